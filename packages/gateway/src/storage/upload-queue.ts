import pLimit, { type LimitFunction } from 'p-limit';
import { TooManyRequests } from '../wire-format.ts';

/** Seconds that a client waits who asks for more at once than waits already. */
const waitSeconds = 5;

/**
 * Turns for uploads, which are held in memory while they are checked: `maxParallel` for everybody and fewer for one user,
 * so that a user who sends slowly holds up nobody else. Bodies are not read while they wait.
 * Of one user `maxWaiting` wait; for the next one TooManyRequests is thrown.
 */
export function createUploadQueue(
  maxParallel: number,
  maxPerUser: number,
  maxWaiting = Number.POSITIVE_INFINITY,
) {
  const everybody = pLimit(maxParallel);
  const users = new Map<string, { limit: LimitFunction; count: number }>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const user = users.get(userId) ?? { limit: pLimit(maxPerUser), count: 0 };
    if (user.count >= maxPerUser + maxWaiting) throw new TooManyRequests(waitSeconds);
    users.set(userId, user);
    user.count += 1;
    try {
      return await user.limit(() => everybody(work));
    } finally {
      user.count -= 1;
      if (user.count === 0) users.delete(userId);
    }
  };
}
