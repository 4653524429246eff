import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Turns for uploads, which are held in memory while they are checked: `maxParallel` for everybody and fewer for one user,
 * so that a user who sends slowly holds up nobody else. Bodies are not read while they wait.
 */
export function createUploadQueue(maxParallel: number, maxPerUser: number) {
  const everybody = pLimit(maxParallel);
  const users = new Map<string, { limit: LimitFunction; count: number }>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const user = users.get(userId) ?? { limit: pLimit(maxPerUser), count: 0 };
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
