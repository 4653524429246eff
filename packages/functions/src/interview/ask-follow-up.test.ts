import { AskFollowUpOutput, mostFollowUps } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
});
afterAll(() => backend.close());

interface Question {
  question_text: string;
  ideal_answer: string;
  phase: string;
}

const name = 'ask-follow-up';

async function startInterview(
  person: Person,
  session: object,
): Promise<{ id: string; questions: Question[] }> {
  const about = { job_role: 'Backend engineer', interview_type: 'mixed', questions_count: 7 };
  const row = { user_id: person.id, ...about, ...session };
  const { data, error } = await person.client.from('interview_sessions').insert(row).select('id').single();
  if (error) throw error;
  const body = { jobRole: 'Backend engineer', interviewType: 'mixed', difficulty: 'medium', count: 7 };
  const set = await person.client.functions.invoke('generate-interview-questions', {
    body: { ...body, sessionId: data.id },
  });
  if (set.error) throw set.error;
  return { id: data.id, questions: set.data.questions };
}

/** The first half of a strong answer leaves something to ask. */
function halfOf({ ideal_answer }: Question): string {
  const sentences = ideal_answer.split(/(?<=[.!?])\s+/);
  return sentences.slice(0, Math.ceil(sentences.length / 2)).join(' ');
}

async function ask(person: Person, sessionId: string, question: Question, answer = halfOf(question)) {
  const response = await backend.call(
    name,
    { sessionId, questionText: question.question_text, answer },
    person.token,
  );
  expect(response.status).toBe(200);
  return AskFollowUpOutput.parse(await response.json()).followUp;
}

describe('ask-follow-up', () => {
  it('asks at most two questions in an interview, none of them twice in a row, and none at its opening', async () => {
    const { id, questions } = await startInterview(nora, { follow_ups: true });
    const asked: Awaited<ReturnType<typeof ask>>[] = [];
    for (const question of questions) asked.push(await ask(nora, id, question));
    expect(asked.filter(Boolean)).toHaveLength(mostFollowUps);
    expect(asked[0]).toBeNull();
    expect(asked.some((one, at) => one && asked[at + 1])).toBe(false);
    const at = asked.findIndex(Boolean);
    const question = questions[at] as Question;
    expect(asked[at]).toMatchObject({ after: halfOf(question).length, text: expect.stringMatching(/\?$/) });
    // Whatever is said then, the question that was asked stays.
    expect(await ask(nora, id, question, 'Something else altogether, said in a second tab.')).toEqual(
      asked[at],
    );
    const stored = await nora.client.from('interview_questions').select('follow_up').eq('session_id', id);
    expect(stored.data?.filter(({ follow_up }) => follow_up)).toHaveLength(mostFollowUps);
  });

  it('asks nothing where the user did not switch follow-ups on, and nothing in practice', async () => {
    for (const session of [{}, { practice: true, follow_ups: true }]) {
      const { id, questions } = await startInterview(nora, session);
      for (const question of questions.slice(1, 4)) expect(await ask(nora, id, question)).toBeNull();
    }
  });

  it('asks nothing about words that mean nothing', async () => {
    const { id, questions } = await startInterview(nora, { follow_ups: true });
    expect(await ask(nora, id, questions[2] as Question, 'asdf jkl qwer zxcv')).toBeNull();
  });

  it('refuses an empty answer, a visitor and the interview of somebody else', async () => {
    const { id, questions } = await startInterview(nora, { follow_ups: true });
    const body = { sessionId: id, questionText: questions[2]?.question_text, answer: 'I asked first.' };
    expect((await backend.call(name, { ...body, answer: ' ' }, nora.token)).status).toBe(400);
    expect((await backend.call(name, body)).status).toBe(401);
    const ben = await backend.signIn('premium');
    expect((await backend.call(name, body, ben.token)).status).toBe(404);
    expect((await backend.call(name, { ...body, questionText: 'Another?' }, nora.token)).status).toBe(404);
  });
});
