import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { authError } from './errors.ts';
import { Metadata } from './fields.ts';
import { consumeSignUp } from './limits.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { openSession, sessionResponse } from './sessions.ts';
import { type UserRow, userColumns } from './users.ts';

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
