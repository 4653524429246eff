import { addressGroup } from '../address-group.ts';
import { hashToken } from './opaque.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { rateLimited } from './refusals.ts';

const fiveMinutes = 300;

/** Requests of one client address to one endpoint in five minutes. */
export const addressLimits = { verify: 30, token: 150, signup: 30, recover: 30, resend: 30 } as const;

/** Wrong passwords for one account, known or not. */
const wrongPasswordLimit = { count: 10, windowSeconds: 900 } as const;

/** Mails that strangers can cause to one address: of one kind each minute, of all kinds each hour. */
const mailsPerMinute = 1;
const mailsPerHour = 5;

/** Counts the request; throws the 429 past the endpoint's limit for the client's address. */
export async function limitByAddress(
  parts: AuthParts,
  call: AuthCall,
  endpoint: keyof typeof addressLimits,
): Promise<void> {
  const key = `auth ${endpoint} ${addressGroup(call.context.clientAddress)}`;
  const taken = await parts.limiter.take(key, addressLimits[endpoint], fiveMinutes);
  if (!taken.allowed) throw rateLimited(taken.retryAfterSeconds);
}

/**
 * Counts a password before it is tried, so that parallel tries cannot outrun the count; the answer takes it back when the
 * password was right. Throws the 429 past ten wrong ones.
 */
export async function countPasswordTry(parts: AuthParts, email: string): Promise<() => Promise<void>> {
  const key = `auth password ${hashToken(email)}`;
  const taken = await parts.limiter.take(key, wrongPasswordLimit.count, wrongPasswordLimit.windowSeconds);
  if (!taken.allowed) throw rateLimited(taken.retryAfterSeconds);
  return () => parts.limiter.refund(key);
}

/** The counts of one mail to an address; null where it already got as many as it may. */
async function takeMail(parts: AuthParts, email: string, kind: string): Promise<string[] | null> {
  const perMinute = `auth mail ${kind} ${hashToken(email)}`;
  const perHour = `auth mail ${hashToken(email)}`;
  if (!(await parts.limiter.take(perMinute, mailsPerMinute, 60)).allowed) return null;
  if ((await parts.limiter.take(perHour, mailsPerHour, 3_600)).allowed) return [perMinute, perHour];
  await parts.limiter.refund(perMinute);
  return null;
}

/** Leave to mail an address once, counted before the transaction that writes the mail. */
export interface MailAllowance {
  readonly isAllowed: boolean;
  /** Set by whoever writes the mail. */
  isUsed: boolean;
}

/**
 * Counts a mail, runs `work` with the allowance, and takes the count back where `work` rejects or wrote no mail. The
 * minute is counted by kind, so that somebody who has just confirmed an address and then forgets the password does not wait
 * for a mail that never comes. Counting takes a connection: call this outside a transaction.
 */
export async function withMailAllowance<T>(
  parts: AuthParts,
  email: string,
  kind: string,
  work: (allowance: MailAllowance) => Promise<T>,
): Promise<T> {
  const counted = await takeMail(parts, email, kind);
  const allowance: MailAllowance = { isAllowed: counted !== null, isUsed: false };
  let isMailed = false;
  try {
    const result = await work(allowance);
    isMailed = allowance.isUsed;
    return result;
  } finally {
    if (!isMailed) for (const key of counted ?? []) await parts.limiter.refund(key);
  }
}
