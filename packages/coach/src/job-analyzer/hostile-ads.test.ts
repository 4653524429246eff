import { cpuUsage } from 'node:process';
import { beforeAll, describe, expect, it } from 'vitest';
import { generateQuestions } from '../interview/questions/generate-questions.builtin.ts';
import { prepareJob } from '../jobs/prepare-job.builtin.ts';
import { readAd } from '../jobs/read-ad.builtin.ts';
import { analyzeJob } from './analyze-job.builtin.ts';

const length = 50_000;
const filled = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
const many = (count: number, line: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => line(at)).join('\n');

/** Far more than an honest ad of the size takes, far less than what grows with the square of its length. Of processor time. */
const enoughMs = 1_000;

async function processorMs(act: () => Promise<unknown>): Promise<number> {
  const before = cpuUsage();
  await act();
  const { user, system } = cpuUsage(before);
  return (user + system) / 1_000;
}

const shapes: readonly (readonly [string, string])[] = [
  ...['SQL, ', 'Python ', 'Python or Go, ', 'C++, C#, ', 'communication skills ', 'Train, teach, coach, '],
  ...['a', 'aB', ',', ', ', '• ', '•\n', '- \n', '(', '()', '.;:!?,', '...!? ', '"', "'", '1', '1. '],
  ...['5 years ', '5+ years of experience in ', '$50,000 - ', 'Austin, TX, ', 'Acme Inc. is ', 'must '],
  ...['you will manage the ', 'and ', 'a: ', 'We are looking for a ', '| ', ' \n', '\t', '職', 'para el '],
].map((piece) => [JSON.stringify(piece), filled(piece)] as const);
const lines: readonly (readonly [string, string])[] = [
  ['a thousand duties', many(1_000, (at) => `- Serve guest ${at} and clean the table`)],
  ['a thousand requirements', many(1_000, (at) => `- Experience with Docker or Rust ${at}`)],
  [
    'words of one line',
    many(1, () => filled(many(7_000, (at) => `w${at.toString(36)}`).replaceAll('\n', ', '))),
  ],
];

async function readInEveryWay(text: string): Promise<void> {
  await analyzeJob({ jobDescription: text });
  const { requirements } = await readAd({ ad: text });
  await prepareJob({ title: 'Cook', ad: text, requirements, resumeLines: [], seed: 'a', kept: [] });
  await generateQuestions({
    jobRole: 'Cook',
    interviewType: 'mixed',
    difficulty: 'medium',
    count: 10,
    focus: text,
    seed: 'a',
  });
}

describe('a job ad made to be slow is read like any other', () => {
  // What is read once for all ads belongs to none of them.
  beforeAll(() => readInEveryWay('Cook wanted. You have 2 years of experience in a kitchen.'));

  it.each([...shapes, ...lines])('%s', async (_name, text) => {
    expect(await processorMs(() => readInEveryWay(text))).toBeLessThan(enoughMs);
  });
});
