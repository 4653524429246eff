import { timingSafeEqual } from 'node:crypto';
import pLimit from 'p-limit';
import { retryAfter } from '../http.ts';
import { hashInThread, makeSalt } from './bcrypt-threads.ts';
import { authError } from './errors.ts';
import { fitsBcrypt } from './password-policy.ts';

export const defaultCost = 10;
/** Each takes a core for some 50 ms; more of them would take the cores that everything else runs on. */
const atOnce = 2;
/** Requests that may wait for their turn; at 50 ms a hash this is five seconds of work. */
const maxWaiting = 200;

/** Runs at most `slots` tasks at once and lets at most `waiting` others queue; beyond it throws 503 at once. */
export function createHashQueue(slots: number, waiting: number) {
  const limit = pLimit(slots);
  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (limit.activeCount >= slots && limit.pendingCount >= waiting) {
      throw authError(503, 'request_timeout', 'Too many sign-ins at once. Please try again.', {
        headers: retryAfter(5),
      });
    }
    return limit(task);
  };
}

export interface Passwords {
  /** The hash of a password, with the salt of `like` where there is one: both are then checked by one run. */
  hash(password: string, like?: string | null): Promise<string>;
  /**
   * Whether the password is the one behind the hash. Where there is no hash it does the same work and says no, so that
   * the time does not tell whether an account exists.
   */
  matches(password: string, hash: string | null | undefined): Promise<boolean>;
  /** The same for several hashes of one account, in their order: one run of bcrypt where they share their salt, or are missing. */
  matchesEach(password: string, hashes: readonly (string | null | undefined)[]): Promise<boolean[]>;
}

/** A hash is its version, cost and salt, 29 characters, and what these make of the password. Null for what is none. */
const saltOf = (hash: string | null | undefined) =>
  /^\$2[ab]\$\d\d\$[./A-Za-z0-9]{53}$/.test(hash ?? '') ? (hash as string).slice(0, 29) : null;

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** bcrypt in native code and in threads of its own, at most two at once. `cost` is the exponent of its rounds. */
export function createPasswords(cost = defaultCost): Passwords {
  const enqueue = createHashQueue(atOnce, maxWaiting);
  const decoy = makeSalt(cost);

  async function matchesEach(password: string, hashes: readonly (string | null | undefined)[]) {
    const salts = new Set(hashes.map(saltOf).filter((salt) => salt !== null));
    if (salts.size === 0) salts.add(decoy);
    const made = await Promise.all([...salts].map((salt) => enqueue(() => hashInThread(password, salt))));
    const fits = fitsBcrypt(password);
    return hashes.map((hash) => fits && saltOf(hash) !== null && made.some((one) => isSame(one, hash ?? '')));
  }

  return {
    hash: (password, like) => enqueue(() => hashInThread(password, saltOf(like) ?? makeSalt(cost))),
    matchesEach,
    matches: async (password, hash) => (await matchesEach(password, [hash])).includes(true),
  };
}
