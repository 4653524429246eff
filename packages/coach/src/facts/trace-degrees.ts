import type { UnsupportedFact } from '@greenroom/domain';
import { isFunctionWord } from '../text/function-words.ts';
import { fact, type TracedSentence } from './sentences.ts';
import { degreesIn, isKnownNear, type Support } from './support.ts';

const fieldAfter = /^\.?(?:['’]s)?(?: degree)?\s+(?:in|of)\s+(?:the\s+)?((?:\p{L}[\p{L}-]*\s?){1,4})/iu;

/** "Business" of "in business and law": up to the first word that carries nothing. */
function fieldOf(whole: string): string {
  // "of Science", "of Arts": the kind of the degree, and the field after it.
  const rest = whole.replace(
    /^\s+of (?:science|arts|engineering|commerce|technology|education|applied science)\b/i,
    '',
  );
  const words = (fieldAfter.exec(rest)?.[1] ?? '').trim().split(/\s+/);
  const stop = words.findIndex((word) => isFunctionWord(word.toLowerCase()));
  return words.slice(0, stop < 0 ? 2 : Math.min(stop, 2)).join(' ');
}

/** Degrees that no input has at this level, or not in this field. `supportOf` says what has to support the words at a place. */
export function traceDegrees(
  sentence: TracedSentence,
  supportOf: (at: number) => Support,
): UnsupportedFact[] {
  return degreesIn(sentence.text).flatMap((one) => {
    const support = supportOf(one.start);
    const words = sentence.text.slice(one.start, one.end);
    const lines = support.degrees.get(one.key);
    if (!lines)
      return support.words.has(words.toLowerCase())
        ? []
        : [fact('degree', sentence, one, 'No input holds this degree.')];
    const field = fieldOf(sentence.text.slice(one.end));
    return field === '' || isKnownNear(field, lines, support)
      ? []
      : [fact('degree', sentence, one, `No input holds a degree of this level in ${field}.`)];
  });
}
