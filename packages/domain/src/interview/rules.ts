import { type Difficulty, pauseValidityMs } from './catalog.ts';

const secondMs = 1_000;

/** What of a session its clock follows from. Times are ISO text, the limit is in minutes. */
export interface SessionClock {
  status: string;
  started_at: string;
  expires_at: string | null;
  time_limit: number;
  paused_seconds: number;
}

/**
 * Whole seconds left of an interview, from its start and its pauses; between 0 and the limit. A paused one stands where
 * it was paused: 24 hours before it expires.
 */
export function sessionSecondsLeft(session: SessionClock, nowMs: number): number {
  const limitSeconds = session.time_limit * 60;
  const pausedAt =
    session.expires_at === null ? Number.NaN : Date.parse(session.expires_at) - pauseValidityMs;
  const until = session.status === 'paused' && !Number.isNaN(pausedAt) ? pausedAt : nowMs;
  const usedSeconds = (until - Date.parse(session.started_at)) / secondMs - session.paused_seconds;
  if (Number.isNaN(usedSeconds)) return limitSeconds;
  return Math.min(limitSeconds, Math.max(0, Math.ceil(limitSeconds - usedSeconds)));
}

const juniorTitle =
  /\b(?:trainee|apprentice|junior|jr|entry[- ]level|intern|internship|graduate|new grad|student)\b/i;
const seniorTitle =
  /\b(?:senior|sr|lead|head|chief|principal|staff (?=engineer|software|developer|designer|scientist)|director|vp|vice president|manager|supervisor|superintendent|executive chef|foreperson)\b/i;

/** The difficulty that a job title asks for; undefined for a title that says nothing of the level. */
export function difficultyOfTitle(title: string): Difficulty | undefined {
  if (juniorTitle.test(title)) return 'easy';
  return seniorTitle.test(title) ? 'hard' : undefined;
}
