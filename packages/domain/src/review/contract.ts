import { z } from 'zod';
import { answerMaxLength } from '../interview/catalog.ts';
import { AnswerScore } from '../interview/contract.ts';
import { AnswerChange } from '../interview/retry-contract.ts';
import { PracticeGains } from '../progress/contract.ts';
import { ratingsPerRequest, reviewKinds, reviewRatings } from './catalog.ts';

const Moment = z.iso.datetime({ offset: true });
const Score = z.number().int().min(0).max(100);

/** One review with what its exercise shows. */
export const ReviewItem = z.object({
  id: z.uuid(),
  kind: z.enum(reviewKinds),
  /** The word of a term, the id of a story; a hash for the other kinds. */
  reference: z.string(),
  due: Moment,
  reps: z.number().int().min(0),
  question_text: z.string().nullable(),
  session_id: z.uuid().nullable(),
  /** The newest answer, or the words of a story, cut to 4,000 characters, with its score; null where there is none yet. */
  answer: z.string().nullable(),
  score: Score.nullable(),
  /** The coaching question of a point that was left out. */
  ask: z.string().nullable(),
  /** The job that makes a question likely. */
  job_title: z.string().nullable(),
  /** What a story is called. A queue that a device kept before there were any has none. */
  story_title: z.string().nullish(),
});
export type ReviewItem = z.infer<typeof ReviewItem>;

/** What `review_queue` answers: candidates by due date, from which each device takes its day. */
export const ReviewQueue = z.object({
  /** The clock of the server: a device may have another day. */
  now: Moment,
  items: z.array(ReviewItem),
  rated: z.array(z.object({ item_id: z.uuid(), kind: z.enum(reviewKinds), rated_at: Moment })),
  mastered: z.number().int().min(0),
  /** What practice has won, to be shown beside it. */
  gains: PracticeGains,
});
export type ReviewQueue = z.infer<typeof ReviewQueue>;

/** `answer` is the whole answer, or the missing sentence for a point that was left out. */
export const ReviewAnswerInput = z.object({
  itemId: z.uuid(),
  answer: z
    .string()
    .max(answerMaxLength)
    .refine((text) => text.trim() !== '', 'An answer needs at least one word.'),
});
export type ReviewAnswerInput = z.infer<typeof ReviewAnswerInput>;

export const ReviewAnswerOutput = z.object({
  /** What was scored: for a point that was left out, the last answer with the sentence at its end. */
  answer: z.string(),
  score: AnswerScore,
  /** The score of the last time; null the first time. */
  before: Score.nullable(),
  /** Against the answer of the interview, or of the last time where there is no interview; null the first time. */
  change: AnswerChange.nullable(),
  /** Whether the coach finds the point that was left out; null for the other kinds. */
  pointFound: z.enum(['yes', 'perhaps', 'no']).nullable(),
  suggested: z.enum(reviewRatings),
});
export type ReviewAnswerOutput = z.infer<typeof ReviewAnswerOutput>;

/** Ratings that a device kept. Sent twice they count once; one for an item that is gone is dropped. */
export const SaveReviewsInput = z.object({
  ratings: z
    .array(z.object({ id: z.uuid(), itemId: z.uuid(), rating: z.enum(reviewRatings), ratedAt: Moment }))
    .min(1)
    .max(ratingsPerRequest),
});
export type SaveReviewsInput = z.infer<typeof SaveReviewsInput>;

export const SaveReviewsOutput = z.object({
  /** When each item comes back; null for one that is mastered. */
  items: z.array(z.object({ id: z.uuid(), due: Moment.nullable() })),
});
export type SaveReviewsOutput = z.infer<typeof SaveReviewsOutput>;
