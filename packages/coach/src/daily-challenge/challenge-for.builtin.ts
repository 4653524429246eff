import type { ChallengeType, Difficulty, Engine, ModelNotice } from '@greenroom/domain';
import { challengeBank } from './bank.ts';
import { makeSchedule, placeOf } from './schedule.ts';

/** The challenge of a day, with its answer: for the server's eyes, not for the reader's. */
export interface Challenge {
  /** yyyy-mm-dd. */
  challenge_date: string;
  question_text: string;
  question_type: ChallengeType;
  options: string[] | null;
  correct_answer: string;
  explanation: string;
  difficulty: Difficulty;
  /** Who wrote it; without it, people: it stands in the bank. */
  engine?: Engine;
  notice?: ModelNotice;
}

const schedule = makeSchedule(challengeBank);

/**
 * The challenge of a date (yyyy-mm-dd, a UTC day): the same wherever it is asked for, and no question twice within the
 * bank's length, which is more than a year. Rejects with a RangeError where `date` is no date.
 */
export async function challengeFor(date: string): Promise<Challenge> {
  const question = schedule[placeOf(date, schedule.length)];
  if (!question) throw new RangeError('The bank of challenges is empty');
  return {
    challenge_date: date,
    question_text: question.text,
    question_type: question.type,
    options: question.options ? [...question.options] : null,
    correct_answer: question.answer,
    explanation: question.explanation,
    difficulty: question.difficulty,
  };
}
