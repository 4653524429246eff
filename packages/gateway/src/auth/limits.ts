import { addressGroup } from '../address-group.ts';
import type { HttpError } from '../http.ts';
import type { RateLimiter } from '../ports.ts';
import { authError, rateLimited } from './errors.ts';
import { knownClient } from './known-clients.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { hashToken } from './random-token.ts';

const fiveMinutes = 300;
const oneHour = 3_600;

/** Requests of one client address to one endpoint in five minutes. */
export const addressLimits = {
  verify: 30,
  token: 150,
  signup: 30,
  recover: 30,
  resend: 30,
  otp: 30,
  authorize: 60,
  callback: 60,
} as const;

/** Accounts that one client address may try a wrong password for, in five minutes. */
const accountsPerAddress = 30;

/** A provider gives one customer this much of IPv6. */
const signUpPrefixBits = 56;

/** Wrong passwords for one account, known or not. */
const wrongPasswordLimit = { count: 10, windowSeconds: 900 } as const;

/** Emails that strangers can cause to one address: of one kind each minute, of all kinds each hour. */
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

/** A password that was counted before it is tried. */
interface PasswordAttempt {
  /** Takes the count back: the password was right. */
  takeBack(): Promise<void>;
  /** The answer to a wrong one. Someone else in the owner's network learns no more from it than a stranger does. */
  refusal(otherwise: HttpError): HttpError;
}

type Taken = Awaited<ReturnType<RateLimiter['take']>>;

/**
 * Counts a password before it is tried, so that parallel tries cannot outrun the count. Throws the 429 past ten wrong ones:
 * everybody's for a stranger, their own for a device or network from which somebody has signed in to the account before,
 * so that nobody locks the owner out by guessing. `userId` is the one that the address would have where there is no account.
 */
export async function consumePasswordAttempt(
  parts: AuthParts,
  call: AuthCall,
  email: string,
  userId: string,
): Promise<PasswordAttempt> {
  const { lastingLimiter } = parts;
  const { count, windowSeconds } = wrongPasswordLimit;
  const client = await knownClient(parts, userId, call);
  const everybody = `auth password ${hashToken(email)}`;
  const own = `auth password ${hashToken(email)} ${client}`;
  const byAll: Taken = await lastingLimiter.take(everybody, count, windowSeconds);
  const byClient: Taken = client ? await lastingLimiter.take(own, count, windowSeconds) : byAll;
  if (!byClient.allowed) {
    if (client && byAll.allowed) await lastingLimiter.refund(everybody);
    throw rateLimited(byClient.retryAfterSeconds);
  }
  return {
    async takeBack() {
      if (byAll.allowed) await lastingLimiter.refund(everybody);
      if (client) await lastingLimiter.refund(own);
    },
    refusal: (otherwise) =>
      byAll.allowed || client?.startsWith('device') ? otherwise : rateLimited(byAll.retryAfterSeconds),
  };
}

/** Wrong codes of an account's second factor, whoever has its password. Of six digits three are right at a time. */
const wrongFactorLimits = {
  totp: [
    { count: 5, windowSeconds: 900 },
    { count: 20, windowSeconds: 86_400 },
  ],
  recovery_code: [{ count: 10, windowSeconds: 900 }],
} as const;

/** Counts a code before it is tried; the answer takes the counts back when it was right. Throws the 429 past a limit. */
export async function consumeFactorAttempt(
  parts: AuthParts,
  userId: string,
  type: keyof typeof wrongFactorLimits,
): Promise<() => Promise<void>> {
  const taken: string[] = [];
  const takeBack = async () => {
    for (const key of taken) await parts.lastingLimiter.refund(key);
  };
  for (const { count, windowSeconds } of wrongFactorLimits[type]) {
    const key = `auth factor ${type} ${windowSeconds} ${userId}`;
    const counted = await parts.lastingLimiter.take(key, count, windowSeconds);
    if (!counted.allowed) {
      await takeBack();
      throw rateLimited(counted.retryAfterSeconds);
    }
    taken.push(key);
  }
  return takeBack;
}

/**
 * Counts the account that a client address tries a password for, once in five minutes; the answer takes it back when the
 * password was right. Throws the 429 past 30 accounts.
 */
export async function consumeAccountAttempt(
  parts: AuthParts,
  call: AuthCall,
  email: string,
): Promise<() => Promise<void>> {
  const spread = `auth accounts ${addressGroup(call.context.clientAddress)}`;
  const account = `${spread} ${hashToken(email)}`;
  if (!(await parts.limiter.take(account, 1, fiveMinutes)).allowed) return async () => {};
  const taken = await parts.limiter.take(spread, accountsPerAddress, fiveMinutes);
  if (!taken.allowed) {
    await parts.limiter.refund(account);
    throw rateLimited(taken.retryAfterSeconds);
  }
  return async () => {
    await parts.limiter.refund(account);
    await parts.limiter.refund(spread);
  };
}

/**
 * Counts a new address of a sign-up in the hour of its network. Throws the 429 past the operator's limit. Known addresses
 * count as well: else the answer would tell which are.
 */
export async function consumeSignUp(parts: AuthParts, call: AuthCall, email: string): Promise<void> {
  const { isOpen, perHour, isExempt } = parts.signUps;
  if (!isOpen) throw authError(422, 'signup_disabled', 'Signups not allowed for this instance');
  const { clientAddress } = call.context;
  if (perHour === null || isExempt(call.request, clientAddress)) return;
  const network = `auth new accounts ${addressGroup(clientAddress, signUpPrefixBits)}`;
  const account = `${network} ${hashToken(email)}`;
  if (!(await parts.lastingLimiter.take(account, 1, oneHour)).allowed) return;
  const taken = await parts.lastingLimiter.take(network, perHour, oneHour);
  if (taken.allowed) return;
  await parts.lastingLimiter.refund(account);
  parts.log('warn', 'sign-ups of one network are over the limit', { requestId: call.context.requestId });
  throw rateLimited(taken.retryAfterSeconds);
}

/** The rate-limit keys that one email to an address uses; null where the address is over its limit. */
async function takeMail(parts: AuthParts, email: string, kind: string): Promise<string[] | null> {
  const perMinute = `auth mail ${kind} ${hashToken(email)}`;
  const perHour = `auth mail ${hashToken(email)}`;
  if (!(await parts.lastingLimiter.take(perMinute, mailsPerMinute, 60)).allowed) return null;
  if ((await parts.lastingLimiter.take(perHour, mailsPerHour, oneHour)).allowed) return [perMinute, perHour];
  await parts.lastingLimiter.refund(perMinute);
  return null;
}

/** Permission to send one email to an address, counted before the transaction that writes it. */
export interface MailAllowance {
  readonly isAllowed: boolean;
  /** Set by the code that writes the email. */
  isUsed: boolean;
}

/**
 * Counts an email, runs `work` with the allowance, and takes the count back where `work` rejects or wrote no mail. The
 * minute is counted by kind, so that somebody who has just confirmed an address and then forgets the password does not wait
 * for an email that never comes. Counting takes a connection: call this outside a transaction.
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
    if (!isMailed) for (const key of counted ?? []) await parts.lastingLimiter.refund(key);
  }
}
