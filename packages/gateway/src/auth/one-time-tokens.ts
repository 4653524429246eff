import type { Tx } from '../database/port.ts';
import type { PkceChallenge } from './fields.ts';
import type { AuthParts } from './parts.ts';
import { hashToken, randomCode, randomToken, sameSecret } from './random-token.ts';

/** What a one-time token proves: a mailbox, and what its owner was asked there. */
export type TokenKind =
  | 'signup'
  | 'recovery'
  | 'magiclink'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new';

const minute = 60_000;
const day = 24 * 60 * minute;
const codeLifeMs = 10 * minute;
export const emailChangeLifeMs = day;
const linkLifeMs: Readonly<Record<TokenKind, number>> = {
  signup: day,
  recovery: 10 * minute,
  magiclink: 10 * minute,
  invite: day,
  email_change_current: emailChangeLifeMs,
  email_change_new: emailChangeLifeMs,
};
/** Wrong codes after which only the link works. */
const maxTries = 5;

/** The type that a link and `verifyOtp` name a token by. */
export const verificationType = (kind: TokenKind) =>
  kind === 'email_change_current' || kind === 'email_change_new' ? 'email_change' : kind;

/** A token that was presented and is used up. */
export interface ConsumedToken {
  userId: string;
  kind: TokenKind;
  redirectTo: string | null;
  challenge: PkceChallenge | null;
}

interface TokenRow {
  id: string;
  user_id: string;
  kind: TokenKind;
  redirect_to: string | null;
  code_challenge: string | null;
  code_challenge_method: PkceChallenge['method'] | null;
  code_hash: string;
  code_expires_at: Date;
  attempts: number;
}

const columnNames = [
  'id',
  'user_id',
  'kind',
  'redirect_to',
  'code_challenge',
  'code_challenge_method',
  'code_hash',
  'code_expires_at',
  'attempts',
];
const tokenColumns = columnNames.map((name) => `token.${name}`).join(', ');

const consumed = (row: TokenRow): ConsumedToken => ({
  userId: row.user_id,
  kind: row.kind,
  redirectTo: row.redirect_to,
  challenge:
    row.code_challenge && row.code_challenge_method
      ? { challenge: row.code_challenge, method: row.code_challenge_method }
      : null,
});

/** What goes into an email, or to an operator who asked for a link. */
export interface IssuedToken {
  token: string;
  code: string;
  link: string;
  expiresAt: Date;
  codeExpiresAt: Date;
}

/** Where a link leads once it is opened, and for which browser. */
export interface LinkOptions {
  redirectTo: string;
  challenge: PkceChallenge | null;
}

function linkOf(parts: AuthParts, token: string, kind: TokenKind, redirectTo: string): string {
  const link = new URL(`${parts.authUrl}/verify`);
  link.search = new URLSearchParams({
    token,
    type: verificationType(kind),
    redirect_to: redirectTo,
  }).toString();
  return link.href;
}

/** Stores a new token of a user. The last one of that kind stops working. */
export async function issueToken(
  parts: AuthParts,
  tx: Tx,
  userId: string,
  kind: TokenKind,
  { redirectTo, challenge }: LinkOptions,
): Promise<IssuedToken> {
  const token = randomToken();
  const code = randomCode(parts.email.codeDigits);
  const now = parts.clock();
  const expiresAt = new Date(now + linkLifeMs[kind]);
  const codeExpiresAt = new Date(now + codeLifeMs);
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and kind = $2', [userId, kind]);
  await tx.query(
    `insert into auth.one_time_tokens (user_id, kind, token_hash, code_hash, code_expires_at, redirect_to,
                                       code_challenge, code_challenge_method, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      userId,
      kind,
      hashToken(token),
      parts.hashes.code(userId, kind, code),
      codeExpiresAt,
      redirectTo,
      challenge?.challenge ?? null,
      challenge?.method ?? null,
      expiresAt,
      new Date(now),
    ],
  );
  return { token, code, link: linkOf(parts, token, kind, redirectTo), expiresAt, codeExpiresAt };
}

/** Uses up a link's token. Of two at the same moment one wins. */
export async function consumeLink(
  parts: AuthParts,
  tx: Tx,
  token: string,
  kinds: readonly TokenKind[],
): Promise<ConsumedToken | undefined> {
  // The user's row first, as whoever changes the account locks it: the other way round two of them could wait for each other.
  await tx.query(
    `select id from auth.users
      where id = (select user_id from auth.one_time_tokens where token_hash = $1) for update`,
    [hashToken(token)],
  );
  const { rows } = await tx.query<TokenRow>(
    `delete from auth.one_time_tokens as token
      where token_hash = $1 and kind = any($2::text[]) and expires_at > $3 returning ${tokenColumns}`,
    [hashToken(token), kinds, new Date(parts.clock())],
  );
  return rows[0] && consumed(rows[0]);
}

/** The tokens of some kinds that were mailed to an address. Several users may ask for the same new one. */
const mailedTo = `from auth.one_time_tokens as token join auth.users as account on account.id = token.user_id
  where token.kind = any($2::text[]) and account.deleted_at is null
    and (token.kind <> 'email_change_new' and lower(account.email) = $1
      or token.kind = 'email_change_new' and account.email_change = $1)`;

/** Uses up a mailed code, or counts a wrong try. The link of the same email outlives wrong codes. */
export async function consumeCode(
  parts: AuthParts,
  tx: Tx,
  attempt: { email: string; code: string; kinds: readonly TokenKind[] },
): Promise<ConsumedToken | undefined> {
  const given = [attempt.email, attempt.kinds];
  await tx.query(`select account.id ${mailedTo} order by account.id for update of account`, given);
  const { rows } = await tx.query<TokenRow>(`select ${tokenColumns} ${mailedTo}`, given);
  const now = parts.clock();
  const live = rows.filter((row) => row.attempts < maxTries && row.code_expires_at.getTime() > now);
  const right = live.find((row) =>
    sameSecret(row.code_hash, parts.hashes.code(row.user_id, row.kind, attempt.code)),
  );
  if (right) {
    await tx.query('delete from auth.one_time_tokens where id = $1', [right.id]);
    return consumed(right);
  }
  await tx.query('update auth.one_time_tokens set attempts = attempts + 1 where id = any($1::uuid[])', [
    live.map((row) => row.id),
  ]);
  return undefined;
}
