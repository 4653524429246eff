import type { TextLine } from '../documents/document-text.ts';
import { findPeriod, findSingleDate } from './dates.ts';
import { contentOf, guessHeadings, hintOf } from './guess-sections.ts';
import { type SectionName, sectionNamed } from './section-words.ts';

/** A line with its place in the text of the document: `text.slice(start, end) === line.text`. */
export interface PlacedLine extends TextLine {
  start: number;
  end: number;
  /** Of wrapped lines that were joined: the words as they stand there, with their break. */
  raw?: string;
}

/** A line with its wrapped rest. Both stand one after the other in the text of the document. */
export const joinLines = (line: PlacedLine, rest: PlacedLine): PlacedLine => ({
  ...line,
  text: `${line.text} ${rest.text}`,
  raw: `${line.raw ?? line.text}\n${rest.raw ?? rest.text}`,
  end: rest.end,
});

export interface Section {
  name: SectionName;
  /** As it stands there; empty for what stands before the first heading. */
  heading: string;
  headingLine: PlacedLine | null;
  lines: PlacedLine[];
}

/** The whole text, one line a line, and each line's place in it. */
export function placeLines(lines: readonly TextLine[]): { text: string; lines: PlacedLine[] } {
  let at = 0;
  const placed = lines.map((line) => {
    const start = at;
    at += line.text.length + 1;
    return { ...line, start, end: start + line.text.length };
  });
  return { text: placed.map((line) => line.text).join('\n'), lines: placed };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const isCapitals = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();

/** How strongly the type says "heading": larger, bold, capitals, space above, marked by the format. */
function emphasis(line: TextLine, bodySize: number): number {
  let points = line.isHeading ? 2 : 0;
  if (bodySize > 0 && line.fontSize > bodySize * 1.08) points += 1;
  if (line.isBold) points += 1;
  if (isCapitals(line.text)) points += 1;
  if (line.gapAbove >= 0.5) points += 1;
  return points;
}

const hasTypography = (lines: readonly TextLine[]) =>
  lines.some((line) => line.isBold || line.isHeading) ||
  new Set(lines.map((line) => Math.round(line.fontSize))).size > 1;

interface Heading {
  name: SectionName;
  /** The words of the heading; the rest of the line, if any, belongs to the section. */
  words: string;
}

/** "16 people have recommended Ori", as LinkedIn heads what others wrote. */
const recommended = /^\d+ (?:person has|people have) recommended \p{Lu}/u;
/** What LinkedIn prints under a profile. */
const exportFooter = /^Contact \p{Lu}?.{1,40} on LinkedIn$/u;

function headingOf(line: PlacedLine, bodySize: number, isStyled: boolean): Heading | null {
  const words = line.text.replace(/[\s:_|–—-]+$/, '').trim();
  if (recommended.test(words)) return { name: 'references', words };
  if (words.length < 3 || words.length > 60 || /\d{3}/.test(words) || findPeriod(words)) return null;
  const name = sectionNamed(words);
  const points = emphasis(line, bodySize);
  if (name) {
    const endsInColon = /:\s*$/.test(line.text);
    const isTitleCase = words.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word) || word.length <= 3);
    const isEnough = isStyled ? points >= 1 || endsInColon : isTitleCase || endsInColon;
    // One common word ("Summary") inside a list of skills or languages needs the looks of a heading.
    return isEnough && !(line.isBullet && points < 2) ? { name, words } : null;
  }
  // A heading that no dictionary knows still ends the section before it.
  const isLoud =
    (line.isHeading || (isCapitals(words) && points >= 3)) &&
    words.split(/\s+/).length <= 5 &&
    !line.isBullet;
  return isLoud && !/[,@\d|\t]/.test(words) && bodySize > 0 && line.fontSize > bodySize * 1.15
    ? { name: 'other', words }
    : null;
}

/** "Skills: Java, Go" on one line: the heading and its section together. */
const inline = /^([\p{L}&/ ]{4,32})\s*:\s+(\S.*)$/u;
const inlineSections = new Set<SectionName>([
  'skills',
  'languages',
  'certificates',
  'interests',
  'summary',
  'education',
]);

function inlineSection(line: PlacedLine, open: Section): Section | null {
  const split = inline.exec(line.text);
  const name = split && !line.isBullet ? sectionNamed(split[1] as string) : undefined;
  const isNew =
    split &&
    name &&
    inlineSections.has(name) &&
    open.name !== name &&
    (open.name !== 'skills' || name === 'interests');
  if (!isNew) return null;
  const start = line.start + line.text.length - (split[2] as string).length;
  const rest = { ...line, text: split[2] as string, start };
  return { name, heading: split[1] as string, headingLine: line, lines: [rest] };
}

/** The one line that is far larger than the rest: the name, even where a side column was painted before it. */
function titleLine(lines: readonly PlacedLine[], bodySize: number): PlacedLine | undefined {
  const largest = Math.max(0, ...lines.map((line) => line.fontSize));
  const candidates = lines.filter((line) => line.fontSize === largest && !line.isBullet);
  return bodySize > 0 && largest > bodySize * 1.4 && candidates.length <= 2 ? candidates[0] : undefined;
}

const typeOf = (line: PlacedLine) =>
  [Math.round(line.fontSize * 2), line.isBold, isCapitals(line.text)].join();

/**
 * Words that could be a heading ("Leadership" in a list of skills) are none where they look like other lines do and the headings
 * have a look that nothing else has.
 */
function inBodyLook(lines: readonly PlacedLine[], headings: ReadonlyMap<PlacedLine, Heading>): PlacedLine[] {
  const looks = new Map<string, { size: number; headings: number; others: number }>();
  for (const line of lines) {
    const look = looks.get(typeOf(line)) ?? { size: line.fontSize, headings: 0, others: 0 };
    if (headings.has(line)) look.headings += 1;
    else look.others += 1;
    looks.set(typeOf(line), look);
  }
  const clear = [...looks.values()].find((look) => look.headings >= 3 && look.others <= look.headings * 0.5);
  if (!clear) return [];
  return [...headings.keys()].filter((line) => {
    const look = looks.get(typeOf(line));
    return (
      look !== undefined &&
      look.others > look.headings * 2 &&
      look.size < clear.size * 0.95 &&
      !line.isHeading
    );
  });
}

/** The headings that the dictionary knows, and those that look and read like them. */
function headingsOf(lines: readonly PlacedLine[], bodySize: number): Map<PlacedLine, Heading> {
  const isStyled = hasTypography(lines);
  const headings = new Map<PlacedLine, Heading>();
  for (const [at, line] of lines.entries()) {
    // The first line is the name, whatever it looks like, unless it is a heading people use.
    const heading = at === 0 && !sectionNamed(line.text) ? null : headingOf(line, bodySize, isStyled);
    if (heading) headings.set(line, heading);
  }
  for (const line of inBodyLook(lines, headings)) headings.delete(line);
  const known = new Map(
    [...headings].flatMap(([line, { name, words }]) =>
      name === 'other' && !sectionNamed(words) ? [] : [[line, name] as const],
    ),
  );
  for (const [line, name] of guessHeadings(lines, known))
    headings.set(line, { name, words: line.text.replace(/[\s:_|–—-]+$/, '').trim() });
  return headings;
}

/** A section whose heading says little ("Training", "Background") is the one that the resume lacks, where its lines tell so. */
function settleSections(sections: Section[]): Section[] {
  for (const section of sections)
    if (section.name === 'summary' && contentOf(section.lines) === 'contact') section.name = 'contact';
  for (const wanted of ['work', 'education', 'skills'] as const) {
    if (sections.some((section) => section.name === wanted && section.lines.length > 0)) continue;
    const found = sections.find(
      (section) =>
        (section.name === 'other' ||
          section.name === 'certificates' ||
          section.name === 'courses' ||
          section.name === 'summary') &&
        contentOf(section.lines) === wanted,
    );
    if (found) found.name = wanted;
  }
  return sections;
}

/** Step two: lines to sections, by dictionary, size, weight and capitals, and by what stands in them. */
export function findSections(placed: readonly PlacedLine[]): Section[] {
  const lines = settleHeadings(placed);
  const bodySize = median(lines.map((line) => line.fontSize).filter((size) => size > 0));
  const sections: Section[] = [{ name: 'profile', heading: '', headingLine: null, lines: [] }];
  const title = titleLine(lines, bodySize);
  const headings = headingsOf(lines, bodySize);
  const named = new Set([...headings.values()].map((heading) => heading.name));
  for (const [at, line] of lines.entries()) {
    if (exportFooter.test(line.text)) continue;
    if (line === title && at > 0 && !sectionNamed(line.text)) {
      sections.push({ name: 'profile', heading: '', headingLine: null, lines: [line] });
      continue;
    }
    const heading = headings.get(line);
    if (heading) {
      sections.push({ name: heading.name, heading: heading.words, headingLine: line, lines: [] });
      continue;
    }
    const open = sections.at(-1) as Section;
    const inlined = inlineSection(line, open);
    // "Skills: SQL" under a job tells of the job where the skills have a section too.
    const isTold = inlined && open.name === 'work' && named.has(inlined.name);
    if (inlined && !isTold) sections.push(inlined);
    else open.lines.push(line);
  }
  return settleSections(sections);
}

const unfinished = /(?:\b(?:and|of|at|for|in|the)|&|,)$/i;

/** A heading that wraps ("EDUCATION AND" / "TRAINING"), and one in the left cell of its first row. */
function settleHeadings(lines: readonly PlacedLine[]): PlacedLine[] {
  const settled: PlacedLine[] = [];
  for (const line of lines) {
    const last = settled.at(-1);
    const whole = last && `${last.text} ${line.text}`;
    const isRest =
      last && unfinished.test(last.text) && isCapitals(last.text) && isCapitals(line.text) && !last.isBullet;
    const isBoldRest =
      last?.isBold && line.isBold && whole && whole.length < 45 && !sectionNamed(last.text) && !line.isBullet;
    if ((isRest || isBoldRest) && whole && sectionNamed(whole)) {
      settled[settled.length - 1] = joinLines(last, line);
      continue;
    }
    const tab = line.text.indexOf('\t');
    const cell = tab > 0 && !line.isBullet ? line.text.slice(0, tab) : '';
    const isShouted = isCapitals(cell) && cell.length > 6;
    // A name with its date beside it is no heading beside its text.
    const isDated = (findPeriod(line.text.slice(tab)) ?? findSingleDate(line.text.slice(tab))) !== null;
    if (
      cell &&
      (!isDated || sectionNamed(cell)) &&
      (isShouted || line.hasBoldLead) &&
      (sectionNamed(cell) ?? (line.hasBoldLead && hintOf(cell)))
    ) {
      const isBold = line.isBold || line.hasBoldLead === true;
      settled.push({ ...line, text: cell, end: line.start + tab, isBold });
      settled.push({
        ...line,
        text: line.text.slice(tab + 1),
        start: line.start + tab + 1,
        gapAbove: 0,
        isBold: false,
      });
      continue;
    }
    settled.push(line);
  }
  return settled;
}

/** All lines of the sections of one name. */
export const linesIn = (sections: readonly Section[], name: SectionName): PlacedLine[] =>
  sections.filter((section) => section.name === name).flatMap((section) => section.lines);
