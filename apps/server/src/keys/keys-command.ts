// npm run keys: shows, rotates, revokes and imports the keys that sign access tokens. The server has to run.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { askOwnServer, type Order } from '../ask-own-server.ts';
import { type Environment, readEnvironment } from '../env.ts';
import { explain, OperatorError } from '../operator-errors.ts';

const usage = 'Use: npm run keys -- [list | rotate | revoke <kid> | import <file with a private JWK>]';

const Answer = z.object({
  keys: z
    .array(
      z.object({
        kid: z.string(),
        algorithm: z.string(),
        status: z.string(),
        created_at: z.string(),
        verifies_until: z.string().nullable(),
      }),
    )
    .optional(),
  msg: z.string().optional(),
});

const area = '/signing-keys';

async function orderOf([verb = 'list', what]: readonly string[]): Promise<Order> {
  if (verb === 'list') return { method: 'GET', path: area };
  if (verb === 'rotate') return { method: 'POST', path: `${area}/rotate` };
  if (verb === 'revoke' && what) return { method: 'DELETE', path: `${area}/${encodeURIComponent(what)}` };
  if (verb === 'import' && what) {
    const jwk: unknown = JSON.parse(await readFile(what, 'utf8'));
    return { method: 'POST', path: area, body: JSON.stringify({ jwk }) };
  }
  throw new OperatorError(usage);
}

/** The keys after the order. Throws OperatorError. */
async function send(environment: Environment, order: Order) {
  const { isOk, status, answer } = await askOwnServer(environment, order);
  const { keys, msg } = Answer.parse(answer);
  if (!isOk || !keys) throw new OperatorError(msg ?? `status ${status}`);
  return keys;
}

try {
  const keys = await send(readEnvironment(), await orderOf(process.argv.slice(2)));
  for (const { kid, algorithm, status, created_at: made, verifies_until: until } of keys) {
    console.log(`${kid}  ${algorithm}  ${status}  made ${made}${until ? `  verifies until ${until}` : ''}`);
  }
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
