import type { Coach, OnProgress } from '@greenroom/coach';
import { type DictatedWords, DifficultySchema, type InterviewFeedback } from '@greenroom/domain';
import type { Db } from '../ports.ts';
import type { AnsweredQuestion } from './merge-answers.ts';
import { findDictations } from './report-store.ts';
import { roleOf, type StoredSession } from './store.ts';

interface TrustedIdeal {
  ideal: string | null;
  /** Nobody but the request knows it: whoever sent it may answer with it. */
  isSenders: boolean;
}

/**
 * The ideal answer that counts. For a question the coach knows by its text, its own: an ideal answer that came with the
 * request could be the answer itself.
 */
function trustedIdeal(coach: Coach, { questionText, isOfSet, idealAnswer }: AnsweredQuestion): TrustedIdeal {
  if (isOfSet) return { ideal: idealAnswer, isSenders: false };
  const own = coach.idealAnswerTo(questionText);
  return { ideal: own ?? idealAnswer, isSenders: own === null };
}

/** What the coach is asked about one answer of a stored session, whenever it is asked: what a model said to it once is kept. */
export function answerRequest(coach: Coach, session: StoredSession, answered: AnsweredQuestion) {
  const { ideal, isSenders } = trustedIdeal(coach, answered);
  return {
    ...roleOf(session),
    difficulty: DifficultySchema.safeParse(session.difficulty).data,
    question: answered.questionText,
    answer: answered.userAnswer,
    idealAnswer: ideal,
    kind: answered.kind,
    level: answered.level,
    adLine: answered.adLine,
    points: answered.points,
    followUp: answered.followUp?.text,
    // A practice interview shows the ideal answer after each question; a live one never does.
    idealSeen: session.practice || isSenders,
  };
}

/** Adds to the dictated answers how they were spoken. The scores stay as they are. */
async function withDelivery(
  coach: Coach,
  feedback: InterviewFeedback,
  dictations: ReadonlyMap<string, DictatedWords>,
): Promise<InterviewFeedback> {
  const answers = feedback.answers.map(async (answer) => {
    const dictated = dictations.get(answer.question_text);
    return dictated
      ? { ...answer, delivery: await coach.analyzeDelivery({ words: dictated.words }) }
      : answer;
  });
  return { ...feedback, answers: await Promise.all(answers) };
}

interface Scoring {
  callerDb: Db;
  coach: Coach;
  session: StoredSession;
  answers: readonly AnsweredQuestion[];
  onProgress: OnProgress | undefined;
}

/** The report of a stored session and its answers; nothing is stored. */
export async function scoreSession({ callerDb, coach, session, answers, onProgress }: Scoring) {
  const request = {
    ...roleOf(session),
    difficulty: DifficultySchema.safeParse(session.difficulty).data,
    answers: answers.map((answered) => {
      const { question, answer, idealAnswer, ...about } = answerRequest(coach, session, answered);
      return { ...about, question_text: question, user_answer: answer, ideal_answer: idealAnswer };
    }),
  };
  const scored = await coach.scoreInterview(request, onProgress);
  return withDelivery(coach, scored, await findDictations(callerDb, session.id));
}
