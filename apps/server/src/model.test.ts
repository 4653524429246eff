import { ErrorBody, type FunctionOutput, modelNoticeTexts } from '@greenroom/domain';
import { type Asked, type LoopbackModel, startLoopbackModel } from '@greenroom/testing/loopback-model';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fair, written } from './model-fixture.ts';
import { openTestApp, type Person, type TestApp } from './test-app.ts';

const key = 'sk-of-the-operator-123';
let loopback: LoopbackModel;
let reply: (asked: Asked) => unknown;
let backend: TestApp;
let nora: Person;

const openWith = (model: string, calls = 200) =>
  openTestApp({
    model: {
      provider: 'openai-compatible',
      model,
      apiKey: key,
      baseUrl: loopback.url,
      callsPerMinute: calls,
      callsPerDay: 1_000,
    },
  });

beforeAll(async () => {
  loopback = await startLoopbackModel((asked) => reply(asked));
  backend = await openWith('well');
  nora = await backend.signIn('premium');
});
afterAll(async () => {
  await backend.close();
  await loopback.close();
});
beforeEach(() => {
  reply = ({ instructions }) => (instructions.includes('You write the questions') ? written(3) : fair);
  loopback.asked.length = 0;
});

async function startInterview(person: Person): Promise<string> {
  const id = crypto.randomUUID();
  const { error } = await person.client
    .from('interview_sessions')
    .insert({ id, job_role: 'Nurse', questions_count: 3, difficulty: 'medium' });
  if (error) throw error;
  return id;
}

const questionsOf = async (app: TestApp, person: Person, sessionId: string) => {
  const body = { jobRole: 'Nurse', interviewType: 'mixed', difficulty: 'medium', count: 3, sessionId };
  const response = await app.call('generate-interview-questions', body, person.token);
  return (await response.json()) as FunctionOutput<'generate-interview-questions'>;
};

const said =
  'At the end of my night shift I hand over at the bedside. I say who the patient is, what I tried and what helped, and then my colleague repeats the plan.';
const completion = (sessionId: string, questions: { question_text: string }[]) => ({
  sessionId,
  answers: questions.map(({ question_text }) => ({ question_text, user_answer: said })),
  jobRole: 'Nurse',
  interviewType: 'mixed',
});

/** Reads the events of an answer as a browser does. */
async function eventsOf(response: Response): Promise<{ name: string; data: Record<string, unknown> }[]> {
  return (await response.text())
    .split('\n\n')
    .filter((event) => event.startsWith('event: '))
    .map((event) => ({
      name: /^event: (.*)$/m.exec(event)?.[1] ?? '',
      data: JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? '{}'),
    }));
}

describe('an interview with a model', () => {
  it('has questions that the model wrote, stored once with their label', async () => {
    const sessionId = await startInterview(nora);
    const first = await questionsOf(backend, nora, sessionId);
    expect(first.engine).toMatchObject({ kind: 'model', name: 'OpenAI-compatible server well' });
    expect(first.questions.map(({ bank_id }) => bank_id)).toEqual([null, null, null]);
    const asked = loopback.asked.length;
    const { secondsLeft: _, ...again } = await questionsOf(backend, nora, sessionId);
    expect(first).toMatchObject(again);
    expect(loopback.asked).toHaveLength(asked);
  });

  it('tells a caller who listens how far it is, and answers the same at the end', async () => {
    const sessionId = await startInterview(nora);
    const set = await questionsOf(backend, nora, sessionId);
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${nora.token}`,
      'content-type': 'application/json',
    };
    const response = await backend.call(
      'comprehensive-interview-scoring',
      completion(sessionId, set.questions),
      nora.token,
      { headers },
    );
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    // With `no-store`, Chromium reports the stream as aborted at its end.
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const events = await eventsOf(response);
    expect(events.filter(({ name }) => name === 'progress').map(({ data }) => data.done)).toEqual([
      0, 1, 2, 3,
    ]);
    const last = events.at(-1);
    expect(last?.name).toBe('answer');
    expect(last?.data).toMatchObject({ status: 200, body: { engine: { kind: 'model' }, sessionId } });
    const plain = await backend.call('score-interview-again', { sessionId }, nora.token);
    expect(plain.status).toBe(409);
  });

  it.each([
    ['es-MX,es;q=0.9', 'Spanish'],
    ['en', 'English'],
    ['de', 'English'],
  ])('asks for remarks in the language of the page: %s is %s', async (language, name) => {
    const headers = {
      'accept-language': language,
      authorization: `Bearer ${nora.token}`,
      'content-type': 'application/json',
    };
    const sessionId = await startInterview(nora);
    const set = await questionsOf(backend, nora, sessionId);
    const body = completion(sessionId, set.questions);
    await backend.call('comprehensive-interview-scoring', body, nora.token, { headers });
    const questionText = set.questions[0]?.question_text;
    const retry = { sessionId, questionText, answer: `${said} We have done so since ${language}.` };
    const retried = await backend.call('retry-interview-answer', retry, nora.token, { headers });
    expect(retried.status).toBe(200);
    const prompts = loopback.asked.map(({ prompt }) => prompt).filter((text) => text.includes('<<LANGUAGE'));
    expect(prompts).not.toEqual([]);
    for (const prompt of prompts) expect(prompt).toMatch(new RegExp(`<<LANGUAGE \\w+>>\\n${name}\\n`));
  });

  it('an error comes as the last event with its status', async () => {
    const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };
    const response = await backend.call('score-interview-again', {}, undefined, { headers });
    const [last] = await eventsOf(response);
    expect(last?.data).toMatchObject({ status: 401, body: { error: { code: 'not_signed_in' } } });
  });

  it('no key stands in any answer or line of the log', async () => {
    expect(JSON.stringify(backend.logged)).not.toContain(key);
    expect(loopback.asked.every(({ headers }) => headers.authorization !== undefined)).toBe(true);
    const config = await (await backend.app.fetch(new Request('http://localhost:3000/config.json'))).text();
    expect(config).toContain('"label":"well"');
    expect(config).not.toContain(key);
  });
});

describe('the provider dies in the middle of an interview', () => {
  it('the user finishes with a labelled built-in score, and scores again when it is back', async () => {
    const sessionId = await startInterview(nora);
    const set = await questionsOf(backend, nora, sessionId);
    reply = () => 'the provider talks nonsense';
    const ended = await backend.call(
      'comprehensive-interview-scoring',
      completion(sessionId, set.questions),
      nora.token,
    );
    const report = (await ended.json()) as FunctionOutput<'comprehensive-interview-scoring'>;
    expect(report).toMatchObject({
      engine: { kind: 'builtin' },
      notice: { code: 'bad_output', message: modelNoticeTexts.bad_output },
    });
    const points = async () =>
      (await nora.client.from('user_streaks').select('total_points').single()).data?.total_points ?? 0;
    const before = await points();

    const still = await backend.call('score-interview-again', { sessionId }, nora.token);
    expect(await still.json()).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'bad_output' } });
    reply = () => fair;
    const again = await backend.call('score-interview-again', { sessionId }, nora.token);
    const rescored = (await again.json()) as FunctionOutput<'score-interview-again'>;
    expect(rescored).toMatchObject({ engine: { kind: 'model' }, pointsAwarded: rescored.overallScore + 50 });
    expect(rescored.notice).toBeUndefined();
    expect((await points()) - before).toBe(rescored.overallScore - report.overallScore);
    const { data } = await nora.client
      .from('interview_sessions')
      .select('overall_score')
      .eq('id', sessionId)
      .single();
    expect(data?.overall_score).toBe(rescored.overallScore);
    const third = await backend.call('score-interview-again', { sessionId }, nora.token);
    expect(ErrorBody.parse(await third.json()).error.code).toBe('conflict');
  });

  it('going on without the model gives built-in questions and returns the waiting time to the clock', async () => {
    const sessionId = await startInterview(nora);
    await backend.database.asOwner((tx) =>
      tx.query("update interview_sessions set started_at = now() - interval '40 seconds' where id = $1", [
        sessionId,
      ]),
    );
    const body = { jobRole: 'Nurse', interviewType: 'mixed', difficulty: 'medium', count: 3, sessionId };
    loopback.asked.length = 0;
    const skipped = await backend.call(
      'generate-interview-questions',
      { ...body, withoutModel: true },
      nora.token,
    );
    const set = (await skipped.json()) as FunctionOutput<'generate-interview-questions'>;
    expect(set).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'skipped' } });
    expect(loopback.asked).toEqual([]);
    const { secondsLeft, ...again } = await questionsOf(backend, nora, sessionId);
    expect(set).toMatchObject(again);
    // The whole time but for the seconds that this test takes itself.
    expect(set.secondsLeft).toBeGreaterThan(30 * 60 - 5);
    expect(secondsLeft).toBeGreaterThan(30 * 60 - 10);
  });

  it('whoever goes on without the model gets the built-in score at once, and can have it scored again', async () => {
    const sessionId = await startInterview(nora);
    const set = await questionsOf(backend, nora, sessionId);
    loopback.asked.length = 0;
    const body = { ...completion(sessionId, set.questions), withoutModel: true };
    const ended = await backend.call('comprehensive-interview-scoring', body, nora.token);
    expect(await ended.json()).toMatchObject({ engine: { kind: 'builtin' }, notice: { code: 'skipped' } });
    expect(loopback.asked).toEqual([]);
    const again = await backend.call('score-interview-again', { sessionId }, nora.token);
    expect(await again.json()).toMatchObject({ engine: { kind: 'model' } });
  });

  it.each(['e401', 'e500', 'html', 'reset'])('with %s as well', async (model) => {
    const dead = await openWith(model);
    const person = await dead.signIn('premium');
    const sessionId = await startInterview(person);
    const set = await questionsOf(dead, person, sessionId);
    expect(set).toMatchObject({
      engine: { kind: 'builtin' },
      notice: { message: expect.stringContaining('built-in') },
    });
    expect(set.questions).toHaveLength(3);
    const body = completion(sessionId, set.questions);
    const ended = await dead.call('comprehensive-interview-scoring', body, person.token);
    expect(ended.status).toBe(200);
    expect(await ended.json()).toMatchObject({
      engine: { kind: 'builtin' },
      notice: { code: expect.any(String) },
    });
    expect(JSON.stringify(dead.logged)).not.toContain(key);
    await dead.close();
  });
});

describe('scoring again', () => {
  it('refuses bad input, whoever is signed out, and somebody else’s interview', async () => {
    const sessionId = await startInterview(nora);
    const ben = await backend.signIn();
    const codeOf = async (body: unknown, token?: string) =>
      ErrorBody.parse(await (await backend.call('score-interview-again', body, token)).json()).error.code;
    expect(await codeOf({ sessionId: 'x' }, nora.token)).toBe('bad_request');
    expect(await codeOf({ sessionId })).toBe('not_signed_in');
    expect(await codeOf({ sessionId }, ben.token)).toBe('not_found');
    expect(await codeOf({ sessionId }, nora.token)).toBe('conflict');
  });
});

it('past the budget of a minute the built-in engine answers and says why', async () => {
  const small = await openWith('small', 1);
  const person = await small.signIn('premium');
  const sessionId = await startInterview(person);
  const set = await questionsOf(small, person, sessionId);
  expect(set.engine.kind).toBe('model');
  const ended = await small.call(
    'comprehensive-interview-scoring',
    completion(sessionId, set.questions),
    person.token,
  );
  expect(await ended.json()).toMatchObject({
    engine: { kind: 'builtin' },
    notice: { code: 'budget_minute', message: modelNoticeTexts.budget_minute },
  });
  await small.close();
});
