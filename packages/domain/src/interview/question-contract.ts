import { z } from 'zod';
import { ModelNotice } from '../model-notice.ts';
import { focusMaxLength, jobRoleMaxLength, questionPhases, questionsRange } from './catalog.ts';
import { DifficultySchema, Engine, InterviewTypeSchema } from './contract.ts';
import { FollowUp } from './follow-up-contract.ts';
import { SetNote } from './set-note.ts';

export const GenerateQuestionsInput = z.object({
  jobRole: z.string().trim().min(1).max(jobRoleMaxLength),
  interviewType: InterviewTypeSchema,
  difficulty: DifficultySchema,
  count: z.number().int().min(1).max(questionsRange.max),
  /** The session the set is for: the set is stored with it, and asking again answers the same set. */
  sessionId: z.uuid().optional(),
  /** What a custom interview is about: a focus in a few words, or a pasted job text. */
  focus: z.string().max(focusMaxLength).optional(),
  /** The user doesn't want to wait for the model any longer. */
  withoutModel: z.boolean().default(false),
  /** The first position (from 0) that the user hasn't seen: there a stored set takes what a model has written since. */
  from: z.number().int().min(1).max(questionsRange.max).optional(),
  /** The texts of the questions before it, as the page shows them: these stay. */
  shown: z.array(z.string().max(2_000)).max(questionsRange.max).optional(),
});
export type GenerateQuestionsInput = z.infer<typeof GenerateQuestionsInput>;

/** What a good answer to a question says, written together with the question. */
export const QuestionPoint = z.object({
  /** 2 to 5 words, unique in its question; never printed. */
  label: z.string().min(2).max(80),
  /** The coaching question, asked when the point wasn't found. */
  ask: z.string().min(2).max(200),
  /** Shown when the point was found. */
  praise: z.string().min(2).max(200),
  /** Full statements that make the point, as a candidate says them. */
  says: z.array(z.string().min(2).max(300)).min(1).max(3),
});
export type QuestionPoint = z.infer<typeof QuestionPoint>;
/** Most points of one question. */
export const mostQuestionPoints = 5;

export const GeneratedQuestion = z.object({
  question_text: z.string(),
  ideal_answer: z.string(),
  /** The question's id in the bank; null for a question that is not in it. */
  bank_id: z.string().nullable(),
  kind: z.enum(['behavioural', 'situational', 'knowledge', 'motivation', 'case']),
  competency: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** One line of help for Practice mode; gives no concept away. */
  hint: z.string(),
  /** Where it belongs in the interview; null in sets of older versions. */
  phase: z.enum(questionPhases).nullable().default(null),
  /** The exact line that it was asked for; null where it comes from the role. */
  reason: z
    .object({ kind: z.enum(['ad', 'focus', 'resume']), line: z.string() })
    .nullable()
    .default(null),
  /** Key points that a model wrote with the question; without them, those that are authored for what it asks. */
  points: z.array(QuestionPoint).max(mostQuestionPoints).nullish(),
  /** What was asked after the answer, in a live interview with follow-ups. */
  follow_up: FollowUp.nullish().catch(null),
});
export type GeneratedQuestion = z.infer<typeof GeneratedQuestion>;

export const GenerateQuestionsOutput = z.object({
  questions: z.array(GeneratedQuestion),
  /** Which family of questions was used, and whether the role asked for was known. */
  source: z.object({
    family: z.string(),
    title: z.string(),
    exact: z.boolean(),
    /** The language of the questions as a tag (BCP 47), where it isn't English: answers are dictated in it. */
    lang: z.string().optional(),
    /** The notes below in English, as one text. */
    note: z.string().nullable(),
    /** Where the questions come from; sets of older versions have the text alone. */
    notes: z.array(SetNote).optional(),
    /** Lines of the job ad that the set has no question for. */
    unasked: z.array(z.string()).optional(),
    /** Plain facts of the ad to be ready to confirm, such as a license. */
    confirm: z.array(z.string()).optional(),
  }),
  engine: Engine,
  /** Why the built-in engine stood in for a model. */
  notice: ModelNotice.optional(),
  /** Seconds left on the session's clock as the server counts them; only with a session. */
  secondsLeft: z.number().int().min(0).optional(),
});
export type GenerateQuestionsOutput = z.infer<typeof GenerateQuestionsOutput>;
