import { dimensions } from '@greenroom/domain';
import { type Asked, type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCoach } from '../coach.ts';
import { bank } from '../content/bank.ts';
import { createModelCoach } from '../create-model-coach.ts';
import { connectModel } from './connect-model.ts';

let loopback: LoopbackModel;
let reply: (asked: Asked) => unknown;
beforeAll(async () => {
  loopback = await startLoopbackModel((asked) => reply(asked));
});
afterAll(() => loopback.close());

const coach = (model: string) => {
  const settings = { provider: 'openai-compatible', model, apiKey: 'k', baseUrl: loopback.url } as const;
  return createModelCoach(
    connectModel(settings, { budgetMs: 10_000 }).forCaller(async () => 'allowed'),
    createCoach(),
  );
};

it('going on without the model keeps the questions that are whole', async () => {
  const five = {
    jobRole: 'Nurse',
    interviewType: 'hr',
    difficulty: 'medium',
    count: 5,
    seed: 'own',
  } as const;
  const own = await createCoach().generateQuestions(five);
  const avoid = own.questions.flatMap(({ bank_id }) => bank_id ?? []);
  const other = await createCoach().generateQuestions({ ...five, seed: 'other', avoid });
  const written = other.questions.map(({ bank_id: _, reason: __, points, ...question }, at) => ({
    ...{ ...question, phase: own.questions[at]?.phase, points: points ?? [], source_line: null },
  }));
  reply = () => ({ questions: written });
  const model = coach('slow-stream');
  let arrived = 0;
  const whole = model.generateQuestions(five, ({ done }) => {
    arrived = done;
  });
  await expect.poll(() => arrived, { timeout: 5_000 }).toBeGreaterThan(2);
  const asked = loopback.asked.length;
  const set = await model.withoutModel?.generateQuestions(five, () => {});
  expect(loopback.asked).toHaveLength(asked);
  const taken =
    set?.source.notes?.flatMap((note) => (note.code === 'partly_written' ? note.taken : [])) ?? [];
  expect(taken[0]).toBeGreaterThan(0);
  expect(taken[0]).toBeLessThan(5);
  expect(set).toMatchObject({ engine: { kind: 'model' }, questions: { length: 5 } });
  expect(set?.notice).toBeUndefined();
  await whole;
});

it('going on before any question is whole gives those of the bank, and a notice', async () => {
  const set = await coach('unasked').withoutModel?.generateQuestions({
    ...{ jobRole: 'Nurse', interviewType: 'hr', difficulty: 'medium', count: 3, seed: 'none' },
  });
  expect(set).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'skipped' } });
});

it('going on without the model keeps the scores that it has given', async () => {
  const level = { quote: null, reason: 'You stay general here.', applies: true, level: 3 };
  const judgment = {
    ...Object.fromEntries(dimensions.map((one) => [one, level])),
    ...{ points: [], red_flags: [], remarks: [], rewrite: null },
    story: { situation: null, task: null, action: null, result: null },
  };
  const [first, second] = bank;
  let giveSecond = () => {};
  const waits = new Promise<void>((done) => {
    giveSecond = done;
  });
  reply = async ({ prompt }) => {
    if (prompt.includes(second?.question.text ?? '')) await waits;
    return judgment;
  };
  const request = {
    ...({ jobRole: 'Nurse', interviewType: 'mixed' } as const),
    answers: [first, second].map((one) => ({
      question_text: one?.question.text ?? '',
      user_answer: `${one?.question.ideal} I did that last year.`,
      ideal_answer: one?.question.ideal ?? '',
    })),
  };
  const model = coach('half-way');
  const done: number[] = [];
  const whole = model.scoreInterview(request, (progress) => done.push(progress.done));
  await expect.poll(() => done.at(-1)).toBe(1);
  const report = await model.withoutModel?.scoreInterview(request);
  expect(report?.answers.map(({ score }) => score.engine.kind)).toEqual(['model', 'builtin']);
  expect(report).toMatchObject({ engine: { kind: 'model' }, notice: { code: 'skipped' } });
  giveSecond();
  const asked = loopback.asked.length;
  expect((await whole).answers.map(({ score }) => score.engine.kind)).toEqual(['model', 'model']);
  // Scored again, the report finds the rest, and asks for nothing twice.
  const again = await model.scoreInterview(request);
  expect(again.answers.map(({ score }) => score.engine.kind)).toEqual(['model', 'model']);
  expect(loopback.asked).toHaveLength(asked);
});
