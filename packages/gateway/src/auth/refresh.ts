import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { authError, userBanned } from './errors.ts';
import { rememberNetwork } from './known-clients.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { hashToken, randomToken } from './random-token.ts';
import { readJson } from './read-json.ts';
import {
  type OpenSession,
  oldestSession,
  type SessionMethod,
  sessionFactorOf,
  sessionResponse,
} from './sessions.ts';
import { findUserById, isBanned } from './users.ts';

/** How long the last used token still answers with the session it led to: for parallel tabs and lost answers. */
const reuseMs = 10_000;
/** How long a used token is stored: a little longer than it answers. Later it is known by its signature. */
export const usedTokenMs = 2 * reuseMs;

interface TokenRow {
  id: string;
  session_id: string;
  user_id: string;
  method: SessionMethod;
  session_created_at: Date;
  session_updated_at: Date;
  used_at: Date | null;
  factor_method: string | null;
  factor_at: Date | null;
}

type Outcome = { session: OpenSession } | 'unknown' | 'banned' | 'expired' | { reusedBy: string };

/**
 * The token's row, with its session locked: two refreshes of one session come one after the other. Locks are taken in
 * a statement before, for a row read in the same one could be as it was before the wait.
 */
async function lockToken(tx: Tx, tokenHash: string): Promise<TokenRow | undefined> {
  await tx.query(
    `select s.id from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id
      where t.token_hash = $1 for update of s`,
    [tokenHash],
  );
  const { rows } = await tx.query<TokenRow>(
    `select t.id::text, t.session_id, s.user_id, s.method, s.created_at as session_created_at,
            s.updated_at as session_updated_at, t.used_at, s.factor_method, s.factor_at
       from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

/** Marks the token used and stores its successor. */
async function succeed(parts: AuthParts, tx: Tx, token: string, row: TokenRow, now: Date): Promise<string> {
  const nonce = randomToken();
  const next = parts.hashes.refreshToken(row.session_id, { parent: token, nonce });
  await tx.query('delete from auth.refresh_tokens where session_id = $1 and used_at < $2', [
    row.session_id,
    new Date(now.getTime() - usedTokenMs),
  ]);
  await tx.query(
    `with used as (update auth.refresh_tokens set used_at = $1 where id = $2),
          touched as (update auth.sessions set updated_at = $1 where id = $3)
     insert into auth.refresh_tokens (session_id, token_hash, nonce, parent_id, created_at) values ($3, $4, $5, $2, $1)`,
    [now, row.id, row.session_id, hashToken(next), nonce],
  );
  return next;
}

/** The live token that this used one led to, if that was just now and nothing came after it. */
async function justSucceeded(
  parts: AuthParts,
  tx: Tx,
  token: string,
  row: TokenRow,
  nowMs: number,
): Promise<string | undefined> {
  if (row.used_at === null || nowMs - row.used_at.getTime() > reuseMs) return undefined;
  const { rows } = await tx.query<{ nonce: string }>(
    'select nonce from auth.refresh_tokens where parent_id = $1 and used_at is null and nonce is not null',
    [row.id],
  );
  const nonce = rows[0]?.nonce;
  return nonce && parts.hashes.refreshToken(row.session_id, { parent: token, nonce });
}

const endSession = (tx: Tx, id: string) => tx.query('delete from auth.sessions where id = $1', [id]);

/** A token that is stored no longer was used before: somebody holds a copy, and the session it names ends. */
async function endForgotten(parts: AuthParts, tx: Tx, token: string): Promise<Outcome> {
  const sessionId = parts.hashes.sessionOfRefreshToken(token);
  if (!sessionId) return 'unknown';
  const { rows } = await tx.query<{ user_id: string }>(
    'delete from auth.sessions where id = $1 returning user_id',
    [sessionId],
  );
  return rows[0] ? { reusedBy: rows[0].user_id } : 'unknown';
}

async function rotate(parts: AuthParts, tx: Tx, token: string, call: AuthCall): Promise<Outcome> {
  const nowMs = parts.clock();
  const row = await lockToken(tx, hashToken(token));
  const user = row && (await findUserById(tx, row.user_id));
  if (!row) return endForgotten(parts, tx, token);
  if (!user) return 'unknown';
  if (isBanned(user, nowMs)) return 'banned';
  const oldest = oldestSession(parts);
  if (row.session_created_at < oldest.begun || row.session_updated_at < oldest.used) {
    await endSession(tx, row.session_id);
    return 'expired';
  }
  const refreshToken =
    row.used_at === null
      ? await succeed(parts, tx, token, row, new Date(nowMs))
      : await justSucceeded(parts, tx, token, row, nowMs);
  if (refreshToken === undefined) {
    // Somebody has a copy. We can't tell which of the two is the thief, so the session ends for both.
    await endSession(tx, row.session_id);
    return { reusedBy: row.user_id };
  }
  await rememberNetwork(parts, tx, user.id, call);
  const session = {
    id: row.session_id,
    method: row.method,
    createdAt: row.session_created_at,
    factor: sessionFactorOf(row),
  };
  return { session: { ...session, refreshToken, user } };
}

const Body = z.object({ refresh_token: z.string().max(512).catch('') });

/** POST /token?grant_type=refresh_token: a new access token and the next refresh token; the old one is used up. */
export const refreshSession: Endpoint = async (parts, call) => {
  const { request, context } = call;
  const { refresh_token: token } = await readJson(request, Body);
  if (token === '') throw authError(400, 'validation_failed', 'refresh_token required');
  const outcome = await parts.database.asOwner((tx) => rotate(parts, tx, token, call));
  if (outcome === 'banned') throw userBanned();
  if (outcome === 'unknown') {
    throw authError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if (outcome === 'expired') {
    throw authError(400, 'session_expired', 'Invalid Refresh Token: Session Expired');
  }
  if ('reusedBy' in outcome) {
    parts.sessionChecks.forgetUser(outcome.reusedBy);
    parts.log('warn', 'a used refresh token came back: its session is ended', {
      requestId: context.requestId,
    });
    throw authError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return sessionResponse(parts, outcome.session);
};
