import {
  type CheckId,
  joined,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
  sayOfResume as say,
} from '@greenroom/domain';
import { checkLine, type Evidence, quoted, quotedAs, sloped, type Verdict, verdict } from './check-words.ts';
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

const partsRead = (job: Job) => [job.name, job.position, job.startDate].filter(Boolean).length;
const jobParts = 3;

const line = (id: CheckId, points: number, made: Verdict): ResumeCheck =>
  checkLine('sections', id, points, made);

function checkCore(resume: ParsedResume, document: ResumeDocument): ResumeCheck {
  const found = new Set(document.headings.map((heading) => heading.section));
  const core = [
    { name: 'Experience', isFound: found.has('work') || resume.work.length > 0 },
    { name: 'Education', isFound: found.has('education') || resume.education.length > 0 },
    { name: 'Skills', isFound: found.has('skills') || resume.skills.length > 0 },
  ];
  const missing = core.filter((one) => !one.isFound).map((one) => one.name);
  const odd = document.headings.filter((heading) => heading.section === null).map((heading) => heading.text);
  const headings = document.headings.map((heading) => heading.text).join(', ');
  const sections = missing.join('\n');
  const evidence: Evidence =
    missing.length > 0
      ? odd.length > 0
        ? say('sections_odd', { sections, headings: odd.join(', ') })
        : say('sections_missing', { sections })
      : headings
        ? say('headings_found', { headings })
        : { finding: 'no-headings' };
  return line(
    'core-sections',
    6,
    sloped((core.length - missing.length) / core.length, evidence, say('add_sections', { sections })),
  );
}

/** Title, employer and dates of the jobs. Without a job none of the points are given. */
function checkEntries({ work }: ParsedResume): ResumeCheck {
  const count = work.length;
  const incomplete = work.find((job) => partsRead(job) < jobParts);
  const whole = work.filter((job) => partsRead(job) === jobParts).length;
  const parts = work.reduce((sum, job) => sum + partsRead(job), 0);
  const name = incomplete && [incomplete.position, incomplete.name].filter(Boolean).join(', ');
  const evidence: Evidence =
    work.length === 0
      ? { finding: 'no-job' }
      : incomplete
        ? joined(say('jobs_incomplete', { whole, count }), name ? quotedAs(name) : say('a_job'))
        : say('jobs_complete', { count });
  return line(
    'entries-complete',
    3,
    sloped(work.length === 0 ? 0 : parts / (work.length * jobParts), evidence, 'entries-complete'),
  );
}

/** What two or more dated jobs can be compared by; left out with fewer. */
function checkDates(resume: ParsedResume): ResumeCheck[] {
  const starts = resume.work.map((job) => job.startDate).filter((date): date is string => !!date);
  if (starts.length < 2) return [];
  const isNewestFirst = starts.every(
    (date, at) => at === 0 || date.slice(0, 4) <= (starts[at - 1] as string).slice(0, 4),
  );
  const shapes = dateShapes(resume);
  const gaps = gapsOf(resume);
  return [
    line(
      'date-format',
      3,
      verdict(
        shapes.length <= 1,
        'warn',
        shapes.length > 1
          ? say('date_ways', { ways: shapes.map((one) => quoted(one)).join('\n') })
          : { finding: 'dates-alike' },
        'date-format',
      ),
    ),
    line(
      'order',
      3,
      verdict(
        isNewestFirst,
        'warn',
        isNewestFirst ? { finding: 'newest-first' } : say('jobs_order', { starts: starts.join(', ') }),
        'order',
      ),
    ),
    line(
      'gaps',
      2,
      verdict(
        gaps.length === 0,
        'warn',
        gaps.length ? say('gaps', { gaps: gaps.join('\n') }) : { finding: 'no-gap' },
        'gaps',
      ),
    ),
  ];
}

/** The parts that a resume is expected to have, and whether its dates fit together. */
export function checkSections(resume: ParsedResume, document: ResumeDocument): ResumeCheck[] {
  const { summary } = resume.basics;
  return [
    checkCore(resume, document),
    line(
      'summary',
      2,
      verdict(!!summary, 'warn', summary ? quoted(summary) : { finding: 'no-summary' }, 'summary'),
    ),
    checkEntries(resume),
    ...checkDates(resume),
  ];
}
