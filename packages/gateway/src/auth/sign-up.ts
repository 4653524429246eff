import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { AnonymousBody, signInAnonymously } from './anonymous.ts';
import { authError } from './errors.ts';
import { evenly } from './even-time.ts';
import { challengeFields, challengeOf, Email, Metadata, Password, type PkceChallenge } from './fields.ts';
import { consumeSignUp, limitByAddress, type MailAllowance, withMailAllowance } from './limits.ts';
import { mailToken } from './mail-token.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { checkPassword } from './password-policy.ts';
import { parseFields, readJson } from './read-json.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { emailProvider, findUserByEmail, insertUser, toUserJson, type UserRow } from './users.ts';

const Anything = z.looseObject({
  email: z.unknown().optional(),
  phone: z.unknown().optional(),
  password: z.unknown().optional(),
});
const Body = z.object({ email: Email, password: Password, data: Metadata.nullish(), ...challengeFields });

/** A sign-up without an address: what the client sends for an anonymous sign-in. */
const isAnonymous = ({ email, phone, password }: z.output<typeof Anything>) =>
  email === undefined && phone === undefined && password === undefined;

interface Newcomer {
  email: string;
  password: string;
  metadata: Record<string, unknown>;
  mail: { redirectTo: string; challenge: PkceChallenge | null };
}

/** A new account, with its confirmation email in the same transaction. False where the address was taken meanwhile. */
async function register(
  parts: AuthParts,
  tx: Tx,
  newcomer: Newcomer,
  passwordHash: string,
  allowance: MailAllowance,
): Promise<boolean> {
  const user = await insertUser(
    tx,
    {
      id: parts.hashes.uuid('user', newcomer.email),
      email: newcomer.email,
      encryptedPassword: passwordHash,
      confirmedAt: null,
      appMetadata: emailProvider,
      userMetadata: newcomer.metadata,
    },
    new Date(parts.clock()),
  );
  if (user) await mailToken(parts, tx, user, 'signup', { ...newcomer.mail, allowance });
  return user !== undefined;
}

/**
 * A second sign-up before the confirmation. Whose the first one was is unknown until the mailbox confirms, so a second
 * password cancels the first: nobody who merely knows the address ends up with a password to a confirmed account.
 * Its owner sets one by a recovery.
 */
async function signUpAgain(
  parts: AuthParts,
  tx: Tx,
  known: UserRow,
  newcomer: Newcomer,
  samePassword: boolean,
  allowance: MailAllowance,
) {
  const { rows } = await tx.query(
    `update auth.users set encrypted_password = case when $2::boolean then encrypted_password end
      where id = $1 and email_confirmed_at is null and deleted_at is null returning id`,
    [known.id, samePassword],
  );
  if (rows.length > 0) await mailToken(parts, tx, known, 'signup', { ...newcomer.mail, allowance });
}

/**
 * A sign-up for an address that is confirmed: the next sign-in shall look as if there had been no account. Its owner
 * may have forgotten it, and gets the email by which to set a new password.
 */
async function noteAttempt(parts: AuthParts, known: UserRow, { password, mail }: Newcomer): Promise<void> {
  const { database, passwords, clock } = parts;
  const isAgain = known.attempted_at !== null;
  const kept = isAgain && (await passwords.matches(password, known.attempted_password));
  const attempted = kept ? known.attempted_password : null;
  const hash = isAgain ? attempted : await passwords.hash(password, known.encrypted_password);
  await withMailAllowance(parts, known.email, 'recovery', (allowance) =>
    database.asOwner(async (tx) => {
      await tx.query('update auth.users set attempted_at = $2, attempted_password = $3 where id = $1', [
        known.id,
        new Date(clock()),
        hash,
      ]);
      await mailToken(parts, tx, known, 'recovery', { ...mail, allowance, occasion: 'account_exists' });
    }),
  );
}

/** Does what there is to do. Whatever that is, it costs one run of bcrypt. */
async function admit(parts: AuthParts, newcomer: Newcomer): Promise<void> {
  const { database, passwords } = parts;
  const known = await database.asOwner((tx) => findUserByEmail(tx, newcomer.email));
  if (known && !known.email_confirmed_at) {
    const same = await passwords.matches(newcomer.password, known.encrypted_password);
    await withMailAllowance(parts, newcomer.email, 'signup', (allowance) =>
      database.asOwner((tx) => signUpAgain(parts, tx, known, newcomer, same, allowance)),
    );
    return;
  }
  if (known) return noteAttempt(parts, known, newcomer);
  const hash = await passwords.hash(newcomer.password);
  const isNew = await withMailAllowance(parts, newcomer.email, 'signup', (allowance) =>
    database.asOwner((tx) => register(parts, tx, newcomer, hash, allowance)),
  );
  if (!isNew) await admit(parts, newcomer);
}

/** A new account that needs no confirmation, signed in. Throws 422 for an address that has an account. */
async function signUpAtOnce(
  parts: AuthParts,
  call: AuthCall,
  { email, password, metadata }: Pick<Newcomer, 'email' | 'password' | 'metadata'>,
): Promise<Response> {
  const encryptedPassword = await parts.passwords.hash(password);
  const now = new Date(parts.clock());
  const session = await parts.database.asOwner(async (tx) => {
    const account = { appMetadata: emailProvider, userMetadata: metadata, confirmedAt: now };
    const id = parts.hashes.uuid('user', email);
    const user = await insertUser(tx, { id, email, encryptedPassword, ...account }, now);
    if (!user) throw authError(422, 'user_already_exists', 'User already registered');
    return openSession(parts, tx, user, 'password', call);
  });
  return sessionResponse(parts, session);
}

/**
 * POST /signup. Where addresses are confirmed, the answer is a function of the request alone, for known and unknown addresses: the id is derived from
 * the address, the times are those of the request. Only the mailbox learns the difference.
 */
export const signUp: Endpoint = async (parts, call) => {
  await limitByAddress(parts, call, 'signup');
  const fields = await readJson(call.request, Anything);
  if (isAnonymous(fields))
    return signInAnonymously(parts, call, parseFields(fields, AnonymousBody).data ?? {});
  const body = parseFields(fields, Body);
  checkPassword(body.password, parts.passwordPolicy);
  await consumeSignUp(parts, call, body.email);
  const challenge = challengeOf(body);
  const metadata = body.data ?? {};
  if (!parts.email.confirm) return signUpAtOnce(parts, call, { ...body, metadata });
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
  const now = new Date(parts.clock());
  await evenly(parts.answerFloorMs, () =>
    admit(parts, {
      email: body.email,
      password: body.password,
      metadata,
      mail: { redirectTo, challenge },
    }),
  );
  const answer: UserRow = {
    id: parts.hashes.uuid('user', body.email),
    email: body.email,
    is_anonymous: false,
    encrypted_password: null,
    email_confirmed_at: null,
    confirmation_sent_at: now,
    recovery_sent_at: null,
    invited_at: null,
    email_change: null,
    email_change_sent_at: null,
    last_sign_in_at: null,
    raw_app_meta_data: emailProvider,
    raw_user_meta_data: metadata,
    banned_until: null,
    attempted_at: null,
    attempted_password: null,
    factors: [],
    identities: [],
    created_at: now,
    updated_at: now,
  };
  return jsonResponse(200, toUserJson(answer, parts.hashes));
};
