import type { ParsedResume, ResumeCheck } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import {
  checkSections,
  confidenceOf,
  fieldLabel,
  fieldRows,
  missingFields,
  nextFix,
  valueAt,
} from './model.ts';

const source = (text: string, region: 'body' | 'header' = 'body', page: number | null = 1) => ({
  ...{ page, region, start: 0, end: text.length, text },
});
const parsed: ParsedResume = {
  basics: { name: 'Maya Okafor', email: 'maya@example.com', profiles: [] },
  work: [{ name: 'St Mary', position: 'Nurse', highlights: ['Led a ward'] }],
  volunteer: [],
  education: [],
  skills: [{ name: 'Skills', keywords: ['Triage', 'SQL'] }],
  languages: [],
  certificates: [],
  projects: [],
  awards: [],
  publications: [],
  interests: [],
  fields: [
    { path: 'basics.email', confidence: 0.99, source: source('maya@example.com', 'header') },
    { path: 'work.0.position', confidence: 0.7, source: source('Nurse', 'body', null) },
    { path: 'work.0.highlights.0', confidence: 0.9, source: source('Led a ward') },
    { path: 'skills.0.keywords', confidence: 0.4, source: source('Triage, SQL') },
    { path: 'languages', confidence: 0.9, source: source('English') },
    { path: 'languages', confidence: 0.95, source: source('Igbo') },
  ],
};

describe('what the parser read', () => {
  it.each([
    ['basics.email', 'E-mail'],
    ['basics.location.city', 'City'],
    ['work.0.position', 'Job 1, title'],
    ['work.0.name', 'Job 1, employer'],
    ['skills.0.keywords', 'Skills 1'],
    ['education.1.studyType', 'Education 2, degree'],
    ['basics.profiles.0.url', 'Profile 1, url'],
  ])('%s is called %s', (path, label) => {
    expect(fieldLabel(path)).toBe(label);
  });

  it('stands with its value, how sure it is, and where it was', () => {
    expect(fieldRows(parsed)).toMatchObject([
      { label: 'E-mail', value: 'maya@example.com', confidence: 'sure', place: 'page 1, in the page header' },
      { label: 'Job 1, title', value: 'Nurse', confidence: 'likely', place: 'in the text' },
      { value: 'Triage, SQL', confidence: 'doubtful' },
      { label: 'Language', value: 'English, Igbo' },
    ]);
  });

  it('says what was not found', () => {
    expect(missingFields(parsed)).toEqual(['Phone', 'Education']);
    expect(valueAt(parsed, 'education.0.area')).toBe('');
    expect(confidenceOf(0.6)).toBe('likely');
  });
});

describe('the checklist', () => {
  const check = (id: string, status: ResumeCheck['status'], points: number, group: ResumeCheck['group']) => ({
    ...{
      id,
      group,
      label: id,
      status,
      points,
      maxPoints: 10,
      evidence: '',
      fix: status === 'pass' ? '' : 'Do it',
    },
  });
  const checks = [
    check('dates', 'warn', 5, 'sections'),
    check('opens', 'pass', 10, 'file'),
    check('columns', 'fail', 0, 'layout'),
    check('name', 'fail', 2, 'sections'),
  ];

  it('stands in groups, the failures first', () => {
    const sections = checkSections(checks);
    expect(sections.map(({ label }) => label)).toEqual(['File', 'Layout', 'Sections']);
    expect(sections[2]).toMatchObject({ passed: 0, checks: [{ id: 'name' }, { id: 'dates' }] });
  });

  it('names the one fix that gains most', () => {
    expect(nextFix({ checks })?.id).toBe('columns');
    expect(nextFix({ checks: checks.slice(1, 2) })).toBeNull();
  });

  it('is what a cap asks for where it costs more than any check', () => {
    const cap = { ...(checks[0] as ResumeCheck), id: 'cap-misread', points: 0, maxPoints: 0, cap: 50 };
    expect(nextFix({ checks: [...checks, cap] })?.id).toBe('cap-misread');
  });
});
