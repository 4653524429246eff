import { type GeneratedQuestion, ScoreInterviewOutput } from '@greenroom/domain';
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

const name = 'comprehensive-interview-scoring';
const role = { jobRole: 'Backend engineer', interviewType: 'technical' };
const weak = 'I am a hard worker and I would just do my best I guess.';

/** A session of its own with its stored set. */
async function begin(person: Person, row: object = {}) {
  const { data, error } = await person.client
    .from('interview_sessions')
    .insert({
      user_id: person.id,
      job_role: role.jobRole,
      interview_type: 'technical',
      difficulty: 'medium',
      questions_count: 3,
      ...row,
    })
    .select('id')
    .single();
  if (error) throw error;
  const body = { ...role, difficulty: 'medium', count: 3, sessionId: data.id };
  const generated = await person.client.functions.invoke('generate-interview-questions', { body });
  if (generated.error) throw generated.error;
  return { sessionId: data.id, questions: generated.data.questions as GeneratedQuestion[] };
}

const answersTo = (questions: GeneratedQuestion[], answerFor: (question: GeneratedQuestion) => string) =>
  questions.map((question) => ({
    question_text: question.question_text,
    user_answer: answerFor(question),
    ideal_answer: question.ideal_answer,
  }));

const score = (person: Person, sessionId: string, answers: object[]) =>
  backend.call(name, { sessionId, answers, ...role, hasVoiceData: false }, person.token);

async function scored(response: Response) {
  expect(response.status, JSON.stringify(backend.logged.filter(({ level }) => level === 'error'))).toBe(200);
  return ScoreInterviewOutput.parse(await response.json());
}

async function pointsOf(person: Person): Promise<number> {
  const { data } = await person.client.from('user_streaks').select('total_points').single();
  return data?.total_points ?? 0;
}

async function storedAnswers(person: Person, sessionId: string) {
  const { data } = await person.client
    .from('interview_answers')
    .select('question_text, user_answer, score')
    .eq('session_id', sessionId);
  return data ?? [];
}

describe('comprehensive-interview-scoring', () => {
  it('completes fifteen answers of the greatest length', async () => {
    const person = await backend.signIn('premium');
    const { sessionId, questions } = await begin(person, { questions_count: 15 });
    const said = 'I measured the queue, moved three jobs and cut the wait from 40 to 12 minutes. ';
    for (const { user_answer, ...question } of answersTo(questions, () =>
      said.repeat(260).slice(0, 20_000),
    )) {
      const row = { session_id: sessionId, ...question, user_answer };
      expect((await person.client.from('interview_answers').insert(row)).error).toBeNull();
    }
    for (let more = questions.length; more < 15; more += 1) {
      const row = {
        session_id: sessionId,
        question_text: `And part ${more}?`,
        user_answer: '\u65e5'.repeat(20_000),
      };
      expect((await person.client.from('interview_answers').insert(row)).error).toBeNull();
    }
    const { answers } = await scored(
      await score(
        person,
        sessionId,
        answersTo(questions, () => said),
      ),
    );
    expect(answers).toHaveLength(15);
  });

  it('caps an answer that is the ideal answer sent along with a question of the sender\u2019s own', async () => {
    const person = await backend.signIn('premium');
    const { data } = await person.client
      .from('interview_sessions')
      .insert({ user_id: person.id, job_role: 'Nurse', interview_type: 'mixed', questions_count: 3 })
      .select('id')
      .single();
    const strong =
      'I led the move of 12 services. I cut the cost by 30 percent by taking idle servers away, and wrote a runbook for the team.';
    const own = { question_text: 'Why?', user_answer: strong, ideal_answer: strong };
    const { answers } = await scored(await score(person, data?.id ?? '', [own]));
    expect(answers[0]?.score.overall).toBeLessThanOrEqual(60);
  });

  it('scores what was typed: strong answers far above weak ones, each with its receipt', async () => {
    const strongOne = await begin(nora);
    const strong = await scored(
      await score(
        nora,
        strongOne.sessionId,
        answersTo(strongOne.questions, ({ ideal_answer }) => ideal_answer),
      ),
    );
    const weakOne = await begin(nora);
    const low = await scored(
      await score(
        nora,
        weakOne.sessionId,
        answersTo(weakOne.questions, () => weak),
      ),
    );
    expect(strong.overallScore - low.overallScore).toBeGreaterThanOrEqual(40);
    for (const { user_answer, score: answerScore } of strong.answers) {
      const total = answerScore.receipt.lines.reduce((sum, line) => sum + line.points, 0);
      expect(Math.abs(total - answerScore.receipt.total)).toBeLessThan(0.005);
      for (const item of answerScore.evidence) {
        expect(user_answer.slice(item.start, item.end)).toBe(item.quote);
      }
    }
  });

  it('completes the session with what it answers, and awards score plus 50 once', async () => {
    const { sessionId, questions } = await begin(nora);
    const answers = answersTo(questions, ({ ideal_answer }) => ideal_answer);
    const before = await pointsOf(nora);
    const result = await scored(await score(nora, sessionId, answers));
    expect(result.sessionId).toBe(sessionId);
    expect(result.pointsAwarded).toBe(result.overallScore + 50);
    const { data } = await nora.client.from('interview_sessions').select().eq('id', sessionId).single();
    expect(data).toMatchObject({ status: 'completed', overall_score: result.overallScore });
    expect(data?.feedback).toMatchObject({ overallScore: result.overallScore, verdict: result.verdict });
    expect((await storedAnswers(nora, sessionId)).every((row) => row.score !== null)).toBe(true);
    const again = await scored(
      await score(
        nora,
        sessionId,
        answersTo(questions, () => 'something else'),
      ),
    );
    expect(again).toEqual(result);
    // Badges may add their reward, the interview itself gives its points once.
    expect((await pointsOf(nora)) - before).toBeGreaterThanOrEqual(result.pointsAwarded);
    const after = await pointsOf(nora);
    await scored(await score(nora, sessionId, answers));
    expect(await pointsOf(nora)).toBe(after);
  });

  it('gives calls at the same time one result', async () => {
    const { sessionId, questions } = await begin(nora);
    const answers = answersTo(questions, ({ ideal_answer }) => ideal_answer);
    const results = await Promise.all(
      Array.from({ length: 5 }, async () => scored(await score(nora, sessionId, answers))),
    );
    for (const result of results) expect(result).toEqual(results[0]);
    expect(backend.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('stores what was sent before it is scored, and scores what was stored but not sent', async () => {
    const { sessionId, questions } = await begin(nora);
    const [first, second] = answersTo(questions, ({ ideal_answer }) => ideal_answer);
    if (!first || !second) throw new Error('the set is too small');
    const saved = await nora.client
      .from('interview_answers')
      .upsert({ session_id: sessionId, ...first }, { onConflict: 'session_id,question_text' });
    expect(saved.error).toBeNull();
    const result = await scored(
      await score(nora, sessionId, [{ ...first, user_answer: 'a later, other text' }, second]),
    );
    const texts = new Map(
      (await storedAnswers(nora, sessionId)).map((row) => [row.question_text, row.user_answer]),
    );
    expect(texts.get(first.question_text)).toBe(first.user_answer);
    expect(texts.get(second.question_text)).toBe(second.user_answer);
    expect(result.answers.map(({ user_answer }) => user_answer)).toEqual([
      first.user_answer,
      second.user_answer,
      '',
    ]);
  });

  it('counts a question of the set that has no answer as 0', async () => {
    const { sessionId, questions } = await begin(nora);
    const [only] = answersTo(questions, ({ ideal_answer }) => ideal_answer);
    const result = await scored(await score(nora, sessionId, only ? [only] : []));
    expect(result.answers.map((item) => item.score.overall).slice(1)).toEqual([0, 0]);
    const mean = (result.answers[0]?.score.overall ?? 0) / 3;
    expect(Math.abs(result.overallScore - mean)).toBeLessThan(1);
  });

  it('takes role and type from the session and the ideal answer of a known question from the set', async () => {
    const { sessionId, questions } = await begin(nora);
    const answers = answersTo(questions, () => weak).map((answer) => ({ ...answer, ideal_answer: weak }));
    const response = await backend.call(
      name,
      { sessionId, answers, jobRole: 'Nurse', interviewType: 'hr' },
      nora.token,
    );
    const result = await scored(response);
    expect(result.overallScore).toBeLessThan(45);
    for (const [index, item] of result.answers.entries()) {
      expect(item.ideal_answer).toBe(questions[index]?.ideal_answer);
    }
    const { data } = await nora.client.from('user_progress').select('skill_category');
    expect(data?.map((row) => row.skill_category)).not.toContain('hr');
  });

  it('knows a question of the bank by its text: an ideal answer of one’s own does not help', async () => {
    const body = { ...role, difficulty: 'medium', count: 3 };
    const { data: generated } = await nora.client.functions.invoke('generate-interview-questions', { body });
    const { data } = await nora.client
      .from('interview_sessions')
      .insert({ user_id: nora.id, job_role: role.jobRole, interview_type: 'technical', difficulty: 'medium' })
      .select('id')
      .single();
    const answers = answersTo(generated.questions, () => weak).map((item) => ({
      ...item,
      ideal_answer: weak,
    }));
    expect((await scored(await score(nora, String(data?.id), answers))).overallScore).toBeLessThan(45);
  });

  it('scores an interview whose questions were never stored, as literal clients hold it', async () => {
    const { data } = await nora.client
      .from('interview_sessions')
      .insert({ user_id: nora.id, job_role: 'Archivist', interview_type: 'mixed', difficulty: 'easy' })
      .select('id')
      .single();
    const question_text = 'How do you keep fragile maps from being damaged by readers?';
    const ideal_answer =
      'I keep fragile maps in flat acid-free folders, hand out digital copies first, and let readers see the original only with a reason, under supervision and with clean dry hands. I check the condition before and after and write it down.';
    const answer = { question_text, user_answer: ideal_answer, ideal_answer };
    const result = await scored(await score(nora, String(data?.id), [answer]));
    expect(result.answers).toHaveLength(1);
    expect(result.overallScore).toBeGreaterThan(50);
  });

  it('refuses with no_answers where nothing was answered, and leaves the session open', async () => {
    const { sessionId, questions } = await begin(nora);
    for (const answers of [[], answersTo(questions, () => '  \n')]) {
      const response = await score(nora, sessionId, answers);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        error: {
          code: 'no_answers',
          message: 'No answers to evaluate. Please provide at least one answer.',
        },
      });
    }
    const { data } = await nora.client
      .from('interview_sessions')
      .select('status')
      .eq('id', sessionId)
      .single();
    expect(data?.status).toBe('in_progress');
  });

  it.each([
    ['sessionId', { sessionId: '1', answers: [] }],
    ['answers', { sessionId: crypto.randomUUID() }],
    ['answers.0.user_answer', { sessionId: crypto.randomUUID(), answers: [{ question_text: 'x' }] }],
    [
      'answers.0.user_answer',
      { sessionId: crypto.randomUUID(), answers: [{ question_text: 'x', user_answer: 'x'.repeat(20_001) }] },
    ],
  ])('refuses a bad %s by name', async (field, body) => {
    const response = await backend.call(name, { ...role, ...body }, nora.token);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(`^${field}: `) } });
  });

  it('refuses visitors, and does not find somebody else’s session', async () => {
    const { sessionId, questions } = await begin(nora);
    const answers = answersTo(questions, () => weak);
    expect((await backend.call(name, { sessionId, answers, ...role })).status).toBe(401);
    expect((await score(ben, sessionId, answers)).status).toBe(404);
    expect(await storedAnswers(nora, sessionId)).toEqual([]);
    expect((await score(nora, sessionId, answers)).status).toBe(200);
    expect((await score(ben, sessionId, answers)).status).toBe(404);
  });
});
