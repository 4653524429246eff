import { z } from 'zod';
import { answerMaxLength, questionMaxLength } from '../interview/catalog.ts';
import { AnswerScore, DifficultySchema, Engine } from '../interview/contract.ts';
import { challengeTypes } from './catalog.ts';
import { readOptions } from './rules.ts';

export const ChallengeTypeSchema = z.enum(challengeTypes);

/** The challenge of a UTC day. Answer and explanation are null until the reader has an attempt. */
export const DailyChallenge = z.object({
  id: z.uuid(),
  /** yyyy-mm-dd. */
  challenge_date: z.iso.date(),
  question_text: z.string(),
  question_type: ChallengeTypeSchema,
  /** Empty for an open question. */
  options: z.unknown().transform(readOptions),
  correct_answer: z.string().nullable(),
  explanation: z.string().nullable(),
  difficulty: DifficultySchema,
  /** Who wrote it; null for a challenge of the bank. */
  engine: Engine.nullish(),
});
export type DailyChallenge = z.output<typeof DailyChallenge>;

export const GenerateDailyChallengeInput = z.object({ requestSource: z.string().max(60).optional() });
export const GenerateDailyChallengeOutput = z.object({
  success: z.literal(true),
  challenge: DailyChallenge,
});

/** One answer to one question: that of an open daily challenge, word for word. */
export const ScoreChallengeInput = z.object({
  answers: z.tuple([z.string().trim().min(1).max(answerMaxLength)]),
  questions: z.tuple([z.string().min(1).max(questionMaxLength)]),
  isDailyChallenge: z.literal(true),
});

export const ScoreChallengeOutput = z.object({
  overallScore: z.number().int().min(0).max(100),
  /** What the score of an open answer is made of; null for a choice. */
  feedback: AnswerScore.nullable(),
});
