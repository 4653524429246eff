import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { dropEmailChange, requestEmailChange } from './email-change.ts';
import { authError, conflict, unauthorized, validationFailed } from './errors.ts';
import { evenly } from './even-time.ts';
import { requireRaised } from './factor-session.ts';
import { challengeFields, challengeOf, Email, Metadata, maxMetadataBytes, Password } from './fields.ts';
import { consumePasswordAttempt } from './limits.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { checkPassword } from './password-policy.ts';
import { readJson } from './read-json.ts';
import { endSessions, type SessionMethod } from './sessions.ts';
import { signedIn, wholeSignedIn } from './signed-in.ts';
import { findUserById, mergeMetadata, toUserJson, type UserRow } from './users.ts';

/** How long after opening a mailed link a password may be set without the old one. */
const recoveryMs = 15 * 60_000;

interface Current {
  user: UserRow;
  session: { id: string; method: SessionMethod; createdAt: Date; isRaised: boolean };
}

/** The caller's account and session as they are now, whatever was true when the token was checked. */
async function readCurrent(parts: AuthParts, call: AuthCall): Promise<Current> {
  const { userId, sessionId } = signedIn(call);
  return parts.database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ method: SessionMethod; created_at: Date; aal: string }>(
      'select method, created_at, aal from auth.sessions where id = $1 and user_id = $2',
      [sessionId, userId],
    );
    const user = await findUserById(tx, userId);
    if (!rows[0] || !user) {
      throw unauthorized('session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    const { method, created_at: createdAt, aal } = rows[0];
    return { user, session: { id: sessionId, method, createdAt, isRaised: aal === 'aal2' } };
  });
}

/** GET /user. */
export const getUser: Endpoint = async (parts, call) => {
  const { user } = await readCurrent(parts, call);
  return jsonResponse(200, toUserJson(user, parts.hashes));
};

/** Throws unless the caller proves to be the account's owner: by the current password, or by a link just opened. */
async function proveOwner(
  parts: AuthParts,
  call: AuthCall,
  { user, session }: Current,
  currentPassword: string | undefined,
) {
  const isFresh = parts.clock() - session.createdAt.getTime() <= recoveryMs;
  // Who came by another provider has no password yet, and may set the first one.
  const mayBeFirst = session.method === 'oauth' && user.encrypted_password === null;
  if ((session.method === 'otp' || session.method === 'recovery' || mayBeFirst) && isFresh) return;
  if (!currentPassword) {
    throw authError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  const attempt = await consumePasswordAttempt(parts, call, user.email, user.id);
  if (!(await parts.passwords.matches(currentPassword, user.encrypted_password))) {
    throw authError(400, 'current_password_mismatch', 'Current password required when setting new password.');
  }
  await attempt.takeBack();
}

/** Stores the new password, ends every other session, every open recovery and change of address, and emails a notice. */
async function setPassword(
  parts: AuthParts,
  tx: Tx,
  { user, session }: Current,
  hash: string,
): Promise<void> {
  // The session was locked and is still there, and the password is the one that was proven: else somebody was quicker.
  const locked = await tx.query('select id from auth.sessions where id = $1 for update', [session.id]);
  const updated = await tx.query(
    // From now on the account signs in by its address as well.
    `update auth.users set encrypted_password = $2,
            raw_app_meta_data = case when raw_app_meta_data -> 'providers' @> '"email"' then raw_app_meta_data
              else raw_app_meta_data || jsonb_build_object('providers', coalesce(raw_app_meta_data -> 'providers', '[]') || '"email"') end
      where id = $1 and nullif(encrypted_password, '') is not distinct from $3 and deleted_at is null returning id`,
    [user.id, hash, user.encrypted_password],
  );
  if (locked.rows.length === 0 || updated.rows.length === 0) throw conflict();
  await endSessions(tx, user.id, { allBut: session.id });
  // A recovery is spent: the next change of this session asks for the password that was just set.
  await tx.query(`update auth.sessions set method = 'password' where id = $1`, [session.id]);
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
  await dropEmailChange(tx, user.id);
  await parts.mailer.enqueue(tx, {
    kind: 'password_changed',
    to: user.email,
    user: { id: user.id, metadata: user.raw_user_meta_data },
  });
}

async function setMetadata(tx: Tx, userId: string, given: Record<string, unknown>): Promise<void> {
  const { rows } = await tx.query<{ stored: Record<string, unknown> }>(
    'select raw_user_meta_data as stored from auth.users where id = $1 for update',
    [userId],
  );
  const merged = JSON.stringify(mergeMetadata(rows[0]?.stored ?? {}, given));
  if (Buffer.byteLength(merged) > maxMetadataBytes) {
    throw validationFailed(`User metadata takes more than ${maxMetadataBytes} bytes`);
  }
  await tx.query('update auth.users set raw_user_meta_data = $2::jsonb where id = $1', [userId, merged]);
}

const Body = z.object({
  email: Email.nullish(),
  phone: z.string().nullish(),
  password: Password.optional(),
  current_password: z.string().optional(),
  data: Metadata.nullish(),
  ...challengeFields,
});
type Changes = z.output<typeof Body>;

/** The hash of a new password that may be set. Throws where it is too weak, or the caller doesn't prove to be the owner. */
async function hashNewPassword(
  parts: AuthParts,
  call: AuthCall,
  current: Current,
  password: string,
  currentPassword: string | undefined,
): Promise<string> {
  if (current.user.is_anonymous) {
    throw authError(422, 'validation_failed', 'Updating password of an anonymous user is not possible');
  }
  checkPassword(password, parts.passwordPolicy);
  await proveOwner(parts, call, current, currentPassword);
  if (password === currentPassword) {
    throw authError(422, 'same_password', 'New password should be different from the old password.');
  }
  return parts.passwords.hash(password, current.user.attempted_password);
}

/** Begins a change of address. The present address ends one that waits for its confirmation. */
async function changeEmail(parts: AuthParts, call: AuthCall, current: Current, body: Changes): Promise<void> {
  const { user } = current;
  if (!body.email) return;
  if (body.email === user.email) {
    if (user.email_change !== null) await parts.database.asOwner((tx) => dropEmailChange(tx, user.id));
    return;
  }
  // Without the former mailbox's word, the password tells the owner from somebody at an open browser.
  if (parts.email.changeConfirmedBy === 'new' && !user.is_anonymous && body.password === undefined) {
    await proveOwner(parts, call, current, body.current_password);
  }
  const redirectTo = parts.redirects.choose(call.url.searchParams.get('redirect_to'));
  const email = body.email;
  await evenly(parts.answerFloorMs, () =>
    requestEmailChange(parts, user, email, { redirectTo, challenge: challengeOf(body) }),
  );
}

/** PUT /user: a new address, once it is confirmed; a new password; metadata to merge. */
export const updateUser: Endpoint = async (parts, call) => {
  wholeSignedIn(call);
  const current = await readCurrent(parts, call);
  const body = await readJson(call.request, Body);
  const { user } = current;
  if (body.phone) throw authError(422, 'validation_failed', 'Phone numbers are not supported');
  if (body.email || body.password !== undefined) {
    requireRaised({ user, isRaised: current.session.isRaised }, 'update email or password');
  }
  const { password, current_password: currentPassword, data } = body;
  const hash =
    password === undefined
      ? undefined
      : await hashNewPassword(parts, call, current, password, currentPassword);
  await parts.database.asOwner(async (tx) => {
    if (hash !== undefined) await setPassword(parts, tx, current, hash);
    if (data) await setMetadata(tx, user.id, data);
    await tx.query('update auth.users set updated_at = $2 where id = $1', [user.id, new Date(parts.clock())]);
  });
  if (hash !== undefined) parts.sessionChecks.forgetUser(user.id);
  await changeEmail(parts, call, current, body);
  const updated = await parts.database.asOwner((tx) => findUserById(tx, user.id));
  return jsonResponse(200, toUserJson(updated ?? user, parts.hashes));
};
