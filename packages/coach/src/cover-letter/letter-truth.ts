import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import {
  isOngoing,
  jobAs,
  jobHead,
  jobNamed,
  jobSaid,
  jobSaidThere,
  placeOf,
  placeQuote,
  timeOf,
} from './letter-jobs.ts';
import { plainLine } from './letter-names.ts';
import { letterWording } from './letter-wording.ts';
import { inTense } from './line-tense.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
const ours = new Set(wordsOf(letterWording));

/**
 * Whether a sentence of a list is true as it stands: a line of the job that it is listed under, word for word or in its tense, or a
 * sentence that names jobs of the history and has no other words but ours.
 */
export function isListedTruly(
  { text, support }: LetterSentence,
  { history, experience }: LetterRequest,
): boolean {
  const quotes = support.filter(({ field }) => field === 'history').map(({ quote }) => quote);
  const [quoted, where] = quotes;
  if (quoted === undefined) return false;
  if (text.startsWith('• '))
    return history.some(
      (job) =>
        placeQuote(job) === (where ?? '') &&
        [quoted, inTense(quoted, isOngoing(job)), inTense(quoted, false)].includes(
          text.slice(2).replace(`${job.name}: `, ''),
        ) &&
        job.lines.some((line) => plainLine(line).includes(quoted)),
    );
  const named = history.filter((job) => quotes.includes(placeQuote(job)));
  const rest = named.reduce((left, job) => {
    const time = timeOf(job, experience);
    const said = [
      jobAs(job, time),
      jobSaid(job, time),
      jobSaidThere(job, time),
      jobNamed(job, time),
      jobNamed(job, ''),
      jobHead(job, time),
      placeOf(job, time),
    ];
    const named = left.replace(said.find((one) => one !== '' && left.includes(one)) ?? '', '');
    // The same work at two times is named once, with both.
    return named.replace(time, '');
  }, text);
  return rest !== text && wordsOf(rest).every((word) => ours.has(word));
}

/** "I have been a Head Chef since": who somebody says they are or were. */
const claimedTitle =
  /\bI(?:'m| am| was|'ve been| have been) (?:an?|the) ([\p{L} -]+?)(?= (?:at|for|of|since|from|in|who|with|and)\b|[,.;:])/giu;

/** What a text says the user is or was, where only the ad or a line about others says it; undefined where there is none. */
export function borrowedTitle(text: string, request: LetterRequest): string | undefined {
  const { history, experience, qualifications, skills, why, deeds, jobDescription } = request;
  const own = [experience, qualifications, skills, why, ...deeds, ...history.map(({ title }) => title)];
  const others = [jobDescription, ...history.flatMap(({ lines }) => lines)];
  const isIn = (texts: readonly string[], words: string) =>
    texts.some((one) => one.toLowerCase().includes(words.toLowerCase()));
  return [...text.matchAll(claimedTitle)]
    .map(([, title = '']) => title)
    .find((title) => isIn(others, title) && !isIn(own, title));
}
