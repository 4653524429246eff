import type { RequirementDraft } from '@greenroom/domain';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { readPart } from './read-ad.builtin.ts';

const mostFacts = 8;
const [fewestWords, mostWords] = [3, 30];
/** Praise that says nothing of the company or the offer. */
const praise =
  /\b(?:great|amazing|exciting|best|awesome|rockstar|ninja|dynamic|fast[- ]paced|world[- ]class|passionate)\b/i;

/** What an ad says of the company and the offer, word for word. */
export function factsOf(ad: string): string[] {
  const text = readPart(ad);
  const { isAd, lines } = readJobAd(text);
  if (!isAd) return [];
  const told = lines
    .filter(({ kind }) => kind === 'employer' || kind === 'benefit')
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter((line) => {
      const words = line.split(/\s+/).length;
      return words >= fewestWords && words <= mostWords && !praise.test(line);
    });
  return [...new Set(told)].slice(0, mostFacts);
}

const mostStressed = 4;
const emphasis =
  /\b(?:must|always|never|critical|crucial|essential|key|above all|most important|every|without|calm|safety|safe|at all times|ensure|strong|excellent|zero|first)\b/i;

/** Lines of musts that an ad leans on: it says so, or comes back to their words. In its order, word for word. */
export function stressedIn(requirements: readonly RequirementDraft[]): string[] {
  const stems = (line: string) =>
    new Set(contentStems(readPassage(line)).filter((stem) => !everydayStems.has(stem) && !/^\d/.test(stem)));
  const own = requirements.map(({ line }) => stems(line));
  const often = new Map<string, number>();
  for (const stem of own.flatMap((one) => [...one])) often.set(stem, (often.get(stem) ?? 0) + 1);
  return requirements
    .map((one, at) => ({
      ...one,
      at,
      worth:
        2 * Number(emphasis.test(one.line)) +
        [...(own[at] ?? [])].filter((stem) => (often.get(stem) ?? 0) > 1).length +
        Number(one.kind === 'duty'),
    }))
    .filter(({ line, kind, importance }) => {
      const words = line.split(/\s+/).length;
      const isTold = kind === 'duty' || kind === 'skill' || kind === 'trait';
      return isTold && importance === 'must-have' && words >= fewestWords && words <= mostWords;
    })
    .sort((a, b) => b.worth - a.worth || a.at - b.at)
    .slice(0, mostStressed)
    .sort((a, b) => a.at - b.at)
    .map(({ line }) => line);
}
