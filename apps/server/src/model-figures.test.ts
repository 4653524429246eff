import type { FunctionOutput } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginInterview, fair, hostWithModel, written } from './model-fixture.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

let loopback: LoopbackModel;
let backend: TestApp;
let nora: Person;
/** Whether the model holds back its judgment of the last answer. */
let waits: Promise<void> | undefined;
let isBroken = false;
const lastAnswer = 'I chose children because parents help, and I taught a father to check the drip.';

beforeAll(async () => {
  loopback = await startLoopbackModel(async ({ instructions, prompt }) => {
    if (instructions.includes('You write the questions')) return written(3);
    if (prompt.includes(lastAnswer)) {
      if (isBroken) return 'nonsense';
      await waits;
    }
    return fair;
  });
  backend = await openTestApp(hostWithModel(loopback.url));
  nora = await backend.signIn('premium');
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});
beforeEach(() => {
  backend.logged.length = 0;
  waits = undefined;
  isBroken = false;
});

const role = { jobRole: 'Nurse', interviewType: 'mixed' };
/** Interviews that the figures of the operator's page know. */
const counted = () => backend.logged.filter(({ message }) => message === 'model interview');
const judged = () => backend.logged.filter(({ message, code }) => message === 'model' && code === 'ok');

/** An interview of three questions with an answer to each, as a page would send it. */
async function answered() {
  const sessionId = await beginInterview(nora);
  const order = { ...role, difficulty: 'medium', count: 3, sessionId };
  const response = await backend.call('generate-interview-questions', order, nora.token);
  const set = (await response.json()) as FunctionOutput<'generate-interview-questions'>;
  const answers = set.questions.map(({ question_text }, at) => ({
    question_text,
    user_answer: at === 2 ? lastAnswer : `At the end of shift ${at} I hand over at the bedside.`,
  }));
  backend.logged.length = 0;
  return { ...role, sessionId, answers };
}
const score = async (body: object) => {
  const response = await backend.call('comprehensive-interview-scoring', body, nora.token);
  return (await response.json()) as FunctionOutput<'comprehensive-interview-scoring'>;
};

it('an interview that went on without the model counts once, with the tokens of the report that is stored', async () => {
  let go = () => {};
  waits = new Promise((done) => {
    go = done;
  });
  const interview = await answered();
  const givenUp = score(interview);
  await expect.poll(() => judged().length, { timeout: 20_000 }).toBe(2);
  const stored = await score({ ...interview, withoutModel: true });
  expect(stored).toMatchObject({ engine: { kind: 'model' }, notice: { code: 'skipped' } });
  go();
  expect((await givenUp).notice?.code).toBe('skipped');
  expect(judged()).toHaveLength(3);
  expect(counted()).toHaveLength(1);
  expect(counted()[0]).toMatchObject({ ...stored.tokens });
}, 60_000);

it('an interview that is scored again counts once', async () => {
  isBroken = true;
  const interview = await answered();
  expect((await score(interview)).notice?.code).toBe('bad_output');
  expect(counted()).toHaveLength(1);
  isBroken = false;
  const { sessionId } = interview;
  const again = await backend.call('score-interview-again', { sessionId }, nora.token);
  expect(await again.json()).not.toHaveProperty('notice');
  expect(counted()).toHaveLength(1);
});

it('an interview that the model judged only the second time counts then', async () => {
  const interview = await answered();
  const stored = await score({ ...interview, withoutModel: true });
  expect(stored).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'skipped' } });
  expect(counted()).toHaveLength(0);
  await backend.call('score-interview-again', { sessionId: interview.sessionId }, nora.token);
  expect(counted()).toHaveLength(1);
});
