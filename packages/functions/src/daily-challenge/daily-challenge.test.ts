import { utcDay } from '@greenroom/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let trial: Person;
let premium: Person;
const today = utcDay(Date.now());

beforeAll(async () => {
  backend = await openTestApp();
});
afterAll(() => backend.close());
beforeEach(async () => {
  await backend.database.asOwner((tx) => tx.exec('delete from private.daily_challenges'));
  [trial, premium] = await Promise.all([backend.signIn('trial'), backend.signIn('premium')]);
});

const strong =
  'Our returns took four days, and I was asked to halve that. I timed each step for a week, found that labels waited for a printer, and chose a second printer over more staff because it cost less. As a result returns took one day, and I check the figure every month.';

/** A challenge of today, stored as the server side stores it. */
async function store(challenge: object): Promise<string> {
  const { rows } = await backend.database.asOwner((tx) =>
    tx.query<{ id: string }>(`select public.save_daily_challenge($1) ->> 'id' as id`, [
      JSON.stringify({ challenge_date: today, ...challenge }),
    ]),
  );
  return String(rows[0]?.id);
}
const storeChoice = () =>
  store({
    question_text: 'Which part is left out most?',
    question_type: 'multiple_choice',
    options: ['Situation', 'Result'],
    correct_answer: 'Result',
    explanation: 'It is under-told.',
  });
const openQuestion = 'Tell me about an improvement you made.';
const storeOpen = () =>
  store({ question_text: openQuestion, correct_answer: strong, explanation: 'Numbers.' });

const generate = (person: Person) =>
  person.client.functions.invoke('generate-daily-challenge', { body: { requestSource: 'frontend' } });
const score = (person: Person, answer: string, question = openQuestion) =>
  person.client.functions.invoke('score-interview', {
    body: { answers: [answer], questions: [question], isDailyChallenge: true },
  });
const attempt = (person: Person, challenge_id: string, user_answer: string, sent: number | null = 100) =>
  person.client
    .from('daily_challenge_attempts')
    .insert({ challenge_id, user_id: person.id, user_answer, score: sent });
const attemptsOf = async (person: Person) =>
  (await person.client.from('daily_challenge_attempts').select('user_answer, score')).data;
const status = (error: unknown) => (error as { context?: Response } | null)?.context?.status;

describe('generate-daily-challenge', () => {
  it('makes the challenge of the UTC day once, the same for everybody, however many ask at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => generate(index % 2 ? trial : premium)),
    );
    expect(answers.map(({ error }) => error)).toEqual(Array(20).fill(null));
    expect(new Set(answers.map(({ data }) => data.challenge.id)).size).toBe(1);
    expect(answers[0]?.data).toMatchObject({ success: true, challenge: { challenge_date: today } });
    const { data } = await trial.client
      .from('daily_challenges')
      .select('id')
      .eq('challenge_date', today)
      .single();
    expect(data?.id).toBe(answers[0]?.data.challenge.id);
  });

  it('answers what is stored, and its answer only after the attempt', async () => {
    const id = await storeChoice();
    expect((await generate(trial)).data.challenge).toMatchObject({
      id,
      options: ['Situation', 'Result'],
      correct_answer: null,
      explanation: null,
    });
    await attempt(trial, id, 'Situation');
    expect((await generate(trial)).data.challenge).toMatchObject({ correct_answer: 'Result' });
    expect((await generate(premium)).data.challenge.correct_answer).toBeNull();
  });

  it('refuses a body of another kind, and visitors', async () => {
    expect((await backend.call('generate-daily-challenge', { requestSource: 7 }, trial.token)).status).toBe(
      400,
    );
    expect((await backend.call('generate-daily-challenge', {})).status).toBe(401);
  });
});

describe('score-interview', () => {
  it('scores an open answer, and the attempt carries that score, whatever score was sent', async () => {
    const id = await storeOpen();
    const { data } = await score(trial, strong);
    expect(data.overallScore).toBeGreaterThanOrEqual(75);
    expect(data.feedback.overall).toBe(data.overallScore);
    expect((await attempt(trial, id, strong, 3)).error).toBeNull();
    expect(await attemptsOf(trial)).toEqual([{ user_answer: strong, score: data.overallScore }]);
  });

  it('scores the stored attempt where it was made first', async () => {
    const id = await storeOpen();
    await attempt(premium, id, 'I always do my best.', 100);
    expect(await attemptsOf(premium)).toEqual([{ user_answer: 'I always do my best.', score: null }]);
    const { data } = await score(premium, strong);
    expect(data.overallScore).toBeLessThan(40);
    expect(await attemptsOf(premium)).toEqual([
      { user_answer: 'I always do my best.', score: data.overallScore },
    ]);
  });

  it('holds to the first answer: a better one later changes neither score nor attempt', async () => {
    const id = await storeOpen();
    const first = await score(trial, 'I always do my best.');
    const second = await score(trial, strong);
    expect(second.data.overallScore).toBe(first.data.overallScore);
    await attempt(trial, id, strong);
    expect(await attemptsOf(trial)).toEqual([
      { user_answer: 'I always do my best.', score: first.data.overallScore },
    ]);
  });

  it('never lets the right option be tried out', async () => {
    const id = await storeChoice();
    const question = 'Which part is left out most?';
    expect((await score(trial, 'Situation', question)).data).toEqual({ overallScore: 0, feedback: null });
    expect((await score(trial, 'Result', question)).data.overallScore).toBe(0);
    await attempt(trial, id, 'Result');
    expect(await attemptsOf(trial)).toEqual([{ user_answer: 'Situation', score: 0 }]);
  });

  it('refuses an option that is none, a question that is none, and bodies of another shape', async () => {
    await storeChoice();
    expect(status((await score(trial, 'Task', 'Which part is left out most?')).error)).toBe(409);
    expect(status((await score(trial, strong, 'Another question?')).error)).toBe(404);
    for (const body of [
      { answers: [strong], questions: [openQuestion] },
      { answers: ['  '], questions: [openQuestion], isDailyChallenge: true },
      { answers: [], questions: [], isDailyChallenge: true },
    ]) {
      expect((await backend.call('score-interview', body, trial.token)).status).toBe(400);
    }
    const body = { answers: [strong], questions: [openQuestion], isDailyChallenge: true };
    expect((await backend.call('score-interview', body)).status).toBe(401);
  });

  it('refuses a trial user whose challenge is used, and lets another user alone', async () => {
    await storeOpen();
    await backend.database.asOwner((tx) =>
      tx.query(
        `update public.trial_usage set usage_count = 1 where user_id = $1 and feature_type = 'daily_challenge'`,
        [trial.id],
      ),
    );
    expect(status((await score(trial, strong)).error)).toBe(403);
    expect((await score(premium, strong)).error).toBeNull();
    expect(await attemptsOf(trial)).toEqual([]);
  });

  it('counts fifty parallel submissions once', async () => {
    const id = await storeOpen();
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => attempt(trial, id, `${strong} ${index}`)),
    );
    expect(results.filter(({ error }) => error === null)).toHaveLength(1);
    expect(await attemptsOf(trial)).toHaveLength(1);
    const { data } = await trial.client
      .from('trial_usage')
      .select('usage_count')
      .eq('feature_type', 'daily_challenge');
    expect(data).toEqual([{ usage_count: 1 }]);
  });
});
