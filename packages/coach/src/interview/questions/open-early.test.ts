import type { GenerateQuestionsOutput } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { openEarly } from './open-early.ts';

/** A set in which the model has written so many questions from the start. */
const setOf = (written: number, code: string) =>
  ({
    questions: [0, 1, 2].map((at) => ({ question_text: `${at}?`, bank_id: at < written ? null : `b${at}` })),
    source: { notes: [{ code }] },
  }) as unknown as GenerateQuestionsOutput;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

function start(times: { openAfterMs: number; mostMs: number }) {
  let written = 0;
  let finish = () => {};
  const whole = new Promise<GenerateQuestionsOutput>((done) => {
    finish = () => done(setOf(3, 'whole'));
  });
  const later: GenerateQuestionsOutput[] = [];
  const set = openEarly({
    ...{ whole, ...times, arrived: () => written, onLater: (one) => later.push(one) },
    soFar: (isWriting) => (written === 0 ? undefined : setOf(written, isWriting ? 'writing' : 'done')),
    fallback: () => setOf(0, 'fallback'),
  });
  return { set, later, finish: () => finish(), write: (count: number) => (written = count) };
}

const codeOf = (set: GenerateQuestionsOutput) => set.source.notes?.[0]?.code;

it('opens a quick set whole', async () => {
  const { set, later, finish } = start({ openAfterMs: 2_000, mostMs: 4_000 });
  finish();
  expect(codeOf(await set)).toBe('whole');
  expect(later).toEqual([]);
});

it('opens a slow set with its first question, and tells the others as they come', async () => {
  const { set, later, finish, write } = start({ openAfterMs: 300, mostMs: 4_000 });
  write(1);
  expect(codeOf(await set)).toBe('writing');
  write(2);
  await expect.poll(() => later.length).toBe(1);
  write(3);
  finish();
  await pause(20);
  expect(later.at(-1)).toEqual(setOf(3, 'done'));
});

it('opens with what stands in where nothing has come in time, and still takes what comes later', async () => {
  const { set, later, write } = start({ openAfterMs: 100, mostMs: 500 });
  expect(codeOf(await set)).toBe('fallback');
  write(2);
  await expect.poll(() => later.length).toBe(1);
});
