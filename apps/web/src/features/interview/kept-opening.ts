import { DictatedWords, difficulties, interviewTypes, sessionSecondsLeft } from '@greenroom/domain';
import { z } from 'zod';
import { askOrCopy, keepCopy, readCopy } from '@/lib/offline-copy.ts';
import type { Opening, SessionRow } from './opening.ts';

/** One a user: the interview that was opened last on this device. */
const name = 'interview';

const KeptOpening = z.object({
  session: z.looseObject({
    id: z.string(),
    user_id: z.string(),
    job_role: z.string(),
    interview_type: z.enum(interviewTypes),
    difficulty: z.enum(difficulties),
    mode: z.string(),
    questions_count: z.number(),
    time_limit: z.number(),
    status: z.string(),
    expires_at: z.string().nullable(),
    started_at: z.string(),
    paused_seconds: z.number(),
    created_at: z.string(),
    completed_at: z.string().nullable(),
    practice: z.boolean(),
    follow_ups: z.boolean().default(false),
    focus: z.string().nullable(),
    overall_score: z.number().nullable(),
    feedback: z.unknown(),
  }),
  questions: z.array(z.looseObject({ question_text: z.string(), ideal_answer: z.string() })).min(1),
  source: z.looseObject({}),
  stored: z.array(
    z.object({
      question_text: z.string(),
      user_answer: z.string(),
      self_rating: z.number().nullable(),
      words: DictatedWords.shape.words,
    }),
  ),
  secondsLeft: z.number(),
});

type Kept = z.infer<typeof KeptOpening>;
type Opened = Opening | { session: SessionRow | null };

function readOpening(userId: string, sessionId: string): Opening | null {
  const kept = readCopy(userId, name, KeptOpening);
  if (kept?.session.id !== sessionId) return null;
  const opening = kept as Kept & Opening;
  return { ...opening, secondsLeft: sessionSecondsLeft(opening.session, Date.now()), fromCopy: true };
}

/**
 * Opens an interview by the server and keeps a copy on this device; opens the copy where there is no network, so that
 * a started interview goes on. Throws what the server's call threw where there is no copy of this interview.
 */
export function openOrCopy(userId: string, sessionId: string, open: () => Promise<Opened>): Promise<Opened> {
  return askOrCopy<Opened>(readOpening(userId, sessionId), open, (opened) => {
    if ('questions' in opened) keepCopy(userId, name, opened);
    else forgetOpening(userId, sessionId);
  });
}

/** The questions of an interview that was opened on this device; none where it keeps no copy. */
export function keptQuestions(userId: string, sessionId: string): readonly { question_text: string }[] {
  const kept = readCopy(userId, name, KeptOpening);
  return kept?.session.id === sessionId ? kept.questions : [];
}

/** The interview was paused on the server, or runs on: the copy says so too. */
export function noteInCopy(session: SessionRow, change: Pick<SessionRow, 'status' | 'expires_at'>): void {
  const kept = readCopy(session.user_id, name, KeptOpening);
  if (kept?.session.id !== session.id) return;
  keepCopy(session.user_id, name, { ...kept, session: { ...kept.session, ...change } });
}

/** The interview is over: nothing of it is needed here any more. */
export function forgetOpening(userId: string, sessionId: string): void {
  if (readCopy(userId, name, KeptOpening)?.session.id === sessionId) keepCopy(userId, name, null);
}
