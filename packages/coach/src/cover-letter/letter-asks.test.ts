import { CoverLetter, type GenerateCoverLetterInput, letterLimits } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const write = async (form: GenerateCoverLetterInput) => CoverLetter.parse(await writeCoverLetter(form));

it('asks what the user did instead of a line that reads badly, and uses the reply', async () => {
  const poor = { ...nurse, history: [], experience: '' };
  const { asks: all, coverLetter, closing } = await write(poor);
  const asks = all.filter(({ task }) => task !== '');
  expect(asks).toHaveLength(2);
  // What is still missing is asked about the job as a whole.
  const general = all.slice(asks.length);
  expect(general.length).toBeGreaterThan(1);
  expect(general.every(({ lead, task }) => lead === '' && task === '')).toBe(true);
  const longer = `${nurse.jobDescription}\n\nWhat you'll do\n- Teach families to change a dressing at home\n- Order dressings for the supply room\n- Write the roster for the night team`;
  const longest = await write({ ...poor, jobDescription: longer });
  expect(longest.asks.length).toBeLessThanOrEqual(letterLimits.deeds);
  expect(longest.asks.filter(({ task }) => task !== '')).toHaveLength(5);
  for (const { task, lead } of asks) {
    expect(nurse.jobDescription).toContain(task);
    expect(coverLetter).not.toContain(lead);
  }
  expect(coverLetter).toContain(closing);
  const told = await write({ ...poor, deeds: ['ran the handoff on a 32-bed unit', ''] });
  expect(told.coverLetter).toContain('\n\nI ran the handoff on a 32-bed unit.\n\n');
  expect(told.unsupported).toEqual([]);
});
