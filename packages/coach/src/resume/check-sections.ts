import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { checkLine, grade, quoted, verdict } from './check-words.ts';
import { monthsBetween } from './dates.ts';

const gapMonths = 9;

type Job = ParsedResume['work'][number];

type Span = Pick<Job, 'startDate' | 'endDate'> & { isCurrent?: boolean };

/** Time in which the resume tells of neither work nor study. */
function gapsOf({ work, education, volunteer }: ParsedResume): string[] {
  const dated = [...work, ...education, ...volunteer]
    .filter((span: Span) => span.startDate)
    .toSorted((a, b) => (a.startDate as string).localeCompare(b.startDate as string)) as Span[];
  const begin = work.flatMap((job) => job.startDate ?? []).toSorted()[0] ?? '9999';
  const gaps: string[] = [];
  let latest: string | null = null;
  for (const span of dated) {
    const start = span.startDate as string;
    if (latest && latest >= begin && monthsBetween(latest, start) > gapMonths)
      gaps.push(`${latest} to ${start}`);
    const end = span.isCurrent ? '9999' : (span.endDate ?? start);
    if (!latest || end > latest) latest = end;
  }
  return gaps;
}

/** How dates are written: for each shape in use the first date that has it. */
function dateShapes(resume: ParsedResume): string[] {
  const byShape = new Map<string, string>();
  for (const field of resume.fields) {
    if (!/^work\.\d+\.startDate$/.test(field.path)) continue;
    const first = field.source.text.split(/\s*(?:–|—|\bto\b|\s-\s)\s*/)[0] ?? '';
    const shape = first
      // "May" is both ways, and "Sept" and "June" are as short as months get in many hands.
      .replace(/\b(?:May|June?|July?|Sept?)\b\.?/gi, 'M')
      .replace(/[A-Za-z]{4,}/g, 'Month')
      .replace(/\b[A-Za-z]{3}\b\.?/g, 'M')
      .replace(/\d/g, '9')
      .replace(/\b9{1,2}(?=[./])/, '99');
    if (!byShape.has(shape)) byShape.set(shape, first);
  }
  // "May 2021" among "January 2019" is written like it.
  if (byShape.has('Month 9999')) byShape.delete('M 9999');
  return [...byShape.values()];
}

const isComplete = (job: Job) => !!job.name && !!job.position && !!job.startDate;

/** The parts that a resume is expected to have, and whether its dates hold together. */
export function checkSections(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const line = (id: string, label: string, points: number, made: ReturnType<typeof verdict>) =>
    checkLine('sections', id, label, points, made);
  const found = new Set(document.headings.map((heading) => heading.section));
  const missing = [
    !found.has('work') && resume.work.length === 0 && 'Experience',
    !found.has('education') && resume.education.length === 0 && 'Education',
    !found.has('skills') && resume.skills.length === 0 && 'Skills',
  ].filter(Boolean);
  const odd = document.headings.filter((heading) => heading.section === null).map((heading) => heading.text);
  const incomplete = resume.work.find((job) => !isComplete(job));
  const whole = resume.work.filter(isComplete).length;
  const starts = resume.work.map((job) => job.startDate).filter((date): date is string => !!date);
  const isNewestFirst = starts.every(
    (date, at) => at === 0 || date.slice(0, 4) <= (starts[at - 1] as string).slice(0, 4),
  );
  const shapes = dateShapes(resume);
  const gaps = gapsOf(resume);
  const { summary } = resume.basics;
  return [
    line('core-sections', 'Experience, education, skills', 6, {
      outcome: grade(missing.length === 0, missing.length === 1),
      evidence:
        missing.length === 0
          ? `Headings found: ${document.headings.map((heading) => heading.text).join(', ')}`
          : `Not found: ${missing.join(', ')}${odd.length ? `; headings nobody expects: ${odd.join(', ')}` : ''}`,
      fix: `Add the missing part under a heading that systems know: ${missing.join(', ')}.`,
    }),
    line(
      'summary',
      'Summary',
      2,
      verdict(
        !!summary,
        'warn',
        summary ? quoted(summary) : 'No summary was found.',
        'Open with two or three lines: what you are, for how long, and your best result.',
      ),
    ),
    line('entries-complete', 'Title, employer and dates', 5, {
      outcome: grade(resume.work.length > 0 && !incomplete, whole > 0),
      evidence: incomplete
        ? `Not complete: ${quoted([incomplete.position, incomplete.name].filter(Boolean).join(', ') || 'a job')}`
        : `${whole} complete`,
      fix: 'Give each job a title, an employer and dates, in the same order, on lines of their own.',
    }),
    line(
      'date-format',
      'Dates written alike',
      3,
      verdict(
        shapes.length <= 1,
        'warn',
        shapes.length > 1
          ? `${shapes.length} ways: ${shapes.map((one) => quoted(one)).join(' and ')}`
          : 'one way',
        'Write all dates one way, with months: “Mar 2021 – Present”.',
      ),
    ),
    line(
      'order',
      'Newest first',
      3,
      verdict(
        isNewestFirst,
        'warn',
        isNewestFirst ? 'Newest first' : `Starts in this order: ${starts.join(', ')}`,
        'Put the newest job first.',
      ),
    ),
    line(
      'gaps',
      'No gaps unexplained',
      2,
      verdict(
        gaps.length === 0,
        'warn',
        gaps.length ? `Gap: ${gaps.join('; ')}` : `No gap over ${gapMonths} months`,
        'Say in one line what the gap was: study, care, a move.',
      ),
    ),
  ];
}
