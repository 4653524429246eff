import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';
import { readOwnData } from './store.ts';

const rate = perHour(20);

/** Everything kept about the caller as one document: account, sign-ins, mails, the list of files, all rows of all tables. */
export const downloadMyData = defineFunction('download-my-data', {
  access: 'user',
  async run({ user, callerDb, limiter, now }) {
    await holdToRate(limiter, `download:${user.id}`, rate, 'Too many downloads. Please try again later.');
    const data = await readOwnData(callerDb);
    // The contract checks the shape on the way out.
    return { ...data, made_at: new Date(now()).toISOString() } as never;
  },
});
