import type { Database } from './database/port.ts';
import type { Log } from './ports.ts';
import { describeError } from './redact-log.ts';

/**
 * Refreshes what is known of the schema whenever somebody says `notify pgrst, 'reload schema'`, as migrations do,
 * whichever process runs them. Returns the function that ends it. Never rejects: without the channel, a request that
 * names something unknown still makes the schema be read anew.
 */
export function followSchema(
  database: Database,
  refreshSchema: () => Promise<void>,
  log: Log,
): () => Promise<void> {
  const complain = (error: unknown) => log('warn', 'the schema could not be followed', describeError(error));
  const following = database
    .listen('pgrst', (payload) => {
      if (payload === '' || payload === 'reload schema') refreshSchema().catch(complain);
    })
    .catch((error: unknown) => complain(error));
  return async () => (await following)?.();
}
