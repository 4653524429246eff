import { sampleResume } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { improveResume } from './improve-resume.builtin.ts';
import { strengthenLines } from './strengthen-line.builtin.ts';

const { employer, edits, jobAd, missing } = sampleResume;

it('the resume on the front page is what the engine makes of its lines, with nothing invented', async () => {
  const lines = edits.filter(({ reply }) => reply === undefined);
  const content = `Maya Okafor
Chicago, IL | maya@example.com

EXPERIENCE
Data Analyst, ${employer}
March 2022 – Present
${edits.map(({ before }) => `- ${before}`).join('\n')}

EDUCATION
BS Statistics, University of Illinois, 2021

SKILLS
Excel, Tableau
`;
  const improved = await improveResume({ content, jobDescription: jobAd, today: '2026-11-30' });
  for (const { before, after } of lines) {
    expect(improved.changes).toContainEqual(expect.objectContaining({ before, after }));
  }
  expect(improved.unsupported).toEqual([]);
  const asked = improved.toConfirm.find(({ skill }) => skill === missing.skill);
  expect(missing.quote).toContain(asked?.requirement);
});

it('a line of the front page that a reply makes stronger is the engine’s too', () => {
  const replied = edits.filter(({ reply }) => reply !== undefined);
  expect(replied).not.toEqual([]);
  for (const { before, reply, after } of replied) {
    expect(strengthenLines([{ line: before, reply }])[0]?.proposal).toBe(after);
  }
});
