import type { ParsedResume } from '@greenroom/domain';
import { endsInRole, namesRole } from '../text/role-words.ts';
import { findPeriod } from './dates.ts';
import type { Entry } from './entry.ts';
import { readBody } from './entry-body.ts';
import type { FieldLog, Words } from './field-log.ts';
import { partsOfHeader } from './find-entries.ts';
import { findPosts } from './find-posts.ts';
import { linesIn } from './find-sections.ts';
import { type HeaderHabits, habitsOf, type JobHeader } from './header-habits.ts';
import { type HeaderLayout, layoutOf, readByLayout } from './header-layout.ts';
import { labelledPlace, partsOf, withoutPeriod } from './header-parts.ts';
import { readJobHeader } from './job-header.ts';
import { namesEmployer } from './place-words.ts';
import { exportedPosts } from './profile-export.ts';
import type { Section } from './section.ts';
import {
  bulletConfidence,
  confidence,
  dateConfidence,
  employerConfidence,
  type JobContext,
  titleConfidence,
} from './sureness.ts';

type Work = ParsedResume['work'][number];

/** The parts of an entry's header without its date. */
export const headerParts = ({ header, periodLine, period }: Entry): Words[] =>
  partsOfHeader(header, periodLine, period);

/** Notes the dates of an entry and gives them back. */
export function notePeriod(
  path: string,
  entry: Entry,
  log: FieldLog,
  sureness: number = confidence.likely,
): { startDate?: string; endDate?: string; isCurrent: boolean } {
  const { period, periodLine } = entry;
  if (!period || !periodLine) return { isCurrent: false };
  const words = periodLine.text.slice(period.start, period.end);
  if (period.startDate) log.note(`${path}.startDate`, words, periodLine, sureness);
  if (period.endDate || period.isCurrent) log.note(`${path}.endDate`, words, periodLine, sureness);
  return { startDate: period.startDate, endDate: period.endDate, isCurrent: period.isCurrent };
}

const noteWords = (path: string, words: Words | undefined, sureness: number, log: FieldLog) =>
  words && log.note(path, words.text, words.line, sureness);

function readJob(job: JobContext, path: string, log: FieldLog): Work {
  const { entry, header } = job;
  const { summary, highlights } = readBody(entry.body.filter((line) => line !== header.location?.line));
  for (const [at, one] of highlights.entries())
    log.note(`${path}.highlights.${at}`, one.line.text, one.line, bulletConfidence(job, one.line));
  return {
    name: noteWords(`${path}.name`, header.name, employerConfidence(job), log),
    position: noteWords(`${path}.position`, header.position, titleConfidence(job), log),
    location: noteWords(`${path}.location`, header.location, confidence.likely, log),
    ...notePeriod(path, entry, log, dateConfidence(job)),
    summary: summary || undefined,
    highlights: highlights.map((one) => one.text),
  };
}

/** "Role: Developer", "Company: Acme" and the like, as some resumes label their lines. */
const labels: readonly (readonly [RegExp, 'position' | 'name'])[] = [
  [
    /^(?:role|designation|position|job title|title|position(?: last)? held|last position(?: held)?|post|funktion|puesto|cargo|poste|ruolo|functie|stanowisko)\s*[:–-]+\s*(.{2,70})$/i,
    'position',
  ],
  [
    /^(?:company|employer|organi[sz]ation|company name|name of (?:the )?(?:company|employer|organi[sz]ation)|empresa|entreprise|firma|unternehmen|azienda|bedrijf)\s*(?:name)?\s*[:–-]+\s*(.{2,90})$/i,
    'name',
  ],
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
    const place = labelledPlace(text);
    if (place) header.location ??= { text: place, line };
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
  ownLine &&
  entry.header.length === 1 &&
  !namesEmployer(name?.text ?? '') &&
  !!position?.line.text.includes(`${position.text}, ${name?.text}`);

/** An employer alone with the time of all posts there, above the first of them; a line may tell what it is. */
function isGroup(
  header: JobHeader,
  entry: Entry,
  next: Entry | undefined,
  nextHeader: JobHeader | undefined,
): boolean {
  if (!header.name || header.position || !nextHeader?.position || nextHeader.name) return false;
  const [whole, part] = [entry.period, next?.period];
  const isWithin = !!part?.startDate && !!whole?.startDate && part.startDate >= whole.startDate;
  return (
    entry.body.length === 0 ||
    (isWithin && entry.body.length <= 4 && !entry.body.some((line) => line.isBullet))
  );
}

function headerOf(entry: Entry, habits: HeaderHabits, layout: HeaderLayout | null): JobHeader {
  const named = labelled(entry);
  const byWords = readJobHeader(headerParts(entry), habits);
  const byLayout = readByLayout(entry, layout);
  // Where the words of a header and its cells don't say the same, neither is sure.
  const isDisputed = byLayout !== null && byLayout.name?.text !== byWords.name?.text;
  const written = isDisputed ? { ...byLayout, isGuessed: true } : (byLayout ?? byWords);
  const header = { ...written, ...named };
  if (written.position && endsInRole(written.position.text) && !endsInRole(named.position?.text ?? ''))
    header.position = written.position;
  return header;
}

/** "Senior Manager, Accounting" as the title that it is. */
function wholeTitle({ position, name }: JobHeader): Words | undefined {
  const text = `${position?.text}, ${name?.text}`;
  return position?.line.text.includes(text) ? { ...position, text } : position;
}

const undatedNameWords = 10;

/** An employer with a line of its own above the title, under which more titles may follow. */
const isAbove = ({ name, position }: JobHeader) =>
  !!name && name.line !== position?.line && name.line.start < (position?.line.start ?? Infinity);

/** Without a date, words have to say that a line names a job: a title, or an employer that is no sentence. */
const isNamed = ({ position, name }: JobHeader) =>
  [position, name].some(
    (one) =>
      one !== undefined &&
      one.text.split(/\s+/).length <= undatedNameWords &&
      (namesRole(one.text) || namesEmployer(one.text)),
  );

/** Tells entries whose first line is in other print than that of most entries, where most are alike. */
function oddLooks(entries: readonly Entry[]): (entry: Entry) => boolean {
  const lookOf = ({ header: [first] }: Entry) => `${first?.fontSize} ${first?.isBold}`;
  const looks = Map.groupBy(entries.map(lookOf), (look) => look);
  const [usual] = [...looks.values()].toSorted((a, b) => b.length - a.length);
  return (entry) => (usual?.length ?? 0) * 2 > entries.length && lookOf(entry) !== usual?.[0];
}

/** A client or a project with a time of its own, told below the job it was for. */
function isTold(
  { header: lines, period }: Entry,
  { position, location }: JobHeader,
  job?: JobContext,
): boolean {
  const whole = job?.entry.period;
  if (position || location || lines.length !== 1 || !job?.header.position || !job.header.name) return false;
  if (!period?.startDate || !whole?.startDate || period.startDate < whole.startDate) return false;
  return whole.isCurrent || (!period.isCurrent && (period.endDate ?? '') <= (whole.endDate ?? ''));
}

/** The jobs of a section; a promotion is another title and date under the employer that was named once. */
function jobsOf(section: Section, everywhere: HeaderHabits, log: FieldLog): JobContext[] {
  const exported = exportedPosts(section.lines);
  if (exported) {
    // Periods in what a post tells are no posts: the form shows where these begin.
    for (const line of section.lines) log.take([line], line);
    return exported.map((entry) => ({
      entry,
      header: entry.named,
      habits: undefined,
      isInherited: false,
      isOdd: false,
    }));
  }
  const entries = findPosts(section.lines);
  const own = habitsOf(entries.map((entry) => readJobHeader(headerParts(entry))));
  const habits = own.titleFirst === 0 ? everywhere : own;
  const layout = layoutOf(entries);
  const headers = entries.map((entry) => headerOf(entry, habits, layout));
  const jobs: JobContext[] = [];
  const isOdd = oddLooks(entries);
  let employer: Words | undefined;
  let ownLine = false;
  for (const [at, entry] of entries.entries()) {
    const header = { ...(headers[at] as JobHeader) };
    const above = jobs.at(-1);
    if (above && isTold(entry, header, above)) {
      log.take([...entry.header, ...entry.body], entry.periodLine);
      above.entry = { ...above.entry, body: [...above.entry.body, ...entry.header, ...entry.body] };
      continue;
    }
    const isShared = employer !== undefined && !namesRole(employer.text) && ownLine;
    const isInherited = !!header.position && isShared && (!header.name || isOfTitle(entry, header, ownLine));
    if (isInherited && header.name) header.position = wholeTitle(header);
    if (isInherited) header.name = employer;
    else if (header.name) ownLine = isAbove(header);
    employer = header.name ?? employer;
    if ((!header.name && !header.position) || (!entry.period && !isNamed(header))) continue;
    log.take([...entry.header, ...entry.body], entry.periodLine);
    // A post with an interruption has a second period below the first.
    for (const line of entry.header) if (findPeriod(line.text)) log.take([], line);
    if (!isGroup(header, entry, entries[at + 1], headers[at + 1]))
      jobs.push({ entry, header, habits, isInherited, isOdd: isOdd(entry) });
  }
  return jobs;
}

/** Step four, what they did: employer, title, dates, place and bullets of each job. */
export function readWork(sections: readonly Section[], log: FieldLog): Work[] {
  const work = sections.filter((one) => one.name === 'work');
  const everywhere = habitsOf(
    work.flatMap(({ lines }) => findPosts(lines)).map((entry) => readJobHeader(headerParts(entry))),
  );
  return work
    .flatMap((section) => jobsOf(section, everywhere, log))
    .map((job, at) => readJob(job, `work.${at}`, log));
}

/** Posts without pay, read like jobs. */
export function readVolunteering(sections: readonly Section[], log: FieldLog): ParsedResume['volunteer'] {
  return findPosts(linesIn(sections, 'volunteer')).flatMap((entry, at) => {
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
