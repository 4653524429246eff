import type { FunctionOutput } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginInterview, hostWithModel, written } from './model-fixture.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

let loopback: LoopbackModel;
let backend: TestApp;
let nora: Person;
beforeAll(async () => {
  loopback = await startLoopbackModel(() => written(3));
  backend = await openTestApp(hostWithModel(loopback.url, 'crawling-stream'));
  nora = await backend.signIn('premium');
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});

type QuestionSet = FunctionOutput<'generate-interview-questions'>;
const codesOf = ({ source }: QuestionSet) => source.notes?.map(({ code }) => code);
const textsOf = ({ questions }: QuestionSet) => questions.map(({ question_text }) => question_text);

it('a slow set opens with its first question, and takes the others where nobody has been yet', async () => {
  const sessionId = await beginInterview(nora);
  const order = { jobRole: 'Nurse', interviewType: 'mixed', difficulty: 'medium', count: 3, sessionId };
  const setFrom = async (from?: number) => {
    const events = await backend.call('generate-interview-questions', { ...order, from }, nora.token, {
      headers: {
        ...{ 'content-type': 'application/json', accept: 'text/event-stream' },
        authorization: `Bearer ${nora.token}`,
      },
    });
    const text = await events.text();
    const answer = /event: answer\ndata: (.*)/.exec(text)?.[1] ?? '{}';
    return (JSON.parse(answer) as { body: QuestionSet }).body;
  };
  const first = await setFrom();
  expect(codesOf(first)).toEqual(['still_writing']);
  const own = written(3).questions.map(({ question_text }) => question_text);
  expect(textsOf(first)[0]).toBe(own[0]);
  expect(textsOf(first)).not.toEqual(own);

  // Nothing changes by itself: the interview asks for it.
  await expect
    .poll(async () => codesOf(await setFrom(2)), { timeout: 20_000 })
    .not.toEqual(['still_writing']);
  const second = textsOf(await setFrom(2));
  expect(second.slice(0, 2)).toEqual(textsOf(first).slice(0, 2));
  expect(second[2]).toBe(own[2]);
  expect(textsOf(await setFrom())).toEqual(second);
  expect(loopback.asked).toHaveLength(1);
}, 60_000);
