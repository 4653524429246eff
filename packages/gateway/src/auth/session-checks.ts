import { LRUCache } from 'lru-cache';
import type { Database } from '../database/port.ts';
import type { Clock } from '../ports.ts';

/** `has-factor`: live, and the user has a verified second factor. */
export type SessionState = LiveState | 'gone' | 'banned';
type LiveState = 'live' | 'has-factor';

/** How long a check may be believed: what revokes a session elsewhere takes effect here after this time at the latest. */
const maxBeliefMs = 10_000;
const maxEntries = 10_000;

interface Entry {
  userId: string;
  checkedAt: number;
  state: LiveState;
}

interface Asked {
  userId: string;
  sessionId: string;
  resolve(state: SessionState): void;
  reject(error: unknown): void;
}

const askedAtOnce = 1_000;
/** Reads under way at once, so that one that hangs holds up nobody else. */
const maxReads = 3;

interface SessionRow {
  session_id: string;
  user_id: string;
  banned_until: Date | null;
  has_factor: boolean;
}

function stateOf(row: SessionRow, now: number): SessionState {
  if (row.banned_until !== null && row.banned_until.getTime() > now) return 'banned';
  return row.has_factor ? 'has-factor' : 'live';
}

/**
 * Whether a session's row exists and its user is neither banned nor deleted. Only good news is remembered, for ten
 * seconds at most; what this process revokes it forgets at once.
 */
export function createSessionChecks(database: Database, clock: Clock) {
  const live = new LRUCache<string, Entry>({ max: maxEntries });
  // Counts revocations: an answer that was asked for before one is not remembered.
  let epoch = 0;
  const waiting: Asked[] = [];
  let reads = 0;

  async function readSessions(asked: readonly Asked[]): Promise<void> {
    const { rows } = await database.asOwner((tx) =>
      tx.query<SessionRow>(
        `select s.id as session_id, u.id as user_id, u.banned_until,
            exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_factor
          from auth.sessions s join auth.users u on u.id = s.user_id
          where s.id = any($1::uuid[]) and u.deleted_at is null`,
        [asked.map(({ sessionId }) => sessionId)],
      ),
    );
    const found = new Map(rows.map((row) => [row.session_id, row]));
    for (const { userId, sessionId, resolve } of asked) {
      const row = found.get(sessionId);
      resolve(row?.user_id === userId ? stateOf(row, clock()) : 'gone');
    }
  }

  async function readWaiting(): Promise<void> {
    reads += 1;
    while (waiting.length > 0) {
      const asked = waiting.splice(0, askedAtOnce);
      await readSessions(asked).catch((error: unknown) => {
        for (const { reject } of asked) reject(error);
      });
    }
    reads -= 1;
  }

  /** What is asked for while others are being read is read together: many sockets ask at once. */
  function ask(userId: string, sessionId: string): Promise<SessionState> {
    return new Promise((resolve, reject) => {
      waiting.push({ userId, sessionId, resolve, reject });
      if (reads < maxReads) void readWaiting();
    });
  }

  return {
    async check(userId: string, sessionId: string): Promise<SessionState> {
      const known = live.get(sessionId);
      const now = clock();
      if (known && known.userId === userId && now >= known.checkedAt && now - known.checkedAt < maxBeliefMs) {
        return known.state;
      }
      const askedIn = epoch;
      const state = await ask(userId, sessionId);
      if (state !== 'gone' && state !== 'banned' && askedIn === epoch) {
        live.set(sessionId, { userId, checkedAt: now, state });
      }
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
