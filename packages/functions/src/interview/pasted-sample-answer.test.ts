import { type GeneratedQuestion, ScoreInterviewOutput } from '@greenroom/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
beforeAll(async () => {
  backend = await openTestApp();
});
afterAll(() => backend.close());

const role = { jobRole: 'Backend engineer', interviewType: 'technical' };
const shape = { difficulty: 'medium', count: 3 };

/** Whether each answer of an interview counts as a copy, where every answer is the question's sample answer. */
async function copiesIn(practice: boolean): Promise<boolean[]> {
  const person = await backend.signIn('premium');
  const row = {
    user_id: person.id,
    job_role: role.jobRole,
    interview_type: 'technical',
    questions_count: 3,
    practice,
  };
  const { data } = await person.client.from('interview_sessions').insert(row).select('id').single();
  const sessionId = data?.id ?? '';
  const set = await backend.call(
    'generate-interview-questions',
    { ...role, ...shape, sessionId },
    person.token,
  );
  const { questions } = (await set.json()) as { questions: GeneratedQuestion[] };
  const answers = questions.map(({ question_text, ideal_answer }) => ({
    question_text,
    user_answer: ideal_answer,
  }));
  const body = { ...role, sessionId, answers, hasVoiceData: false };
  const scored = await backend.call('comprehensive-interview-scoring', body, person.token);
  const report = ScoreInterviewOutput.parse(await scored.json());
  return report.answers.map(({ score }) => score.flags.some(({ id }) => id === 'pasted_ideal'));
}

it('caps a pasted sample answer in Practice, which shows it', async () => {
  expect(await copiesIn(true)).toEqual([true, true, true]);
});

it('does not cap the same answers in a live interview, which shows none', async () => {
  expect(await copiesIn(false)).toEqual([false, false, false]);
});
