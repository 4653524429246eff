import { LRUCache } from 'lru-cache';
import type { Database } from '../database/port.ts';
import type { Clock } from '../ports.ts';

export type SessionState = 'live' | 'gone' | 'banned';

/** How long a check may be believed: what revokes a session elsewhere takes effect here after this time at the latest. */
const maxBeliefMs = 10_000;
const maxEntries = 10_000;

interface Entry {
  userId: string;
  checkedAt: number;
}

/**
 * Whether a session's row exists and its user is neither banned nor deleted. Only good news is remembered, for ten
 * seconds at most; what this process revokes it forgets at once.
 */
export function createSessionChecks(database: Database, clock: Clock) {
  const live = new LRUCache<string, Entry>({ max: maxEntries });
  // Counts revocations: an answer that was asked for before one is not remembered.
  let epoch = 0;

  async function ask(userId: string, sessionId: string): Promise<SessionState> {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ banned_until: Date | null }>(
        `select u.banned_until from auth.sessions s join auth.users u on u.id = s.user_id
          where s.id = $1 and u.id = $2 and u.deleted_at is null`,
        [sessionId, userId],
      ),
    );
    const [row] = rows;
    if (!row) return 'gone';
    return row.banned_until !== null && row.banned_until.getTime() > clock() ? 'banned' : 'live';
  }

  return {
    async check(userId: string, sessionId: string): Promise<SessionState> {
      const known = live.get(sessionId);
      const now = clock();
      if (known && known.userId === userId && now >= known.checkedAt && now - known.checkedAt < maxBeliefMs) {
        return 'live';
      }
      const askedIn = epoch;
      const state = await ask(userId, sessionId);
      if (state === 'live' && askedIn === epoch) live.set(sessionId, { userId, checkedAt: now });
      return state;
    },
    /** Forgets what is known of a user's sessions. To be called after the change is committed. */
    forgetUser(userId: string): void {
      epoch += 1;
      for (const [sessionId, entry] of [...live]) if (entry.userId === userId) live.delete(sessionId);
    },
  };
}

export type SessionChecks = ReturnType<typeof createSessionChecks>;
