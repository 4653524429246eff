import { z } from 'zod';

const Seconds = z.number().min(0);

/** How a dictated answer was spoken, measured from the times of its words. Never part of a score. */
export const Delivery = z.object({
  /** False where there were fewer than `shortestMeasuredSpeechSeconds` of speech: then the figures are null. */
  measured: z.boolean(),
  /** The same in English, for those who read the wire; the pages have their own text. */
  reason: z.string().nullable(),
  durationSeconds: Seconds,
  /** Words that were dictated; the answer may hold more that were typed. */
  words: z.number().int(),
  wordsPerMinute: z.number().nullable(),
  pace: z.enum(['slow', 'good', 'fast', 'steady']).nullable(),
  longPauses: z.array(z.object({ atSeconds: Seconds, lengthSeconds: Seconds })),
  fillers: z.array(z.object({ word: z.string(), atSeconds: Seconds })),
  /** Null where fillers count as not measured. */
  fillersPerMinute: z.number().nullable(),
  hedges: z.number().int(),
  /** How much the volume of the voice varies (standard deviation in decibels); null or absent where it wasn't measured. */
  volumeSpreadDb: z.number().nullish(),
  notes: z.array(z.string()),
});
export type Delivery = z.infer<typeof Delivery>;
