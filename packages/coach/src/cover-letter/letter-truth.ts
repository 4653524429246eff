import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { leadAt } from './letter-body.ts';
import { jobLine, placeOf, timeOf } from './letter-jobs.ts';
import { plainLine } from './letter-names.ts';

/**
 * Whether a sentence of a list is true as it stands: a line that stands word for word in the job that it is listed under, or the lead
 * of such a list, which names that job and nothing else.
 */
export function isListedTruly(
  { text, support }: LetterSentence,
  { history, experience }: LetterRequest,
): boolean {
  const [quoted, where] = support.filter(({ field }) => field === 'history').map(({ quote }) => quote);
  if (quoted === undefined) return false;
  if (text.startsWith('• ') && history.some((job) => text === `• ${jobLine(job, timeOf(job, experience))}`))
    return true;
  if (text.startsWith('• '))
    return history.some(
      ({ name, title, lines }) =>
        [evenSpaces(title), evenSpaces(name)].filter(Boolean).join(', ') === (where ?? '') &&
        text === `• ${quoted}` &&
        lines.some((line) => plainLine(line).includes(quoted)),
    );
  return history.some((job) => job.name === quoted && text === leadAt(placeOf(job, timeOf(job, experience))));
}
