import { dimensions } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCoach } from '../coach.ts';
import { bank } from '../content/bank.ts';
import { createModelCoach } from '../create-model-coach.ts';
import { connectModel } from '../model/connect-model.ts';

const level = { quote: null, reason: 'You stay general here.', applies: true, level: 3 };
const judgment = {
  ...Object.fromEntries(dimensions.map((one) => [one, level])),
  ...{ points: [], red_flags: [], remarks: [], rewrite: null },
  story: { situation: null, task: null, action: null, result: null },
};
let loopback: LoopbackModel;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => judgment);
});
afterAll(() => loopback.close());

const coach = () =>
  createModelCoach(
    connectModel(
      { provider: 'openai-compatible', model: 'cost', apiKey: 'k', baseUrl: loopback.url },
      { budgetMs: 5_000 },
    ).forCaller(async () => 'allowed'),
    createCoach(),
  );
const answers = bank.slice(0, 8).map(({ question }) => ({
  question_text: question.text,
  user_answer: question.ideal,
  ideal_answer: question.ideal,
}));

it('a report carries the tokens of all its answers', async () => {
  const role = { jobRole: 'Nurse', interviewType: 'mixed' } as const;
  const { tokens, engine } = await coach().scoreInterview({ ...role, answers });
  expect(engine.kind).toBe('model');
  // The loopback server counts 10 in and 20 out for each answer.
  expect(tokens).toEqual({ input: 80, output: 160 });
});

it('a score carries its model, the version of its prompt and its tokens, asked ahead of its report or with it', async () => {
  const model = coach();
  const [first] = answers;
  const request = {
    ...{ question: first?.question_text ?? '', answer: `${first?.user_answer} That was in May.` },
    ...({ jobRole: '', interviewType: 'mixed' } as const),
  };
  const score = await model.scoreAnswer(request);
  expect(score).toMatchObject({
    engine: { kind: 'model', name: expect.stringContaining('cost'), version: expect.stringMatching(/^\d+ /) },
    tokens: { input: 10, output: 20 },
  });
  const asked = loopback.asked.length;
  expect(await model.scoreAnswer(request)).toEqual(score);
  expect(loopback.asked).toHaveLength(asked);
});

/** Roughly how many characters of English make a token. Providers count differently. */
const charactersAToken = 4;
const mostInput = 14_000;

it('eight long answers of different kinds stay within 14,000 tokens of what is sent', async () => {
  const kinds = ['behavioural', 'situational', 'knowledge', 'case'] as const;
  const questions = kinds.flatMap((kind) =>
    bank.filter(({ question }) => question.kind === kind && question.ideal.length >= 650).slice(0, 2),
  );
  const from = loopback.asked.length;
  await coach().scoreInterview({
    ...{ jobRole: 'Registered Nurse', interviewType: 'mixed', difficulty: 'medium' },
    answers: questions.map(({ question }) => ({
      question_text: question.text,
      // As long as a spoken answer of two minutes, and nobody's own words.
      user_answer: `${question.ideal} ${question.ideal}`.slice(0, 900).replaceAll(' the ', ' that '),
      ideal_answer: question.ideal,
    })),
  });
  const asked = loopback.asked.slice(from);
  expect(asked).toHaveLength(8);
  const sent = asked.reduce((sum, { instructions, prompt }) => sum + instructions.length + prompt.length, 0);
  expect(sent / charactersAToken).toBeLessThanOrEqual(mostInput);
});
