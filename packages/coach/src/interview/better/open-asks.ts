import type { Ask } from './ask-reading.ts';
import { exampleAsks } from './example-asks.ts';
import { selfAsks } from './self-asks.ts';
import { storyAsks } from './story-asks.ts';

/** A point of the question that left no trace in the answer, in the words of its author. */
const point: Ask = {
  blank: ({ points }) => points[0] ?? '',
  at: 'end',
  frames: { verb: 'i' },
  isOpen: ({ points }) => points.length > 0,
};

/** What an answer can leave open, the most telling first. */
export const asks: readonly Ask[] = [
  ...[storyAsks.time, storyAsks.part, storyAsks.end, storyAsks.change],
  ...[selfAsks.pay, selfAsks.whyNow, selfAsks.whyUs, selfAsks.opinion, selfAsks.weakness],
  ...[selfAsks.plans, selfAsks.ours],
  ...[storyAsks.numbers, exampleAsks.case, exampleAsks.before, exampleAsks.paidOff],
  ...[selfAsks.trait, selfAsks.proudest, exampleAsks.moment, exampleAsks.used, exampleAsks.trouble],
  ...[storyAsks.lesson, exampleAsks.there, exampleAsks.learned, point, storyAsks.proof, storyAsks.effect],
];
