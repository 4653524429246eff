import type { ParsedResume } from '@greenroom/domain';
import type { FieldLog, Words } from './field-log.ts';
import { type Entry, findEntries, readBody } from './find-entries.ts';
import { linesIn, type PlacedLine, type Section } from './find-sections.ts';
import { type JobHeader, partsOf, readJobHeader, withoutPeriod } from './header-parts.ts';

type Work = ParsedResume['work'][number];

/** The parts of an entry's header without its date. */
export function headerParts(entry: Entry): Words[] {
  return entry.header.flatMap((line) => {
    const text = line === entry.periodLine ? withoutPeriod(line.text, entry.period) : line.text;
    return partsOf(text, line);
  });
}

/** Notes the dates of an entry and gives them back. */
export function notePeriod(
  path: string,
  entry: Entry,
  log: FieldLog,
): { startDate?: string; endDate?: string; isCurrent: boolean } {
  const { period, periodLine } = entry;
  if (!period || !periodLine) return { isCurrent: false };
  const words = periodLine.text.slice(period.start, period.end);
  if (period.startDate) log.note(`${path}.startDate`, words, periodLine, 0.9);
  if (period.endDate || period.isCurrent) log.note(`${path}.endDate`, words, periodLine, 0.9);
  return { startDate: period.startDate, endDate: period.endDate, isCurrent: period.isCurrent };
}

const noteWords = (path: string, words: Words | undefined, confidence: number, log: FieldLog) =>
  words && log.note(path, words.text, words.line, confidence);

function readJob(entry: Entry, header: JobHeader, path: string, log: FieldLog): Work {
  const { summary, highlights } = readBody(entry.body);
  const isSure = header.position && header.name;
  for (const [at, one] of highlights.entries())
    log.note(`${path}.highlights.${at}`, one.line.text, one.line, 0.9);
  return {
    name: noteWords(`${path}.name`, header.name, isSure ? 0.85 : 0.6, log),
    position: noteWords(`${path}.position`, header.position, isSure ? 0.85 : 0.6, log),
    location: noteWords(`${path}.location`, header.location, 0.8, log),
    ...notePeriod(path, entry, log),
    summary: summary || undefined,
    highlights: highlights.map((one) => one.text),
  };
}

/** "Role: Developer", "Company: Acme" and the like, as some resumes label their lines. */
const labels: readonly (readonly [RegExp, keyof JobHeader])[] = [
  [/^(?:role|designation|position|job title|title)\s*[:–-]\s*(.{2,70})$/i, 'position'],
  [/^(?:company|employer|organi[sz]ation|client|company name)\s*(?:name)?\s*[:–-]\s*(.{2,70})$/i, 'name'],
  [/^(?:location|place|city)\s*[:–-]\s*(.{2,60})$/i, 'location'],
];

function labelled(lines: readonly PlacedLine[]): JobHeader {
  const header: JobHeader = {};
  for (const line of lines.slice(0, 6)) {
    for (const [pattern, field] of labels) {
      const text = pattern.exec(line.text)?.[1];
      if (text) header[field] ??= { text: text.trim(), line };
    }
  }
  return header;
}

/** Step four, what they did: employer, title, dates, place and bullets of each job. */
export function readWork(sections: readonly Section[], log: FieldLog): Work[] {
  const jobs: Work[] = [];
  for (const section of sections.filter((one) => one.name === 'work')) {
    let employer: Words | undefined;
    for (const entry of findEntries(section.lines)) {
      const named = labelled([...entry.header, ...entry.body]);
      const header = { ...readJobHeader(headerParts(entry)), ...named };
      // A promotion: another title and date under the employer that was named once.
      if (!header.name && header.position && employer && jobs.length > 0) header.name = employer;
      employer = header.name ?? employer;
      if (header.name || header.position) jobs.push(readJob(entry, header, `work.${jobs.length}`, log));
    }
  }
  return jobs;
}

/** Posts without pay, read like jobs. */
export function readVolunteering(sections: readonly Section[], log: FieldLog): ParsedResume['volunteer'] {
  return findEntries(linesIn(sections, 'volunteer')).flatMap((entry, at) => {
    const header = readJobHeader(headerParts(entry));
    const only = header.name ?? header.position;
    if (!only) return [];
    const path = `volunteer.${at}`;
    const { startDate, endDate } = notePeriod(path, entry, log);
    return [
      {
        organization: noteWords(`${path}.organization`, header.name ?? only, 0.7, log),
        position: header.name ? noteWords(`${path}.position`, header.position, 0.7, log) : undefined,
        startDate,
        endDate,
        highlights: readBody(entry.body).highlights.map((one) => one.text),
      },
    ];
  });
}
