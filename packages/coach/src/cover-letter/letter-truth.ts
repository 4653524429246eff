import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { placeOf, timeOf } from './letter-jobs.ts';
import { plainLine } from './letter-names.ts';
import { letterWording } from './letter-wording.ts';

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
const ours = new Set(wordsOf(letterWording));

/**
 * Whether a sentence of a list is true as it stands: a line that stands word for word in the job that it is listed under, or the lead
 * of such a list, which names that job and has no other word but ours.
 */
export function isListedTruly(
  { text, support }: LetterSentence,
  { history, experience }: LetterRequest,
): boolean {
  const [quoted, where] = support.filter(({ field }) => field === 'history').map(({ quote }) => quote);
  if (quoted === undefined) return false;
  if (text.startsWith('• '))
    return history.some(
      ({ name, title, lines }) =>
        [evenSpaces(title), evenSpaces(name)].filter(Boolean).join(', ') === (where ?? '') &&
        text === `• ${quoted}` &&
        lines.some((line) => plainLine(line).includes(quoted)),
    );
  return history.some((job) => {
    const place = placeOf(job, timeOf(job, experience));
    return (
      job.name === quoted &&
      text.includes(place) &&
      wordsOf(text.replace(place, '')).every((word) => ours.has(word))
    );
  });
}
