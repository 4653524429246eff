import { type LetterSentence, noteInBrackets, noteSentence, replyParagraph } from '@greenroom/domain';
import { jobSaid, timeSaid } from './letter-jobs.ts';
import { fact, typedParts, workSentence } from './letter-sentences.ts';

const day = String.raw`(?:\p{Lu}\p{Ll}{2,8}\.? )?(?:19|20)\d{2}`;
const typedJob = new RegExp(
  String.raw`^(?:an? )?(?<title>[^,.;:\d]{3,60}?) at (?<name>[^;\d]{2,60}?)[,\s]+\(?(?<time>(?:since |from )?${day}(?: ?(?:-|–|to|until) ?(?:${day}|present|now))?)\)?$`,
  'u',
);
const month =
  /\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\p{Ll}*\b|^(?:Also|Then|Before|Currently|Now)\b/iu;
/** "Assistant Head of Finance at iTrust since April 2024" as a sentence; empty for other words. */
function jobTyped(part: string): string {
  const { title = '', name = '', time = '' } = typedJob.exec(part)?.groups ?? {};
  if (
    title === '' ||
    /^(?:I|we|my|after|before|since|while|from)\b/i.test(title) ||
    month.test(name) ||
    month.test(title)
  )
    return '';
  const when = timeSaid(time);
  const job = {
    kind: 'work' as const,
    title,
    name,
    time: when,
    isCurrent: when.startsWith('since'),
    isChecked: true,
    lines: [],
  };
  const said = jobSaid(job, when);
  return said === '' ? '' : `${said}.`;
}

/**
 * What was typed about work, as a letter says it: sentences as they were typed, years and jobs in a sentence of ours, and what is no
 * sentence as lines for a list.
 */
export function typedWork(
  experience: string,
  told: ReadonlySet<string>,
): { sentences: LetterSentence[]; fragments: string[] } {
  const sentences: LetterSentence[] = [];
  const fragments: string[] = [];
  const support = (quote: string) => [{ field: 'experience' as const, quote }];
  for (const part of typedParts(experience.replace(noteInBrackets, ''), told)) {
    if (noteSentence.test(part)) continue;
    const job = jobTyped(part);
    if (job !== '') {
      sentences.push(fact(job, support(part)));
      continue;
    }
    const made = workSentence(part);
    const own = made === null && /(?<!\p{L})(?:I|my|we)(?!\p{L})/iu.test(part) ? replyParagraph(part) : '';
    const done = made === null && own === '' ? replyParagraph(part) : '';
    if (made) sentences.push(made);
    else if (own !== '') sentences.push(fact(own, support(part)));
    else if (done.startsWith('I ')) sentences.push(fact(done, support(part)));
    else if (/^(?:(?:over|about|almost|nearly|more than) )?\d[\d.,]*\+? \p{L}/iu.test(part))
      sentences.push(
        fact(`My experience includes ${part.charAt(0).toLowerCase()}${part.slice(1)}.`, support(part)),
      );
    else
      fragments.push(
        part
          .replace(/^(?:also|then|plus|and),? (?=\S)/i, '')
          .replace(/^\p{Ll}/u, (first) => first.toUpperCase()),
      );
  }
  return { sentences, fragments };
}
