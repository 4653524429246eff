import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database } from './port.ts';

/**
 * Code inside an open transaction asked the pool for a second connection. When every connection of the pool is held by
 * somebody who waits for another one, nobody goes on: so this is refused at once, however many are free.
 */
class SecondConnection extends Error {
  constructor() {
    super(
      'A second connection was requested inside an open transaction: use its tx, or do the work before or after it',
    );
    this.name = 'SecondConnection';
  }
}

/**
 * Allows one connection at a time to each chain of calls. Work that a transaction starts and does not wait for may use the
 * database once that transaction has ended.
 */
export function holdOneConnection<D extends Database>(database: D): D {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>();

  function once<T>(run: () => Promise<T>): Promise<T> {
    if (current.getStore()?.isOpen) return Promise.reject(new SecondConnection());
    const transaction = { isOpen: true };
    return current.run(transaction, async () => {
      try {
        return await run();
      } finally {
        transaction.isOpen = false;
      }
    });
  }

  return {
    ...database,
    asOwner: (work) => once(() => database.asOwner(work)),
    asCaller: (caller, work, options) => once(() => database.asCaller(caller, work, options)),
    readAsCaller: (caller, sql, params) => once(() => database.readAsCaller(caller, sql, params)),
    // PGlite calls its listeners while the transaction that notified is ending: they are no part of it.
    listen: (channel, onPayload, onGap) =>
      database.listen(channel, (payload) => current.exit(() => onPayload(payload)), onGap),
  };
}
