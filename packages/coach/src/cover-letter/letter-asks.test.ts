import { CoverLetter, type GenerateCoverLetterInput } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const write = async (form: GenerateCoverLetterInput) => CoverLetter.parse(await writeCoverLetter(form));

it('asks two questions, about tasks of the ad that the resume speaks of first, and uses the replies whole', async () => {
  const { asks, coverLetter } = await write({ ...nurse, facts: [] });
  const ofTasks = asks.filter(({ line }) => line === '');
  expect(ofTasks).toHaveLength(2);
  for (const { task, lead } of ofTasks) {
    expect(nurse.jobDescription).toContain(task);
    expect(coverLetter).not.toContain(lead);
  }
  const bare = await write({ ...nurse, history: [], experience: '', jobDescription: '' });
  expect(bare.asks).toEqual([0, 1].map(() => ({ task: '', lead: '', place: '', isOver: true, line: '' })));
  const told = await write({
    ...nurse,
    deeds: ['ran the handoff on a 32-bed unit. Nobody left before the new shift knew every bed', 'no'],
  });
  expect(told.coverLetter).toContain(
    '\n\nI ran the handoff on a 32-bed unit. Nobody left before the new shift knew every bed.\n\n',
  );
  expect(told.asks).toEqual((await write(nurse)).asks);
  expect(told.unsupported).toEqual([]);
});
