import { completionBonusPoints, InterviewFeedback, Refusal } from '@greenroom/domain';
import { z } from 'zod';
import { defineFunction } from '../define-function.ts';
import type { Db } from '../ports.ts';
import { putBack } from './late-questions.ts';
import { hasAnswer, layOutAnswers, planAnswerWrites, type SentAnswer } from './merge-answers.ts';
import { scoreSession } from './score-session.ts';
import {
  completeInterview,
  continueAnswer,
  findAnswers,
  findQuestions,
  findTimeZone,
  insertAnswers,
  requireSession,
  type StoredAnswer,
  type StoredQuestion,
} from './store.ts';

const Completion = z.object({
  feedback: InterviewFeedback,
  points_awarded: z.number().int(),
  /** Whether it was completed before: the feedback is then the stored one. */
  already: z.boolean(),
});

/** The calendar day of a moment in a time zone, yyyy-mm-dd. A zone that is not known counts as UTC. */
function localDay(atMilliseconds: number, timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(atMilliseconds);
  } catch {
    return new Date(atMilliseconds).toISOString().slice(0, 10);
  }
}

/** Write ahead: whatever was sent and is not stored yet gets stored, as the caller, before anything is scored. */
async function storeAnswers(
  db: Db,
  sessionId: string,
  sent: readonly SentAnswer[],
  questions: readonly StoredQuestion[],
): Promise<StoredAnswer[]> {
  const stored = await findAnswers(db, sessionId);
  const { missing, continued } = planAnswerWrites(sent, stored, questions);
  if (missing.length === 0 && continued.length === 0) return stored;
  await insertAnswers(db, sessionId, missing);
  for (const { before, userAnswer } of continued) await continueAnswer(db, sessionId, before, userAnswer);
  return findAnswers(db, sessionId);
}

/**
 * Scores an interview and completes it, once: called again it answers the stored result. Role and type are those of
 * the stored session. Refuses with `not_found` where the session is not the caller's, and with `no_answers` where
 * nothing was answered.
 */
export const comprehensiveInterviewScoring = defineFunction('comprehensive-interview-scoring', {
  access: 'user',
  elevated: 'scores, points, streak and badges are written by the server side only',
  async run({ input, callerDb, serviceDb, coach, log, onProgress, now }) {
    const { sessionId } = input;
    const session = await requireSession(callerDb, sessionId);
    if (session.status === 'completed') {
      const feedback = InterviewFeedback.parse(session.feedback);
      const pointsAwarded = session.points_awarded ?? feedback.overallScore + completionBonusPoints;
      return { ...feedback, sessionId, pointsAwarded };
    }
    await putBack(
      serviceDb,
      sessionId,
      input.answers.map(({ question_text }) => question_text),
    );
    const questions = await findQuestions(callerDb, sessionId);
    const stored = await storeAnswers(callerDb, sessionId, input.answers, questions);
    const answers = layOutAnswers(questions, stored, session.questions_count);
    if (!hasAnswer(answers)) {
      throw new Refusal('no_answers');
    }
    const scoring = { callerDb, session, answers, onProgress };
    const chosen = (input.withoutModel && coach.withoutModel) || coach;
    const feedback = await scoreSession({ ...scoring, coach: chosen });
    const activityDate = localDay(now(), await findTimeZone(callerDb));
    const completion = Completion.parse(
      await completeInterview(serviceDb, sessionId, feedback, activityDate),
    );
    // A report that came too late, because its user had gone on without the model, is no second interview.
    if (feedback.tokens && !completion.already) log('info', 'model interview', feedback.tokens);
    return { ...completion.feedback, sessionId, pointsAwarded: completion.points_awarded };
  },
});
