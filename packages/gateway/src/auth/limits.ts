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

/**
 * Counts a mail to an address; false where it already got as many as it may. The minute is counted by kind, so that
 * somebody who has just confirmed an address and then forgets the password does not wait for a mail that never comes.
 */
export async function mayMail(parts: AuthParts, email: string, kind: string): Promise<boolean> {
  const perMinute = `auth mail ${kind} ${hashToken(email)}`;
  if (!(await parts.limiter.take(perMinute, mailsPerMinute, 60)).allowed) return false;
  if ((await parts.limiter.take(`auth mail ${hashToken(email)}`, mailsPerHour, 3_600)).allowed) return true;
  await parts.limiter.refund(perMinute);
  return false;
}
