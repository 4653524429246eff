import { describe, expect, it } from 'vitest';
import { job, typed } from './fixtures/typed-letter.ts';

describe('a job that is elsewhere', () => {
  const ad = 'Nurse\nLakeside Memorial\nDayton, OH\n\nCare for patients.';
  it('is spoken of in front of the ask, and only if the user says something of it', async () => {
    const letter = await typed({ jobDescription: ad, place: 'Logan, UT', move: 'yes' });
    expect(letter.coverLetter).toMatch(/\n\nI live in Logan and would move to Dayton for this job\. I \w+/);
    expect(letter.unsupported).toEqual([]);
    const own = await typed({
      jobDescription: ad,
      place: 'Logan, UT',
      move: 'my sister lives in Dayton, I move in May',
    });
    expect(own.coverLetter).toContain('\n\nMy sister lives in Dayton');
    const silent = await typed({ jobDescription: ad, place: 'Logan, UT' });
    expect(silent.coverLetter).not.toMatch(/Dayton|move/);
  });
});

describe('the question about a line of the resume', () => {
  const lines = [
    'Trained 12 new cooks on the line',
    'Kept the books of the kitchen for two years',
    'Cleaned the hall',
  ];
  const form = {
    history: [job('Cook', 'Roma', '2016 to 2019', lines)],
    facts: lines.map((line) => ({ entry: 0, line, text: line })),
    jobDescription: 'Nurse\n\nDuties:\n- Train new nurses on the ward\n',
  };
  it('is the third, about work that no other question is about, and its reply takes the place of the line', async () => {
    const { asks } = await typed(form);
    expect(asks).toHaveLength(3);
    const { line = '', place } = asks[2] ?? {};
    expect(lines).toContain(line);
    expect(place).toBe('Cook, Roma');
    const { coverLetter } = await typed({
      ...form,
      deeds: ['', '', 'I sat down with the owner on Mondays until it was right.'],
    });
    expect(coverLetter).toContain('\n\nI sat down with the owner on Mondays until it was right.\n\n');
    expect(coverLetter).not.toContain(line.slice(8));
  });

  it('is not asked without a line', async () => {
    expect((await typed({ history: [] })).asks).toHaveLength(2);
  });
});
