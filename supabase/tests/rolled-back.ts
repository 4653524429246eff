import type { Database, Tx } from '@greenroom/gateway';

/** Ends a transaction that went well, so that nothing of it stays. */
class Undo extends Error {}

/** Runs `work` as the owner in a transaction that never commits; its result or its error comes through. */
export async function rolledBack<T>(database: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  let outcome: { result: T } | undefined;
  await database
    .asOwner(async (tx) => {
      outcome = { result: await work(tx) };
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
  if (!outcome) throw new Error('the transaction ended before its work did');
  return outcome.result;
}
