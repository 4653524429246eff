import type { ParsedResume, ResumeCheck, ResumeDocument } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { checkSections, confidenceOf, isTextIntact, missingFields, nextFix } from './model.ts';

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
  it('says what was not found', () => {
    expect(missingFields(parsed)).toEqual(['Phone', 'Education']);
    expect(confidenceOf(0.6)).toBe('likely');
  });
});

describe('text that no system loses', () => {
  const intact = {
    hiddenCharacters: 0,
    oddCharacters: 0,
    isOutOfOrder: false,
    lost: [] as ResumeDocument['lost'],
  };

  it('is neither hidden, nor scrambled, nor in a part that may be lost', () => {
    expect(isTextIntact(intact)).toBe(true);
    expect(isTextIntact({ ...intact, hiddenCharacters: 3 })).toBe(false);
    expect(isTextIntact({ ...intact, oddCharacters: 3 })).toBe(false);
    expect(isTextIntact({ ...intact, isOutOfOrder: true })).toBe(false);
    expect(isTextIntact({ ...intact, lost: [{ what: 'A table', why: '', text: '' }] })).toBe(false);
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
