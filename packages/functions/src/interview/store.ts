import {
  Engine,
  FollowUp,
  GeneratedQuestion,
  GenerateQuestionsOutput,
  type InterviewFeedback,
  InterviewTypeSchema,
  Refusal,
  readCorrection,
} from '@greenroom/domain';
import { z } from 'zod';
import { StoreError } from '../answer-error.ts';
import type { Db } from '../ports.ts';
import { rowOrNull, rowsOf } from '../store-result.ts';

/** How many of the user's last questions a new set stays away from: more than any role has. */
const recentQuestions = 600;
/** The same for questions of daily challenges, which are compared by their words. */
const recentChallenges = 60;
/**
 * The database takes no further answer: the interview has no further question (check_violation), or another call has
 * completed it meanwhile (insufficient_privilege). Neither is a fault: what is stored is what counts.
 */
const noFurtherAnswer: readonly string[] = ['23514', '42501'];

const sessionColumns =
  'id, status, job_role, interview_type, difficulty, questions_count, focus, uses_resume, practice, follow_ups, feedback, started_at, expires_at, time_limit, paused_seconds, question_set, points_awarded, job_id, job_question_ids';
const questionColumns =
  'question_text, ideal_answer, bank_id, kind, competency, level, hint, phase, reason, points, follow_up';

/** The caller's own session. Refuses with `not_found`: somebody else's is as invisible as one that never was. */
export async function requireSession(db: Db, sessionId: string) {
  const found = await db.from('interview_sessions').select(sessionColumns).eq('id', sessionId).maybeSingle();
  const session = rowOrNull('reading the session', found);
  if (!session) throw new Refusal('interview_not_found');
  return session;
}
export type StoredSession = Awaited<ReturnType<typeof requireSession>>;

/** What a session is about, as the coach is told. */
export const roleOf = ({ job_role, interview_type }: Pick<StoredSession, 'job_role' | 'interview_type'>) => ({
  jobRole: job_role,
  interviewType: InterviewTypeSchema.parse(interview_type),
});

/** The set of questions stored with a session, in their order; empty where none is. */
export async function findQuestions(db: Db, sessionId: string) {
  const query = db.from('interview_questions').select(questionColumns).eq('session_id', sessionId);
  return rowsOf('reading the questions', await query.order('position'));
}
export type StoredQuestion = Awaited<ReturnType<typeof findQuestions>>[number];

/**
 * What the caller was asked, in interviews and then in daily challenges, newest first: ids of questions, or the text of one that has
 * no id.
 */
export async function findRecentQuestions(db: Db): Promise<string[]> {
  const query = db.from('interview_questions').select('bank_id, question_text, phase');
  const found = await query.order('created_at', { ascending: false }).limit(recentQuestions);
  const asked = rowsOf('reading the last questions', found).map((row) =>
    // Every interview has these: they come back in other words.
    row.phase !== null && framePhases.includes(row.phase)
      ? row.question_text
      : (row.bank_id ?? row.question_text),
  );
  return [...asked, ...(await findChallengeQuestions(db))];
}

async function findChallengeQuestions(db: Db): Promise<string[]> {
  const attempts = db.from('daily_challenge_attempts').select('challenge_id');
  const last = await attempts.order('created_at', { ascending: false }).limit(recentChallenges);
  const ids = rowsOf('reading the last challenges', last).map(({ challenge_id }) => challenge_id);
  if (ids.length === 0) return [];
  const challenges = await db.from('daily_challenges').select('question_text').in('id', ids);
  return rowsOf('reading the challenges', challenges).flatMap(({ question_text }) => question_text ?? []);
}

const JobOfSession = z.object({ ad: z.string(), engine: Engine });
export type JobOfSession = z.infer<typeof JobOfSession>;

/** The job that an interview is practice for, and who read its ad; null where it is gone. */
export async function findJobOfSession(db: Db, jobId: string): Promise<JobOfSession | null> {
  const found = await db.from('jobs').select('ad, engine:reading->engine').eq('id', jobId).maybeSingle();
  return JobOfSession.nullable().parse(rowOrNull('reading the job', found));
}

const reasonKinds: readonly string[] = ['ad', 'resume'];
const reasonMaxLength = 1_000;

/** The chosen questions of a job as a set, in the order they were chosen; one that is gone meanwhile is left out. */
export async function findJobQuestions(db: Db, ids: readonly string[]): Promise<GeneratedQuestion[]> {
  const columns =
    'id, question_text, ideal_answer, bank_id, kind, competency, level, hint, phase, reason_kind, reason_line, points';
  const found = await db
    .from('job_questions')
    .select(columns)
    .in('id', [...ids]);
  return rowsOf("reading the job's questions", found)
    .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    .map(({ id: _, reason_kind: kind, reason_line: line, ...question }) =>
      GeneratedQuestion.parse({
        ...question,
        reason:
          reasonKinds.includes(kind) && line !== '' ? { kind, line: line.slice(0, reasonMaxLength) } : null,
      }),
    );
}

const Entries = z.array(z.object({ highlights: z.array(z.string()).nullish() })).nullable();

/** Lines of the work and the projects in the caller's latest analyzed resume; empty where there is none. */
export async function findResumeLines(db: Db): Promise<string[]> {
  const found = await db
    .from('user_documents')
    .select('work:analysis->parsed->work, projects:analysis->parsed->projects, correction')
    .not('analysis', 'is', null)
    .order('created_at', { ascending: false })
    .limit(1)
    .maybeSingle();
  const row = rowOrNull('reading the resume', found);
  // An analysis of an older version may have another shape: then there is no line to ask about.
  // A correction counts from when it is saved; the analysis follows a moment later.
  const correction = readCorrection(row?.correction);
  return [correction?.work ?? row?.work, correction?.projects ?? row?.projects].flatMap((part) => {
    const entries = Entries.safeParse(part ?? null);
    return (entries.data ?? []).flatMap(({ highlights }) => highlights ?? []);
  });
}

const framePhases = ['warm-up', 'motivation', 'closing'];

/** The caller's open interviews for which no set of questions is stored, newest first. */
export async function findSessionsWithoutSet(db: Db): Promise<string[]> {
  const query = db
    .from('interview_sessions')
    .select('id')
    .is('question_set', null)
    .neq('status', 'completed');
  const found = await query.order('created_at', { ascending: false }).limit(10);
  return rowsOf('reading the open sessions', found).map(({ id }) => id);
}

/** Who wrote a stored set of questions. */
export const QuestionSetNote = GenerateQuestionsOutput.pick({ source: true, engine: true, notice: true });

/** Keeps who wrote the set, and gives the seconds that the writing took back to the session's clock; once. */
export async function noteQuestionSet(
  serviceDb: Db,
  sessionId: string,
  set: z.infer<typeof QuestionSetNote>,
  waitedSeconds: number,
): Promise<void> {
  const { error } = await serviceDb.rpc('note_question_set', {
    p_session_id: sessionId,
    p_set: QuestionSetNote.parse(set),
    p_waited_seconds: waitedSeconds,
  });
  if (error) throw new StoreError('note_question_set', error.code);
}

/**
 * Stores the set with its session unless one is stored already, and resolves to what is stored then. `serviceDb`,
 * because clients may not write questions.
 */
export async function saveQuestions(
  serviceDb: Db,
  sessionId: string,
  questions: readonly GeneratedQuestion[],
): Promise<unknown> {
  const saved = await serviceDb.rpc('save_interview_questions', {
    p_session_id: sessionId,
    p_questions: [...questions],
  });
  return rowsOf('save_interview_questions', saved);
}

/**
 * Keeps the follow-up of a question and resolves to the one that counts: the first, where it was asked before; null where the
 * interview takes none. `serviceDb`, because clients may not write questions.
 */
export async function noteFollowUp(
  serviceDb: Db,
  sessionId: string,
  questionText: string,
  followUp: FollowUp,
): Promise<FollowUp | null> {
  const noted = await serviceDb.rpc('note_follow_up', {
    p_session_id: sessionId,
    p_question_text: questionText,
    p_follow_up: followUp,
  });
  return FollowUp.nullable().parse(rowOrNull('note_follow_up', noted));
}

/** What the caller has answered in a session so far, the oldest first. */
export async function findAnswers(db: Db, sessionId: string) {
  const query = db.from('interview_answers').select('question_text, user_answer, ideal_answer');
  return rowsOf('reading the answers', await query.eq('session_id', sessionId).order('created_at'));
}
export type StoredAnswer = Awaited<ReturnType<typeof findAnswers>>[number];

/**
 * Stores answers as the caller. One that is stored meanwhile stays as it is; one that the interview no longer
 * takes is left out, as the database decides.
 */
export async function insertAnswers(
  db: Db,
  sessionId: string,
  answers: readonly StoredAnswer[],
): Promise<void> {
  for (const answer of answers) {
    const { error } = await db
      .from('interview_answers')
      .upsert(
        { session_id: sessionId, ...answer },
        { onConflict: 'session_id,question_text', ignoreDuplicates: true },
      );
    if (error && !noFurtherAnswer.includes(error.code)) throw new StoreError('storing an answer', error.code);
  }
}

/** Replaces the text of a stored answer, unless it has changed since it was read as `before`. */
export async function continueAnswer(
  db: Db,
  sessionId: string,
  before: StoredAnswer,
  userAnswer: string,
): Promise<void> {
  const { error } = await db
    .from('interview_answers')
    .update({ user_answer: userAnswer })
    .eq('session_id', sessionId)
    .eq('question_text', before.question_text)
    .eq('user_answer', before.user_answer);
  if (error && !noFurtherAnswer.includes(error.code)) {
    throw new StoreError('continuing an answer', error.code);
  }
}

/** The caller's time zone as an IANA name; UTC until it is known. */
export async function findTimeZone(db: Db): Promise<string> {
  const found = await db.from('profiles').select('time_zone').maybeSingle();
  return rowOrNull('reading the time zone', found)?.time_zone ?? 'UTC';
}

/**
 * Completes the session in one act: scores, status, points, streak, progress, badges. Repeated, it answers what was
 * stored the first time. `activityDate` is the user's local day, yyyy-mm-dd.
 */
export async function completeInterview(
  serviceDb: Db,
  sessionId: string,
  feedback: InterviewFeedback,
  activityDate: string,
): Promise<unknown> {
  const completed = await serviceDb.rpc('complete_interview', {
    p_session_id: sessionId,
    p_feedback: feedback,
    p_activity_date: activityDate,
  });
  return rowsOf('complete_interview', completed);
}

/** Replaces the result of an interview that the built-in engine scored in place of a model; resolves to what is stored then. */
export async function rescoreInterview(
  serviceDb: Db,
  sessionId: string,
  feedback: InterviewFeedback,
): Promise<unknown> {
  const rescored = await serviceDb.rpc('rescore_interview', {
    p_session_id: sessionId,
    p_feedback: feedback,
  });
  return rowsOf('rescore_interview', rescored);
}
