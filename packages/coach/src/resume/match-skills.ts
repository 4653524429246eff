import {
  type CheckId,
  type FixCode,
  type JobAnalysis,
  type JobRequirement,
  type ResumeCheck,
  type ResumeSkill,
  type SkillMatch,
  sayOfResume as say,
} from '@greenroom/domain';
import { skillsThatShow } from '../skills/satisfies.ts';
import { checkLine, grade } from './check-words.ts';

/** One requirement, and what the resume has for it. */
export interface SkillAnswer {
  match: SkillMatch;
  /** What it counts beside the others: everybody can claim people skills, so they count half. */
  weight: number;
}

const statusPoints = { shown: 1, listed: 0.8, missing: 0 } as const;

export const isPeopleSkill = ({ family }: Pick<JobRequirement, 'family'>) => family === 'People skills';

/** The skills that answer a requirement by themselves: the one it names and its alternatives ("Python, Rust or Go"). */
export const skillsAccepted = ({ skill, alternatives = [] }: JobRequirement): string[] => [
  skill,
  ...alternatives,
];

/** The skill of the resume that answers a requirement best: shown before listed, the same before one that shows it. */
function bestAnswer(accepted: readonly string[], own: ReadonlyMap<string, ResumeSkill>) {
  const answers = [...accepted, ...accepted.flatMap(skillsThatShow)].flatMap((name) => own.get(name) ?? []);
  return answers.find((one) => one.isShown) ?? answers[0];
}

/** What the resume has for each skill that the job names, in the order of the requirements. */
export function matchSkills(job: JobAnalysis, skills: readonly ResumeSkill[]): SkillAnswer[] {
  const own = new Map(skills.map((one) => [one.skill, one]));
  return job.requirements.map((one) => {
    const answer = bestAnswer(skillsAccepted(one), own);
    return {
      weight: isPeopleSkill(one) ? 0.5 : 1,
      match: {
        skill: one.skill,
        ...(one.alternatives?.length ? { alternatives: one.alternatives } : {}),
        importance: one.importance,
        status: answer ? (answer.isShown ? 'shown' : 'listed') : 'missing',
        ...(answer && answer.skill !== one.skill ? { shownBy: answer.skill } : {}),
        evidence: answer?.evidence ?? '',
        requirement: one.quote,
      },
    };
  });
}

function share(answers: readonly SkillAnswer[], points: (match: SkillMatch) => number): number {
  const all = answers.reduce((sum, one) => sum + one.weight, 0);
  return all === 0 ? 1 : answers.reduce((sum, one) => sum + one.weight * points(one.match), 0) / all;
}

const named = (answers: readonly SkillAnswer[], status: SkillMatch['status']) =>
  answers
    .filter((one) => one.match.status === status)
    .map(({ match }) => [match.skill, ...(match.alternatives ?? [])].join(' or '));

/** The first names of a list, as a check shows them. */
const some = (names: readonly string[]) => names.slice(0, 8).join(', ');

function listCheck(
  id: CheckId,
  maxPoints: number,
  answers: readonly SkillAnswer[],
  fix: FixCode,
): ResumeCheck[] {
  if (answers.length === 0) return [];
  const points = share(answers, ({ status }) => statusPoints[status]);
  const missing = named(answers, 'missing');
  const counts = { found: answers.length - missing.length, all: answers.length };
  const check = checkLine('job', id, maxPoints, {
    outcome: grade(points >= 0.8, points >= 0.4),
    evidence:
      missing.length > 0
        ? say('skills_missing', { ...counts, names: some(missing) })
        : say('skills_found', counts),
    fix,
  });
  return [{ ...check, points: Math.round(maxPoints * points * 100) / 100 }];
}

/** Of all musts, not of those found: one skill of ten, shown, is no full mark. */
function shownAtWork(musts: readonly SkillAnswer[]): ResumeCheck[] {
  const listed = named(musts, 'listed');
  const shown = named(musts, 'shown');
  if (listed.length + shown.length === 0) return [];
  const points = share(musts, ({ status }) => (status === 'shown' ? 1 : 0));
  const counts = { shown: shown.length, all: musts.length };
  return [
    checkLine('job', 'shown-in-bullets', 10, {
      outcome: grade(points >= 0.5, points >= 0.25),
      evidence:
        points < 0.5 && listed.length > 0
          ? say('skills_listed', { ...counts, names: some(listed) })
          : say('skills_shown', counts),
      fix: 'shown-in-bullets',
    }),
  ];
}

/** The checks of the skills that a job names. What it only mentions counts least. */
export function skillChecks(answers: readonly SkillAnswer[]): ResumeCheck[] {
  const of = (importance: SkillMatch['importance']) =>
    answers.filter((one) => one.match.importance === importance);
  const musts = of('must-have');
  return [
    ...listCheck('must-haves', 45, musts, 'must-haves'),
    ...listCheck('nice-to-haves', 15, of('nice-to-have'), 'nice-to-haves'),
    ...listCheck('mentioned-skills', musts.length > 0 ? 10 : 45, of('mentioned'), 'mentioned-skills'),
    ...shownAtWork(musts),
  ];
}
