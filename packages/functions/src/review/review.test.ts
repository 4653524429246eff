import {
  type GeneratedQuestion,
  ReviewAnswerOutput,
  ReviewQueue,
  SaveReviewsOutput,
} from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let ben: Person;
beforeAll(async () => {
  backend = await openTestApp();
  ben = await backend.signIn('trial');
});
afterAll(() => backend.close());

const role = { jobRole: 'Backend engineer', interviewType: 'technical' };
const weak = 'I guess we just did our best and maybe it sort of worked.';

async function queueOf(person: Person): Promise<ReviewQueue> {
  const { data } = await person.client.rpc('review_queue').throwOnError();
  return ReviewQueue.parse(data);
}

/** Somebody with an interview of weak answers. */
async function rehearsed(plan: 'trial' | 'premium' = 'trial') {
  const person = await backend.signIn(plan);
  const { data } = await person.client
    .from('interview_sessions')
    .insert({ user_id: person.id, job_role: role.jobRole, interview_type: 'technical', questions_count: 2 })
    .select('id')
    .single()
    .throwOnError();
  const body = { ...role, difficulty: 'medium', count: 2, sessionId: data.id };
  const { data: set } = await person.client.functions.invoke('generate-interview-questions', { body });
  const questions = set.questions as GeneratedQuestion[];
  const answers = questions.map(({ question_text }) => ({ question_text, user_answer: weak }));
  const scored = await backend.call(
    'comprehensive-interview-scoring',
    { sessionId: data.id, answers, ...role },
    person.token,
  );
  if (!scored.ok) throw new Error(await scored.text());
  const answer = async (itemId: string | undefined, text: string) =>
    backend.call('review-answer', { itemId, answer: text }, person.token);
  const rate = (...ratings: { itemId: string; rating: string; ratedAt?: string; id?: string }[]) =>
    backend.call(
      'save-reviews',
      {
        ratings: ratings.map((one) => ({
          id: crypto.randomUUID(),
          ratedAt: new Date().toISOString(),
          ...one,
        })),
      },
      person.token,
    );
  return { person, sessionId: data.id as string, questions, answer, rate };
}

const strong = (question: GeneratedQuestion | undefined) =>
  `At my last company I was responsible for this. ${question?.ideal_answer.split(' ').reverse().slice(0, 20).join(' ')}. First I measured, then I changed one query because it was the slowest, and as a result the error rate fell by 40% in 3 weeks.`;

describe('a weak answer', () => {
  it('comes back tomorrow, is scored beside the last time, and its new try is one of the interview', async () => {
    const { person, sessionId, questions, answer } = await rehearsed();
    const { items } = await queueOf(person);
    expect(items.map(({ kind }) => kind)).toEqual(['answer', 'answer']);
    const item = items.find(({ question_text }) => question_text === questions[0]?.question_text);
    expect(item).toMatchObject({ answer: weak, session_id: sessionId, score: expect.any(Number) });
    const text = strong(questions[0]);
    const first = ReviewAnswerOutput.parse(await (await answer(item?.id, text)).json());
    expect(first).toMatchObject({ answer: text, before: item?.score, pointFound: null });
    expect(first.score.overall).toBeGreaterThan(item?.score ?? 0);
    expect(first.change?.numbersAdded.join(' ')).toContain('40');
    const { data: tries } = await person.client.from('interview_retries').select('user_answer, score');
    expect(tries).toEqual([{ user_answer: text, score: first.score.overall }]);
    // The response was lost and the request is sent again: the same try, compared with what was there before it.
    expect(await (await answer(item?.id, text)).json()).toEqual(first);
    const second = ReviewAnswerOutput.parse(await (await answer(item?.id, `${text} We kept it.`)).json());
    expect(second.before).toBe(first.score.overall);
  });

  it('is still scored when the interview has room for no further try', async () => {
    const { person, sessionId, questions, answer } = await rehearsed();
    const item = (await queueOf(person)).items.find(
      ({ question_text }) => question_text === questions[0]?.question_text,
    );
    await backend.database.asOwner((tx) =>
      tx.query(
        `insert into public.interview_retries (session_id, user_id, question_text, attempt, user_answer)
         select $1, $2, $3, number, 'Try ' || number from generate_series(1, 20) as number`,
        [sessionId, person.id, item?.question_text],
      ),
    );
    await backend.database.asOwner((tx) =>
      tx.query(
        `update public.interview_retries set score = 20, scored_at = now(), feedback = '{}', comparison = '{}' where user_id = $1`,
        [person.id],
      ),
    );
    const scored = ReviewAnswerOutput.parse(await (await answer(item?.id, strong(questions[0]))).json());
    expect(scored.before).toBe(20);
    const again = (await queueOf(person)).items.find(({ id }) => id === item?.id);
    expect(again).toMatchObject({ score: scored.score.overall, answer: strong(questions[0]) });
  });
});

describe('a point that was left out', () => {
  it('is looked for in the last answer with the sentence at its end', async () => {
    const { person, sessionId, questions, answer } = await rehearsed();
    const questionText = questions[0]?.question_text ?? '';
    const { data: session } = await person.client
      .from('interview_sessions')
      .select('feedback')
      .eq('id', sessionId)
      .single()
      .throwOnError();
    const feedback = session.feedback as unknown as {
      answers: { question_text: string; score: { points: { id: string; zone: string; ask: string }[] } }[];
    };
    const points = feedback.answers.find(({ question_text }) => question_text === questionText)?.score.points;
    const point = points?.find(({ zone }) => zone === 'ask');
    const mark = { sessionId, questionText, pointId: point?.id, kind: 'left_out' };
    expect((await backend.call('mark-interview-answer', mark, person.token)).status).toBe(200);
    const item = (await queueOf(person)).items.find(({ kind }) => kind === 'left-out');
    expect(item).toMatchObject({ ask: point?.ask, answer: weak });
    const empty = ReviewAnswerOutput.parse(await (await answer(item?.id, 'It was a sunny day.')).json());
    expect(empty).toMatchObject({
      answer: `${weak} It was a sunny day.`,
      pointFound: 'no',
      suggested: 'again',
    });
    const found = ReviewAnswerOutput.parse(
      await (await answer(item?.id, questions[0]?.ideal_answer ?? '')).json(),
    );
    expect(found.answer.startsWith(`${weak} It was a sunny day. `)).toBe(true);
    expect(found.pointFound).not.toBe('no');
  });
});

describe('a story', () => {
  it('comes back with its words, is scheduled by its ratings, and goes with the story', async () => {
    const { person, rate } = await rehearsed();
    const { data: story } = await person.client
      .from('stories')
      .insert({ title: 'The sheet', situation: 'Handover was a mess.', actions: 'I made a sheet.' })
      .select('id')
      .single()
      .throwOnError();
    const item = (await queueOf(person)).items.find(({ kind }) => kind === 'story');
    expect(item).toMatchObject({
      ...{ reference: story.id, story_title: 'The sheet' },
      ...{ answer: 'Handover was a mess.\nI made a sheet.', question_text: null, score: null },
    });
    const itemId = item?.id ?? '';
    const { items } = SaveReviewsOutput.parse(await (await rate({ itemId, rating: 'good' })).json());
    expect(Date.parse(items[0]?.due ?? '')).toBeGreaterThan(Date.now() + 86_400_000);
    await person.client.from('stories').delete().eq('id', story.id).throwOnError();
    expect((await queueOf(person)).items.map(({ kind }) => kind)).not.toContain('story');
    expect(await (await rate({ itemId, rating: 'good' })).json()).toEqual({ items: [] });
  });
});

describe('save-reviews', () => {
  it('schedules by all ratings of two devices, each once, in whatever order they arrive', async () => {
    const { person, rate } = await rehearsed();
    const [item, other] = (await queueOf(person)).items;
    const itemId = item?.id ?? '';
    await backend.database.asOwner((tx) =>
      tx.query("update public.review_items set created_at = now() - interval '20 days' where user_id = $1", [
        person.id,
      ]),
    );
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const phone = { itemId, rating: 'good', ratedAt: daysAgo(6), id: crypto.randomUUID() };
    const laptop = { itemId, rating: 'good', ratedAt: daysAgo(3), id: crypto.randomUUID() };
    const [, second] = await Promise.all([rate(laptop), rate(phone)]);
    expect(second.status).toBe(200);
    const twice = SaveReviewsOutput.parse(await (await rate(phone, laptop)).json());
    const { data: row } = await person.client
      .from('review_items')
      .select('reps, rated, state, due')
      .eq('id', itemId)
      .single()
      .throwOnError();
    expect(row).toMatchObject({ reps: 2, rated: 2, state: 'review' });
    expect(Date.parse(row.due)).toBe(Date.parse(twice.items[0]?.due ?? ''));
    expect(Date.parse(row.due)).toBeGreaterThan(Date.now());
    expect((await queueOf(person)).rated).toEqual([]);
    // The day of the server counts, once.
    const streak = async () =>
      (await person.client.from('user_streaks').select('current_streak').maybeSingle()).data?.current_streak;
    expect(await streak()).toBe(1);
    await rate({ itemId: other?.id ?? '', rating: 'again' });
    expect(await streak()).toBe(1);
    expect((await queueOf(person)).rated).toHaveLength(1);
  });

  it('lets go of what is mastered and brings it back when it goes wrong', async () => {
    const { person, rate } = await rehearsed();
    const itemId = (await queueOf(person)).items[0]?.id ?? '';
    await backend.database.asOwner((tx) =>
      tx.query("update public.review_items set created_at = now() - interval '90 days' where id = $1", [
        itemId,
      ]),
    );
    const log = [60, 57, 45, 10].map((days) => ({
      itemId,
      rating: 'good',
      ratedAt: new Date(Date.now() - days * 86_400_000).toISOString(),
    }));
    expect(SaveReviewsOutput.parse(await (await rate(...log)).json()).items).toEqual([
      { id: itemId, due: null },
    ]);
    const mastered = await queueOf(person);
    expect(mastered.mastered).toBe(1);
    expect(mastered.items.map(({ id }) => id)).not.toContain(itemId);
    await rate({ itemId, rating: 'again' });
    expect((await queueOf(person)).mastered).toBe(0);
  });

  it('drops ratings of what is gone or somebody else’s', async () => {
    const { person, rate } = await rehearsed();
    const { rate: other } = await rehearsed();
    const itemId = (await queueOf(person)).items[0]?.id ?? '';
    expect(await (await other({ itemId, rating: 'easy' })).json()).toEqual({ items: [] });
    await person.client.from('review_items').delete().eq('id', itemId).throwOnError();
    expect(await (await rate({ itemId, rating: 'easy' })).json()).toEqual({ items: [] });
  });
});

it('visitors, others and bad input are refused', async () => {
  const { person } = await rehearsed();
  const itemId = (await queueOf(person)).items[0]?.id;
  const given = { itemId, answer: 'Words' };
  expect((await backend.call('review-answer', given)).status).toBe(401);
  expect((await backend.call('review-answer', given, ben.token)).status).toBe(404);
  expect((await backend.call('review-answer', { ...given, answer: ' ' }, person.token)).status).toBe(400);
  expect((await backend.call('save-reviews', { ratings: [] }, person.token)).status).toBe(400);
  expect((await backend.call('save-reviews', { ratings: [] })).status).toBe(401);
});

it('the download has items, ratings and days', async () => {
  const { person, rate } = await rehearsed();
  await rate({ itemId: (await queueOf(person)).items[0]?.id ?? '', rating: 'good' });
  const response = await backend.call('download-my-data', {}, person.token);
  const { tables } = (await response.json()) as { tables: Record<string, unknown[]> };
  const counts = ['review_items', 'review_ratings', 'review_days'].map((name) => tables[name]?.length);
  expect(counts).toEqual([2, 1, 1]);
});
