import type { Coach } from '@greenroom/coach';
import {
  AnswerChange,
  AnswerScore,
  DifficultySchema,
  dimensions,
  type RetryAnswerOutput,
} from '@greenroom/domain';
import type { Db } from '../ports.ts';
import { aboutQuestion } from './merge-answers.ts';
import { type findScoredAnswer, type StoredRetry, scoreRetry, storeRetry } from './report-store.ts';
import { roleOf, type StoredSession } from './store.ts';

export type ScoredQuestion = NonNullable<Awaited<ReturnType<typeof findScoredAnswer>>>;

/** Scores the new answer and sets it beside the score that the interview's answer has, which stays as it is. */
export async function judgeRetry(
  coach: Coach,
  session: StoredSession,
  asked: ScoredQuestion,
  answer: string,
) {
  const found = await coach.compareAnswers({
    question: asked.question_text,
    idealAnswer: asked.ideal_answer,
    ...(asked.asked ? aboutQuestion(asked.asked) : {}),
    difficulty: DifficultySchema.safeParse(session.difficulty).data,
    before: asked.user_answer,
    beforeScore: asked.score,
    after: answer,
    ...roleOf(session),
    // The report holds the ideal answer of every question, so whoever retries can have read it.
    idealSeen: true,
  });
  const { after, change } = found;
  const before = asked.score ?? found.before;
  const comparison = AnswerChange.parse({
    ...found,
    words: change.words,
    overall: after.overall - before.overall,
    dimensions: Object.fromEntries(
      dimensions.map((name) => [name, after.dimensions[name].score - before.dimensions[name].score]),
    ),
    beforeEngine: before.engine,
  });
  return { score: after, comparison };
}

const toOutput = (retry: StoredRetry): RetryAnswerOutput => ({
  id: retry.id,
  attempt: retry.attempt,
  questionText: retry.question_text,
  answer: retry.user_answer,
  score: AnswerScore.parse(retry.feedback),
  comparison: AnswerChange.parse(retry.comparison),
});

interface Retrying {
  userId: string;
  serviceDb: Db;
  coach: Coach;
  session: StoredSession;
  asked: ScoredQuestion;
}

/** Stores a further attempt, then scores and compares it. The last attempt's text sent again answers that attempt. */
export async function retryAnswer(
  { userId, serviceDb, coach, session, asked }: Retrying,
  answer: string,
): Promise<RetryAnswerOutput> {
  const attempt = { userId, sessionId: session.id, questionText: asked.question_text, answer };
  const stored = await storeRetry(serviceDb, attempt);
  if (stored.score !== null) return toOutput(stored);
  const { score, comparison } = await judgeRetry(coach, session, asked, answer);
  return toOutput(await scoreRetry(serviceDb, stored.id, score, comparison));
}
