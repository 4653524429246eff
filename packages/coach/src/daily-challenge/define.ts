import type { ChallengeType, Difficulty } from '@greenroom/domain';

/** One question of the challenge bank, without a date. */
export interface ChallengeQuestion {
  type: ChallengeType;
  difficulty: Difficulty;
  text: string;
  /** The right option, 'True' or 'False', or a strong answer to an open question. */
  answer: string;
  /** Options that are wrong, of a multiple choice. */
  wrong: readonly string[];
  explanation: string;
}

/** A multiple choice with three wrong options. */
export const choice = (
  difficulty: Difficulty,
  text: string,
  answer: string,
  wrong: readonly [string, string, string],
  explanation: string,
): ChallengeQuestion => ({ type: 'multiple_choice', difficulty, text, answer, wrong, explanation });

/** A statement that is true or false. */
export const statement = (
  difficulty: Difficulty,
  text: string,
  holds: boolean,
  explanation: string,
): ChallengeQuestion => ({
  type: 'true_false',
  difficulty,
  text,
  answer: holds ? 'True' : 'False',
  wrong: [],
  explanation,
});

/** A question to answer in one's own words, with a strong answer. */
export const open = (
  difficulty: Difficulty,
  text: string,
  answer: string,
  explanation: string,
): ChallengeQuestion => ({ type: 'open_ended', difficulty, text, answer, wrong: [], explanation });
