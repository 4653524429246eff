import {
  type DegreeLevel,
  degreeLevels,
  type JobAnalysis,
  type JobMatch,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
  type ResumeSkill,
  sayOfResume as say,
} from '@greenroom/domain';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { skillWords } from '../skills/skill-words.ts';
import { checkLine, grade, quoted, verdict } from './check-words.ts';
import { monthsBetween } from './dates.ts';
import { isPeopleSkill, matchSkills, skillChecks, skillsAccepted } from './match-skills.ts';

/** What of a resume is held against a job. `today` is yyyy-mm; without it time counts up to the latest date in the resume. */
export interface Candidate {
  resume: ParsedResume;
  document: ResumeDocument;
  skills: readonly ResumeSkill[];
  today?: string;
}

const degreeWords: Record<DegreeLevel, RegExp> = {
  doctorate: /ph\.?\s?d|doctor|\bj\.?d\b|\bm\.?d\b|pharm\.?d/i,
  master: /master|\bm\.?sc?\b|\bm\.?b\.?a\b|\bm\.?a\b|m\.?tech|m\.?eng|msn|m\.?c\.?a|pgd|graduate diploma/i,
  bachelor:
    /bachelor|\bb\.?sc?\b|\bb\.?a\b|b\.?tech|b\.?eng|\bb\.?e\b|bsn|b\.?com|b\.?c\.?a|licen[cs]|degree/i,
  associate: /associate|diploma|\ba\.?a\.?s?\b|foundation/i,
  secondary: /high school|secondary|ged|a[- ]level|12th|hsc|intermediate|abitur/i,
};

/** The highest degree of a resume, or null. */
function highestDegree(resume: ParsedResume): DegreeLevel | null {
  const studies = resume.education.map((one) => one.studyType ?? '').join(' | ');
  return degreeLevels.toReversed().find((level) => degreeWords[level].test(studies)) ?? null;
}

type Work = ParsedResume['work'];

/** Months at work, overlaps counted once. */
function monthsAtWork(work: Work, latest: string): number {
  const spans = work
    .filter((job) => job.startDate)
    .map(
      (job) =>
        [
          job.startDate as string,
          job.isCurrent ? latest : (job.endDate ?? (job.startDate as string)),
        ] as const,
    )
    .toSorted((a, b) => a[0].localeCompare(b[0]));
  let months = 0;
  let reached = '';
  for (const [start, end] of spans) {
    const from = start > reached ? start : reached;
    if (end > from) months += Math.max(0, monthsBetween(from, end) + (end.length > 4 ? 1 : 0));
    if (end > reached) reached = end;
  }
  return months;
}

const stemsOf = (text: string) => new Set(skillWords(text).map((word) => word.key));

function titleShare(title: string, titles: readonly string[]): number {
  const wanted = [...stemsOf(title)];
  return Math.max(
    0,
    ...titles
      .map(stemsOf)
      .map((own) => wanted.filter((word) => own.has(word)).length / Math.max(1, wanted.length)),
  );
}

/** Jobs in the trade asked for: by their title, or by a skill of the trade that their lines show. */
function workInTrade(job: JobAnalysis, work: Work): Work {
  const asked = new Set(job.requirements.filter((one) => !isPeopleSkill(one)).flatMap(skillsAccepted));
  if (asked.size === 0 && !job.title) return work;
  return work.filter(
    ({ position, highlights }) =>
      (job.title && titleShare(job.title, [position ?? '']) >= 0.5) ||
      findSkills([position ?? '', ...highlights].join('\n')).some((one) => asked.has(one.skill)),
  );
}

/** How often a name stands in a text as it is written: "Nursing" is not "nurse". */
function countWritten(text: string, name: string): number {
  // Two spaces between words, so that a name right after itself counts as well.
  const words = (one: string) =>
    `  ${
      one
        .toLowerCase()
        .match(/[\p{L}\p{N}+#]+/gu)
        ?.join('  ') ?? ''
    }  `;
  return words(text).split(words(name).slice(1, -1)).length - 1;
}

/** A name that repeats, word for word, far more often than prose does: stuffing. */
function densest(skills: readonly ResumeSkill[], { text, words }: ResumeDocument) {
  const often = skills.filter((one) => one.count >= 8 && one.count > words * 0.025);
  return often
    .map((one) => ({ skill: one.skill, count: countWritten(text, one.skill) }))
    .find((one) => one.count >= 8 && one.count > words * 0.025);
}

function factChecks(job: JobAnalysis, candidate: Candidate): ResumeCheck[] {
  const checks: ResumeCheck[] = [];
  const { resume, today } = candidate;
  if (job.title) {
    const share = titleShare(job.title, [
      resume.basics.label ?? '',
      ...resume.work.map((one) => one.position ?? ''),
    ]);
    checks.push(
      checkLine('job', 'title', 10, {
        outcome: grade(share >= 0.6, share >= 0.3),
        evidence: say('ad_title', {
          title: quoted(job.title),
          own: [resume.basics.label, ...resume.work.map((one) => one.position)]
            .filter(Boolean)
            .slice(0, 3)
            .join(', '),
        }),
        fix: 'title',
      }),
    );
  }
  if (job.degree) {
    const own = highestDegree(resume);
    const isEnough = own !== null && degreeLevels.indexOf(own) >= degreeLevels.indexOf(job.degree.level);
    checks.push(
      checkLine(
        'job',
        'degree',
        8,
        verdict(
          isEnough,
          job.degree.isRequired ? 'fail' : 'warn',
          own
            ? say('ad_degree', { asked: job.degree.level, own })
            : say('ad_degree_none', { asked: job.degree.level }),
          'degree',
        ),
      ),
    );
  }
  if (job.years) {
    const dates = resume.work.flatMap((one) => [one.startDate ?? '', one.endDate ?? '']);
    const latest = today ?? dates.filter(Boolean).toSorted().at(-1) ?? '2000';
    const years = monthsAtWork(workInTrade(job, resume.work), latest) / 12;
    checks.push(
      checkLine('job', 'years', 8, {
        outcome: grade(years >= job.years.min - 0.25, years >= job.years.min * 0.6),
        evidence: say(today ? 'ad_years' : 'ad_years_to_latest', {
          asked: job.years.min,
          own: years.toFixed(1),
        }),
        fix: 'years',
      }),
    );
  }
  const stuffed = densest(candidate.skills, candidate.document);
  checks.push(
    checkLine(
      'job',
      'density',
      4,
      verdict(!stuffed, 'fail', stuffed ? say('overused', stuffed) : say('none_overused'), 'density'),
    ),
  );
  return checks;
}

/** How often each term stands in a text, in any of its forms. The text is read once. */
function counterOf(text: string): (term: string) => number {
  const words = skillWords(text).map((word) => word.key);
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    const known = places.get(word);
    if (known) known.push(at);
    else places.set(word, [at]);
  }
  return (term) => {
    const [first = '', ...rest] = skillWords(term).map((word) => word.key);
    return (places.get(first) ?? []).filter((at) =>
      rest.every((key, offset) => words[at + 1 + offset] === key),
    ).length;
  };
}

/** Holds a resume against one job: the checks of the group and the match they add up to. */
export function matchJob(job: JobAnalysis, candidate: Candidate): { match: JobMatch; checks: ResumeCheck[] } {
  const asked = matchSkills(job, candidate.skills);
  const checks = [...skillChecks(asked), ...factChecks(job, candidate)];
  const most = checks.reduce((sum, check) => sum + check.maxPoints, 0);
  const points = checks.reduce((sum, check) => sum + check.points, 0);
  const bySkill = new Map(candidate.skills.map((one) => [one.skill, one.count]));
  const countIn = counterOf(candidate.document.text);
  return {
    checks,
    match: {
      score: most === 0 ? 0 : Math.round((points / most) * 100),
      jobTitle: job.title,
      skills: asked.map((one) => one.match),
      keywords: job.keywordCounts.map(({ keyword, count }) => ({
        keyword,
        inJob: count,
        inResume: bySkill.get(keyword) ?? countIn(keyword),
      })),
      note: 'Our own measure of how the words of the resume answer this posting. No tracking system publishes its score.',
    },
  };
}
