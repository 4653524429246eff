import { AppError } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { readOwnData } from './store.ts';

const downloadsPerHour = 20;
const hourSeconds = 3_600;

/** Everything kept about the caller as one document: account, sign-ins, mails, the list of files, all rows of all tables. */
export const downloadMyData = defineFunction('download-my-data', {
  access: 'user',
  async run({ user, callerDb, limiter, now }) {
    const verdict = await limiter.take(`download:${user.id}`, downloadsPerHour, hourSeconds);
    if (!verdict.allowed) {
      const { retryAfterSeconds } = verdict;
      throw new AppError('rate_limited', 'Too many downloads. Please try again later.', {
        retryAfterSeconds,
      });
    }
    const data = await readOwnData(callerDb);
    // The contract checks the shape on the way out.
    return { ...data, made_at: new Date(now()).toISOString() } as never;
  },
});
