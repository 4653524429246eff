import type { FunctionOutput } from '@greenroom/domain';
import { type Asked, type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { beginInterview, fair, hostWithModel, written } from './model-fixture.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

let loopback: LoopbackModel;
let reply: (asked: Asked) => unknown;
let backend: TestApp;
let nora: Person;
let ben: Person;

beforeAll(async () => {
  loopback = await startLoopbackModel((asked) => reply(asked));
  backend = await openTestApp(hostWithModel(loopback.url));
  [nora, ben] = await Promise.all([backend.signIn('premium'), backend.signIn('premium')]);
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});
beforeEach(() => {
  reply = ({ instructions }) => (instructions.includes('You write the questions') ? written(3) : fair);
});

const said = (number: number) =>
  `At the end of night shift ${number} I hand over at the bedside. I say who the patient is, what I tried and what helped, and my colleague repeats it.`;

/** A live interview with every question answered and stored. */
async function answered(): Promise<{ sessionId: string; questions: string[] }> {
  const sessionId = await beginInterview(nora);
  const set = await backend.call(
    'generate-interview-questions',
    { jobRole: 'Nurse', interviewType: 'mixed', difficulty: 'medium', count: 3, sessionId },
    nora.token,
  );
  const { questions } = (await set.json()) as FunctionOutput<'generate-interview-questions'>;
  for (const [number, { question_text }] of questions.entries())
    await store(sessionId, question_text, said(number));
  loopback.asked.length = 0;
  return { sessionId, questions: questions.map(({ question_text }) => question_text) };
}

const store = (session_id: string, question_text: string, user_answer: string) =>
  nora.client
    .from('interview_answers')
    .upsert({ session_id, question_text, user_answer }, { onConflict: 'session_id,question_text' })
    .throwOnError();

const ahead = (sessionId: string, questionText: string | undefined, person: Person | undefined = nora) =>
  backend.call('score-answer-ahead', { sessionId, questionText }, person.token);
async function report(sessionId: string): Promise<FunctionOutput<'comprehensive-interview-scoring'>> {
  const body = { sessionId, answers: [], jobRole: 'Nurse', interviewType: 'mixed' };
  const response = await backend.call('comprehensive-interview-scoring', body, nora.token);
  expect(response.status).toBe(200);
  return (await response.json()) as FunctionOutput<'comprehensive-interview-scoring'>;
}

describe('scoring while the interview goes on', () => {
  it('is what the report finds: no answer is judged twice', async () => {
    const { sessionId, questions } = await answered();
    for (const question of questions.slice(0, 2))
      expect(await (await ahead(sessionId, question)).json()).toEqual({ isAsked: true });
    expect(loopback.asked).toHaveLength(2);
    const { engine, answers } = await report(sessionId);
    expect(engine.kind).toBe('model');
    expect(answers.every(({ score }) => score.engine.kind === 'model')).toBe(true);
    expect(loopback.asked).toHaveLength(3);
  });

  it('is waited for where the report comes first', async () => {
    const { sessionId, questions } = await answered();
    const early = questions.map((question) => ahead(sessionId, question));
    await report(sessionId);
    await Promise.all(early);
    expect(loopback.asked).toHaveLength(3);
  });

  it('judges an answer that changed anew', async () => {
    const { sessionId, questions } = await answered();
    const [first = ''] = questions;
    await ahead(sessionId, first);
    await store(sessionId, first, `${said(0)} Nobody was left waiting.`);
    const { answers } = await report(sessionId);
    expect(answers[0]?.user_answer).toContain('Nobody was left waiting.');
    expect(loopback.asked.filter(({ prompt }) => prompt.includes('Nobody was left waiting.'))).toHaveLength(
      1,
    );
  });

  it('costs nothing but time where the model fails', async () => {
    const { sessionId, questions } = await answered();
    reply = () => 'no JSON at all';
    expect((await ahead(sessionId, questions[0])).status).toBe(200);
    reply = () => fair;
    const { answers } = await report(sessionId);
    expect(answers[0]?.score.engine.kind).toBe('model');
  });

  it('asks for nothing once the interview is completed', async () => {
    const { sessionId, questions } = await answered();
    await report(sessionId);
    loopback.asked.length = 0;
    expect(await (await ahead(sessionId, questions[0])).json()).toEqual({ isAsked: false });
    expect(loopback.asked).toEqual([]);
  });

  it('refuses visitors, others, bad input and a question without an answer', async () => {
    const { sessionId, questions } = await answered();
    const [first] = questions;
    expect((await backend.call('score-answer-ahead', { sessionId, questionText: first })).status).toBe(401);
    expect((await ahead(sessionId, first, ben)).status).toBe(404);
    expect((await ahead(sessionId, 'What is your name?')).status).toBe(404);
    expect((await ahead('mine', first)).status).toBe(400);
    expect((await ahead(sessionId, '')).status).toBe(400);
    expect(loopback.asked).toEqual([]);
  });

  it('has nothing to do without a model', async () => {
    const plain = await openTestApp();
    const person = await plain.signIn('premium');
    const id = crypto.randomUUID();
    await person.client
      .from('interview_sessions')
      .insert({ id, job_role: 'Nurse', questions_count: 3, difficulty: 'medium' })
      .throwOnError();
    const response = await plain.call(
      'score-answer-ahead',
      { sessionId: id, questionText: 'Why us?' },
      person.token,
    );
    expect(await response.json()).toEqual({ isAsked: false });
    await plain.close();
  });
});
