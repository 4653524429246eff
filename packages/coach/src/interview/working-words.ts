import { competencies, families } from '../content/catalog.ts';
import { contentStems, readPassage } from '../text/passage.ts';

/** A word that stands in this many of the sampled answers belongs to the world of work. */
const sampleAnswers = 2;
let sampled: { shares: ReadonlyMap<string, number>; answers: number } | undefined;

/** The words of working life, read once from every second ideal answer of each part of the bank. */
export function isWorkingWord(stem: string): boolean {
  sampled ??= readSample();
  return (sampled.shares.get(stem) ?? 0) * sampled.answers >= sampleAnswers;
}

/** The share of answers to any question that hold a word, 0 to 1: how little it shows to find it in one more. */
export function chanceOf(stem: string): number {
  sampled ??= readSample();
  return sampled.shares.get(stem) ?? 0;
}

function readSample(): { shares: ReadonlyMap<string, number>; answers: number } {
  const counts = new Map<string, number>();
  // Counted within each part: a question added to one must not exchange the answers taken from all after it.
  const parts = [...families, ...competencies];
  const ideals = parts.flatMap(({ questions }) =>
    questions.filter((_, at) => at % 2 === 0).map(({ ideal }) => ideal),
  );
  for (const ideal of ideals)
    for (const stem of new Set(contentStems(readPassage(ideal))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const shares = new Map([...counts].map(([stem, count]) => [stem, count / ideals.length]));
  return { shares, answers: ideals.length };
}
