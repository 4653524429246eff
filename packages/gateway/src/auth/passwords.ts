import { randomBytes } from 'node:crypto';
import bcrypt from 'bcrypt';
import { fitsBcrypt } from './password-policy.ts';
import { refuse } from './refusals.ts';

export const defaultCost = 10;
const atOnce = 4;
/** Requests that may wait for their turn; at 50 ms a hash this is some seconds of work. */
const maxWaiting = 200;

/** Runs at most `slots` tasks at once and lets at most `waiting` others queue; beyond it answers 503 at once. */
export function createTurns(slots: number, waiting: number) {
  const queue: (() => void)[] = [];
  let running = 0;
  return async function inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (running >= slots) {
      if (queue.length >= waiting) {
        throw refuse(503, 'request_timeout', 'Too many sign-ins at once. Please try again.', {
          headers: { 'retry-after': '5' },
        });
      }
      // Whoever ends hands its slot over, so `running` stays as it is.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

export interface Passwords {
  hash(password: string): Promise<string>;
  /**
   * Whether the password is the one behind the hash. Where there is no hash it does the same work and says no, so that
   * the time does not tell whether an account exists.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
}

/** bcrypt in native code, at most four at once. `cost` is the exponent of its rounds. */
export function createPasswords(cost = defaultCost): Passwords {
  const inTurn = createTurns(atOnce, maxWaiting);
  const decoy = bcrypt.hash(randomBytes(32).toString('base64url'), cost);
  return {
    hash: (password) => inTurn(() => bcrypt.hash(password, cost)),
    matches: (password, hash) =>
      inTurn(async () => {
        const fits = fitsBcrypt(password);
        const matched = await bcrypt.compare(password, fits && hash ? hash : await decoy);
        return matched && fits && Boolean(hash);
      }),
  };
}
