import { isPastVerb, type LetterEntry, type LetterSentence, replyParagraph } from '@greenroom/domain';
import { verbOf } from '../job-ad/ad-verbs.ts';
import { placeLead } from './letter-jobs.ts';
import { fact } from './letter-sentences.ts';
import type { OwnFact } from './own-facts.ts';

const longest = 28;
/** "Promoted to shift lead": somebody else did it. */
const done =
  /^(?:promoted|recogni[sz]ed|awarded|selected|elected|nominated|appointed|named|hired|chosen|certified|licensed|voted|honou?red|tasked|entrusted|assigned|commended|exposed|accepted|known|trained|given|asked|invited|praised|rated|ranked|responsible) (?:to|for|as|by|in|on|with|multiple|employee|\p{Lu})/iu;

/**
 * The only line of a place as a sentence, "At Roma, I trained 12 new cooks.": a heading over one line looks like a form. Null for a line
 * that isn't sure to begin with what was done.
 */
export function lineSentence(
  { text, line, where, field, entry }: OwnFact,
  history: readonly LetterEntry[],
  isFirst: boolean,
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
  const verb = first.toLowerCase();
  const isNow =
    job?.isCurrent === true &&
    verbOf(verb)?.form === 'base' &&
    /^(?:the|an?|all|my|our|\d.*|\p{Ll}+s)$/u.test(rest[0] ?? '');
  const isPlain =
    rest.length > 1 &&
    rest.length < longest &&
    !/[:;•“”]|[.!?] /.test(text) &&
    /^\p{Lu}\p{Ll}+$/u.test(first);
  if (!isPlain || done.test(text) || !(isPastVerb(verb) || isNow)) return null;
  const lead = job ? placeLead(job).replace(/:$/, ', ') : '';
  const opening = lead || (isFirst ? '' : 'In other work, ');
  return fact(`${opening}I ${verb} ${rest.join(' ').replace(/\.$/, '')}.`, support);
}
