import { type ListEdit, listEdit } from './corrected-lines.ts';
import type { ResumeCorrection } from './correction-contract.ts';
import { correctedResume, entryParts, keyOf } from './correction-rules.ts';
import type { EntryPart } from './entry-lines.ts';
import type { FieldSource, ParsedResume, ResumeDocument } from './parsed-contract.ts';
import {
  entryPlaces,
  even,
  lineAt,
  type Places,
  placesOf,
  type Reading,
  startsOf,
} from './reading-places.ts';
import { countWords } from './rules.ts';

/** A line of the corrected text; `from` is its index in the text that was read, null for a new one. */
interface Line {
  text: string;
  from: number | null;
  /** Set for a heading that was added. */
  section?: EntryPart;
}

const sectionWords: Record<EntryPart, string> = {
  work: 'Experience',
  education: 'Education',
  skills: 'Skills',
  projects: 'Projects',
  certificates: 'Certificates',
  languages: 'Languages',
};

type Basics = ParsedResume['basics'];

function basicsWords(basics: Basics, key: string): string {
  if (key === 'profiles') return basics.profiles.map(({ url }) => url).join(' | ');
  const { location } = basics;
  if (key === 'location')
    return (
      location?.address ??
      [location?.city, location?.region, location?.countryCode].filter(Boolean).join(', ')
    );
  return even(String(basics[key as keyof Basics] ?? ''));
}

/** Puts corrected contact details where the old ones were; new ones follow the name. */
function withBasics(lines: Line[], places: Places, read: Basics, corrected: Basics): void {
  const added: string[] = [];
  for (const key of ['name', 'label', 'email', 'phone', 'url', 'summary', 'location', 'profiles']) {
    const words = basicsWords(corrected, key);
    if (keyOf(read[key as keyof Basics]) === keyOf(corrected[key as keyof Basics])) continue;
    const [first, ...wrapped] = places.byOwner.get(`basics.${key}`) ?? [];
    const line = first === undefined ? undefined : lines[first];
    const fields = places.fieldsOf.get(`basics.${key}`) ?? [];
    if (!line || !fields[0]) {
      if (words) added.push(words);
      continue;
    }
    for (const [at, { source }] of fields.entries())
      line.text = line.text.replace(source.text, () => (at === 0 ? words : ''));
    for (const other of wrapped) if (other !== first && lines[other]) lines[other].text = '';
  }
  const top = lines[places.byOwner.get('basics.name')?.[0] ?? 0];
  if (top && added.length > 0) top.text = [top.text, ...added].join('\n');
}

type Heading = ResumeDocument['headings'][number];

interface Edits {
  edits: readonly ListEdit[];
  headings: readonly Heading[];
  /** Whether a part that nobody changed was read from the line as well. */
  isShared(line: number): boolean;
}

/** Where a list is written: where it was read, else under its heading, else at the end. */
function placeOf({ part, removed }: ListEdit, headings: readonly Heading[]): number {
  const first = Math.min(...removed);
  const heading = headings.find(({ section }) => section === part)?.line;
  if (Number.isFinite(first)) return first;
  return heading === undefined ? Number.POSITIVE_INFINITY : heading + 1;
}

/** The lines with every changed list set anew. */
function withLists(lines: readonly Line[], { edits, headings, isShared }: Edits): Line[] {
  const placed = edits.map((edit) => ({ edit, at: placeOf(edit, headings) }));
  const written = (edit: ListEdit): Line[] =>
    edit.lines.map((one) => (typeof one === 'number' ? (lines[one] as Line) : { text: one, from: null }));
  const result = lines.flatMap((line, at) => {
    const here = placed.filter((one) => one.at === at).flatMap(({ edit }) => written(edit));
    if (!edits.some(({ removed }) => removed.has(at))) return [...here, line];
    // "Skills: Java, Go" in one line: the heading stays.
    const heading = headings.find((one) => one.line === at);
    if (heading) return [{ ...line, text: heading.text }, ...here];
    return isShared(at) ? [...here, line] : here;
  });
  const atEnd = placed.filter(({ at, edit }) => at >= lines.length && edit.lines.length > 0);
  return [
    ...result,
    ...atEnd.flatMap(({ edit: { part }, edit }) => [
      { text: sectionWords[part], from: null, section: part },
      ...written(edit),
    ]),
  ];
}

/** The document with other lines: its text, its headings, and how many words it has. */
function withLines(document: ResumeDocument, lines: readonly Line[]): ResumeDocument {
  const text = lines.map((line) => line.text).join('\n');
  const indexes: number[] = [];
  let count = 0;
  for (const line of lines) {
    indexes.push(count);
    count += line.text.split('\n').length;
  }
  const byLine = new Map(document.headings.map((heading) => [heading.line, heading]));
  const headings = lines.flatMap(({ text: words, from, section }, at) => {
    const known = section ? { text: words, section } : byLine.get(from ?? -1);
    return known ? [{ ...known, line: indexes[at] as number }] : [];
  });
  return { ...document, text, headings, words: countWords(text) };
}

/** Moves the place of a source to where its line is now; null where the line is gone. */
function moverOf(lines: readonly Line[], starts: readonly number[]) {
  let at = 0;
  const now = new Map<number, { line: Line; start: number }>();
  for (const line of lines) {
    if (line.from !== null && !now.has(line.from)) now.set(line.from, { line, start: at });
    at += line.text.length + 1;
  }
  return (source: FieldSource): FieldSource | null => {
    const old = lineAt(starts, source.start);
    const found = now.get(old);
    if (!found) return null;
    const inLine = found.line.text.indexOf(source.text);
    const start = found.start + (inLine < 0 ? source.start - (starts[old] as number) : inLine);
    return { ...source, start, end: start + source.end - source.start };
  };
}

/** The edits of all changed lists, against the lines that were read. */
function editsOf(reading: Reading, corrected: ParsedResume, places: Places, lineCount: number): Edits {
  const { headings } = reading.document;
  const headingLines = new Set(headings.map(({ line }) => line));
  const owners = new Map<number, Set<string>>();
  for (const [owner, found] of places.byOwner)
    for (const line of found) owners.set(line, (owners.get(line) ?? new Set()).add(owner));
  const isTaken = (line: number) => line >= lineCount || headingLines.has(line) || owners.has(line);
  const edits = entryParts.flatMap((part) => {
    const entries = entryPlaces(part, places, isTaken);
    return listEdit(part, reading.resume, corrected, entries, places.byOwner.get(part) ?? []) ?? [];
  });
  const changed = new Set<string>(edits.map(({ part }) => part));
  const isShared = (line: number) =>
    [...(owners.get(line) ?? [])].some((owner) => !changed.has(owner.split('.')[0] ?? ''));
  return { edits, headings, isShared };
}

/**
 * A reading with the user's correction in it: the fields as `correctedResume` has them, and a text that says the same, so that
 * everything that works on the text uses the correction too. Lines that no correction touches stay as they were read.
 */
export function correctedReading(reading: Reading, correction: ResumeCorrection): Reading {
  const resume = correctedResume(reading.resume, correction);
  const texts = reading.document.text.split('\n');
  const starts = startsOf(texts);
  const places = placesOf(reading, texts, starts);
  const lines: Line[] = texts.map((text, from) => ({ text, from }));
  withBasics(lines, places, reading.resume.basics, resume.basics);
  const lists = editsOf(reading, resume, places, texts.length);
  // A settled line is in an entry now, or not needed: once lists are written anew it is left out.
  const settled = new Set(lists.edits.length > 0 ? (correction.settled ?? []).map(even) : []);
  const isLeft = ({ text, from }: Line) =>
    from === null || (texts[from] === text ? !settled.has(even(text)) : text.trim() !== '');
  const kept = withLists(lines, lists).filter(isLeft);
  const move = moverOf(kept, starts);
  const moved = <T extends { source: FieldSource }>(list: readonly T[]): T[] =>
    list.flatMap((one) => {
      const source = move(one.source);
      return source ? [{ ...one, source }] : [];
    });
  const { coverage } = resume;
  const fields = moved(resume.fields);
  return {
    resume: coverage
      ? { ...resume, fields, coverage: { ...coverage, unassigned: moved(coverage.unassigned) } }
      : { ...resume, fields },
    document: withLines(reading.document, kept),
  };
}
