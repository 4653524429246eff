import { readPart } from '@greenroom/coach';
import {
  DifficultySchema,
  GeneratedQuestion,
  type GenerateQuestionsInput,
  type GenerateQuestionsOutput,
  Refusal,
  sessionSecondsLeft,
  trialInterview,
} from '@greenroom/domain';
import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import type { Db, Limiter } from '../ports.ts';
import { rowsOf } from '../store-result.ts';
import { keepLate, takeLate, withLanguage } from './late-questions.ts';
import { findMemory } from './memory-store.ts';
import {
  findJobOfSession,
  findJobQuestions,
  findQuestions,
  findRecentQuestions,
  findResumeLines,
  findSessionsWithoutSet,
  type JobOfSession,
  noteQuestionSet,
  QuestionSetNote,
  requireSession,
  roleOf,
  type StoredSession,
  saveQuestions,
} from './store.ts';

const QuestionSet = z.array(GeneratedQuestion).min(1);
const Access = z.object({ isTrialUser: z.boolean(), hasAccess: z.boolean() });

/** What the set is made from. With a session, the session says it: the plan may have changed what was asked for. */
function requestOf(
  { sessionId: _, withoutModel: __, from: ___, shown: ____, ...input }: GenerateQuestionsInput,
  session: StoredSession | null,
): Omit<GenerateQuestionsInput, 'sessionId' | 'withoutModel' | 'from' | 'shown'> {
  if (!session) return input;
  return {
    ...roleOf(session),
    difficulty: DifficultySchema.parse(session.difficulty),
    count: Math.min(input.count, session.questions_count),
    focus: session.focus ?? undefined,
  };
}

async function readAccess(db: Db): Promise<z.infer<typeof Access>> {
  const access = await db.rpc('check_access', { feature_type: 'interview_questions' });
  return Access.parse(rowsOf('check_access', access));
}

const daySeconds = 86_400;

/**
 * Refuses a trial user a set without a session once no interview is left. One that has been started and has no set gets
 * one: a client may ask for the questions without naming its session.
 */
async function ensureTrialSet(db: Db, limiter: Limiter, hasAccess: boolean): Promise<void> {
  for (const sessionId of await findSessionsWithoutSet(db)) {
    const { allowed } = await limiter.take(`question set:${sessionId}`, 1, daySeconds);
    if (allowed) return;
  }
  if (!hasAccess) throw new Refusal('trial_used_up');
}

async function findOwnSession(db: Db, sessionId: string | undefined): Promise<StoredSession | null> {
  if (sessionId === undefined) return null;
  const session = await requireSession(db, sessionId);
  if (session.status === 'completed') throw new Refusal('interview_completed');
  return session;
}

/** What a set gives back to the clock at most, as the database has it. */
const mostWaitedSeconds = 120;

/**
 * The seconds that the clock gets back for the writing of a set. Under one it is the built-in engine, and nobody has waited. Whoever
 * gave up waiting for a model has waited since the start: there was no question to answer.
 */
const secondsWaited = (nowMs: number, sinceMs: number) =>
  Math.min(mostWaitedSeconds, Math.max(0, Math.floor((nowMs - sinceMs) / 1_000)));

/** The set that was chosen from a job's questions; null where none was, or none of them is left. */
async function setOfJob(
  db: Db,
  session: StoredSession,
  { engine }: JobOfSession,
): Promise<GenerateQuestionsOutput | null> {
  const questions = await findJobQuestions(db, session.job_question_ids ?? []);
  if (questions.length === 0) return null;
  return { questions, source: { family: 'job', title: session.job_role, exact: true, note: null }, engine };
}

/**
 * A set of questions. With a session, its stored set, which is made and stored at the first call; without one, a set
 * that nobody keeps. Trial users get two questions, and `no_access` without a session once no interview is left. With a session
 * the answer also says what its clock shows. `from`: questions that a model has written since take places from there on, and those of `shown` stay. A session for a job has the job's questions that were chosen, or a set from its ad.
 */
export const generateInterviewQuestions = defineFunction('generate-interview-questions', {
  access: 'user',
  elevated: 'the stored set of a session is written by the server side only',
  async run({ input, user, callerDb, serviceDb, coach, limiter, onProgress, now }) {
    if (input.sessionId && input.from) {
      await findOwnSession(callerDb, input.sessionId);
      const { sessionId: id, from, shown = [] } = input;
      await takeLate(serviceDb, { id, userId: user.id, from, shown });
    }
    const session = await findOwnSession(callerDb, input.sessionId);
    const request = requestOf(input, session);
    const { isTrialUser, hasAccess } = await readAccess(callerDb);
    if (isTrialUser && !session) await ensureTrialSet(callerDb, limiter, hasAccess);
    const count = isTrialUser ? Math.min(request.count, trialInterview.questions) : request.count;
    const stored = session ? await findQuestions(callerDb, session.id) : [];
    const noted = QuestionSetNote.safeParse(session?.question_set);
    if (session && stored.length > 0 && noted.success) {
      const secondsLeft = sessionSecondsLeft(session, now());
      return { ...noted.data, questions: QuestionSet.parse(stored), secondsLeft };
    }
    const startedAt = now();
    const job = session?.job_id ? await findJobOfSession(callerDb, session.job_id) : null;
    const chosen = session && job && stored.length === 0 ? await setOfJob(callerDb, session, job) : null;
    const builtIn = chosen || !input.withoutModel ? undefined : coach.withoutModel;
    const written =
      chosen ??
      (await (builtIn ?? coach).generateQuestions(
        {
          ...request,
          focus: request.focus ?? (job ? readPart(job.ad) || undefined : undefined),
          count: stored.length || count,
          seed: session?.id ?? `${user.id}:${startedAt}`,
          avoid: stored.length > 0 ? [] : await findRecentQuestions(callerDb),
          resumeLines: session?.uses_resume ? await findResumeLines(callerDb) : [],
          memory: coach.withoutModel ? await findMemory(callerDb) : null,
        },
        // What the model has written is kept, whether somebody listens or not.
        onProgress ?? (builtIn && (() => {})),
        session && stored.length === 0 && !builtIn ? (set) => keepLate(session.id, set) : undefined,
      ));
    const made = withLanguage(written);
    if (!session) return made;
    const questions = stored.length > 0 ? stored : await saveQuestions(serviceDb, session.id, made.questions);
    const waitedSeconds = secondsWaited(now(), builtIn ? Date.parse(session.started_at) : startedAt);
    if (stored.length === 0) await noteQuestionSet(serviceDb, session.id, made, waitedSeconds);
    const clock = { ...session, paused_seconds: session.paused_seconds + waitedSeconds };
    return {
      ...made,
      questions: QuestionSet.parse(questions),
      secondsLeft: sessionSecondsLeft(clock, now()),
    };
  },
});
