import type { ParsedResume, ReadingCoverage } from '@greenroom/domain';
import { findPeriod, findSingleDate } from './dates.ts';
import { isTableHead } from './entry-lines.ts';
import type { FieldLog } from './field-log.ts';
import type { PlacedLine } from './placed-line.ts';
import type { Section } from './section.ts';
import { type SectionName, sectionNamed } from './section-words.ts';
import { suspectsOf } from './suspects.ts';

/** A line that names an entry is short; a longer one only mentions its date. */
const namingLength = 60;
const namingWords = 8;

/** Sections whose entries have dates, though they are neither jobs nor studies. */
const datedSections = new Set<SectionName>([
  'projects',
  'volunteer',
  'certificates',
  'courses',
  'awards',
  'publications',
  'references',
]);

/** The date is a cell beside the line, or at the edge of a short line that names something: the date of an entry. */
function isEntryDate(line: PlacedLine): boolean {
  const date = findPeriod(line.text) ?? findSingleDate(line.text);
  if (
    !date ||
    /\bbirth\b|\bvalid\b|nacimiento|naissance|geburt|nascita|nascimento|geboren|urodzenia/i.test(line.text)
  )
    return false;
  if (/\t[\s(]*$/.test(line.text.slice(0, date.start)) && /^[\s).]*$/.test(line.text.slice(date.end)))
    return true;
  if (line.isBullet || /^\p{Ll}/u.test(line.text) || /[a-z]\.$/.test(line.text)) return false;
  // "Existentialism (Fall 2011)", "I will take part in October 2013.": a single date is often only mentioned.
  if (!date.startDate && (/\($/.test(line.text.slice(0, date.start)) || /\.$/.test(line.text))) return false;
  const before = line.text.slice(0, date.start).trim();
  const after = line.text
    .slice(date.end)
    .replace(/[)\]\s.,|]+/g, ' ')
    .trim();
  const rest = `${before} ${after}`.trim();
  const atEdge = before === '' || after === '' || /\t|[|(–—-]\s*$/.test(line.text.slice(0, date.start));
  return atEdge && rest.length <= namingLength && rest.split(/\s+/).length <= namingWords;
}

/** A whole history may stand under a heading that nobody knows, or under none. */
function mayHideEntries(section: Section, resume: ParsedResume): boolean {
  if (section.name === 'work' || section.name === 'education') return false;
  if (datedSections.has(section.name)) return false;
  const isKnown = section.name !== 'other' || sectionNamed(section.heading) !== undefined;
  return !isKnown || resume.work.length === 0 || section.name === 'profile' || section.name === 'skills';
}

/** Where no job has both a title and an employer, the jobs were not understood: the lines of their titles and dates. */
function vagueLines(sections: readonly Section[], { work }: ParsedResume, log: FieldLog): PlacedLine[] {
  if (work.some((job) => job.name && job.position)) return [];
  const starts = log.fields
    .filter(({ path }) => /^work\.\d+\.(?:name|position|startDate|endDate)$/.test(path))
    .map(({ source }) => source.start);
  return sections
    .filter((section) => section.name === 'work')
    .flatMap((section) => section.lines)
    .filter((line) => starts.some((start) => line.start <= start && start < line.end));
}

/** How much of the lines about work and education went into entries; a period in no known section counts as lost work. */
export function coverageOf(
  sections: readonly Section[],
  resume: ParsedResume,
  log: FieldLog,
): ReadingCoverage {
  const unassigned: ReadingCoverage['unassigned'] = [];
  let lines = 0;
  let datesOutside = 0;
  const lose = (section: 'work' | 'education', line: PlacedLine) => {
    const { page, region, start, end, raw, text } = line;
    unassigned.push({ section, source: { page, region, start, end, text: raw ?? text } });
  };
  for (const section of sections) {
    const { name } = section;
    for (const line of section.lines) {
      if (name === 'work' || name === 'education') {
        if (isTableHead(line.text) || !/[\p{L}\p{N}]/u.test(line.text)) continue;
        lines += 1;
        if (!log.isTaken(line)) lose(name, line);
        if (!log.isDated(line) && isEntryDate(line)) datesOutside += 1;
      } else if (findPeriod(line.text) && isEntryDate(line) && mayHideEntries(section, resume)) {
        lines += 1;
        lose('work', line);
        datesOutside += 1;
      }
    }
  }
  for (const line of vagueLines(sections, resume, log)) {
    lose('work', line);
    if (findPeriod(line.text)) datesOutside += 1;
  }
  const entries = resume.work.length + resume.education.length;
  return { lines, unassigned, datesOutside, entries, suspects: suspectsOf(sections, resume) };
}
