import { z } from 'zod';
import { ModelNotice } from '../model-notice.ts';
import { Said } from '../worded.ts';
import {
  answerMaxLength,
  difficulties,
  dimensions,
  evidenceKinds,
  interviewTypes,
  jobRoleMaxLength,
  questionMaxLength,
  questionsRange,
  readinessLevels,
} from './catalog.ts';
import { Delivery } from './delivery-contract.ts';
import { Engine } from './engine-contract.ts';
import { Confidence, PointFinding, ScoreRange } from './point-contract.ts';

export { Engine };

const Percent = z.number().int().min(0).max(100);

export const InterviewTypeSchema = z.enum(interviewTypes);
export const DifficultySchema = z.enum(difficulties);
export const DimensionSchema = z.enum(dimensions);

/** One remark locked to the words it speaks of: `answer.slice(start, end) === quote`, in UTF-16 code units. */
export const Evidence = z.object({
  criterion: DimensionSchema,
  kind: z.enum(evidenceKinds),
  /** Empty with start = end = 0 where the remark is about something that is not there. */
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  message: z.string(),
  /** The language of the message as a tag (BCP 47), where it isn't English: a model writes in the language of the page. */
  lang: z.string().optional(),
  /** The message by code, where the coach worded it: what was written for a question has none. */
  said: Said.optional(),
  /** The point in `AnswerScore.points` that the remark is about; a `question` always has one. */
  pointId: z.string().optional(),
});
export type Evidence = z.infer<typeof Evidence>;

/** One line of a receipt. `points` of all lines add up to the receipt's total, to the hundredth. */
export const ReceiptLine = z.object({
  id: z.string(),
  label: z.string(),
  /** What was seen in the answer, in a few words. */
  seen: z.string(),
  /** The language of `seen`, where it isn't English. */
  lang: z.string().optional(),
  /** The label and what was seen by code. */
  labelSaid: Said.optional(),
  seenSaid: Said.optional(),
  /** The most this line can give, in points of 100. Zero for a cap or a rounding line. */
  weight: z.number(),
  points: z.number(),
});
export const Receipt = z.object({
  rubricVersion: z.string(),
  lines: z.array(ReceiptLine),
  total: Percent,
});
export type Receipt = z.infer<typeof Receipt>;

/** A gate that capped the score: empty, echoed question, keyword list, gibberish, off topic, and the like. */
export const Flag = z.object({
  id: z.string(),
  message: z.string(),
  /** The most the answer could get once the gate had fired; null for a flag that caps nothing. */
  cap: Percent.nullable(),
  quote: z.string(),
  /** The language of the message, where it isn't English. */
  lang: z.string().optional(),
  /** The message by code, where the coach worded it. */
  said: Said.optional(),
});
export type Flag = z.infer<typeof Flag>;

export const DimensionResult = z.object({
  score: Percent,
  level: z.number().int().min(1).max(5),
  /** The written level reached, and what would lift the answer by one; null at the top. */
  levelText: z.string(),
  lift: z.string().nullable(),
  /** Both by code; the coaching question of a point has none. */
  levelSaid: Said.optional(),
  liftSaid: Said.optional(),
});
export type DimensionResult = z.infer<typeof DimensionResult>;

/** A value for each dimension. */
export const DimensionMap = <T extends z.ZodType>(value: T) =>
  z.object({
    technical_accuracy: value,
    problem_solving: value,
    communication_clarity: value,
    relevant_experience: value,
    cultural_fit: value,
  });

const Count = z.number().int().min(0);
/** Tokens that a model was sent and wrote, every attempt counted, as its provider counts them. */
export const ModelTokens = z.object({ input: Count, output: Count });
export type ModelTokens = z.infer<typeof ModelTokens>;

export const AnswerScore = z.object({
  overall: Percent,
  dimensions: DimensionMap(DimensionResult),
  evidence: z.array(Evidence),
  receipt: Receipt,
  flags: z.array(Flag),
  /** The parts of a story that were found: situation, task, action, result. */
  star: z.object({ situation: z.boolean(), task: z.boolean(), action: z.boolean(), result: z.boolean() }),
  /** Labels of the points that count. */
  covered: z.array(z.string()),
  /** The coaching questions of points that left no trace in the answer; labels in reports of rubric 1.x. */
  missed: z.array(z.string()),
  /** Every point with what was found of it; not in reports of rubric 1.x. */
  points: z.array(PointFinding).optional(),
  words: z.number().int(),
  /** False where the answer cannot be judged (empty, not English): then overall is 0 and a flag says why. */
  scored: z.boolean(),
  engine: Engine,
  confidence: Confidence.optional(),
  /** Only at low confidence. */
  range: ScoreRange.optional(),
  /** A better way to tell the answer. Only a model writes it, and it is dropped if it adds a fact. */
  rewrite: z.string().optional(),
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
  /** What the score took of a model; none where it was asked for nothing. */
  tokens: ModelTokens.optional(),
});
export type AnswerScore = z.infer<typeof AnswerScore>;

export const ScoredAnswer = z.object({
  question_text: z.string(),
  user_answer: z.string(),
  ideal_answer: z.string(),
  score: AnswerScore,
  /** Only of an answer that was dictated. */
  delivery: Delivery.nullish(),
});
export type ScoredAnswer = z.infer<typeof ScoredAnswer>;

const Narrative = z.object({
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  improvements: z.array(z.string()),
  specific_recommendations: z.array(z.string()),
});

/** The one thing to do next; `answerIndex` names the question to rehearse, null for a whole new interview. */
export const NextAction = z.object({
  title: z.string(),
  text: z.string(),
  answerIndex: z.number().int().min(0).nullable(),
});

/** What `interview_sessions.feedback` holds: the specification's fields, and what proves them. */
export const InterviewFeedback = z.object({
  overallScore: Percent,
  technical_accuracy: Percent,
  communication_clarity: Percent,
  problem_solving: Percent,
  relevant_experience: Percent,
  cultural_fit: Percent,
  strengths: z.array(z.string()),
  improvements: z.array(z.string()),
  /** The overall analysis, a paragraph. */
  overall: z.string(),
  /** One sentence that says how it went, shown before the number. */
  verdict: z.string(),
  next_action: NextAction,
  detailed_feedback: Narrative,
  comprehensive_analysis: z.object({
    technical_accuracy: Percent,
    communication_clarity: Percent,
    problem_solving: Percent,
    relevant_experience: Percent,
    cultural_fit: Percent,
    /** Null where there are too few answers to judge. */
    readiness_assessment: z.enum(readinessLevels).nullable(),
    readiness_reason: z.string(),
    score_breakdown: z.record(z.string(), Percent),
    detailed_feedback: Narrative,
    next_steps: z.array(z.string()),
  }),
  receipt: Receipt,
  answers: z.array(ScoredAnswer),
  /** The lines of this report by code: the English that stands above is the key. The verdict's parts may say it in other words. */
  said: z.record(z.string(), Said).optional(),
  /** Of the whole interview: the confidence of its least certain scored answer. Not in reports of rubric 1.x. */
  confidence: Confidence.optional(),
  range: ScoreRange.optional(),
  engine: Engine,
  /** Why the built-in engine stood in for a model; the interview can then be scored again. */
  notice: ModelNotice.optional(),
  /** Of all answers together. */
  tokens: ModelTokens.optional(),
});
export type InterviewFeedback = z.infer<typeof InterviewFeedback>;

export const ScoreInterviewInput = z.object({
  sessionId: z.uuid(),
  answers: z
    .array(
      z.object({
        question_text: z.string().min(1).max(questionMaxLength),
        user_answer: z.string().max(answerMaxLength),
        ideal_answer: z.string().max(5_000).nullish(),
      }),
    )
    .max(questionsRange.max),
  jobRole: z.string().trim().min(1).max(jobRoleMaxLength),
  interviewType: InterviewTypeSchema,
  hasVoiceData: z.boolean().default(false),
  /** The user doesn't want to wait for the model any longer. */
  withoutModel: z.boolean().default(false),
});
export type ScoreInterviewInput = z.infer<typeof ScoreInterviewInput>;

export const ScoreInterviewOutput = InterviewFeedback.extend({
  sessionId: z.uuid(),
  /** Points given for this completion; given once, however often the call is repeated. */
  pointsAwarded: z.number().int(),
});
export type ScoreInterviewOutput = z.infer<typeof ScoreInterviewOutput>;

/** A completed interview that the built-in engine scored in place of a model. */
export const ScoreInterviewAgainInput = z.object({ sessionId: z.uuid() });

/** An answer that is stored, while the interview goes on. */
export const ScoreAheadInput = z.object({
  sessionId: z.uuid(),
  questionText: z.string().min(1).max(questionMaxLength),
});
export const ScoreAheadOutput = z.object({
  /** Whether a model was asked; the built-in coach scores in no time and isn't. */
  isAsked: z.boolean(),
});

/** Practice only: what comes after an answer and before the next question. */
export const PracticeFeedbackInput = z.object({
  sessionId: z.uuid(),
  questionText: z.string().min(1).max(questionMaxLength),
  /** Not trimmed: quotes are slices of exactly this text. */
  answer: z.string().max(answerMaxLength).regex(/\S/, 'is empty'),
});
export type PracticeFeedbackInput = z.infer<typeof PracticeFeedbackInput>;

export const PracticeFeedbackOutput = z.object({
  /** The follow-up that aims at the largest gap, and the words it goes back to; null where the answer leaves none. */
  probe: z
    .object({
      gap: z.string(),
      text: z.string(),
      /** The language of the text, where it isn't English. */
      lang: z.string().optional(),
      quote: z.string(),
      start: z.number(),
      end: z.number(),
      /** Who worded it; without it, the built-in engine. */
      engine: Engine.optional(),
    })
    .nullable(),
  strongAnswer: z.string(),
  /** A few remarks; every quote is exactly that slice of the answer. */
  evidence: z.array(Evidence),
  engine: Engine,
  notice: ModelNotice.optional(),
});
export type PracticeFeedbackOutput = z.infer<typeof PracticeFeedbackOutput>;

/**
 * What `interview_answers.delivery` holds of a dictated answer: its words with their times in seconds of recording.
 * `approximate`: taken from the moments at which the browser reported the words, not from the sound.
 */
export const DictatedWords = z.object({
  approximate: z.boolean(),
  words: z.array(
    z.object({
      word: z.string(),
      startSeconds: z.number(),
      endSeconds: z.number(),
      /** How loud the voice was, in decibels below full scale, where the microphone's level was measured. */
      levelDb: z.number().optional(),
    }),
  ),
});
export type DictatedWords = z.infer<typeof DictatedWords>;
