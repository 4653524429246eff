import {
  AnswerScore,
  DifficultySchema,
  type Engine,
  GeneratedQuestion,
  InterviewTypeSchema,
  QuestionPoint,
  questionsRange,
} from '@greenroom/domain';
import { z } from 'zod';

/** Any string in, a string out: what is missing or not text reads as empty, so that no input can make the coach throw. */
const Text = z.string().catch('');
const OptionalText = z.string().nullish().catch(undefined);
/** What is stored with a question: a model is told, since its own words don't always show it. */
const AboutQuestion = z.object({
  kind: GeneratedQuestion.shape.kind.nullish().catch(undefined),
  /** 1 for anyone new to the role, 2 for a few years in it, 3 for senior people. */
  level: GeneratedQuestion.shape.level.nullish().catch(undefined),
  /** The line of a job ad that it was asked for. */
  adLine: OptionalText,
  /** Key points that were written with it. */
  points: z.array(QuestionPoint).nullish().catch(undefined),
  /** What was asked after the first part of the answer. */
  followUp: OptionalText,
});

export const QuestionRequest = z.object({
  jobRole: Text,
  interviewType: InterviewTypeSchema.catch('mixed'),
  difficulty: DifficultySchema.catch('medium'),
  /** How many questions; the set holds exactly this many, between 1 and 15. */
  count: z
    .number()
    .catch(questionsRange.default)
    .transform((count) => Math.min(questionsRange.max, Math.max(1, Math.round(count)))),
  /** What a custom interview is about: a few words, or a pasted job text. */
  focus: OptionalText,
  /** Lines of the user's resume, as they are written; one or two questions are asked at them. */
  resumeLines: z.array(z.string()).max(400).catch([]).optional(),
  /** Ids or texts of the questions the user was asked, the latest first; not asked again while others are left. */
  avoid: z.array(z.string()).catch([]).optional(),
  /** What a model may know of the user from before: coaching questions that the last answers left open, and titles of their stories. */
  memory: z
    .object({ open: z.array(z.string()).catch([]), stories: z.array(z.string()).catch([]) })
    .nullish()
    .catch(undefined),
  /** The same seed and request give the same set. */
  seed: z.union([z.string(), z.number()]).catch('0'),
});
export type QuestionRequest = z.input<typeof QuestionRequest>;
export type ReadQuestionRequest = z.output<typeof QuestionRequest>;

export const AnswerRequest = AboutQuestion.extend({
  question: Text,
  idealAnswer: OptionalText,
  answer: Text,
  jobRole: Text,
  interviewType: InterviewTypeSchema.catch('mixed'),
  /** The language a model writes its remarks in, by its English name. */
  language: z.string().min(2).max(40).nullish().catch(undefined),
  /** How hard the interview was to be: a model is told. */
  difficulty: DifficultySchema.nullish().catch(undefined),
  /** The user has read the ideal answer before answering: pasting it back is then capped. */
  idealSeen: z.boolean().nullish().catch(undefined),
  /** The right answer may be a formula or code: gates that expect prose stay off. */
  allowsFormula: z.boolean().nullish().catch(undefined),
});
export type AnswerRequest = z.input<typeof AnswerRequest>;
export type ReadAnswerRequest = z.output<typeof AnswerRequest>;

export const InterviewRequest = z.object({
  answers: z
    .array(
      AboutQuestion.extend({
        question_text: Text,
        user_answer: Text,
        ideal_answer: OptionalText,
        idealSeen: z.boolean().nullish().catch(undefined),
      }),
    )
    .catch([]),
  jobRole: Text,
  interviewType: InterviewTypeSchema.catch('mixed'),
  difficulty: DifficultySchema.nullish().catch(undefined),
});
export type InterviewRequest = z.input<typeof InterviewRequest>;

export const CompareRequest = AboutQuestion.extend({
  question: Text,
  idealAnswer: OptionalText,
  before: Text,
  /** The score that the first answer has; a model that made it isn't asked again. */
  beforeScore: AnswerScore.nullish().catch(undefined),
  after: Text,
  difficulty: DifficultySchema.nullish().catch(undefined),
  jobRole: Text,
  interviewType: InterviewTypeSchema.catch('mixed'),
  idealSeen: z.boolean().nullish().catch(undefined),
});
export type CompareRequest = z.input<typeof CompareRequest>;

/** Words of an answer, and the point of `AnswerScore.points` that a user says they make. */
export const RelationRequest = z.object({ question: Text, pointId: Text, ask: Text, words: Text });
export type RelationRequest = z.input<typeof RelationRequest>;

export const ProbeRequest = AboutQuestion.extend({
  question: Text,
  /** Coaching questions that the user's last interviews left open: a model is told. */
  open: z.array(z.string()).nullish().catch(undefined),
  answer: Text,
  idealAnswer: OptionalText,
  jobRole: Text,
  interviewType: InterviewTypeSchema.catch('mixed'),
});
export type ProbeRequest = z.input<typeof ProbeRequest>;
export type ReadProbeRequest = z.output<typeof ProbeRequest>;

/** One dictated word with its time in seconds from the start of the recording. */
const TimedWord = z.object({
  word: z.string(),
  startSeconds: z.number(),
  endSeconds: z.number(),
  levelDb: z.number().optional(),
});

export const DeliveryRequest = z.object({ words: z.array(TimedWord).catch([]) });
export type DeliveryRequest = z.input<typeof DeliveryRequest>;

/** What a retry won and lost against the attempt before it. */
export interface AnswerComparison {
  before: AnswerScore;
  after: AnswerScore;
  change: { overall: number; dimensions: Record<keyof AnswerScore['dimensions'], number>; words: number };
  starGained: string[];
  starLost: string[];
  pointsGained: string[];
  pointsLost: string[];
  numbersAdded: string[];
  numbersRemoved: string[];
  hedgesRemoved: number;
  summary: string;
}

/** A follow-up question that aims at the largest gap; null when the answer leaves none. */
export interface Probe {
  gap: string;
  text: string;
  /** The language of the text (BCP 47), where it isn't English. */
  lang?: string;
  /** The words that the probe goes back to: `answer.slice(start, end) === quote`. */
  quote: string;
  start: number;
  end: number;
  /** Who worded it; without it, the built-in engine. */
  engine?: Engine;
  /** It fits any answer: nothing in this one asks for it. */
  isGeneral?: true;
}

/** Delivery figures of a dictated answer. They never enter the score. */
export interface Delivery {
  measured: boolean;
  reason: string | null;
  durationSeconds: number;
  words: number;
  wordsPerMinute: number | null;
  pace: 'slow' | 'good' | 'fast' | 'steady' | null;
  longPauses: { atSeconds: number; lengthSeconds: number }[];
  fillers: { word: string; atSeconds: number }[];
  fillersPerMinute: number | null;
  hedges: number;
  /** Standard deviation in decibels; null where too little was measured. */
  volumeSpreadDb: number | null;
  notes: string[];
}
