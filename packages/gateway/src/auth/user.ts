import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { authError, conflict, unauthorized, validationFailed } from './errors.ts';
import { Metadata, maxMetadataBytes, Password } from './fields.ts';
import { consumePasswordAttempt } from './limits.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { checkPassword } from './password-policy.ts';
import { readJson } from './read-json.ts';
import { endSessions, type SessionMethod } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { findUserById, mergeMetadata, toUserJson, type UserRow, userColumns } from './users.ts';

/** How long after opening a mailed link a password may be set without the old one. */
const recoveryMs = 15 * 60_000;

interface Current {
  user: UserRow;
  session: { id: string; method: SessionMethod; createdAt: Date };
}

/** The caller's account and session as they are now, whatever was true when the token was checked. */
async function readCurrent(parts: AuthParts, call: AuthCall): Promise<Current> {
  const { userId, sessionId } = signedIn(call);
  return parts.database.asOwner(async (tx) => {
    const { rows } = await tx.query<{ method: SessionMethod; created_at: Date }>(
      'select method, created_at from auth.sessions where id = $1 and user_id = $2',
      [sessionId, userId],
    );
    const user = await findUserById(tx, userId);
    if (!rows[0] || !user) {
      throw unauthorized('session_not_found', 'Session from session_id claim in JWT does not exist');
    }
    return { user, session: { id: sessionId, method: rows[0].method, createdAt: rows[0].created_at } };
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
  if (session.method !== 'password' && isFresh) return;
  if (!currentPassword) {
    throw authError(400, 'current_password_required', 'Current password required when setting new password.');
  }
  const attempt = await consumePasswordAttempt(parts, call, user.email, user.id);
  if (!(await parts.passwords.matches(currentPassword, user.encrypted_password))) {
    throw authError(400, 'current_password_mismatch', 'Current password required when setting new password.');
  }
  await attempt.takeBack();
}

/** Stores the new password, ends every other session and every open recovery, and emails a notice. */
async function setPassword(
  parts: AuthParts,
  tx: Tx,
  { user, session }: Current,
  hash: string,
): Promise<void> {
  // The session was locked and is still there, and the password is the one that was proven: else somebody was quicker.
  const locked = await tx.query('select id from auth.sessions where id = $1 for update', [session.id]);
  const updated = await tx.query(
    `update auth.users set encrypted_password = $2
      where id = $1 and encrypted_password is not distinct from $3 and deleted_at is null returning id`,
    [user.id, hash, user.encrypted_password],
  );
  if (locked.rows.length === 0 || updated.rows.length === 0) throw conflict();
  await endSessions(tx, user.id, { allBut: session.id });
  // A recovery is spent: the next change of this session asks for the password that was just set.
  await tx.query(`update auth.sessions set method = 'password' where id = $1`, [session.id]);
  await tx.query('delete from auth.one_time_tokens where user_id = $1', [user.id]);
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
  email: z.string().nullish(),
  phone: z.string().nullish(),
  password: Password.optional(),
  current_password: z.string().optional(),
  data: Metadata.nullish(),
});

/** PUT /user: a new password, or metadata to merge. The address stays the one that was confirmed. */
export const updateUser: Endpoint = async (parts, call) => {
  const current = await readCurrent(parts, call);
  const body = await readJson(call.request, Body);
  const { user } = current;
  if (body.phone || (body.email && body.email.trim().toLowerCase() !== user.email)) {
    throw authError(422, 'validation_failed', 'Changing the address of an account is not supported');
  }
  let hash: string | undefined;
  if (body.password !== undefined) {
    checkPassword(body.password, parts.passwordWords);
    await proveOwner(parts, call, current, body.current_password);
    if (body.password === body.current_password) {
      throw authError(422, 'same_password', 'New password should be different from the old password.');
    }
    hash = await parts.passwords.hash(body.password, user.attempted_password);
  }
  const updated = await parts.database.asOwner(async (tx) => {
    if (hash !== undefined) await setPassword(parts, tx, current, hash);
    if (body.data) await setMetadata(tx, user.id, body.data);
    const { rows } = await tx.query<UserRow>(
      `update auth.users set updated_at = $2 where id = $1 returning ${userColumns}`,
      [user.id, new Date(parts.clock())],
    );
    return rows[0] ?? user;
  });
  if (hash !== undefined) parts.sessionChecks.forgetUser(user.id);
  return jsonResponse(200, toUserJson(updated, parts.hashes));
};
