import { type Database, type GenerateQuestionsOutput, InterviewFeedback } from '@greenroom/domain';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginInterview } from '../../../../apps/server/src/model-fixture.ts';
import { makeSecrets } from '../../../../apps/server/src/secrets.ts';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';
import type { Db } from '../ports.ts';
import { keepLate, takeLate } from './late-questions.ts';

const secrets = makeSecrets();
const role = { jobRole: 'Nurse', interviewType: 'mixed' } as const;
let backend: TestApp;
let nora: Person;
let service: Db;
beforeAll(async () => {
  backend = await openTestApp({ secrets });
  nora = await backend.signIn('premium');
  const fetch = (input: RequestInfo | URL, init?: RequestInit) => backend.app.fetch(new Request(input, init));
  service = createClient<Database>('http://localhost:3000', secrets.secretKey, { global: { fetch } });
});
afterAll(() => backend.close());

/** An interview that shows three questions of the bank, and what a model has written in their places meanwhile. */
async function opened() {
  const id = await beginInterview(nora);
  const order = { ...role, difficulty: 'medium', count: 3, sessionId: id };
  const response = await backend.call('generate-interview-questions', order, nora.token);
  const set = (await response.json()) as GenerateQuestionsOutput;
  const own = ['First of the model?', 'Second of the model?', 'Third of the model?'];
  const questions = set.questions.map((question, at) => ({
    ...{ ...question, bank_id: null, question_text: own[at] ?? '' },
  }));
  keepLate(id, { ...set, questions });
  const shown = set.questions.map(({ question_text }) => question_text);
  const take = (from: number, seen: string[]) =>
    takeLate(service, { id, userId: nora.id, from, shown: seen });
  return { id, own, shown, take };
}
async function storedIn(id: string) {
  const query = nora.client.from('interview_questions').select('question_text').eq('session_id', id);
  return ((await query.order('position')).data ?? []).map(({ question_text }) => question_text);
}

it('a question that opens while a late one takes its place stays, whichever request is done first', async () => {
  const { id, own, shown, take } = await opened();
  // The page asks while it shows the first question, moves on at once, and asks again.
  await Promise.all([take(1, shown.slice(0, 1)), take(2, shown.slice(0, 2))]);
  expect(await storedIn(id)).toEqual([shown[0], shown[1], own[2]]);
});

it('the report has the question that was answered, also where its page didn’t ask again', async () => {
  const { id, own, shown, take } = await opened();
  await take(1, shown.slice(0, 1));
  expect(await storedIn(id)).toEqual([shown[0], own[1], own[2]]);
  const said = 'I ask the team what happened, write down what we agreed and check it a week later.';
  const answers = shown.slice(0, 2).map((question_text) => ({ question_text, user_answer: said }));
  const order = { ...role, sessionId: id, answers };
  const response = await backend.call('comprehensive-interview-scoring', order, nora.token);
  const scored = InterviewFeedback.parse(await response.json()).answers;
  expect(scored.map(({ question_text, user_answer }) => [question_text, user_answer])).toEqual([
    [shown[0], said],
    [shown[1], said],
    [own[2], ''],
  ]);
});

it('a request that fails holds up none after it', async () => {
  const { id, own, shown } = await opened();
  const broken = { from: () => ({}) } as unknown as Db;
  const about = { id, userId: nora.id, from: 1, shown: shown.slice(0, 1) };
  const failed = takeLate(broken, about);
  const next = takeLate(service, about);
  await expect(failed).rejects.toThrow();
  await next;
  expect(await storedIn(id)).toEqual([shown[0], own[1], own[2]]);
});
