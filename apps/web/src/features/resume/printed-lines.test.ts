import { emptyResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { printedResume } from './printed.ts';
import { linesOf, textOf } from './printed-lines.ts';

const printed = printedResume({
  ...emptyResume(),
  basics: { name: 'Maya Okafor', email: 'maya@example.com', profiles: [] },
  work: [{ name: 'Fjord Labs', position: 'Analyst', startDate: '2021-03', highlights: ['Cut costs by 4%'] }],
  skills: [{ name: 'Data', keywords: ['SQL', 'Python'] }],
});

describe('a printed resume in lines', () => {
  it('has each line under its heading', () => {
    expect(linesOf(printed)).toEqual([
      { section: '', text: 'Maya Okafor' },
      { section: '', text: 'maya@example.com' },
      { section: 'Experience', text: 'Analyst, Fjord Labs, Mar 2021' },
      { section: 'Experience', text: 'Cut costs by 4%' },
      { section: 'Skills', text: 'Data: SQL, Python' },
    ]);
  });

  it('is a text with headings and bullets', () => {
    expect(textOf(printed)).toBe(
      'Maya Okafor\nmaya@example.com\n\nExperience\n\nAnalyst, Fjord Labs\nMar 2021\n- Cut costs by 4%\n\nSkills\nData: SQL, Python',
    );
  });
});
