import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { authError, emailTaken, emailUnverified } from './errors.ts';
import { Metadata } from './fields.ts';
import { consumeSignUp } from './limits.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import type { ProviderProfile } from './provider.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { findUserByEmail, type UserRow, userColumns } from './users.ts';

export const AnonymousBody = z.object({ data: Metadata.nullish() });

/**
 * POST /signup without an address: a new user who is known by this session alone, until an address is confirmed. Counts as a
 * new account of the network. Throws 422 where the operator hasn't turned it on.
 */
export async function signInAnonymously(
  parts: AuthParts,
  call: AuthCall,
  metadata: Record<string, unknown>,
): Promise<Response> {
  if (!parts.signInOptions.anonymous) {
    throw authError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
  }
  const id = randomUUID();
  await consumeSignUp(parts, call, id);
  const session = await parts.database.asOwner(async (tx) => {
    const { rows } = await tx.query<UserRow>(
      `insert into auth.users (id, email, is_anonymous, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ($1, null, true, '{}', $2::jsonb, $3, $3) returning ${userColumns}`,
      [id, JSON.stringify(metadata), new Date(parts.clock())],
    );
    const [user] = rows;
    if (!user) throw new Error('the new user is not there');
    return openSession(parts, tx, user, 'anonymous', call);
  });
  return sessionResponse(parts, session);
}

/** The address that an anonymous user takes over from a provider. Throws 422 where it is unverified or somebody's. */
export async function findMovedEmail(tx: Tx, profile: ProviderProfile): Promise<string> {
  if (!profile.email || !profile.isEmailVerified) throw emailUnverified();
  if (await findUserByEmail(tx, profile.email)) throw emailTaken();
  return profile.email;
}

/** An anonymous user becomes the account of a confirmed address, under the same id. */
export async function takeEmail(parts: AuthParts, tx: Tx, user: UserRow, email: string): Promise<UserRow> {
  const { rows } = await tx.query<UserRow>(
    `update auth.users set email = $2, email_confirmed_at = $3, is_anonymous = false, email_change = null,
            email_change_sent_at = null, email_change_confirm_status = 0, updated_at = $3
      where id = $1 returning ${userColumns}`,
    [user.id, email, new Date(parts.clock())],
  );
  return rows[0] ?? user;
}
