import type { AdPart } from '../ad-headings.ts';

/** What the judge reads of a line: its words, the section it is in, and the words of the heading over it. */
export interface LineText {
  text: string;
  part: AdPart;
  heading: string | null;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .replace(/\d+/g, '0')
    .match(/[\p{L}']+|[0$€£%@+&/:#]/gu) ?? [];

const farthestFirst = 60;
/** The first word, without reading the rest of a long line. */
const firstOf = (text: string) => wordsOf(text.slice(0, farthestFirst))[0] ?? '';

/** How many of the steps a value has reached. */
const stepOf = (value: number, steps: readonly number[]) => steps.filter((step) => value >= step).length;
const endingOf = (word: string) => /(?:ing|ed|s|ly|er|tion|ment|ive|able)$/.exec(word)?.[0] ?? '';

const shapes: readonly (readonly [string, RegExp])[] = [
  ['starts small', /^\p{Ll}/u],
  ['closed', /[.!?]$/],
  ['announces', /:$/],
  ['labelled', /^[^:]{2,40}:\s/],
  ['address', /https?:|www\.|\S@\S|\.com\b/i],
  ['money', /\$\s?\d/],
  ['capitals', /^(?=.*\p{Lu}{3})\P{Ll}+$/u],
  ['title case', /^(?:\p{Lu}\S*(?:\s|$)|(?:and|of|the|for|in|to|&|-)\s)+$/u],
];
const lengths = [2, 3, 5, 8, 13, 20, 30];
const places = [0.05, 0.15, 0.35, 0.65, 0.85, 0.95];
const headLines = 3;
const label = /^[^:.,]{3,40}:\s+(?=\S)(.*)$/;

/** The line before or behind: the word it opens with, and whether that has the same ending. */
function near(line: LineText | undefined, first: string, step: '-1' | '1'): string[] {
  if (!line) return [`${step} none`];
  const word = firstOf(line.text);
  const found = [`${step} first ${word}`];
  if (endingOf(word) === endingOf(first)) found.push(`${step} same form`);
  return found;
}

/** What the judge knows of a line, as names of features: its words, its shape, its section, its neighbors and its place in the ad. */
export function featuresOf(lines: readonly LineText[], at: number): Set<string> {
  const line = lines[at] as LineText;
  const said = wordsOf(line.text);
  const [first = '', second = '', third = ''] = said;
  const found = new Set([
    `first ${first}`,
    `first two ${first} ${second}`,
    `first three ${first} ${second} ${third}`,
    `last ${said.at(-1) ?? ''}`,
    `first ends ${endingOf(first)}`,
    `part ${line.part}`,
    `place ${stepOf(at / lines.length, places)}`,
    `length ${stepOf(line.text.split(' ').length, lengths)}`,
    ...near(lines[at - 1], first, '-1'),
    ...near(lines[at + 1], first, '1'),
  ]);
  const [behind] = wordsOf(label.exec(line.text)?.[1] ?? '');
  if (behind) found.add(`behind label ${behind}`).add(`behind label ends ${endingOf(behind)}`);
  if (at < headLines) found.add(`line ${at}`);
  for (const [name, shape] of shapes) if (shape.test(line.text)) found.add(name);
  for (const [index, word] of said.entries()) {
    found.add(`word ${word}`);
    if (index > 0) found.add(`words ${said[index - 1]} ${word}`);
  }
  for (const word of wordsOf(line.heading ?? '')) found.add(`heading ${word}`);
  return found;
}
