import type { ParsedResume } from '@greenroom/domain';
import { endsInRole } from '../text/role-words.ts';
import { readBody } from './entry-body.ts';
import type { FieldLog, Words } from './field-log.ts';
import { type Entry, findEntries, partsOfHeader } from './find-entries.ts';
import { linesIn, type Section } from './find-sections.ts';
import {
  type HeaderOrder,
  type JobHeader,
  jobHeaderPoints,
  orderOf,
  partsOf,
  readJobHeader,
  withoutPeriod,
} from './header-parts.ts';
import { namesEmployer } from './place-words.ts';

type Work = ParsedResume['work'][number];

/** The parts of an entry's header without its date. */
export const headerParts = ({ header, periodLine, period }: Entry): Words[] =>
  partsOfHeader(header, periodLine, period);

/** The order of title and employer in most headers whose words tell them apart. */
function usualOrder(headers: readonly JobHeader[]): HeaderOrder | undefined {
  const orders = headers.map(orderOf);
  const count = (order: HeaderOrder) => orders.filter((one) => one === order).length;
  const [title, employer] = [count('title'), count('employer')];
  return title === employer ? undefined : title > employer ? 'title' : 'employer';
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
  [/^(?:role|designation|position|job title|title|position held)\s*[:–-]\s*(.{2,70})$/i, 'position'],
  [
    /^(?:company|employer|organi[sz]ation|company name|name of the company)\s*(?:name)?\s*[:–-]\s*(.{2,90})$/i,
    'name',
  ],
  [/^(?:location|place|city)\s*[:–-]\s*(.{2,60})$/i, 'location'],
];
/** Consultants name the client where others name the employer; an employer that is named goes first. */
const clientLabel = /^client\s*(?:name)?\s*[:–-]\s*(.{2,90})$/i;

function labelled(entry: Entry): JobHeader {
  const header: JobHeader = {};
  let client: Words | undefined;
  for (const line of [...entry.header, ...entry.body].slice(0, 6)) {
    const text = line === entry.periodLine ? withoutPeriod(line.text, entry.period) : line.text;
    for (const [pattern, field] of labels) {
      const words = pattern.exec(text)?.[1];
      if (words && (field !== 'position' || words.split(/\s+/).length <= 8))
        header[field] ??= { text: words.trim(), line };
    }
    const named = clientLabel.exec(text)?.[1];
    if (named) client ??= { text: named.trim(), line };
  }
  if (header.name) return { ...header, ...employerAlone(header.name) };
  return client && entry.header.includes(client.line) ? { ...header, ...employerAlone(client) } : header;
}

/** "Bank of America, Charlotte, NC" as the employer and the place. */
function employerAlone(words: Words): JobHeader {
  const { name, location } = readJobHeader(partsOf(words.text, words.line));
  return location && name ? { name, location } : { name: words };
}

/** "Senior Manager, Accounting" alone under an employer with a line of its own: the tail belongs to the title. */
const isOfTitle = (entry: Entry, { name, position }: JobHeader, ownLine: boolean) =>
  ownLine && entry.header.length === 1 && name?.line === position?.line && !namesEmployer(name?.text ?? '');

/** Step four, what they did: employer, title, dates, place and bullets of each job. */
export function readWork(sections: readonly Section[], log: FieldLog): Work[] {
  const jobs: Work[] = [];
  for (const section of sections.filter((one) => one.name === 'work')) {
    let employer: Words | undefined;
    let ownLine = false;
    const entries = findEntries(section.lines, jobHeaderPoints);
    const order = usualOrder(entries.map((entry) => readJobHeader(headerParts(entry))));
    for (const entry of entries) {
      const named = labelled(entry);
      const written = readJobHeader(headerParts(entry), order);
      const header = { ...written, ...named };
      if (written.position && endsInRole(written.position.text) && !endsInRole(named.position?.text ?? ''))
        header.position = written.position;
      // A promotion: another title and date under the employer that was named once.
      const isShared = (ownLine || order === 'employer') && jobs.length > 0;
      if (header.position && employer && isShared && (!header.name || isOfTitle(entry, header, ownLine)))
        header.name = employer;
      ownLine = header.name !== employer ? header.name?.line !== header.position?.line : ownLine;
      employer = header.name ?? employer;
      if (!header.name && !header.position) continue;
      log.take([...entry.header, ...entry.body], entry.periodLine);
      jobs.push(readJob(entry, header, `work.${jobs.length}`, log));
    }
  }
  return jobs;
}

/** Posts without pay, read like jobs. */
export function readVolunteering(sections: readonly Section[], log: FieldLog): ParsedResume['volunteer'] {
  return findEntries(linesIn(sections, 'volunteer'), jobHeaderPoints).flatMap((entry, at) => {
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
