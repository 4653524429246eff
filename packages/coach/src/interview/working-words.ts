import { bank } from '../content/bank.ts';
import { contentStems, readPassage } from '../text/passage.ts';

/** A word that stands in this many of the sampled answers belongs to the world of work. */
const sampleAnswers = 2;
let workingStems: ReadonlySet<string> | undefined;

/** The words of working life, read once from every second ideal answer of the bank. */
export function isWorkingWord(stem: string): boolean {
  workingStems ??= readWorkingStems();
  return workingStems.has(stem);
}

function readWorkingStems(): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const [at, { question }] of bank.entries()) {
    if (at % 2 > 0) continue;
    for (const stem of new Set(contentStems(readPassage(question.ideal))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Set([...counts].flatMap(([stem, count]) => (count >= sampleAnswers ? [stem] : [])));
}
