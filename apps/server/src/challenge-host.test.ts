import type { FunctionOutput } from '@greenroom/domain';
import { type Asked, type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

let loopback: LoopbackModel;
let reply: (asked: Asked) => unknown;
let backend: TestApp;
let nora: Person;

const openApp = () =>
  openTestApp({
    model: {
      provider: 'openai-compatible',
      model: 'well',
      apiKey: undefined,
      baseUrl: loopback.url,
      callsPerMinute: 10,
      callsPerDay: 10,
    },
  });

beforeAll(async () => {
  loopback = await startLoopbackModel((asked) => reply(asked));
  backend = await openApp();
  nora = await backend.signIn();
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});

describe('the daily challenge of a model', () => {
  const written = {
    question: 'Which part of a job posting should shape the first line of your application most?',
    answer: 'The duties that come first',
    wrong: ['The address of the office', 'The name of the recruiter', 'The date it was published'],
    explanation: 'It is what the employer reads first and compares every application with.',
  };
  const statement = {
    ...written,
    question: 'A thank-you message should reach the interviewer within a day or so.',
    answer: 'True',
    wrong: [],
  };
  const open = {
    ...written,
    question: 'Tell me about a time you had to change a plan at short notice.',
    answer:
      'Last spring our venue for a training of sixty people flooded two days before it began. I listed what could not move, which was the date, and what could, which was the place and the order of talks. I called four schools, chose the one with two halls although it cost 300 euros more, and wrote to everyone the same evening. As a result all sixty people came, and since then I keep a second venue on hold.',
    wrong: [],
  };
  const ofType = (prompt: string) => {
    if (prompt.includes('type: true_false')) return statement;
    return prompt.includes('type: open_ended') ? open : written;
  };
  const write = ({ prompt }: Asked) => {
    const one = ofType(prompt);
    const day = /day: (\S+)/.exec(prompt)?.[1];
    return { ...one, question: one.question.replace(/[.?]$/, (end) => `, as of ${day}${end}`) };
  };
  const challengeOf = async (person: Person, app = backend) => {
    const response = await app.call('generate-daily-challenge', { requestSource: 'frontend' }, person.token);
    return ((await response.json()) as FunctionOutput<'generate-daily-challenge'>).challenge;
  };

  it('is written ahead by the host, the same for all, its answer unread before the attempt, and on nobody’s budget', async () => {
    reply = write;
    expect(await backend.app.prepareChallenges()).toBe(2);
    const asked = loopback.asked.length;
    expect(await backend.app.prepareChallenges()).toBe(0);
    const ben = await backend.signIn();
    const [one, other] = [await challengeOf(nora), await challengeOf(ben)];
    expect(one).toEqual(other);
    expect(one).toMatchObject({ engine: { kind: 'model' }, correct_answer: null, explanation: null });
    expect(loopback.asked).toHaveLength(asked);
    const { rows } = await backend.database.asOwner((tx) =>
      tx.query('select 1 from private.model_usage where user_id = $1', [ben.id]),
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['two right answers', { ...written, wrong: [written.answer, 'B', 'C'] }],
    [
      'an answer that its length gives away',
      { ...written, answer: `${written.answer}, ${'always '.repeat(12)}` },
    ],
    ['no JSON', 'I am a model.'],
  ])(
    'with %s nothing is stored ahead, and a visitor gets the bank’s without asking a model',
    async (_, value) => {
      reply = () => value;
      const fresh = await openApp();
      expect(await fresh.app.prepareChallenges()).toBe(0);
      const person = await fresh.signIn();
      const asked = loopback.asked.length;
      const challenge = await challengeOf(person, fresh);
      expect(challenge).toMatchObject({ correct_answer: null });
      expect(challenge.engine ?? null).toBeNull();
      expect(loopback.asked).toHaveLength(asked);
      await fresh.close();
    },
  );
});
