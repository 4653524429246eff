import { type Database, isDatabaseError, type Tx } from '../database/port.ts';
import type { HttpError } from '../http.ts';
import { confirmEmailChange, dropEmailChange } from './email-change.ts';
import { emailTaken, otpExpired, userBanned } from './errors.ts';
import { type ConsumedToken, type TokenKind, verificationType } from './one-time-tokens.ts';
import type { AuthParts } from './parts.ts';
import type { SessionMethod } from './sessions.ts';
import { isBanned, type UserRow, userColumns } from './users.ts';

/** What a token that was used up leads to: a session, a wait for the other mailbox, or a refusal that is to be committed. */
export type Accepted = { user: UserRow; method: SessionMethod } | 'waits' | { refusal: HttpError };

/**
 * The mailbox is proven: the address counts as confirmed. An account whose sign-up was not confirmed by its own email
 * loses the password that somebody gave it before, as that may have been a stranger.
 */
async function confirm(parts: AuthParts, tx: Tx, token: ConsumedToken): Promise<UserRow> {
  const now = new Date(parts.clock());
  const { rows } = await tx.query<UserRow>(
    `update auth.users
        set encrypted_password = case when $3::boolean and email_confirmed_at is null then null else encrypted_password end,
            email_confirmed_at = coalesce(email_confirmed_at, $2), updated_at = $2
      where id = $1 and deleted_at is null returning ${userColumns}`,
    [token.userId, now, token.kind !== 'signup'],
  );
  const [user] = rows;
  if (!user) throw otpExpired();
  if (isBanned(user, now.getTime())) throw userBanned();
  await tx.query(`delete from auth.one_time_tokens where user_id = $1 and kind in ('signup', 'invite')`, [
    user.id,
  ]);
  return user;
}

const methodOf = (kind: TokenKind): SessionMethod => (kind === 'recovery' ? 'recovery' : 'otp');

/** Does what the token stands for. */
export async function acceptToken(parts: AuthParts, tx: Tx, token: ConsumedToken): Promise<Accepted> {
  if (verificationType(token.kind) !== 'email_change') {
    return { user: await confirm(parts, tx, token), method: methodOf(token.kind) };
  }
  const outcome = await confirmEmailChange(parts, tx, token);
  if (outcome === 'taken') return { refusal: emailTaken() };
  if (outcome === 'expired') return { refusal: otpExpired() };
  if (outcome === 'waits') return outcome;
  // The first mailbox of an account proves its owner, who may set a password now.
  return { user: outcome.user, method: outcome.wasAnonymous ? 'otp' : 'email_change' };
}

/** Runs a verification. Where two changes to one address are confirmed at the same moment, the later one ends. */
export async function verifying<T>(
  database: Database,
  work: (tx: Tx, tokenSeen: (token: ConsumedToken) => void) => Promise<T>,
): Promise<T> {
  let userId: string | undefined;
  try {
    return await database.asOwner((tx) =>
      work(tx, (token) => {
        userId = token.userId;
      }),
    );
  } catch (error) {
    if (!isDatabaseError(error) || error.code !== '23505' || userId === undefined) throw error;
    const changing = userId;
    await database.asOwner((tx) => dropEmailChange(tx, changing));
    throw emailTaken();
  }
}
