import type { FunctionOutput } from '@greenroom/domain';
import { type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fair, written } from './model-fixture.ts';
import { openTestApp, type TestApp } from './test-app.ts';

const points = [
  {
    label: 'at the bedside',
    says: 'I hand over at the bedside, beside the patient.',
    ask: 'Where do you hand over?',
    praise: 'You hand over at the bedside.',
  },
  {
    label: 'plan repeated',
    says: 'My colleague repeats the plan to me.',
    ask: 'How do you know that it arrived?',
    praise: 'You have the plan repeated.',
  },
];
const asked = 'at-the-bedside: Where do you hand over?';

let loopback: LoopbackModel;
let backend: TestApp;
beforeAll(async () => {
  const set = { questions: written(3).questions.map((one, at) => (at === 0 ? { ...one, points } : one)) };
  loopback = await startLoopbackModel(({ instructions }) =>
    instructions.includes('You write the questions') ? set : fair,
  );
  backend = await openTestApp({
    model: {
      ...{ provider: 'openai-compatible', model: 'well', apiKey: 'k', baseUrl: loopback.url },
      ...{ callsPerMinute: 200, callsPerDay: 1_000 },
    },
  });
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});

it('judges an answer and a retry by the key points that were stored with its question', async () => {
  const nora = await backend.signIn('premium');
  const sessionId = crypto.randomUUID();
  const { error } = await nora.client
    .from('interview_sessions')
    .insert({ id: sessionId, job_role: 'Nurse', questions_count: 3, difficulty: 'medium' });
  if (error) throw error;
  const role = { jobRole: 'Nurse', interviewType: 'mixed' };
  const questionsOf = async () => {
    const body = { ...role, difficulty: 'medium', count: 3, sessionId };
    const response = await backend.call('generate-interview-questions', body, nora.token);
    const set = (await response.json()) as FunctionOutput<'generate-interview-questions'>;
    return set.questions;
  };
  const questions = await questionsOf();
  expect(questions.map((question) => question.points?.length ?? 0)).toEqual([2, 0, 0]);
  expect(await questionsOf()).toEqual(questions);

  const answer = 'I hand over at the bedside, and I say what I tried and what helped that night.';
  const answers = questions.map(({ question_text }) => ({ question_text, user_answer: answer }));
  const prompts = () => loopback.asked.filter(({ prompt }) => prompt.includes(asked));
  await backend.call('comprehensive-interview-scoring', { sessionId, answers, ...role }, nora.token);
  expect(prompts()).toHaveLength(1);
  const questionText = questions[0]?.question_text;
  const retry = { sessionId, questionText, answer: `${answer} Then I write it down.` };
  const retried = await backend.call('retry-interview-answer', retry, nora.token);
  expect(retried.status).toBe(200);
  expect(prompts().length).toBeGreaterThan(1);
});
