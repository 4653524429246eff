import { CoverLetter, type GenerateCoverLetterInput } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { job } from './fixtures/typed-letter.ts';
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

const cook = job('Cook', 'Roma', 'since 2021', ['Trained 12 new cooks on the line']);
const asksOf = async (...ad: string[]) => {
  const jobDescription = ['Stylist', 'Hill Bridal', '', ...ad].join('\n');
  const { asks } = await write({ ...nurse, jobRole: 'Stylist', jobDescription, history: [cook], facts: [] });
  return asks.filter(({ line }) => line === '');
};

it.each([
  ['a duty', 'Duties:', '- Steam and hang wedding dresses'],
  ['what is required', 'Requirements:', '- Knowledge of different wedding dress styles'],
  ['a task that the only employer had, too', 'Duties:', '- Train new cooks on the line'],
])('names no employer in the question about %s of the ad', async (_, ...ad) => {
  const [first] = await asksOf(...ad);
  expect(first?.task).toBe(ad[1]?.slice(2));
  expect(first?.place).toBe('');
});

it.each([
  'Hill Bridal is a boutique with an entirely new way of selling dresses and customer service skills.',
  'Instruction within the shop includes not only the usual skills of a stylist, but introduces an entirely new way of fitting.',
  'Seeking a stylist for a consistent weekly schedule with good skills.',
  'Hill Bridal stylists are known for experience with every style of dress.',
])('quotes nothing that is no duty or requirement: %j', async (blurb) => {
  for (const { task } of await asksOf(blurb, 'Duties:', blurb)) expect(task).toBe('');
});
