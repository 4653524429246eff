import { PracticeFeedbackOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
let ben: Person;
let practice: Practice;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
  ben = await backend.signIn('premium');
  practice = await startInterview(nora, true);
});
afterAll(() => backend.close());

interface Practice {
  sessionId: string;
  questionText: string;
  idealAnswer: string;
}

const name = 'practice-feedback';
/** The first half of what would score well: on the question, with something left to ask. */
function partOf({ idealAnswer }: Practice): string {
  const sentences = idealAnswer.split(/(?<=[.!?])\s+/);
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
}

async function startInterview(person: Person, isPractice: boolean): Promise<Practice> {
  const { data, error } = await person.client
    .from('interview_sessions')
    .insert({
      user_id: person.id,
      job_role: 'Backend engineer',
      interview_type: 'hr',
      questions_count: 3,
      practice: isPractice,
    })
    .select('id')
    .single();
  if (error) throw error;
  const set = await person.client.functions.invoke('generate-interview-questions', {
    body: {
      jobRole: 'Backend engineer',
      interviewType: 'hr',
      difficulty: 'medium',
      count: 3,
      sessionId: data.id,
    },
  });
  if (set.error) throw set.error;
  // After the warm-up.
  const [, first] = set.data.questions;
  return { sessionId: data.id, questionText: first.question_text, idealAnswer: first.ideal_answer };
}

const bodyFor = (interview: Practice) => ({
  sessionId: interview.sessionId,
  questionText: interview.questionText,
  answer: partOf(interview),
});
const statusOf = async (body: unknown, person?: Person) =>
  (await backend.call(name, body, person?.token)).status;

describe('practice-feedback', () => {
  it('probes the gap of the answer, quotes it word by word and shows a strong answer', async () => {
    const answer = partOf(practice);
    const response = await backend.call(name, bodyFor(practice), nora.token);
    expect(response.status).toBe(200);
    const { probe, strongAnswer, evidence } = PracticeFeedbackOutput.parse(await response.json());
    expect(probe?.text).toMatch(/\?$/);
    expect(answer.slice(probe?.start, probe?.end)).toBe(probe?.quote);
    expect(strongAnswer).toBe(practice.idealAnswer);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of evidence) expect(answer.slice(start, end)).toBe(quote);
  });

  it('stores nothing', async () => {
    const { data } = await nora.client
      .from('interview_answers')
      .select('id')
      .eq('session_id', practice.sessionId);
    expect(data).toEqual([]);
  });

  it.each([
    ['answer', { answer: '   ' }],
    ['answer', { answer: 'x'.repeat(50_000) }],
    ['sessionId', { sessionId: 'mine' }],
    ['questionText', { questionText: '' }],
  ])('refuses a bad %s by name', async (field, change) => {
    const response = await backend.call(name, { ...bodyFor(practice), ...change }, nora.token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(`^${field}: `) } });
  });

  it('says nothing in a live interview', async () => {
    const live = await startInterview(nora, false);
    const response = await backend.call(name, bodyFor(live), nora.token);
    expect(response.status).toBe(403);
    expect(JSON.stringify(await response.json())).not.toContain(live.idealAnswer.slice(0, 30));
  });

  it('refuses visitors', async () => {
    expect(await statusOf(bodyFor(practice))).toBe(401);
  });

  it('does not find somebody else’s interview, nor a question of another one', async () => {
    expect(await statusOf(bodyFor(practice), ben)).toBe(404);
    expect(await statusOf({ ...bodyFor(practice), questionText: 'What is your name?' }, nora)).toBe(404);
    expect(await statusOf(bodyFor(practice), nora)).toBe(200);
  });
});
