import { GenerateQuestionsOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
let ben: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
  ben = await backend.signIn('premium');
});
afterAll(() => backend.close());

const name = 'generate-interview-questions';
const wish = { jobRole: 'Backend engineer', interviewType: 'technical', difficulty: 'medium', count: 4 };

async function startSession(person: Person, row: object = {}): Promise<string> {
  const { data, error } = await person.client
    .from('interview_sessions')
    .insert({
      user_id: person.id,
      job_role: wish.jobRole,
      interview_type: 'technical',
      difficulty: 'medium',
      questions_count: 4,
      ...row,
    })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

async function generate(person: Person, body: object) {
  const { data, error } = await person.client.functions.invoke(name, { body });
  if (error) throw error;
  return GenerateQuestionsOutput.parse(data);
}

const statusOf = async (body: unknown, person?: Person) =>
  (await backend.call(name, body, person?.token)).status;

describe('generate-interview-questions', () => {
  it('answers exactly as many questions as asked for, none twice, and stores nothing without a session', async () => {
    const { questions, engine } = await generate(nora, wish);
    expect(questions).toHaveLength(4);
    expect(new Set(questions.map(({ question_text }) => question_text)).size).toBe(4);
    expect(engine.kind).toBe('builtin');
    const { count } = await nora.client
      .from('interview_questions')
      .select('*', { count: 'exact', head: true });
    expect(count).toBe(0);
  });

  it('stores the set with its session and answers the same set again, also to calls at the same time', async () => {
    const sessionId = await startSession(nora);
    const sets = await Promise.all([1, 2, 3].map(() => generate(nora, { ...wish, sessionId })));
    const again = await generate(nora, { ...wish, sessionId, difficulty: 'hard' });
    for (const set of sets) expect(set.questions).toEqual(again.questions);
    const { data } = await nora.client
      .from('interview_questions')
      .select('question_text')
      .eq('session_id', sessionId)
      .order('position');
    expect(data?.map((row) => row.question_text)).toEqual(again.questions.map((row) => row.question_text));
    expect(again.source.family).toBe(sets[0]?.source.family);
  });

  it("asks at a line of the latest analyzed resume, keeps the line, and doesn't where the session says so", async () => {
    const person = await backend.signIn('premium');
    const line = 'Cut checkout errors by 40% in three months';
    const analysis = { parsed: { work: [{ name: 'Acme', highlights: [line] }], projects: null } };
    await backend.database.asOwner((tx) =>
      tx.query(
        `insert into public.user_documents (user_id, name, type, content, analysis) values ($1, 'cv.pdf', 'resume', 'text', $2)`,
        [person.id, JSON.stringify(analysis)],
      ),
    );
    const withResume = await startSession(person);
    const { questions } = await generate(person, { ...wish, sessionId: withResume });
    expect(questions.flatMap(({ reason }) => reason ?? [])).toEqual([{ kind: 'resume', line }]);
    const { data } = await person.client.from('interview_questions').select('phase, reason');
    expect(data?.filter(({ reason }) => reason !== null)).toEqual([
      { phase: 'job', reason: { kind: 'resume', line } },
    ]);
    const without = await startSession(person, { uses_resume: false });
    const plain = await generate(person, { ...wish, sessionId: without });
    expect(plain.questions.filter(({ reason }) => reason !== null)).toEqual([]);
  });

  it('asks at a line that the user corrected, before the resume is analyzed again', async () => {
    const person = await backend.signIn('premium');
    const line = 'Cut checkout errors by 60% in three months';
    const analysis = { parsed: { work: [{ highlights: ['Cut checkout errors by 40% in three months'] }] } };
    await backend.database.asOwner((tx) =>
      tx.query(
        `insert into public.user_documents (user_id, name, type, content, analysis, correction) values ($1, 'cv.pdf', 'resume', 'text', $2, $3)`,
        [person.id, JSON.stringify(analysis), JSON.stringify({ work: [{ highlights: [line] }] })],
      ),
    );
    const { questions } = await generate(person, { ...wish, sessionId: await startSession(person) });
    expect(questions.flatMap(({ reason }) => reason ?? [])).toEqual([{ kind: 'resume', line }]);
  });

  it('an analysis of another shape gives no question and no fault', async () => {
    const person = await backend.signIn('premium');
    await backend.database.asOwner((tx) =>
      tx.query(
        `insert into public.user_documents (user_id, name, type, content, analysis) values ($1, 'cv.pdf', 'resume', 'text', '{"parsed": {"work": "none"}}')`,
        [person.id],
      ),
    );
    const { questions } = await generate(person, { ...wish, sessionId: await startSession(person) });
    expect(questions).toHaveLength(4);
  });

  it('says what the clock of a session shows: pauses do not count', async () => {
    const sessionId = await startSession(nora, { time_limit: 15 });
    const setClock = (change: string) =>
      backend.database.asOwner((tx) =>
        tx.query(`update public.interview_sessions set ${change} where id = $1`, [sessionId]),
      );
    await setClock(`started_at = now() - interval '10 minutes', paused_seconds = 240`);
    const { secondsLeft } = await generate(nora, { ...wish, sessionId });
    expect(secondsLeft).toBeGreaterThan(9 * 60 - 10);
    expect(secondsLeft).toBeLessThanOrEqual(9 * 60);
    await setClock(`status = 'paused', expires_at = now() + interval '23 hours 55 minutes'`);
    const paused = await generate(nora, { ...wish, sessionId });
    expect(Math.abs(Number(paused.secondsLeft) - 14 * 60)).toBeLessThanOrEqual(10);
    expect((await generate(nora, wish)).secondsLeft).toBeUndefined();
  });

  it('asks a user something else the next time', async () => {
    const first = await generate(nora, { ...wish, sessionId: await startSession(nora) });
    const second = await generate(nora, { ...wish, sessionId: await startSession(nora) });
    const asked = new Set(first.questions.map(({ question_text }) => question_text));
    expect(second.questions.filter(({ question_text }) => asked.has(question_text))).toEqual([]);
  });

  it('gives a trial user two questions, with a session and without', async () => {
    const trial = await backend.signIn('trial');
    expect((await generate(trial, { ...wish, count: 15 })).questions).toHaveLength(2);
    const sessionId = await startSession(trial, { questions_count: 15 });
    expect((await generate(trial, { ...wish, count: 15, sessionId })).questions).toHaveLength(2);
  });

  it('refuses a trial user without interviews left, unless one of them waits for its questions', async () => {
    const trial = await backend.signIn('trial');
    const first = await startSession(trial);
    expect(await statusOf({ ...wish, sessionId: first }, trial)).toBe(200);
    // As clients ask that know nothing of the session: once for each interview.
    await startSession(trial);
    expect(await statusOf(wish, trial)).toBe(200);
    const refused = await backend.call(name, wish, trial.token);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({
      error: { code: 'no_access', message: 'Trial limit reached' },
    });
    expect(await statusOf({ ...wish, sessionId: first }, trial)).toBe(200);
    const premium = await backend.signIn('premium');
    expect(await statusOf(wish, premium)).toBe(200);
  });

  it.each([
    ['jobRole', { ...wish, jobRole: '  ' }],
    ['interviewType', { ...wish, interviewType: 'speed' }],
    ['count', { ...wish, count: 16 }],
    ['count', { ...wish, count: 2.5 }],
    ['sessionId', { ...wish, sessionId: 'mine' }],
  ])('refuses a bad %s by name', async (field, body) => {
    const response = await backend.call(name, body, nora.token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(`^${field}: `) } });
  });

  it('refuses visitors', async () => {
    expect(await statusOf(wish)).toBe(401);
  });

  it('does not find somebody else’s session, and finds one’s own', async () => {
    const sessionId = await startSession(nora);
    expect(await statusOf({ ...wish, sessionId }, ben)).toBe(404);
    expect(await statusOf({ ...wish, sessionId: crypto.randomUUID() }, nora)).toBe(404);
    expect(
      (await ben.client.from('interview_questions').select('id').eq('session_id', sessionId)).data,
    ).toEqual([]);
    expect(await statusOf({ ...wish, sessionId }, nora)).toBe(200);
  });
});
