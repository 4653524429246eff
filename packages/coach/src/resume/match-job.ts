import {
  type DegreeLevel,
  degreeLabels,
  degreeLevels,
  type JobAnalysis,
  type JobMatch,
  type ParsedResume,
  type ResumeCheck,
  type ResumeDocument,
  type ResumeSkill,
  type SkillMatch,
} from '@greenroom/domain';
import { skillWords } from '../skills/skill-words.ts';
import { checkLine, grade, quoted, verdict } from './check-words.ts';
import { monthsBetween } from './dates.ts';

/** What of a resume is held against a job. `today` is yyyy-mm; without it time counts up to the latest date in the resume. */
export interface Candidate {
  resume: ParsedResume;
  document: ResumeDocument;
  skills: readonly ResumeSkill[];
  today?: string;
}

const statusPoints = { shown: 1, listed: 0.8, missing: 0 } as const;

function matchSkills(job: JobAnalysis, candidate: Candidate): SkillMatch[] {
  const bySkill = new Map(candidate.skills.map((one) => [one.skill, one]));
  return job.requirements.map((one) => {
    const found = bySkill.get(one.skill);
    const status = found ? (found.isShown ? 'shown' : 'listed') : 'missing';
    return {
      skill: one.skill,
      importance: one.importance,
      status,
      evidence: found?.evidence ?? '',
      requirement: one.quote,
    };
  });
}

const shareOf = (skills: readonly SkillMatch[]) =>
  skills.length === 0 ? 1 : skills.reduce((sum, one) => sum + statusPoints[one.status], 0) / skills.length;

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

/** Months at work, overlaps counted once. */
function monthsAtWork(resume: ParsedResume, today?: string): number {
  const dates = resume.work
    .flatMap((job) => [job.startDate, job.endDate])
    .filter((date): date is string => !!date);
  const latest = today ?? dates.toSorted().at(-1) ?? '2000';
  const spans = resume.work
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

function titleShare(title: string, resume: ParsedResume): number {
  const wanted = [...stemsOf(title)];
  const titles = [resume.basics.label ?? '', ...resume.work.map((job) => job.position ?? '')].map(stemsOf);
  return Math.max(
    0,
    ...titles.map((own) => wanted.filter((word) => own.has(word)).length / Math.max(1, wanted.length)),
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

function skillChecks(skills: readonly SkillMatch[]): ResumeCheck[] {
  const of = (importance: SkillMatch['importance']) => skills.filter((one) => one.importance === importance);
  const [musts, nice] = [of('must-have'), of('nice-to-have')];
  const missing = (list: readonly SkillMatch[]) =>
    list.filter((one) => one.status === 'missing').map((one) => one.skill);
  const told = (list: readonly SkillMatch[]) =>
    `${list.length - missing(list).length} of ${list.length}${missing(list).length ? `; not found: ${missing(list).slice(0, 8).join(', ')}` : ''}`;
  const checks: ResumeCheck[] = [];
  const add = (id: string, label: string, maxPoints: number, list: readonly SkillMatch[], fix: string) => {
    if (list.length === 0) return;
    const share = shareOf(list);
    const check = checkLine('job', id, label, maxPoints, {
      outcome: grade(share >= 0.8, share >= 0.4),
      evidence: told(list),
      fix,
    });
    checks.push({ ...check, points: Math.round(maxPoints * share * 100) / 100 });
  };
  add(
    'must-haves',
    'Must-haves',
    45,
    musts,
    'Name each must-have that you have, in the words of the posting, in a line about work.',
  );
  add('nice-to-haves', 'Nice-to-haves', 15, nice, 'Mention the ones that you have; one line is enough.');
  const found = musts.filter((one) => one.status !== 'missing');
  const listed = found.filter((one) => one.status === 'listed');
  if (found.length > 0) {
    checks.push(
      checkLine('job', 'shown-in-bullets', 'Skills shown at work', 10, {
        outcome: grade(listed.length <= found.length * 0.4, listed.length < found.length),
        evidence: `${found.length - listed.length} of ${found.length} stand in a line about work${
          listed.length > found.length * 0.4
            ? `; only listed: ${listed
                .map((one) => one.skill)
                .slice(0, 8)
                .join(', ')}`
            : ''
        }`,
        fix: 'Show the listed skills in bullets: what you did with them, and what came of it.',
      }),
    );
  }
  return checks;
}

function factChecks(job: JobAnalysis, candidate: Candidate): ResumeCheck[] {
  const checks: ResumeCheck[] = [];
  const { resume, today } = candidate;
  if (job.title) {
    const share = titleShare(job.title, resume);
    checks.push(
      checkLine('job', 'title', 'Job title', 10, {
        outcome: grade(share >= 0.6, share >= 0.3),
        evidence: `Asked: ${quoted(job.title)}; yours: ${[resume.basics.label, ...resume.work.map((one) => one.position)].filter(Boolean).slice(0, 3).join(', ') || 'none found'}`,
        fix: 'Put the title of the posting into the line under your name if it describes you.',
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
        'Degree',
        8,
        verdict(
          isEnough,
          job.degree.isRequired ? 'fail' : 'warn',
          `Asked: ${degreeLabels[job.degree.level]}; yours: ${own ? degreeLabels[own] : 'none found'}`,
          'Write your degree and its field in full, or say what stands for it.',
        ),
      ),
    );
  }
  if (job.years) {
    const years = monthsAtWork(resume, today) / 12;
    checks.push(
      checkLine('job', 'years', 'Years of experience', 8, {
        outcome: grade(years >= job.years.min - 0.25, years >= job.years.min * 0.6),
        evidence: `Asked: ${job.years.min}; counted from your dates: ${years.toFixed(1)}${today ? '' : ', up to the latest date in the resume'}`,
        fix: 'Make the years easy to count: months in all dates, and earlier jobs in one line each.',
      }),
    );
  }
  const stuffed = densest(candidate.skills, candidate.document);
  checks.push(
    checkLine(
      'job',
      'density',
      'No stuffing',
      4,
      verdict(
        !stuffed,
        'fail',
        stuffed ? `“${stuffed.skill}” stands ${stuffed.count} times` : 'no term is overused',
        'Name a skill where it was used, and no more often.',
      ),
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
  const skills = matchSkills(job, candidate);
  const checks = [...skillChecks(skills), ...factChecks(job, candidate)];
  const most = checks.reduce((sum, check) => sum + check.maxPoints, 0);
  const points = checks.reduce((sum, check) => sum + check.points, 0);
  const bySkill = new Map(candidate.skills.map((one) => [one.skill, one.count]));
  const countIn = counterOf(candidate.document.text);
  return {
    checks,
    match: {
      score: most === 0 ? 0 : Math.round((points / most) * 100),
      jobTitle: job.title,
      skills,
      keywords: job.keywordCounts.map(({ keyword, count }) => ({
        keyword,
        inJob: count,
        inResume: bySkill.get(keyword) ?? countIn(keyword),
      })),
      note: 'Our own measure of how the words of the resume answer this posting. No tracking system publishes its score.',
    },
  };
}
