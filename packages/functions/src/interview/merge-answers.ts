import { FollowUp, GeneratedQuestion, QuestionPoint } from '@greenroom/domain';
import { z } from 'zod';
import type { StoredAnswer, StoredQuestion } from './store.ts';

/** An answer as a client sends it. */
export interface SentAnswer {
  question_text: string;
  user_answer: string;
  ideal_answer?: string | null;
}

/** What write-ahead has to do so that the database holds every text that was sent and is not there yet. */
export interface AnswerWrites {
  missing: StoredAnswer[];
  continued: { before: StoredAnswer; userAnswer: string }[];
}

/** What is stored with a question and tells how an answer to it is to be judged. */
export interface AboutQuestion {
  kind?: GeneratedQuestion['kind'] | undefined;
  level?: GeneratedQuestion['level'] | undefined;
  /** The line of a job ad that the question was asked for. */
  adLine?: string | undefined;
  /** The key points that were written with the question. */
  points?: QuestionPoint[] | undefined;
}

/** One question of the interview with what was answered; empty where nothing was. */
export interface AnsweredQuestion extends AboutQuestion {
  questionText: string;
  userAnswer: string;
  idealAnswer: string | null;
  /** One of the stored set, whose ideal answer the server has written. */
  isOfSet: boolean;
  /** The follow-up that was asked after the answer. */
  followUp?: FollowUp | undefined;
}

const isBlank = (text: string) => text.trim() === '';
const loosely = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();

/** Finds the stored question that a text means: spacing and capitals do not make another question. */
function matcher(questions: readonly StoredQuestion[]): (text: string) => StoredQuestion | undefined {
  const byText = new Map(questions.map((question) => [loosely(question.question_text), question]));
  return (text) => byText.get(loosely(text));
}

/**
 * Compares what was sent with what is stored. The text stored first stays, with one exception: a stored text that is
 * blank, or that the sent one begins with, was a draft of it.
 */
export function planAnswerWrites(
  sent: readonly SentAnswer[],
  stored: readonly StoredAnswer[],
  questions: readonly StoredQuestion[],
): AnswerWrites {
  const find = matcher(questions);
  const known = new Map(stored.map((answer) => [loosely(answer.question_text), answer]));
  const writes: AnswerWrites = { missing: [], continued: [] };
  for (const answer of sent) {
    if (isBlank(answer.user_answer)) continue;
    const key = loosely(answer.question_text);
    const before = known.get(key);
    if (before) {
      const isDraft =
        isBlank(before.user_answer) || answer.user_answer.startsWith(before.user_answer.trimEnd());
      if (isDraft && before.user_answer !== answer.user_answer && stored.includes(before)) {
        writes.continued.push({ before, userAnswer: answer.user_answer });
      }
      continue;
    }
    const question = find(answer.question_text);
    const written: StoredAnswer = {
      question_text: question?.question_text ?? answer.question_text,
      user_answer: answer.user_answer,
      ideal_answer: question?.ideal_answer ?? answer.ideal_answer ?? null,
    };
    known.set(key, written);
    writes.missing.push(written);
  }
  return writes;
}

const Points = z.array(QuestionPoint).min(1);
const { kind: Kind, level: Level } = GeneratedQuestion.shape;
const AdLine = z.object({ kind: z.literal('ad'), line: z.string() });

/** What a stored question says of itself; whatever has another shape is left out. */
export const aboutQuestion = ({
  kind,
  level,
  reason,
  points,
}: Pick<StoredQuestion, 'kind' | 'level' | 'reason' | 'points'>): AboutQuestion => ({
  kind: Kind.safeParse(kind).data,
  level: Level.safeParse(level).data,
  adLine: AdLine.safeParse(reason).data?.line,
  points: Points.safeParse(points).data,
});

/** A question of the stored set with an answer to it. */
export const asAnswered = (question: StoredQuestion, userAnswer: string): AnsweredQuestion => ({
  questionText: question.question_text,
  userAnswer,
  idealAnswer: question.ideal_answer,
  isOfSet: true,
  ...aboutQuestion(question),
  followUp: FollowUp.safeParse(question.follow_up).data,
});

/**
 * The interview as it is scored: every question of the stored set in its order, unanswered ones with an empty answer,
 * then answers to other questions while the interview has room (`questionsCount`).
 */
export function layOutAnswers(
  questions: readonly StoredQuestion[],
  answers: readonly StoredAnswer[],
  questionsCount: number,
): AnsweredQuestion[] {
  const byText = new Map<string, StoredAnswer>();
  for (const answer of answers) {
    const key = loosely(answer.question_text);
    const before = byText.get(key);
    if (!before || isBlank(before.user_answer)) byText.set(key, answer);
  }
  const ofSet = questions.map((question) =>
    asAnswered(question, byText.get(loosely(question.question_text))?.user_answer ?? ''),
  );
  const find = matcher(questions);
  const others = [...byText.values()]
    .filter((answer) => !find(answer.question_text))
    .map((answer) => ({
      questionText: answer.question_text,
      userAnswer: answer.user_answer,
      idealAnswer: answer.ideal_answer,
      isOfSet: false,
    }));
  return [...ofSet, ...others].slice(0, Math.max(questionsCount, questions.length));
}

/** Whether anything at all was answered. */
export const hasAnswer = (answers: readonly AnsweredQuestion[]) =>
  answers.some((answer) => !isBlank(answer.userAnswer));
