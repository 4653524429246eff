import type { TellingComparison } from '@greenroom/domain';
import { figureKeys } from '../facts/read-numbers.ts';
import { readStory } from '../interview/reading/story.ts';
import { readPassage } from '../text/passage.ts';
import { type KeptStory, storyText } from './fit-stories.builtin.ts';

/** From this share of its telling words on, a sentence was told. */
const toldShare = 0.5;
const fewestStems = 2;

/** The stems of what a text says, and its figures: "forty percent" and "40%" are one. */
function saidIn(text: string): Set<string> {
  const stems = readPassage(text).tokens.flatMap(({ stem, isContent, isNumber }) =>
    isContent && !isNumber ? [stem] : [],
  );
  return new Set([...stems, ...figureKeys(text)]);
}

interface Point {
  text: string;
  stems: ReadonlySet<string>;
}

/** The sentences of a story that say something. */
function pointsOf(story: KeptStory): Point[] {
  const passage = readPassage(storyText(story));
  return passage.sentences
    .map(({ start, end }) => passage.text.slice(start, end).trim())
    .map((text) => ({ text, stems: saidIn(text) }))
    .filter(({ stems }) => stems.size >= fewestStems);
}

/** A word that several sentences share says little about which of them was told. */
function weigher(points: readonly Point[]): (stem: string) => number {
  const counts = new Map<string, number>();
  for (const { stems } of points) for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return (stem) => 1 / (counts.get(stem) ?? 1) ** 2;
}

function isToldIn({ stems }: Point, said: ReadonlySet<string>, weightOf: (stem: string) => number): boolean {
  let [all, shared] = [0, 0];
  for (const stem of stems) {
    all += weightOf(stem);
    if (said.has(stem)) shared += weightOf(stem);
  }
  return shared / all >= toldShare;
}

/** Numbers of the story that a telling leaves out, as the story has them. */
function missingNumbers(story: KeptStory, said: ReadonlySet<string>): string[] {
  const { numbers } = readStory(readPassage(storyText(story)));
  return [...new Set(numbers)].filter((number) => {
    const keys = [...figureKeys(number)];
    return keys.length > 0 && !keys.some((key) => said.has(key));
  });
}

/** A telling as it is kept. */
export interface PastTelling {
  text: string;
  words: number;
  seconds: number | null;
}

/** What a telling says of its story, and what came back or was left out against the time before. Deterministic. */
export function compareTellings(
  story: KeptStory,
  text: string,
  before: PastTelling | null,
): TellingComparison {
  const [now, then] = [saidIn(text), before ? saidIn(before.text) : null];
  const own = pointsOf(story);
  const weightOf = weigher(own);
  const points = own.map((point) => ({
    text: point.text,
    isTold: isToldIn(point, now, weightOf),
    wasTold: then !== null && isToldIn(point, then, weightOf),
  }));
  const texts = (which: (point: (typeof points)[number]) => boolean) =>
    points.filter(which).map((point) => point.text);
  return {
    told: points.filter((point) => point.isTold).length,
    of: points.length,
    back: then === null ? [] : texts((point) => point.isTold && !point.wasTold),
    leftOut: texts((point) => point.wasTold && !point.isTold),
    missing: texts((point) => !point.isTold),
    numbers: missingNumbers(story, now),
    before: before && { words: before.words, seconds: before.seconds },
  };
}
