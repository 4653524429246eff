import { type GeneratedQuestion, RetryAnswerOutput, ScoreInterviewOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
let ben: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
  ben = await backend.signIn('trial');
});
afterAll(() => backend.close());

const role = { jobRole: 'Backend engineer', interviewType: 'technical' };
const weak = 'I guess we just did our best and maybe it sort of worked.';
const words = Array.from({ length: 80 }, (_, at) => ({
  word: at === 40 ? 'um' : 'word',
  startSeconds: at * 0.5 + (at > 60 ? 3 : 0),
  endSeconds: at * 0.5 + 0.4 + (at > 60 ? 3 : 0),
}));

/** A session whose first question has the weak answer, dictated; completed unless told otherwise. */
async function hold(person: Person, options: { completed: boolean } = { completed: true }) {
  const { data, error } = await person.client
    .from('interview_sessions')
    .insert({ user_id: person.id, job_role: role.jobRole, interview_type: 'technical', questions_count: 3 })
    .select('id')
    .single();
  if (error) throw error;
  const body = { ...role, difficulty: 'medium', count: 3, sessionId: data.id };
  const { data: set } = await person.client.functions.invoke('generate-interview-questions', { body });
  const questions = set.questions as GeneratedQuestion[];
  const questionText = questions[0]?.question_text ?? '';
  const answer = { session_id: data.id, question_text: questionText, user_answer: weak };
  const delivery = { approximate: true, words };
  await person.client
    .from('interview_answers')
    .insert({ ...answer, delivery })
    .throwOnError();
  if (!options.completed) return { sessionId: data.id, questions, questionText, report: null };
  const response = await backend.call(
    'comprehensive-interview-scoring',
    { sessionId: data.id, answers: [], ...role },
    person.token,
  );
  const report = ScoreInterviewOutput.parse(await response.json());
  return { sessionId: data.id, questions, questionText, report };
}

const retry = (person: Person | null, body: object) =>
  backend.call('retry-interview-answer', body, person?.token);
const strong = (question: GeneratedQuestion | undefined) =>
  `At my last company I was responsible for this. ${question?.ideal_answer.split(' ').reverse().slice(0, 20).join(' ')}. First I measured, then I changed one query, and as a result the error rate fell by 40% in 3 weeks.`;

describe('retry-interview-answer', () => {
  it('stores, scores and compares a further attempt, and leaves the interview as it was', async () => {
    const { sessionId, questions, questionText, report } = await hold(nora);
    const answer = strong(questions[0]);
    const response = await retry(nora, { sessionId, questionText, answer });
    expect(response.status).toBe(200);
    const result = RetryAnswerOutput.parse(await response.json());
    const before = report?.answers[0]?.score.overall ?? 0;
    expect(result).toMatchObject({ attempt: 1, questionText, answer });
    expect(result.comparison.overall).toBe(result.score.overall - before);
    expect(result.comparison.overall).toBeGreaterThan(0);
    expect(result.comparison.numbersAdded.join(' ')).toContain('40');
    expect(result.comparison.hedgesRemoved).toBeGreaterThan(0);
    for (const item of result.score.evidence) expect(answer.slice(item.start, item.end)).toBe(item.quote);

    const { data: session } = await nora.client
      .from('interview_sessions')
      .select('overall_score')
      .eq('id', sessionId)
      .single();
    expect(session?.overall_score).toBe(report?.overallScore);
    const { data: rows } = await nora.client
      .from('interview_retries')
      .select('attempt, user_answer, score')
      .eq('session_id', sessionId);
    expect(rows).toEqual([{ attempt: 1, user_answer: answer, score: result.score.overall }]);
  });

  it('answers the same attempt to the same text, and numbers another text', async () => {
    const { sessionId, questionText } = await hold(nora);
    const send = async (answer: string) =>
      RetryAnswerOutput.parse(await (await retry(nora, { sessionId, questionText, answer })).json());
    const [one, two] = await Promise.all([send('I measured it first.'), send('I measured it first.')]);
    expect(two).toEqual(one);
    expect((await send('I measured it twice.')).attempt).toBe(2);
  });

  it('caps the ideal answer pasted back: the report has shown it', async () => {
    const { sessionId, questions, questionText } = await hold(nora);
    const answer = questions[0]?.ideal_answer;
    const result = RetryAnswerOutput.parse(
      await (await retry(nora, { sessionId, questionText, answer })).json(),
    );
    expect(result.score.overall).toBeLessThanOrEqual(60);
    expect(result.score.flags).not.toEqual([]);
  });

  it('refuses an interview that is not completed, a question of none, and the attempt past the last', async () => {
    const open = await hold(nora, { completed: false });
    expect((await retry(nora, { ...open, answer: 'Words' })).status).toBe(409);
    const { sessionId, questionText } = await hold(nora);
    expect((await retry(nora, { sessionId, questionText: 'Never asked?', answer: 'Words' })).status).toBe(
      404,
    );
    await backend.database.asOwner((tx) =>
      tx.query(
        `insert into public.interview_retries (session_id, user_id, question_text, attempt, user_answer)
         select $1, $2, $3, number, 'Try ' || number from generate_series(1, 20) as number`,
        [sessionId, nora.id, questionText],
      ),
    );
    expect((await retry(nora, { sessionId, questionText, answer: 'One more' })).status).toBe(409);
  });

  it.each([
    ['sessionId', { sessionId: '1', questionText: 'x', answer: 'x' }],
    ['questionText', { sessionId: crypto.randomUUID(), questionText: '', answer: 'x' }],
    ['answer', { sessionId: crypto.randomUUID(), questionText: 'x', answer: ' \n' }],
    ['answer', { sessionId: crypto.randomUUID(), questionText: 'x', answer: 'x'.repeat(20_001) }],
  ])('refuses a bad %s by name', async (field, body) => {
    const response = await retry(nora, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(`^${field}: `) } });
  });

  it('refuses visitors, and does not find somebody else’s session', async () => {
    const { sessionId, questionText } = await hold(nora);
    const body = { sessionId, questionText, answer: 'Words' };
    expect((await retry(null, body)).status).toBe(401);
    expect((await retry(ben, body)).status).toBe(404);
    const { data } = await nora.client.from('interview_retries').select('id').eq('session_id', sessionId);
    expect(data).toEqual([]);
  });

  it('answers no more than sixty in an hour', async () => {
    const { sessionId, questionText } = await hold(ben);
    const statuses = new Set<number>();
    for (let call = 0; call < 61; call += 1) {
      statuses.add((await retry(ben, { sessionId, questionText, answer: 'The same words' })).status);
    }
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('a dictated answer', () => {
  it('is measured in the report, and what cannot be read as dictation is not', async () => {
    const { report } = await hold(nora);
    expect(report?.answers[0]?.delivery).toMatchObject({
      measured: true,
      words: 80,
      fillers: [{ word: 'um', atSeconds: 20 }],
      longPauses: [{ lengthSeconds: 3.1 }],
    });
    expect(report?.answers[1]?.delivery).toBeUndefined();
    const open = await hold(nora, { completed: false });
    await nora.client
      .from('interview_answers')
      .update({ delivery: { words: 'many' } })
      .eq('session_id', open.sessionId)
      .throwOnError();
    const body = { sessionId: open.sessionId, answers: [], ...role };
    const response = await backend.call('comprehensive-interview-scoring', body, nora.token);
    expect(response.status).toBe(200);
    expect(ScoreInterviewOutput.parse(await response.json()).answers[0]?.delivery).toBeUndefined();
  });
});
