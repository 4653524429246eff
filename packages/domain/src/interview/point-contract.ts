import { z } from 'zod';

const Percent = z.number().int().min(0).max(100);

/**
 * How sure the engine is that an answer makes a point: `seen` is shown with its words, `counted` adds to the score, `perhaps`
 * is left alone, `ask` was not found and may be asked about.
 */
export const pointZones = ['seen', 'counted', 'perhaps', 'ask'] as const;

/** One point that a good answer makes, and what the engine found of it. `answer.slice(start, end) === quote`. */
export const PointFinding = z.object({
  /** Unique within the question and stable across releases. */
  id: z.string(),
  zone: z.enum(pointZones),
  /** The coaching question. */
  ask: z.string(),
  /** What is said when the point was seen; empty in every other zone. */
  praise: z.string(),
  /** The language of both as a tag (BCP 47), where it isn't English. */
  lang: z.string().optional(),
  quote: z.string(),
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  /** Points of 100 that the answer gains once this point counts; 0 where it counts already or a gate caps the answer. */
  worth: z.number().min(0).max(100),
});
export type PointFinding = z.infer<typeof PointFinding>;

/** How much of the answer the engine recognized. Reports of rubric 1.x hold `usual` or `lower` instead. */
export const Confidence = z.enum(['high', 'medium', 'low', 'usual', 'lower']);
export type Confidence = z.infer<typeof Confidence>;

/** Where the score lies, at low confidence. */
export const ScoreRange = z.object({ low: Percent, high: Percent });

/** Whether a point adds to the score as recognized: one that is shown with its words, or one that is only counted. */
export const isCounted = ({ zone }: Pick<PointFinding, 'zone'>): boolean =>
  zone === 'seen' || zone === 'counted';
