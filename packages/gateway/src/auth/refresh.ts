import { z } from 'zod';
import type { Tx } from '../database/port.ts';
import { rememberNetwork } from './known-clients.ts';
import { hashToken, randomToken } from './opaque.ts';
import type { AuthCall, AuthParts, Endpoint } from './parts.ts';
import { readJson } from './read-json.ts';
import { refuse, userBanned } from './refusals.ts';
import { type OpenSession, type SessionMethod, sessionAnswer } from './sessions.ts';
import { findUserById, isBanned } from './users.ts';

/** How long the last used token still answers with the session it led to: for parallel tabs and lost answers. */
const reuseMs = 10_000;

interface TokenRow {
  id: string;
  session_id: string;
  user_id: string;
  method: SessionMethod;
  session_created_at: Date;
  used_at: Date | null;
}

type Outcome = { session: OpenSession } | 'unknown' | 'banned' | { reused: TokenRow };

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
    `select t.id::text, t.session_id, s.user_id, s.method, s.created_at as session_created_at, t.used_at
       from auth.refresh_tokens t join auth.sessions s on s.id = t.session_id where t.token_hash = $1`,
    [tokenHash],
  );
  return rows[0];
}

/** Marks the token used and stores its successor. */
async function succeed(parts: AuthParts, tx: Tx, token: string, row: TokenRow, now: Date): Promise<string> {
  const nonce = randomToken();
  const next = parts.hashes.nextRefreshToken(token, nonce);
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
  return rows[0] && parts.hashes.nextRefreshToken(token, rows[0].nonce);
}

async function rotate(parts: AuthParts, tx: Tx, token: string, call: AuthCall): Promise<Outcome> {
  const nowMs = parts.clock();
  const row = await lockToken(tx, hashToken(token));
  const user = row && (await findUserById(tx, row.user_id));
  if (!row || !user) return 'unknown';
  if (isBanned(user, nowMs)) return 'banned';
  const refreshToken =
    row.used_at === null
      ? await succeed(parts, tx, token, row, new Date(nowMs))
      : await justSucceeded(parts, tx, token, row, nowMs);
  if (refreshToken === undefined) {
    // Somebody holds a copy. Which of the two is the thief cannot be told, so neither goes on.
    await tx.query('delete from auth.sessions where id = $1', [row.session_id]);
    return { reused: row };
  }
  await rememberNetwork(parts, tx, user.id, call);
  const session = { id: row.session_id, method: row.method, createdAt: row.session_created_at };
  return { session: { ...session, refreshToken, user } };
}

const Body = z.object({ refresh_token: z.string().max(512).catch('') });

/** POST /token?grant_type=refresh_token: a new access token and the next refresh token; the old one is used up. */
export const refreshSession: Endpoint = async (parts, call) => {
  const { request, context } = call;
  const { refresh_token: token } = await readJson(request, Body);
  if (token === '') throw refuse(400, 'validation_failed', 'refresh_token required');
  const outcome = await parts.database.asOwner((tx) => rotate(parts, tx, token, call));
  if (outcome === 'banned') throw userBanned();
  if (outcome === 'unknown') {
    throw refuse(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
  }
  if ('reused' in outcome) {
    parts.sessionChecks.forgetUser(outcome.reused.user_id);
    parts.log('warn', 'a used refresh token came back: its session is ended', {
      requestId: context.requestId,
    });
    throw refuse(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
  }
  return sessionAnswer(parts, outcome.session);
};
