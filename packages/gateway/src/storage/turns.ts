/** Runs at most so many pieces of work at once; the others wait in the order they came. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

export function createTurns(maxParallel: number): InTurn {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async (work) => {
    if (running >= maxParallel) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next in line, so that nobody who comes later can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/**
 * Turns for uploads, which are held in memory while they are judged: so many for everybody and fewer for one user,
 * so that a user who sends slowly holds up nobody else. Bodies are not read while they wait.
 */
export function createUploadTurns(maxParallel: number, maxPerUser: number) {
  const everybody = createTurns(maxParallel);
  const users = new Map<string, { inTurn: InTurn; count: number }>();
  return async <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    const user = users.get(userId) ?? { inTurn: createTurns(maxPerUser), count: 0 };
    users.set(userId, user);
    user.count += 1;
    try {
      return await user.inTurn(() => everybody(work));
    } finally {
      user.count -= 1;
      if (user.count === 0) users.delete(userId);
    }
  };
}
