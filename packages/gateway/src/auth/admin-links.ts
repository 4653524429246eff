import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { noteWish } from './email-change.ts';
import { emailRateLimited, emailTaken, userNotFound, validationFailed } from './errors.ts';
import { Email, Metadata, Password } from './fields.ts';
import { withMailAllowance } from './limits.ts';
import { mailToken, noteSent } from './mail-token.ts';
import { issueToken, type TokenKind } from './one-time-tokens.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { checkPassword } from './password-policy.ts';
import { readJson } from './read-json.ts';
import { emailProvider, findUserByEmail, insertUser, toUserJson, type UserRow } from './users.ts';

interface Invited {
  email: string;
  data?: Record<string, unknown> | null | undefined;
}

/** The account of an address, made without a password where there is none. */
async function findOrMake(parts: AuthParts, tx: Tx, { email, data }: Invited): Promise<UserRow> {
  const newUser = {
    id: parts.hashes.uuid('user', email),
    email,
    encryptedPassword: null,
    confirmedAt: null,
    appMetadata: emailProvider,
    userMetadata: data ?? {},
  };
  const made = await insertUser(tx, newUser, new Date(parts.clock()));
  const user = made ?? (await findUserByEmail(tx, email));
  if (!user) throw userNotFound();
  return user;
}

/** The same for an account that waits for its confirmation. Throws 422 for one that is confirmed. */
async function findOrMakeWaiting(parts: AuthParts, tx: Tx, invited: Invited): Promise<UserRow> {
  const user = await findOrMake(parts, tx, invited);
  if (user.email_confirmed_at) throw emailTaken();
  return user;
}

const Invitation = z.object({ email: Email, data: Metadata.nullish() });

/** POST /invite: an account without a password, and an email with a link to it. */
export async function inviteUser(parts: AuthParts, call: AuthCall): Promise<Response> {
  const body = await readJson(call.request, Invitation);
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
  const user = await withMailAllowance(parts, body.email, 'invite', async (allowance) => {
    if (!allowance.isAllowed) throw emailRateLimited();
    return parts.database.asOwner(async (tx) => {
      const invited = await findOrMakeWaiting(parts, tx, body);
      await mailToken(parts, tx, invited, 'invite', { redirectTo, challenge: null, allowance });
      return findUserByEmail(tx, body.email);
    });
  });
  if (!user) throw userNotFound();
  return jsonResponse(200, toUserJson(user, parts.hashes));
}

const kinds = [
  'signup',
  'magiclink',
  'recovery',
  'invite',
  'email_change_current',
  'email_change_new',
] as const satisfies readonly TokenKind[];

const LinkBody = z.object({
  type: z.enum(kinds),
  email: Email,
  new_email: Email.nullish(),
  password: Password.optional(),
  data: Metadata.nullish(),
  redirect_to: z.string().nullish(),
});
type LinkWish = z.output<typeof LinkBody>;

async function knownUser(tx: Tx, email: string): Promise<UserRow> {
  const user = await findUserByEmail(tx, email);
  if (!user) throw userNotFound();
  return user;
}

async function signedUpUser(
  parts: AuthParts,
  tx: Tx,
  wish: LinkWish,
  passwordHash: string | undefined,
): Promise<UserRow> {
  if (!passwordHash) throw validationFailed('Signup requires a valid password');
  const user = await findOrMakeWaiting(parts, tx, wish);
  await tx.query('update auth.users set encrypted_password = $2 where id = $1', [user.id, passwordHash]);
  return user;
}

async function changingUser(parts: AuthParts, tx: Tx, wish: LinkWish): Promise<UserRow> {
  if (!wish.new_email || wish.new_email === wish.email) {
    throw validationFailed('A new email address is required');
  }
  const user = await knownUser(tx, wish.email);
  if (await findUserByEmail(tx, wish.new_email)) throw emailTaken();
  return noteWish(parts, tx, user, wish.new_email);
}

/** The account that a link of that kind is for. */
async function linkedUser(
  parts: AuthParts,
  tx: Tx,
  wish: LinkWish,
  passwordHash: string | undefined,
): Promise<UserRow> {
  switch (wish.type) {
    case 'signup':
      return signedUpUser(parts, tx, wish, passwordHash);
    case 'invite':
      return findOrMakeWaiting(parts, tx, wish);
    case 'magiclink':
      return findOrMake(parts, tx, wish);
    case 'recovery':
      return knownUser(tx, wish.email);
    default:
      return changingUser(parts, tx, wish);
  }
}

/** POST /admin/generate_link: what an email would hold, for the operator to send. No email is sent. */
export async function generateLink(parts: AuthParts, call: AuthCall): Promise<Response> {
  const wish = await readJson(call.request, LinkBody);
  if (wish.password !== undefined) checkPassword(wish.password, parts.passwordPolicy);
  const hash = wish.password === undefined ? undefined : await parts.passwords.hash(wish.password);
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'), wish.redirect_to);
  const answer = await parts.database.asOwner(async (tx) => {
    const { id } = await linkedUser(parts, tx, wish, hash);
    const issued = await issueToken(parts, tx, id, wish.type, { redirectTo, challenge: null });
    await noteSent(parts, tx, id, wish.type);
    return { user: await knownUser(tx, wish.email), issued };
  });
  return jsonResponse(200, {
    ...toUserJson(answer.user, parts.hashes),
    action_link: answer.issued.link,
    email_otp: answer.issued.code,
    hashed_token: answer.issued.token,
    verification_type: wish.type,
    redirect_to: redirectTo,
  });
}
