import type { Tx } from '../database/port.ts';
import { authError, unauthorized } from './errors.ts';
import type { AuthCall, AuthParts } from './parts.ts';
import { hashToken } from './random-token.ts';
import { type OpenSession, type SessionMethod, sessionFactorOf } from './sessions.ts';
import { signedIn } from './signed-in.ts';
import { findUserById, isBanned, type UserRow } from './users.ts';

/** A signed-in user's account and session, both locked: changes to the factors of one user come one after the other. */
export interface FactorSession {
  user: UserRow;
  id: string;
  method: SessionMethod;
  createdAt: Date;
  isRaised: boolean;
  /** When its second factor was last proven. */
  factorAt: Date | null;
}

interface SessionRow {
  method: SessionMethod;
  created_at: Date;
  aal: string;
  factor_at: Date | null;
}

/** Reads and locks the caller's session and user. Throws 401 where either is gone. */
export async function lockFactorSession(parts: AuthParts, tx: Tx, call: AuthCall): Promise<FactorSession> {
  const { userId, sessionId } = signedIn(call);
  await tx.query('select id from auth.users where id = $1 for update', [userId]);
  const { rows } = await tx.query<SessionRow>(
    'select method, created_at, aal, factor_at from auth.sessions where id = $1 and user_id = $2 for update',
    [sessionId, userId],
  );
  const user = await findUserById(tx, userId);
  const [row] = rows;
  if (!row || !user || isBanned(user, parts.clock())) {
    throw unauthorized('session_not_found', 'Session from session_id claim in JWT does not exist');
  }
  return {
    user,
    id: sessionId,
    method: row.method,
    createdAt: row.created_at,
    isRaised: row.aal === 'aal2',
    factorAt: row.factor_at,
  };
}

const hasVerifiedFactor = (user: UserRow) => user.factors.some(({ status }) => status === 'verified');

const insufficient = (what: string) => authError(403, 'insufficient_aal', `AAL2 required to ${what}`);

/** Throws 403 where the account has a second factor and the session didn't prove it. */
export function requireRaised(
  { user, isRaised }: Pick<FactorSession, 'user' | 'isRaised'>,
  what: string,
): void {
  if (hasVerifiedFactor(user) && !isRaised) throw insufficient(what);
}

/** The same, also for an account without a second factor. */
export function requireFactor({ isRaised }: FactorSession, what: string): void {
  if (!isRaised) throw insufficient(what);
}

/** How long a sign-in or a code counts as recent. */
const recentMs = 15 * 60_000;

/**
 * Throws 403 where the operator requires second factors and the session began, or proved one, too long ago: somebody at an
 * open browser neither locks the owner out nor turns the second factor off.
 */
export function requireRecent(parts: AuthParts, session: FactorSession): void {
  if (!parts.signInOptions.requireSecondFactor) return;
  const provenAt = hasVerifiedFactor(session.user) ? session.factorAt : session.createdAt;
  if (provenAt && parts.clock() - provenAt.getTime() <= recentMs) return;
  throw authError(403, 'reauthentication_needed', 'This needs a sign-in or a code of the last 15 minutes');
}

/**
 * Raises the session to aal2 and gives it a new refresh token. The ones before stop working, and whoever still uses one ends the
 * session: a copy taken before the second factor must not profit from it.
 */
export async function raiseSession(
  parts: AuthParts,
  tx: Tx,
  session: FactorSession,
  method: 'totp' | 'recovery_code',
): Promise<OpenSession> {
  const now = new Date(parts.clock());
  const refreshToken = parts.hashes.refreshToken(session.id);
  await tx.query('delete from auth.refresh_tokens where session_id = $1', [session.id]);
  await tx.query('insert into auth.refresh_tokens (session_id, token_hash, created_at) values ($1, $2, $3)', [
    session.id,
    hashToken(refreshToken),
    now,
  ]);
  await tx.query(
    `update auth.sessions set aal = 'aal2', factor_method = $2, factor_at = $3, updated_at = $3 where id = $1`,
    [session.id, method, now],
  );
  const user = (await findUserById(tx, session.user.id)) ?? session.user;
  const factor = sessionFactorOf({ factor_method: method, factor_at: now });
  return { id: session.id, method: session.method, createdAt: session.createdAt, factor, refreshToken, user };
}
