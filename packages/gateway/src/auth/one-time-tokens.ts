import type { Tx } from '../database/port.ts';
import type { PkceChallenge } from './fields.ts';
import type { MailAllowance } from './limits.ts';
import type { AuthParts } from './parts.ts';
import { hashToken, randomCode, randomToken, sameSecret } from './random-token.ts';
import { findUserByEmail, type UserRow } from './users.ts';

/** What a one-time token proves: the address of a new account, or of one whose password is lost. */
export type TokenKind = 'signup' | 'recovery';

const minute = 60_000;
const codeLifeMs = 10 * minute;
const linkLifeMs: Readonly<Record<TokenKind, number>> = { signup: 24 * 60 * minute, recovery: 10 * minute };
/** Wrong digits after which only the link works. */
const maxTries = 5;

const mailKind = { signup: 'confirm_signup', recovery: 'recover' } as const;
/** What an email is sent for, where the kind of its token doesn't say it. */
type Occasion = 'account_exists';
const sentColumn = { signup: 'confirmation_sent_at', recovery: 'recovery_sent_at' } as const;

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

const tokenColumns =
  'id, user_id, kind, redirect_to, code_challenge, code_challenge_method, code_hash, code_expires_at, attempts';

const consumed = (row: TokenRow): ConsumedToken => ({
  userId: row.user_id,
  kind: row.kind,
  redirectTo: row.redirect_to,
  challenge:
    row.code_challenge && row.code_challenge_method
      ? { challenge: row.code_challenge, method: row.code_challenge_method }
      : null,
});

function verifyLink(parts: AuthParts, token: string, kind: TokenKind, redirectTo: string): string {
  const link = new URL(`${parts.authUrl}/verify`);
  link.search = new URLSearchParams({ token, type: kind, redirect_to: redirectTo }).toString();
  return link.href;
}

/**
 * Emails a user a link and eight digits, in the transaction that stores them; the last ones of that kind stop working.
 * Does nothing, silently, where the address already got as many emails as it may.
 */
export async function mailToken(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
  kind: TokenKind,
  options: {
    redirectTo: string;
    challenge: PkceChallenge | null;
    allowance: MailAllowance;
    occasion?: Occasion;
  },
): Promise<void> {
  if (!options.allowance.isAllowed) return;
  const token = randomToken();
  const code = randomCode();
  const now = parts.clock();
  const expiresAt = new Date(now + linkLifeMs[kind]);
  const codeExpiresAt = new Date(now + codeLifeMs);
  await tx.query('delete from auth.one_time_tokens where user_id = $1 and kind = $2', [user.id, kind]);
  await tx.query(
    `insert into auth.one_time_tokens (user_id, kind, token_hash, code_hash, code_expires_at, redirect_to,
                                       code_challenge, code_challenge_method, expires_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      user.id,
      kind,
      hashToken(token),
      parts.hashes.code(user.id, kind, code),
      codeExpiresAt,
      options.redirectTo,
      options.challenge?.challenge ?? null,
      options.challenge?.method ?? null,
      expiresAt,
      new Date(now),
    ],
  );
  await tx.query(`update auth.users set ${sentColumn[kind]} = $2 where id = $1`, [user.id, new Date(now)]);
  await parts.mailer.enqueue(tx, {
    kind: options.occasion ?? mailKind[kind],
    to: user.email,
    user: { id: user.id, metadata: user.raw_user_meta_data },
    link: verifyLink(parts, token, kind, options.redirectTo),
    code,
    expiresAt,
    codeExpiresAt,
  });
  options.allowance.isUsed = true;
}

/** Uses up a link's token. Of two at the same moment one wins. */
export async function consumeLink(
  parts: AuthParts,
  tx: Tx,
  token: string,
  kind: TokenKind,
): Promise<ConsumedToken | undefined> {
  const { rows } = await tx.query<TokenRow>(
    `delete from auth.one_time_tokens where token_hash = $1 and kind = $2 and expires_at > $3 returning ${tokenColumns}`,
    [hashToken(token), kind, new Date(parts.clock())],
  );
  return rows[0] && consumed(rows[0]);
}

/** Uses up a user's eight digits, or counts a wrong try. The link of the same email outlives wrong digits. */
export async function consumeCode(
  parts: AuthParts,
  tx: Tx,
  attempt: { email: string; code: string; kind: TokenKind },
): Promise<ConsumedToken | undefined> {
  const user = await findUserByEmail(tx, attempt.email);
  if (!user) return undefined;
  const { rows } = await tx.query<TokenRow>(
    `select ${tokenColumns} from auth.one_time_tokens where user_id = $1 and kind = $2 for update`,
    [user.id, attempt.kind],
  );
  const [row] = rows;
  if (!row || row.attempts >= maxTries || row.code_expires_at.getTime() <= parts.clock()) return undefined;
  if (sameSecret(row.code_hash, parts.hashes.code(user.id, attempt.kind, attempt.code))) {
    await tx.query('delete from auth.one_time_tokens where id = $1', [row.id]);
    return consumed(row);
  }
  await tx.query('update auth.one_time_tokens set attempts = attempts + 1 where id = $1', [row.id]);
  return undefined;
}
