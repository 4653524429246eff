import type { JobAnalysis } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { analysisFileName, analysisText, jobFacts, practiceState, requirementNames } from './model.ts';

const analysis: JobAnalysis = {
  skills: ['SQL', 'Python'],
  keywords: ['dashboards'],
  resumeSuggestions: ['Show SQL in a bullet.'],
  interviewTips: ['Prepare a story about dashboards.'],
  mustHave: ['SQL'],
  niceToHave: ['Python'],
  mentioned: ['Tableau'],
  requirements: [],
  keywordCounts: [],
  years: { min: 3, max: null, quote: '3+ years' },
  degree: { level: 'bachelor', fields: ['statistics'], isRequired: false, quote: '' },
  seniority: 'mid',
  title: 'Product Analyst (m/f)',
  company: null,
  note: null,
  engine: { kind: 'builtin', name: 'Built-in', version: '1' },
};

describe('what a job analysis says', () => {
  it('names years, degree and level, and leaves out what the job does not say', () => {
    expect(jobFacts(analysis)).toEqual([
      ['Level', 'Mid-level'],
      ['Experience', '3 years or more'],
      ['Degree', "Bachelor's degree in statistics, preferred"],
    ]);
  });

  it('names place, workplace, salary and contract where the ad says them', () => {
    const said = jobFacts({
      ...analysis,
      years: { min: 4, max: null, withoutDegree: 7, quote: '4+ years with a degree, or 7+' },
      place: { value: 'Boston, MA', quote: 'Location: Boston, MA' },
      workplace: { value: 'hybrid', quote: 'Hybrid' },
      salary: { value: '$90,000', quote: 'Salary: $90,000' },
      contract: { value: 'full-time', quote: 'Full-time' },
    });
    expect(said).toEqual(
      expect.arrayContaining([
        ['Location', 'Boston, MA'],
        ['Workplace', 'Hybrid'],
        ['Salary', '$90,000'],
        ['Contract', 'Full-time'],
        ['Experience', '4 years with a degree, 7 without'],
      ]),
    );
  });

  it('shows alternatives as one requirement', () => {
    const asked = { family: '', because: '', count: 1, quote: '', start: 0, end: 0 };
    expect(
      requirementNames({ ...asked, skill: 'Python', alternatives: ['Go', 'Java'], importance: 'must-have' }),
    ).toBe('Python, Go or Java');
  });

  it('is kept as text with every section', () => {
    const text = analysisText(analysis);
    for (const line of [
      'Must have',
      '- SQL',
      'Nice to have',
      '- Python',
      'Mentioned',
      '- Tableau',
      '- Show SQL in a bullet.',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(analysisFileName(analysis.title)).toBe('job-analysis-product-analyst-m-f.txt');
    expect(analysisFileName(null)).toBe('job-analysis.txt');
  });

  it('opens an interview about this job, within the limits of the set-up', () => {
    expect(practiceState(` ${'x'.repeat(30_000)}`, { title: 'y'.repeat(200) })).toEqual({
      jobRole: 'y'.repeat(120),
      focus: 'x'.repeat(20_000),
      interviewType: 'custom',
    });
    expect(practiceState('text', { title: null }).jobRole).toBe('');
  });
});
