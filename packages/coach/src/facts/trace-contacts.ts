import type { UnsupportedFact } from '@greenroom/domain';
import { fact, type TracedSentence } from './sentences.ts';
import type { Support } from './support.ts';

const mailOrLink =
  /(?<![\w.+-])[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+|(?<![\w-])[\w-]{1,64}\.(?:com|org|net|io|dev|me)\/\S*/gi;
const phonePattern = /(?<!\w)\+?\(?\d[\d\s().-]{7,}\d/g;

/** Addresses and numbers that no input holds. */
export function traceContacts(sentence: TracedSentence, support: Support): UnsupportedFact[] {
  const bare = (text: string) => text.toLowerCase().replace(/[\s().-]/g, '');
  const found = [...sentence.text.matchAll(mailOrLink), ...sentence.text.matchAll(phonePattern)];
  if (found.length === 0) return [];
  const known = bare(support.plain);
  return found
    .filter(
      (match) =>
        !/^(?:19|20)\d{2}\D+(?:19|20)\d{2}$/.test(match[0]) &&
        !known.includes(bare(match[0].replace(/[.,;]+$/, ''))),
    )
    .map((match) =>
      fact(
        'contact',
        sentence,
        { start: match.index, end: match.index + match[0].length },
        'No input holds this address or number.',
      ),
    );
}
