import { defineFunction } from '../define-function.ts';
import type { Db } from '../ports.ts';
import { holdToRate, perHour } from '../rate.ts';
import { readOwnAccount, readOwnRows } from './store.ts';

const rate = perHour(20);

/** One JSON document in pieces; never more than a page of rows in memory. */
async function* write(db: Db, madeAt: string): AsyncGenerator<string> {
  const { tables, ...account } = await readOwnAccount(db);
  yield `${JSON.stringify({ made_at: madeAt, ...account }).slice(0, -1)},"tables":{`;
  for (const [index, table] of tables.entries()) {
    yield `${index > 0 ? ',' : ''}${JSON.stringify(table)}:[`;
    let separator = '';
    for await (const rows of readOwnRows(db, table)) {
      if (rows.length === 0) continue;
      yield `${separator}${rows.join(',')}`;
      separator = ',';
    }
    yield ']';
  }
  yield '}}';
}

/** Everything kept about the caller as one document: account, sign-ins, mails, the list of files, all rows of all tables. */
export const downloadMyData = defineFunction('download-my-data', {
  access: 'user',
  streams: true,
  async run({ user, callerDb, limiter, now }) {
    await holdToRate(limiter, `download:${user.id}`, rate, 'too_many_downloads');
    return write(callerDb, new Date(now()).toISOString());
  },
});
