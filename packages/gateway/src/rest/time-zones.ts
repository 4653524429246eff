import type { Database } from '../database/port.ts';

const none: ReadonlySet<string> = new Set();

/** Whether a `Prefer` header asks for a time zone at all: most don't, and the names are read only then. */
const asksForOne = /(?:^|[,\s])timezone=/;

/** Makes the function that gives the time zones a `Prefer` header may name: the database's own, read once. */
export function createTimeZones(database: Database): (prefer: string | null) => Promise<ReadonlySet<string>> {
  let known: Promise<ReadonlySet<string>> | undefined;
  async function read(): Promise<ReadonlySet<string>> {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ name: string }>('select name from pg_catalog.pg_timezone_names'),
    );
    return new Set(rows.map(({ name }) => name));
  }
  return async (prefer) => {
    if (prefer === null || !asksForOne.test(prefer)) return none;
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
