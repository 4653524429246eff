import { type FunctionOutput, InterviewFeedback } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { beginInterview, hostWithModel, written, writtenInSpanish } from './model-fixture.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

let loopback: LoopbackModel;
let backend: TestApp;
let nora: Person;
beforeAll(async () => {
  loopback = await startLoopbackModel(({ prompt }) =>
    /<<SET LANGUAGE \w+>>\nSpanish/.test(prompt) ? writtenInSpanish : written(3),
  );
  backend = await openTestApp(hostWithModel(loopback.url, 'crawling-stream'));
  nora = await backend.signIn('premium');
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});
beforeEach(() => {
  loopback.asked.length = 0;
});

type QuestionSet = FunctionOutput<'generate-interview-questions'>;
const codesOf = ({ source }: QuestionSet) => source.notes?.map(({ code }) => code);
const textsOf = ({ questions }: QuestionSet) => questions.map(({ question_text }) => question_text);

/** Asks for the set of an interview, from a position on, with what the page shows. */
const asks = (sessionId: string, language: string) => async (from?: number, shown?: string[]) => {
  const order = { jobRole: 'Nurse', interviewType: 'mixed', difficulty: 'medium', count: 3, sessionId };
  const response = await backend.call('generate-interview-questions', { ...order, from, shown }, nora.token, {
    headers: {
      ...{ 'content-type': 'application/json', accept: 'text/event-stream', 'accept-language': language },
      authorization: `Bearer ${nora.token}`,
    },
  });
  const answer = /event: answer\ndata: (.*)/.exec(await response.text())?.[1] ?? '{}';
  return (JSON.parse(answer) as { body: QuestionSet }).body;
};

it('a slow set opens with its first question, and takes the others where nobody has been yet', async () => {
  const sessionId = await beginInterview(nora);
  const setFrom = asks(sessionId, 'en');
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

  // The page opened the last question while it was asking. The answer is scored against what it shows.
  const shown = textsOf(first);
  expect(textsOf(await setFrom(3, shown))).toEqual(shown);
  const answers = [
    { question_text: shown[2], user_answer: 'I ask the team, write down what we agreed and check it.' },
  ];
  const role = { jobRole: 'Nurse', interviewType: 'mixed' };
  await backend.call('comprehensive-interview-scoring', { ...role, sessionId, answers }, nora.token);
  const sessions = nora.client.from('interview_sessions').select('feedback').eq('id', sessionId);
  const { data } = await sessions.single().throwOnError();
  const scored = InterviewFeedback.parse(data.feedback).answers;
  expect(scored.map(({ question_text }) => question_text)).toEqual(shown);
}, 60_000);

it('a slow Spanish set opens with its first question and grows', async () => {
  const setFrom = asks(await beginInterview(nora), 'es');
  const own = writtenInSpanish.questions.map(({ question_text }) => question_text);
  const first = await setFrom();
  expect(first.source.notes?.[0]).toMatchObject({ code: 'growing', total: 3 });
  expect(textsOf(first)).toEqual(own.slice(0, textsOf(first).length));
  expect(first.source.lang).toBe('es');
  await expect.poll(async () => codesOf(await setFrom(1)), { timeout: 20_000 }).toContain('written');
  const whole = await setFrom();
  expect(textsOf(whole)).toEqual(own);
}, 60_000);
