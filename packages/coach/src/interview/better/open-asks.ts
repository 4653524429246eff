import type { Ask } from './ask-reading.ts';
import { exampleAsks } from './example-asks.ts';
import { selfAsks } from './self-asks.ts';
import { storyAsks } from './story-asks.ts';

const mine: ReadonlyMap<string, string> = new Map([
  ['your', 'my'],
  ['yours', 'mine'],
  ['yourself', 'myself'],
  ["you're", "I'm"],
  ["you've", "I've"],
]);

/** "How do you find the right amount?" as "How I find the right amount"; undefined where a question has another form. */
export function labelOf(question: string): string | undefined {
  const [, opening, verb = '', rest] =
    /^((?:How|What|Which \w+|Where|When|Who)) (do|would|can|could) you (.+)\?$/.exec(question) ?? [];
  // "When do you refuse, and how do you put it?": two questions are no heading.
  if (!opening || !rest || /\b(?:do|would|can|could|don't) you\b/.test(rest)) return undefined;
  const words = rest.split(' ').map((word, at, all) => {
    const isObject =
      at === all.length - 1 ||
      /^(?:down|up|off|out|back|away|in|on|into|at|with|from|for|to|most|more|the|a|an|and|or)$/.test(
        all[at + 1] ?? '',
      ) ||
      /^(?:without|with|to|for|from|about|behind|onto|tells?|gives?|helps?|asks?|lets|slows|gets|stops|holds)$/.test(
        all[at - 1] ?? '',
      );
    const known = mine.get(word);
    return known ?? (word === 'you' ? (isObject ? 'me' : 'I') : word);
  });
  return `${opening} I ${verb === 'do' ? '' : `${verb} `}${words.join(' ')}`;
}

/** A point of the question that left no trace in the answer, in the words of its author. */
const point: Ask = {
  blank: ({ points }) => points[0] ?? '',
  at: 'end',
  frames: ({ points }) => {
    const label = labelOf(points[0] ?? '');
    return label === undefined ? { verb: 'i' } : { verb: 'i', label, always: true };
  },
  isOpen: ({ points }) => points.length > 0,
};

/** What an answer can leave open, the most telling first. */
export const asks: readonly Ask[] = [
  ...[storyAsks.time, storyAsks.part, storyAsks.end, storyAsks.change],
  ...[selfAsks.pay, selfAsks.whyNow, selfAsks.whyUs, selfAsks.opinion, selfAsks.weakness],
  ...[selfAsks.plans, selfAsks.ours],
  ...[storyAsks.numbers, exampleAsks.case, exampleAsks.before, exampleAsks.paidOff],
  ...[selfAsks.trait, selfAsks.proudest, exampleAsks.moment, exampleAsks.used, exampleAsks.trouble],
  ...[storyAsks.lesson, exampleAsks.there, exampleAsks.learned, point, exampleAsks.pitfall, storyAsks.proof],
  storyAsks.effect,
];
