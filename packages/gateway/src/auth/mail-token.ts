import type { Tx } from '../database/port.ts';
import type { AuthMail } from '../ports.ts';
import type { MailAllowance } from './limits.ts';
import { issueToken, type LinkOptions, type TokenKind } from './one-time-tokens.ts';
import type { AuthParts } from './parts.ts';
import type { UserRow } from './users.ts';

const mailKinds = {
  signup: 'confirm_signup',
  recovery: 'recover',
  magiclink: 'sign_in',
  invite: 'invite',
  email_change_current: 'email_change_current',
  email_change_new: 'email_change_new',
} as const satisfies Record<TokenKind, AuthMail['kind']>;

/** What an email is sent for, where the kind of its token doesn't say it. */
type Occasion = 'account_exists';

/** The column that says when an email of a kind was last sent; GoTrue notes a sign-in by email as a recovery. */
const sentColumns: Readonly<Record<TokenKind, string>> = {
  signup: 'confirmation_sent_at',
  recovery: 'recovery_sent_at',
  magiclink: 'recovery_sent_at',
  invite: 'invited_at',
  email_change_current: 'email_change_sent_at',
  email_change_new: 'email_change_sent_at',
};

export interface MailTokenOptions extends LinkOptions {
  allowance: MailAllowance;
  occasion?: Occasion;
  /** The address that the account is to have. */
  newEmail?: string;
}

/** Notes when an email with a token of that kind was sent. */
export async function noteSent(parts: AuthParts, tx: Tx, userId: string, kind: TokenKind): Promise<void> {
  await tx.query(`update auth.users set ${sentColumns[kind]} = $2 where id = $1`, [
    userId,
    new Date(parts.clock()),
  ]);
}

/**
 * Emails a user a link and a code, in the transaction that stores them; the last ones of that kind stop working.
 * Does nothing, silently, where the address already got as many emails as it may.
 */
export async function mailToken(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
  kind: TokenKind,
  { redirectTo, challenge, allowance, occasion, newEmail }: MailTokenOptions,
): Promise<void> {
  if (!allowance.isAllowed) return;
  const { link, code, expiresAt, codeExpiresAt } = await issueToken(parts, tx, user.id, kind, {
    redirectTo,
    challenge,
  });
  await noteSent(parts, tx, user.id, kind);
  await parts.mailer.enqueue(tx, {
    kind: occasion ?? mailKinds[kind],
    to: kind === 'email_change_new' && newEmail ? newEmail : user.email,
    user: { id: user.id, metadata: user.raw_user_meta_data },
    ...(newEmail ? { newEmail } : {}),
    link,
    code,
    expiresAt,
    codeExpiresAt,
  });
  allowance.isUsed = true;
}
