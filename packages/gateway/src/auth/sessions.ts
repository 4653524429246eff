import { randomUUID } from 'node:crypto';
import type { Tx } from '../database/port.ts';
import { jsonResponse } from '../http.ts';
import { rememberNetwork } from './known-clients.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { hashToken } from './random-token.ts';
import { toUserJson, type UserRow, userColumns } from './users.ts';

/** How a session can begin. */
export type SessionMethod = 'password' | 'otp' | 'recovery' | 'email_change' | 'anonymous' | 'oauth';

/** The factor by which a session was raised to aal2; null for aal1. */
type SessionFactor = { method: string; at: Date } | null;

export const sessionFactorOf = (row: {
  factor_method: string | null;
  factor_at: Date | null;
}): SessionFactor =>
  row.factor_method && row.factor_at ? { method: row.factor_method, at: row.factor_at } : null;

/** A session with the one refresh token that is live now. */
export interface OpenSession {
  id: string;
  method: SessionMethod;
  createdAt: Date;
  factor: SessionFactor;
  refreshToken: string;
  user: UserRow;
}

const maxUserAgentLength = 256;
const dayMs = 86_400_000;

/** The moments before which a session that still lasts was neither begun nor last used. */
export function oldestSession({ clock, sessionLimits }: AuthParts): { begun: Date; used: Date } {
  const now = clock();
  const before = (days: number) => new Date(now - days * dayMs);
  return { begun: before(sessionLimits.maxDays), used: before(sessionLimits.idleDays) };
}

/** Begins a session with its first refresh token. */
export async function openSession(
  parts: AuthParts,
  tx: Tx,
  user: UserRow,
  method: SessionMethod,
  call: AuthCall,
): Promise<OpenSession> {
  const now = new Date(parts.clock());
  const id = randomUUID();
  const refreshToken = parts.hashes.refreshToken(id);
  const userAgent = call.request.headers.get('user-agent')?.slice(0, maxUserAgentLength) ?? null;
  await tx.query(
    `with opened as (
       insert into auth.sessions (id, user_id, method, user_agent, ip, created_at, updated_at)
       values ($7, $1, $2, $3, $4, $5, $5) returning id
     )
     insert into auth.refresh_tokens (session_id, token_hash, created_at) select id, $6, $5 from opened`,
    [user.id, method, userAgent, call.context.clientAddress, now, hashToken(refreshToken), id],
  );
  await tx.query(
    // A session that is refreshed at this moment is left for the next sign-in: waiting for it could be mutual.
    `delete from auth.sessions where id in
       (select id from auth.sessions where id in
         (select id from auth.sessions where user_id = $1 and id <> $2 order by updated_at desc offset $3)
        for update skip locked)`,
    [user.id, id, parts.sessionLimits.perUser - 1],
  );
  const signedIn = await tx.query<UserRow>(
    `update auth.users set last_sign_in_at = $2, updated_at = $2 where id = $1 returning ${userColumns}`,
    [user.id, now],
  );
  await rememberNetwork(parts, tx, user.id, call);
  return { id, method, createdAt: now, factor: null, refreshToken, user: signedIn.rows[0] ?? user };
}

/** A session as GoTrue writes it. */
export async function toSessionJson(parts: AuthParts, session: OpenSession) {
  const { factor } = session;
  const seconds = (date: Date) => Math.floor(date.getTime() / 1_000);
  const { token, expiresAtSeconds } = await parts.accessTokens.sign({
    userId: session.user.id,
    sessionId: session.id,
    email: session.user.email,
    isAnonymous: session.user.is_anonymous,
    appMetadata: session.user.raw_app_meta_data,
    userMetadata: session.user.raw_user_meta_data,
    aal: factor ? 'aal2' : 'aal1',
    // The latest first, as GoTrue has it.
    amr: [
      ...(factor ? [{ method: factor.method, timestamp: seconds(factor.at) }] : []),
      { method: session.method, timestamp: seconds(session.createdAt) },
    ],
  });
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: parts.accessTokens.lifetimeSeconds,
    expires_at: expiresAtSeconds,
    refresh_token: session.refreshToken,
    user: toUserJson(session.user, parts.hashes),
  };
}

export const sessionResponse = async (parts: AuthParts, session: OpenSession) =>
  jsonResponse(200, await toSessionJson(parts, session));

/** Which sessions of a user: one, all, or all but one. */
export type SessionSelection = { only: string } | { allBut: string } | 'all';

/** Ends sessions of a user. Their refresh tokens go with them. */
export async function endSessions(tx: Tx, userId: string, which: SessionSelection): Promise<void> {
  if (which === 'all') {
    await tx.query('delete from auth.sessions where user_id = $1', [userId]);
    await tx.query('delete from auth.flow_codes where user_id = $1', [userId]);
  } else if ('only' in which) {
    await tx.query('delete from auth.sessions where user_id = $1 and id = $2', [userId, which.only]);
  } else {
    await tx.query('delete from auth.sessions where user_id = $1 and id <> $2', [userId, which.allBut]);
    await tx.query('delete from auth.flow_codes where user_id = $1', [userId]);
  }
}
