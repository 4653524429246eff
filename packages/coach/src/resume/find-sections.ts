import type { TextLine } from '../documents/document-text.ts';
import { findPeriod } from './dates.ts';
import { contentOf, guessHeadings, hintOf } from './guess-sections.ts';
import { inBodyLook, isCapitals, settleHeadings } from './heading-looks.ts';
import { splitMixed, splitPosts } from './mixed-sections.ts';
import { joinLines, type PlacedLine } from './placed-line.ts';
import type { Section } from './section.ts';
import { headingEnd, type SectionName, sectionExactly, sectionNamed } from './section-words.ts';

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

/** Lists that people head with their years: "Certificates 2023/2024". A job may have its years beside it. */
const yearly = new Set<SectionName>(['certificates', 'courses', 'awards', 'publications', 'projects']);
const years = /\s+(?:[|–-]\s*)?\(?(?:(?:19|20)\d{2}[\s/–-]*)+\)?$/;

/** Words that head nothing but jobs or studies, right above a date: a heading whatever it looks like. */
const isOverDates = (line: PlacedLine, next: PlacedLine | undefined) =>
  /\p{L}\s\p{L}/u.test(line.text) &&
  ['work', 'education'].includes(sectionExactly(line.text) ?? '') &&
  next !== undefined &&
  findPeriod(next.text) !== null;

function headingOf(
  line: PlacedLine,
  next: PlacedLine | undefined,
  bodySize: number,
  isStyled: boolean,
): Heading | null {
  const bare = line.text.replace(headingEnd, '').trim();
  const undated = bare.replace(years, '');
  const points = emphasis(line, bodySize);
  const yearlyName = sectionNamed(undated) ?? (points >= 2 && !line.isBullet ? hintOf(undated) : undefined);
  const words = undated !== bare && yearly.has(yearlyName ?? 'other') ? undated : bare;
  if (recommended.test(words)) return { name: 'references', words };
  if (words.length < 3 || words.length > 60 || /\d{3}/.test(words) || findPeriod(words)) return null;
  const name = sectionNamed(words) ?? (words === bare ? undefined : yearlyName);
  if (name) {
    const endsInColon = /:\s*$/.test(line.text);
    const isTitleCase = words.split(/\s+/).every((word) => !/^\p{Ll}/u.test(word) || word.length <= 3);
    const isEnough =
      endsInColon || (isStyled ? points >= 1 : isTitleCase) || (isOverDates(line, next) && !line.isBullet);
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
    // "Profile: law" under a school is what was studied there.
    !(name === 'summary' && (open.name === 'education' || open.name === 'work')) &&
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

/** "Highlights" under each of several jobs: words that come back again and again open no section. */
function labelsOfEntries(headings: ReadonlyMap<PlacedLine, Heading>): PlacedLine[] {
  const ofText = Map.groupBy(headings.keys(), (line) => line.text.toLowerCase());
  return [...ofText.values()]
    .filter((lines) => lines.length >= 3)
    .flat()
    .filter((line) => !['work', 'education'].includes(headings.get(line)?.name ?? ''));
}

/** A label is as much smaller than the headings of its side, and smaller than the names of the entries it is among. */
const labelSize = 0.85;
const entrySize = 1.05;
const fewestHeadings = 3;

/** "Highlights" or "Courses" in small print under a job or school in larger letters, which the headings are larger than again. */
function labelsUnderNames(
  lines: readonly PlacedLine[],
  headings: ReadonlyMap<PlacedLine, Heading>,
): PlacedLine[] {
  const largeEnough = [...headings.keys()].map((line) => line.fontSize).toSorted((a, b) => b - a)[
    fewestHeadings - 1
  ];
  if (!largeEnough) return [];
  const isSmall = (line: PlacedLine) => line.fontSize < largeEnough * labelSize;
  const labels: PlacedLine[] = [];
  /** For each side of the page, the largest small print since the last real heading. */
  const largest = new Map<string, number>();
  for (const line of lines) {
    const before = largest.get(line.region) ?? 0;
    if (headings.has(line) && !isSmall(line)) largest.clear();
    else if (headings.has(line) && !line.isHeading && before > line.fontSize * entrySize) labels.push(line);
    else if (line.fontSize < largeEnough) largest.set(line.region, Math.max(before, line.fontSize));
  }
  return labels;
}

/** A name or a title in large letters above the first heading that is known. */
function aboveHeadings(headings: ReadonlyMap<PlacedLine, Heading>): PlacedLine[] {
  const known = [...headings].findIndex(([, { name }]) => name !== 'other');
  return [...headings.keys()].slice(0, Math.max(0, known));
}

/** The headings that the dictionary knows, and those that look and read like them. */
function headingsOf(lines: readonly PlacedLine[], bodySize: number): Map<PlacedLine, Heading> {
  const isStyled = hasTypography(lines);
  const headings = new Map<PlacedLine, Heading>();
  for (const [at, line] of lines.entries()) {
    // The first line is the name, whatever it looks like, unless it is a heading people use.
    const heading =
      at === 0 && !sectionNamed(line.text) ? null : headingOf(line, lines[at + 1], bodySize, isStyled);
    if (heading) headings.set(line, heading);
  }
  for (const line of inBodyLook(lines, headings)) headings.delete(line);
  for (const line of labelsOfEntries(headings)) headings.delete(line);
  for (const line of labelsUnderNames(lines, headings)) headings.delete(line);
  for (const line of aboveHeadings(headings)) headings.delete(line);
  const known = new Map(
    [...headings].flatMap(([line, { name, words }]) =>
      name === 'other' && !sectionNamed(words) ? [] : [[line, name] as const],
    ),
  );
  for (const [line, name] of guessHeadings(lines, known))
    headings.set(line, { name, words: line.text.replace(headingEnd, '').trim() });
  for (const heading of headings.values())
    if (heading.name === 'other' && !sectionNamed(heading.words))
      heading.name = hintOf(heading.words) ?? 'other';
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
        // Licenses are no skills, also where a resume has no skills.
        !(wanted === 'skills' && /licen[cs]|certif/i.test(section.heading)) &&
        contentOf(section.lines) === wanted,
    );
    if (found) found.name = wanted;
  }
  return sections;
}

const nameWordsMax = 3;

/** A name in large letters that wraps ("RICHARD" over "AFRIYIE") is one line. */
function withWholeName(lines: readonly PlacedLine[]): PlacedLine[] {
  const largest = Math.max(0, ...lines.map((line) => line.fontSize));
  const at = lines.findIndex((line) => line.fontSize === largest);
  const [first, rest] = [lines[at], lines[at + 1]];
  const isPart = (line: PlacedLine | undefined) =>
    line !== undefined &&
    line.fontSize === largest &&
    /^[\p{Lu}][\p{L}'’. -]+$/u.test(line.text) &&
    line.text.split(' ').length <= nameWordsMax &&
    !sectionNamed(line.text);
  const isTall = lines.filter((line) => line.fontSize > largest * 0.8).length <= 2;
  if (largest === 0 || !isTall || !first || !rest || !isPart(first) || !isPart(rest)) return [...lines];
  return [...lines.slice(0, at), joinLines(first, rest), ...lines.slice(at + 2)];
}

/** Cells that turned out to be no headings are in their lines again. */
const withWholeRows = (lines: readonly PlacedLine[], isHeading: (line: PlacedLine) => boolean) =>
  lines.flatMap((line, at) => {
    const before = lines[at - 1];
    if (before?.whole && !isHeading(before)) return [];
    return [line.whole && !isHeading(line) ? line.whole : line];
  });

/** Step two: lines to sections, by dictionary, size, weight and capitals, and by what stands in them. */
export function findSections(placed: readonly PlacedLine[]): Section[] {
  const settled = withWholeName(settleHeadings(placed));
  const bodySize = median(settled.map((line) => line.fontSize).filter((size) => size > 0));
  const sections: Section[] = [{ name: 'profile', heading: '', headingLine: null, lines: [] }];
  const title = titleLine(settled, bodySize);
  const headings = headingsOf(settled, bodySize);
  const lines = withWholeRows(settled, (line) => headings.has(line) || line === title);
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
    // "Skills: SQL" under a job or a project tells of it where the skills have a section too.
    const isTold = inlined && ['work', 'projects'].includes(open.name) && named.has(inlined.name);
    if (inlined && !isTold) sections.push(inlined);
    else open.lines.push(line);
  }
  const finished = settleSections(sections.flatMap(splitMixed));
  return finished.some((section) => section.name === 'work' && section.lines.length > 0)
    ? finished
    : finished.flatMap(splitPosts);
}

/** All lines of the sections of one name. */
export const linesIn = (sections: readonly Section[], name: SectionName): PlacedLine[] =>
  sections.filter((section) => section.name === name).flatMap((section) => section.lines);
