import { jsonResponse } from '../http.ts';
import { authError } from './errors.ts';
import type { Endpoint } from './parts.ts';
import { endSessions, type SessionMethod } from './sessions.ts';
import { wholeSignedIn } from './signed-in.ts';

interface SessionRow {
  id: string;
  created_at: Date;
  updated_at: Date;
  method: SessionMethod;
  user_agent: string | null;
  ip: string | null;
}

/** GET /user/sessions: where the user is signed in, the latest first; `current` marks the session that asks. */
export const listSessions: Endpoint = async (parts, call) => {
  const { userId, sessionId } = wholeSignedIn(call);
  const { rows } = await parts.database.asOwner((tx) =>
    tx.query<SessionRow>(
      `select id, created_at, updated_at, method, user_agent, ip from auth.sessions
        where user_id = $1 order by updated_at desc, id limit 200`,
      [userId],
    ),
  );
  return jsonResponse(200, { sessions: rows.map((row) => ({ ...row, current: row.id === sessionId })) });
};

/** DELETE /user/sessions/{id}: ends one session of the user; its tokens stop working at once. */
export const endSession: Endpoint = async (parts, call) => {
  const { userId } = wholeSignedIn(call);
  const { id } = call;
  const isEnded = await parts.database.asOwner(async (tx) => {
    const found = await tx.query('select id from auth.sessions where id = $1 and user_id = $2', [id, userId]);
    if (found.rows.length > 0) await endSessions(tx, userId, { only: id });
    return found.rows.length > 0;
  });
  if (!isEnded) throw authError(404, 'session_not_found', 'There is no such session');
  parts.sessionChecks.forgetUser(userId);
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
};
