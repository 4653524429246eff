import { describe, expect, it } from 'vitest';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { analyzeReading } from './analyze-resume.builtin.ts';
import { matchSkills } from './match-skills.ts';
import { readingOfText } from './reading-of-text.ts';

const backendJob = `Backend Engineer
Requirements
- 5 years of experience with Go or Python
- PostgreSQL and REST APIs
- Kubernetes and infrastructure as code
- Incident response
- Bachelor's degree`;

const page = (title: string, lines: readonly string[]) => `Dana Reyes
dana.reyes@example.com | (555) 010-0199 | Austin, TX

Experience
${title}, Harbor Works
January 2016 - June 2026
${lines.map((line) => `- ${line}`).join('\n')}

Education
BSc, State University, 2012 - 2015
`;

const accountant = page('Accountant', [
  'Closed the books of 12 entities each month and reconciled 300 accounts',
  'Filed sales tax in 9 states and prepared the audit binder',
  'Communicated results to managers in weekly meetings',
]);
const engineer = page('Backend Engineer', [
  'Built payment services in Python with PostgreSQL and REST APIs for 40 partners',
  'Moved 30 services to Kubernetes with Terraform and cut cost by 20%',
  'Led the on-call rotation of 8 people and halved time to recover',
]);

const analyze = (text: string, job: string | null) =>
  analyzeReading(readingOfText(text), job === null ? null : readJob(job), '2026-11-22');
const answerOf = (resume: string, skill: string) =>
  analyze(resume, backendJob).match?.skills.find((one) => one.skill === skill);

describe('the match with a job', () => {
  it('is low for an accountant and high for an engineer against a backend job', () => {
    expect(analyze(accountant, backendJob).match?.score).toBeLessThan(25);
    expect(analyze(engineer, backendJob).match?.score).toBeGreaterThan(75);
  });

  it('is the overall score, and readability is where there is no job', () => {
    const against = analyze(accountant, backendJob);
    expect(against.readability.score).toBeGreaterThan(against.match?.score ?? 100);
    expect(against.overallScore).toBe(against.match?.score);
    const alone = analyze(accountant, null);
    expect(alone.overallScore).toBe(alone.readability.score);
  });

  it.each([
    ['Infrastructure as code', 'Terraform'],
    ['Incident response', 'On-call support'],
  ])('takes a specific skill for a general one: %s is shown by %s', (skill, shownBy) => {
    expect(answerOf(engineer, skill)).toMatchObject({ status: 'shown', shownBy });
  });

  it('takes no general skill for a specific one', () => {
    const job = readJob('Requirements\n- Terraform is a must\n- Excel');
    const [answer] = matchSkills(job, [
      { skill: 'Infrastructure as code', family: '', count: 1, isShown: true, evidence: 'x' },
    ]);
    expect(answer?.match).toMatchObject({ skill: 'Terraform', status: 'missing' });
  });

  it('takes one of several alternatives as the whole requirement', () => {
    const job = readJob('Requirements\n- Terraform is a must');
    const [requirement] = job.requirements;
    if (!requirement) throw new Error('no requirement');
    const asked = {
      ...job,
      requirements: [{ ...requirement, skill: 'AWS', alternatives: ['Google Cloud'] }],
    };
    const own = { family: '', count: 1, isShown: false, evidence: 'Skills: GCP' };
    expect(matchSkills(asked, [{ ...own, skill: 'Google Cloud' }])[0]?.match).toMatchObject({
      skill: 'AWS',
      alternatives: ['Google Cloud'],
      status: 'listed',
      shownBy: 'Google Cloud',
    });
  });

  it('counts years in jobs of the trade only', () => {
    const years = (resume: string) =>
      analyze(resume, backendJob).checks.find((check) => check.id === 'years');
    expect(years(engineer)).toMatchObject({ status: 'pass' });
    expect(years(accountant)).toMatchObject({ status: 'fail' });
  });
});
