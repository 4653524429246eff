import type { FieldSource, ParsedResume } from '@greenroom/domain';
import { endsInRole, namesRole } from '../text/role-words.ts';
import { findDegree, namesEmployer, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { opensItem } from './read-bullets.ts';

/** Of the lines of a resume, how many open with a capital in one that was typed without any. */
const capitalShareMax = 0.08;
const nameWordsMax = 12;
const smallWord = /^(?:of|and|the|in|at|for|to|a|an|with|on|by|from|till|until|de|la)$/;

/** The whole resume was typed in small letters. */
export function isTypedSmall(lines: readonly { text: string }[]): boolean {
  const worded = lines.filter((line) => /^\p{L}/u.test(line.text) && /\p{Ll}/u.test(line.text));
  const capital = worded.filter((line) => /^\p{Lu}/u.test(line.text)).length;
  return worded.length >= 6 && capital <= worded.length * capitalShareMax;
}

/** A capital of the same length, so that every place in the text stays. */
function capitalized(word: string): string {
  const upper = (word[0] ?? '').toUpperCase();
  return upper.length === 1 ? upper + word.slice(1) : word;
}

const codes =
  /^(?:al|ak|az|ar|ca|co|ct|fl|ga|ia|id|il|ks|ky|ma|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|oh|ok|or|pa|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy|uk|us|usa|uae|bsc|msc|ba|ma|bs|ms|mba|phd)$/;

/** Words that a sentence holds together and that name nothing: "mig and tig welding of frames". */
const isPhrase = (text: string) =>
  text.split(/\s+/).length >= 4 &&
  /\s(?:of|and|the|for|to|with|on|a)\s/.test(text) &&
  !/[,|@\t]|\s[–—-]\s/.test(text) &&
  !namesRole(text) &&
  !namesEmployer(text) &&
  !namesSchool(text) &&
  !findDegree(capitalized(text));

function withCapitals(line: PlacedLine): PlacedLine {
  const words = line.text.split(/\s+/).length;
  const first = capitalized(line.text);
  const [opening = ''] = line.text.split(/\s*[,|@\t]\s*|\s[–—-]\s/);
  const isTold =
    line.isBullet ||
    isPhrase(line.text) ||
    (opensItem(first) && !endsInRole(opening)) ||
    /[a-z)][.!?]$/.test(line.text) ||
    words > nameWordsMax;
  if (isTold && !/\d{4}/.test(line.text)) return { ...line, text: first };
  const text = line.text.replace(/\p{L}[\p{L}'’]*/gu, (word, at: number) => {
    const before = line.text[at - 1] ?? ' ';
    if (/[@.\p{L}\d/'’]/u.test(before) || /^[@.]\p{L}/u.test(line.text.slice(at + word.length))) return word;
    // A code of a state or country stands after a comma, a degree where it likes.
    if (codes.test(word) && (/,\s*$/.test(line.text.slice(0, at)) || word.length > 2))
      return word.toUpperCase();
    return smallWord.test(word) ? word : capitalized(word);
  });
  return { ...line, text };
}

/**
 * A resume in small letters as it would be written: names, titles and headings with capitals, sentences with one. Every line keeps
 * its length, so that what is found in it stands at the same place in the text as it was typed.
 */
export const capitalizeLines = (lines: readonly PlacedLine[]): PlacedLine[] => lines.map(withCapitals);

/** The fields that were read from capitalized lines, in the letters that were typed: `text` is the document's. */
export function asTyped(resume: ParsedResume, text: string): ParsedResume {
  const small = text.toLowerCase();
  const typed = (value: unknown, key: string): unknown => {
    if (Array.isArray(value)) return value.map((one) => typed(one, key));
    if (value && typeof value === 'object')
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, typed(one, name)]));
    if (typeof value !== 'string' || key === 'network' || key === 'path' || key === 'region') return value;
    const at = small.indexOf(value.toLowerCase());
    return at >= 0 && small.length === text.length ? text.slice(at, at + value.length) : value.toLowerCase();
  };
  const { fields, coverage, ...rest } = resume;
  const inText = <T extends { source: FieldSource }>(one: T): T => ({
    ...one,
    source: { ...one.source, text: text.slice(one.source.start, one.source.end) },
  });
  return {
    ...(typed(rest, '') as Omit<ParsedResume, 'fields' | 'coverage'>),
    fields: fields.map(inText),
    coverage: coverage && { ...coverage, unassigned: coverage.unassigned.map(inText) },
  };
}
