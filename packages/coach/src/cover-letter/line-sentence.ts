import { isPastVerb, type LetterEntry, type LetterSentence, replyParagraph } from '@greenroom/domain';
import { verbOf } from '../job-ad/ad-verbs.ts';
import { placeLead } from './letter-jobs.ts';
import { fact } from './letter-sentences.ts';
import type { OwnFact } from './own-facts.ts';

const longest = 28;
/** "Promoted to shift lead": somebody else did it. */
const done =
  /^(?:Promoted|Recogni[sz]ed|Awarded|Selected|Elected|Nominated|Appointed|Named|Hired|Chosen|Certified|Licensed|Voted|Honou?red|Tasked|Entrusted|Assigned|Commended|Exposed|Accepted|Known|Trained|Given|Asked|Invited|Praised|Rated|Ranked) (?:to|for|as|by|in|on|with|multiple|employee|\p{Lu})/u;

/**
 * The only line of a place as a sentence, "At Roma, I trained 12 new cooks.": a heading over one line looks like a form. Null for a line
 * that isn't sure to begin with what was done.
 */
function lineSentence(
  { text, line, where, field, entry }: OwnFact,
  history: readonly LetterEntry[],
): LetterSentence | null {
  const job = history[entry];
  const support: LetterSentence['support'] = [
    field === 'facts' ? { field, quote: text } : { field, quote: line },
    ...(where === '' ? [] : [{ field: 'history' as const, quote: where }]),
  ];
  // A line that is a sentence already.
  const own = /(?:^|[ ,])I(?=[ '’])/.test(text) ? replyParagraph(text) : '';
  if (own !== '') return fact(own, support);
  const [first = '', ...rest] = text.split(' ');
  const verb = first.toLowerCase().replace(/,$/, '');
  const isNow =
    job?.isCurrent === true &&
    verbOf(verb)?.form === 'base' &&
    (first.endsWith(',') || /^(?:the|an?|all|my|our|\d.*|\p{Ll}+s|\p{Ll}+,|and)$/u.test(rest[0] ?? ''));
  const isPlain =
    rest.length > 1 &&
    rest.length < longest &&
    !/[:;•“”]|[.!?] /.test(text) &&
    /^\p{Lu}\p{Ll}+,?$/u.test(first);
  if (!isPlain || done.test(text) || !(isPastVerb(verb) || isNow)) return null;
  const lead = job ? placeLead(job).replace(/:$/, ', ') : '';
  return fact(`${lead}I ${first.toLowerCase()} ${rest.join(' ').replace(/\.$/, '')}.`, support);
}

const mostAlone = 2;
/** One or two lines of a place as sentences, "At Roma, I trained 12 cooks. I also kept the books."; null where one of them can't be one, or there are more. */
export function lineSentences(
  lines: readonly OwnFact[],
  history: readonly LetterEntry[],
): LetterSentence[] | null {
  const said = lines.length > mostAlone ? [] : lines.flatMap((line) => lineSentence(line, history) ?? []);
  const [first, second] = said;
  if (!first || said.length < lines.length) return null;
  if (!second) return [first];
  const also = second.text.replace(/^(?:At [^:]+?, )?I (?:also )?(?=\p{Ll}+ed\b|\p{Ll}{2,} )/u, 'I also ');
  return also.startsWith('I also ') ? [first, { ...second, text: also }] : null;
}
