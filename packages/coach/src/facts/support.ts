import { findDegree, stateNamed } from '../resume/place-words.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { stemOf } from '../text/stem.ts';
import { figureKeys } from './read-numbers.ts';

/** What the inputs say, in the forms in which a generated text is held against them. */
export interface Support {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  /** Level of a degree to the lines that name it. */
  degrees: ReadonlyMap<string, readonly number[]>;
  plain: string;
  /** Per stem, the lines that hold it: words that are known only apart from each other make no name. */
  lines: ReadonlyMap<string, readonly number[]>;
}

/** The words of a text in lower case; `+` and `#` belong to the word before them. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}]+[+#]*/gu) ?? [];

const degreeLevels: readonly (readonly [string, RegExp])[] = [
  ['doctorate', /ph\.?\s?d|doctor|^j\.?d|^m\.?d|pharm/i],
  ['mba', /m\.?b\.?a|business administration/i],
  ['master', /^m|master|^pg|^ll\.?m/i],
  ['bachelor', /^b|bachelor|^ll\.?b|licen/i],
  ['associate', /associate|^a\.?(?:a|s|d\.?n)/i],
];
const degreeKey = (words: string) =>
  degreeLevels.find(([, pattern]) => pattern.test(words.trim()))?.[0] ?? words.toLowerCase();

/** The degrees that a text names, by level. */
export function degreesIn(text: string): { key: string; start: number; end: number }[] {
  const found: { key: string; start: number; end: number }[] = [];
  let at = 0;
  for (let degree = findDegree(text); degree && found.length < 20; degree = findDegree(text.slice(at))) {
    const start = at + degree.start;
    found.push({ key: degreeKey(degree.words), start, end: start + degree.words.length });
    at = start + degree.words.length;
  }
  return found;
}

/** A name may wrap: a word on the next line stands with it. */
const nearLines = 1;

function linesByStem(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [at, line] of text.split('\n').entries()) {
    for (const stem of new Set(wordsOf(line).flatMap((word) => [word, stemOf(word)]))) {
      const known = lines.get(stem);
      if (known) known.push(at);
      else lines.set(stem, [at]);
    }
  }
  return lines;
}

function linesByDegree(text: string): Map<string, number[]> {
  const lines = new Map<string, number[]>();
  for (const [at, line] of text.split('\n').entries()) {
    const keys = new Set(degreesIn(line).map((one) => one.key));
    if (keys.has('mba')) keys.add('master');
    if (/master.{0,12}business admin/i.test(line)) keys.add('mba');
    if (keys.size > 0) keys.add('degree');
    for (const key of keys) lines.set(key, [...(lines.get(key) ?? []), at]);
  }
  return lines;
}

/** The states behind their codes: "Tucson, AZ" is in Arizona. */
const statesIn = (text: string) =>
  [...text.matchAll(/,\s*([A-Z]{2})\b/g)].flatMap((match) => wordsOf(stateNamed(match[1] as string) ?? ''));

/** Everything that the texts say. Linear in their length. */
export function supportOf(texts: readonly string[]): Support {
  const all = texts.join('\n\n');
  const words = [...wordsOf(all), ...statesIn(all)];
  return {
    words: new Set(words),
    stems: new Set(words.map(stemOf)),
    figures: figureKeys(all),
    skills: new Set(findSkills(all).map((one) => one.skill)),
    degrees: linesByDegree(all),
    plain: all.toLowerCase().replace(/\s+/g, ' '),
    lines: linesByStem(all),
  };
}

/** The words stand on one of the lines, or on one beside them. */
export const isKnownNear = (phrase: string, lines: readonly number[], support: Support): boolean =>
  wordsOf(phrase).every((part) =>
    (support.lines.get(part) ?? support.lines.get(stemOf(part)))?.some((at) =>
      lines.some((line) => Math.abs(line - at) <= nearLines),
    ),
  );

/** Each word of the phrase stands somewhere in the inputs. */
export const isKnown = (phrase: string, support: Support): boolean =>
  wordsOf(phrase).every((part) => support.words.has(part) || support.stems.has(stemOf(part)));

/** The words of the phrase stand together somewhere, on one line or on two that follow each other. */
export function isKnownTogether(phrase: string, support: Support): boolean {
  const places = wordsOf(phrase).map((part) => support.lines.get(part) ?? support.lines.get(stemOf(part)));
  const [first, ...others] = places;
  if (!first || others.some((lines) => lines === undefined)) return false;
  return first.some((at) =>
    others.every((lines) => (lines as readonly number[]).some((line) => Math.abs(line - at) <= nearLines)),
  );
}
