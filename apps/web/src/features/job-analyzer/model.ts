import {
  dashed,
  focusMaxLength,
  type InterviewType,
  type JobAnalysis,
  type JobRequirement,
  jobRoleMaxLength,
} from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { contractLabels, degreeLabels, seniorityLabels, workplaceLabels } from './labels.ts';
import { tipsOf } from './said-texts.ts';

/** What the set-up of an interview is opened with, as the state of the navigation. */
export interface PracticeState {
  jobRole: string;
  focus: string;
  interviewType: InterviewType;
}

/** An interview about this job: its title as the role, its text as the focus. */
export function practiceState(jobDescription: string, { title }: Pick<JobAnalysis, 'title'>): PracticeState {
  return {
    jobRole: (title ?? '').slice(0, jobRoleMaxLength),
    focus: jobDescription.trim().slice(0, focusMaxLength),
    interviewType: 'custom',
  };
}

/** The form of a letter for this job, as the state of the navigation. */
export const letterState = (
  jobDescription: string,
  { title, company }: Pick<JobAnalysis, 'title' | 'company'>,
) => ({
  jobRole: title ?? '',
  companyName: company ?? '',
  jobDescription: jobDescription.trim(),
});

/** The job that a resume is held against, as the state of the navigation. */
export const matchState = (jobDescription: string) => ({ jobText: jobDescription.trim() });

/** What the job asks for beside skills, as names and values. */
export function jobFacts(analysis: JobAnalysis): [name: string, value: string][] {
  const { company, place, workplace, salary, contract, seniority, years, degree } = analysis;
  const facts: [string, string | null][] = [
    [t`Company`, company],
    [t`Location`, place?.value ?? null],
    [t`Workplace`, workplace ? t(workplaceLabels[workplace.value]) : null],
    [t`Salary`, salary?.value ?? null],
    [t`Contract`, contract ? t(contractLabels[contract.value]) : null],
    [t`Level`, seniority ? t(seniorityLabels[seniority]) : null],
    [t`Experience`, years ? yearsText(years) : null],
    [t`Degree`, degree ? degreeText(degree) : null],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
}

function yearsText({ min, max, withoutDegree }: NonNullable<JobAnalysis['years']>): string {
  if (withoutDegree !== undefined) return t`${min} years with a degree, ${withoutDegree} without`;
  if (max === null) return plural(min, { one: '# year or more', other: '# years or more' });
  return min === max ? plural(min, { one: '# year', other: '# years' }) : t`${min} to ${max} years`;
}

function degreeText({ level, fields, isRequired }: NonNullable<JobAnalysis['degree']>): string {
  const degree = t(degreeLabels[level]);
  if (fields.length === 0) return isRequired ? t`${degree}, required` : t`${degree}, preferred`;
  const subject = fields.reduce((before, field) => t`${before} or ${field}`);
  return isRequired ? t`${degree} in ${subject}, required` : t`${degree} in ${subject}, preferred`;
}

/** The names of a requirement: one, or alternatives that do as well. */
export const requirementNames = ({ skill, alternatives = [] }: JobRequirement): string =>
  alternatives.reduce((before, name, at) => {
    if (at < alternatives.length - 1) return `${before}, ${name}`;
    return t`${before} or ${name}`;
  }, skill);

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `- ${line}`), ''];

/** The analysis as plain text, to copy or to keep. */
export function analysisText(analysis: JobAnalysis): string {
  const {
    title,
    mustHave,
    niceToHave,
    mentioned = [],
    skills,
    keywords,
    resumeSuggestions,
    interviewTips,
    said,
  } = analysis;
  const split = mustHave.length + niceToHave.length + mentioned.length > 0;
  return [
    title ?? t`Job analysis`,
    ...jobFacts(analysis).map(([name, value]) => `${name}: ${value}`),
    '',
    ...(split
      ? [
          ...section(t`Must have`, mustHave),
          ...section(t`Nice to have`, niceToHave),
          ...section(t`Mentioned`, mentioned),
        ]
      : section(t`Key Requirements & Skills`, skills)),
    ...section(t`Critical Keywords`, keywords),
    ...section(t`Resume Tailoring Tips`, tipsOf(resumeSuggestions, said)),
    ...section(t`Interview Preparation Tips`, tipsOf(interviewTips, said)),
  ]
    .join('\n')
    .trim();
}

/** `job-analysis-{title in lowercase with dashes}.txt`. */
export function analysisFileName(title: string | null): string {
  const name = dashed(title ?? '');
  return `job-analysis${name ? `-${name}` : ''}.txt`;
}
