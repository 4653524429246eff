import type { LetterAsk, LetterRequest } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import type { Paragraph } from './letter-body.ts';
import { placeWords, titleAlone, workplaceName } from './letter-names.ts';
import { typed } from './own-facts.ts';
import { meaningOf, people } from './same-work.ts';
import { typedJobs } from './typed-jobs.ts';

/** Of a longer line only what is quoted is asked about. */
const longestLine = 160;
/** A task as the page asks about it. */
export const askedLine = ({ line, quote }: AdTask): string => (line.length <= longestLine ? line : quote);

/** Pay, and lines that were glued: "DutiesThis position". */
const oddLine = /[$€£]|\p{Ll}{3}(?:This|The|You|We|Our)\b/u;
const opensAsk =
  /^(?:[\p{L}-]+ ){0,4}(?:experience|knowledge|understanding|proficien\p{L}+|familiar\p{L}*)\b/iu;
/** "Act as a patient advocate at all times" and "Support the philosophy of care" ask for nothing that somebody did. */
export function isSpecific({ phrase, line, form, isWhole }: AdTask): boolean {
  if (!isWhole) return false;
  if (oddLine.test(line) || (form === 'asked' && !opensAsk.test(line))) return false;
  const { things, verbs } = meaningOf(phrase);
  return verbs.size > 0 || [...things].some((thing) => !people.has(thing));
}

const ownWork = /\bself[- ]employed\b|\bfreelanc|\bown (?:business|company|shop)\b/i;
/** Where the questions ask about: the first job of the letter, or the one that says most to who wrote the ad. */
export type AskedPlace = Pick<LetterAsk, 'place' | 'isOver'>;
export function askedPlace(
  { history, experience }: LetterRequest,
  body: readonly Paragraph[],
  ranked: readonly number[],
): AskedPlace & { entry: number } {
  const told = body.flatMap(({ facts }) => facts.slice(0, 1).map(({ entry }) => entry));
  // A title has to name a role: beside other words the employer may be something else.
  const isSure = (at: number) => {
    const { kind = 'project', title = '', name = '' } = history[at] ?? {};
    return kind !== 'project' && titleAlone(title) !== '' && workplaceName(name) !== '';
  };
  const at = [...told, ...ranked].find(isSure) ?? typed;
  const entry = history[at];
  // Who works for themselves did it at no employer.
  const own =
    entry || ownWork.test(experience) ? undefined : typedJobs(experience).find(({ place }) => place !== '');
  const place = entry ? placeWords(workplaceName(entry.name)) : own ? placeWords(own.place) : '';
  return { place, isOver: !(entry ?? own)?.isCurrent, entry: at };
}
