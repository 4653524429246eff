import { createCoach } from '@greenroom/coach';
import {
  type AnswerScore,
  type InterviewFeedback,
  MarkAnswerOutput,
  type PointFinding,
} from '@greenroom/domain';
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

const question = 'Tell me about something you made that your team still uses.';
const answer =
  'Handover was a mess. I asked three colleagues what our readers needed 🙂 and we wrote it down.';
const said = 'I asked three colleagues what our readers needed';
const unheard = { zone: 'ask', praise: '', quote: '', start: 0, end: 0 } as const;
const points: PointFinding[] = [
  { ...unheard, id: 'readers', ask: 'How did you find out what your readers needed?', worth: 4 },
  { ...unheard, id: 'upkeep', ask: 'Who keeps it up to date?', worth: 3 },
];

const flagged = 'we wrote it down';
const reason = 'Notes about patients on paper can be read by anybody.';

/** The score of an answer whose red flag holds it at 35, where it earned 72. */
function withRedFlag(score: AnswerScore): AnswerScore {
  const line = (id: string, weight: number, points: number) => ({ id, label: id, seen: '', weight, points });
  const lines = [line('technical_accuracy.result', 100, 72), line('cap.red_flag', 0, -37)];
  const flags = [{ id: 'red_flag', message: reason, cap: 35, quote: flagged }];
  return { ...score, overall: 35, flags, receipt: { rubricVersion: '2.0', lines, total: 35 } };
}

interface Options {
  completed: boolean;
  flagged?: boolean;
}

/** A completed interview whose only answer has two open points; in progress where told so. */
async function hold(person: Person, options: Options = { completed: true }) {
  const role = { jobRole: 'Nurse', interviewType: 'mixed' } as const;
  const { data } = await person.client
    .from('interview_sessions')
    .insert({ user_id: person.id, job_role: role.jobRole, interview_type: 'mixed', questions_count: 3 })
    .select('id')
    .single()
    .throwOnError();
  const row = { question_text: question, user_answer: answer };
  await person.client
    .from('interview_answers')
    .insert({ session_id: data.id, ...row })
    .throwOnError();
  if (!options.completed) return { sessionId: data.id };
  const feedback = await createCoach().scoreInterview({ ...role, answers: [row] });
  const [scored] = feedback.answers;
  if (scored) scored.score.points = points;
  if (scored && options.flagged) scored.score = withRedFlag(scored.score);
  await complete(data.id, feedback);
  return { sessionId: data.id };
}

const complete = (sessionId: string, feedback: InterviewFeedback) =>
  backend.database.asOwner((tx) =>
    tx.query('select public.complete_interview($1, $2, current_date)', [sessionId, JSON.stringify(feedback)]),
  );

/** All that a mark must not change. */
async function standing({ client }: Person) {
  const [sessions, answers, streak, badges, progress] = await Promise.all([
    client.from('interview_sessions').select('id, overall_score, feedback').order('id').throwOnError(),
    client.from('interview_answers').select('id, score, feedback').order('id').throwOnError(),
    client.from('user_streaks').select().throwOnError(),
    client.from('user_badges').select().order('id').throwOnError(),
    client.from('user_progress').select().order('skill_category').throwOnError(),
  ]);
  return [sessions, answers, streak, badges, progress].map(({ data }) => data);
}

const at = (words: string) => ({ start: answer.indexOf(words), end: answer.indexOf(words) + words.length });
const mark = (person: Person | null, body: object) =>
  backend.call('mark-interview-answer', body, person?.token);
const marked = async (body: object) => MarkAnswerOutput.parse(await (await mark(nora, body)).json());

describe('mark-interview-answer', () => {
  it('stores the words cut from the answer with the worth of their point, and takes them back', async () => {
    const { sessionId } = await hold(nora);
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'said' };
    const { start, end } = at(said);
    const result = await marked({ ...body, start: start - 1, end: end + 1 });
    expect(result.outcome).toBe('stored');
    expect(result.marks).toEqual([
      {
        questionText: question,
        pointId: 'readers',
        ask: points[0]?.ask,
        kind: 'said',
        quote: said,
        start,
        end,
        counts: true,
        worth: 4,
      },
    ]);
    expect(await marked({ ...body, kind: null })).toEqual({ outcome: 'removed', marks: [] });
  });

  it('keeps a to-do for the retry, which adds nothing', async () => {
    const { sessionId } = await hold(nora);
    const result = await marked({ sessionId, questionText: question, pointId: 'upkeep', kind: 'left_out' });
    expect(result.marks).toMatchObject([{ kind: 'left_out', quote: '', counts: false, worth: 0 }]);
  });

  it('stores nothing for words that have nothing to do with the question, and keeps the earlier mark', async () => {
    const { sessionId } = await hold(nora);
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'said' };
    const before = await marked({ ...body, ...at(said) });
    const result = await marked({ ...body, ...at('Handover was a mess.') });
    expect(result).toEqual({ outcome: 'unrelated', marks: before.marks });
  });

  it('never stores half a character', async () => {
    const { sessionId } = await hold(nora);
    const middle = answer.indexOf('🙂') + 1;
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'said' };
    const { marks } = await marked({ ...body, start: at(said).start, end: middle });
    expect(marks[0]?.quote).toBe(`${said} 🙂`);
    expect(answer.slice(marks[0]?.start, marks[0]?.end)).toBe(marks[0]?.quote);
  });

  it('stores that a red flag is not what was meant, with its words, its reason and what its cap took', async () => {
    const { sessionId } = await hold(nora, { completed: true, flagged: true });
    const before = await standing(nora);
    const body = { sessionId, questionText: question, pointId: 'red_flag:1', kind: 'not_meant' };
    const result = await marked(body);
    expect(result).toEqual({
      outcome: 'stored',
      marks: [
        {
          ...{ questionText: question, pointId: 'red_flag:1', ask: reason, kind: 'not_meant' },
          ...{ quote: flagged, ...at(flagged), counts: true, worth: 37 },
        },
      ],
    });
    expect(await standing(nora)).toEqual(before);
    expect(await marked({ ...body, kind: null })).toEqual({ outcome: 'removed', marks: [] });
  });

  it.each([
    ['a red flag that the answer does not have', 'not_meant', 'red_flag:2'],
    ['a point as if it were a red flag', 'not_meant', 'readers'],
    ['a red flag as if it were a point', 'left_out', 'red_flag:1'],
  ])('does not find %s', async (_, kind, pointId) => {
    const { sessionId } = await hold(nora, { completed: true, flagged: true });
    const body = { sessionId, questionText: question, pointId, kind };
    expect((await mark(nora, body)).status).toBe(404);
  });

  it('changes no score, no points, no badges and no streak', async () => {
    const { sessionId } = await hold(nora);
    const before = await standing(nora);
    const body = { sessionId, questionText: question, kind: 'said' };
    await marked({ ...body, pointId: 'readers', ...at(said) });
    await marked({ ...body, pointId: 'upkeep', kind: 'left_out' });
    expect(await standing(nora)).toEqual(before);
  });

  it('refuses an interview that is not completed, a question of none, and a point of none', async () => {
    const open = await hold(nora, { completed: false });
    const body = { questionText: question, pointId: 'readers', kind: 'left_out' };
    expect((await mark(nora, { ...body, ...open })).status).toBe(409);
    const held = await hold(nora);
    expect((await mark(nora, { ...body, ...held, questionText: 'Never asked?' })).status).toBe(404);
    expect((await mark(nora, { ...body, ...held, pointId: 'unknown' })).status).toBe(404);
  });

  it.each([
    ['sessionId', { sessionId: '1' }],
    ['questionText', { questionText: '' }],
    ['pointId', { pointId: '' }],
    ['kind', { kind: 'maybe' }],
    ['start', { start: -1 }],
  ])('refuses a bad %s by name', async (field, change) => {
    const body = { sessionId: crypto.randomUUID(), questionText: 'x', pointId: 'x', kind: 'left_out' };
    const response = await mark(nora, { ...body, ...change });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: expect.stringMatching(`^${field}: `) } });
  });

  it.each([
    ['no words', { start: 3, end: 3 }],
    ['white space alone', { start: answer.indexOf(' '), end: answer.indexOf(' ') + 1 }],
    ['words past the end of the answer', { start: 0, end: answer.length + 1 }],
  ])('refuses %s', async (_, selection) => {
    const { sessionId } = await hold(nora);
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'said', ...selection };
    expect((await mark(nora, body)).status).toBe(400);
  });

  it('refuses visitors, and does not find somebody else’s session', async () => {
    const { sessionId } = await hold(nora);
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'left_out' };
    expect((await mark(null, body)).status).toBe(401);
    expect((await mark(ben, body)).status).toBe(404);
    const { data } = await nora.client.from('interview_marks').select('id').eq('session_id', sessionId);
    expect(data).toEqual([]);
  });

  it('takes no more than 240 marks in an hour', async () => {
    const { sessionId } = await hold(ben);
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'left_out' };
    const statuses = new Set<number>();
    for (let call = 0; call < 241; call += 1) statuses.add((await mark(ben, body)).status);
    expect([...statuses]).toEqual([200, 429]);
  });

  it('is part of the download of the user’s data, and goes with the account', async () => {
    const leaver = await backend.signIn('premium');
    const { sessionId } = await hold(leaver, { completed: true, flagged: true });
    const flag = { sessionId, questionText: question, pointId: 'red_flag:1', kind: 'not_meant' };
    expect((await mark(leaver, flag)).status).toBe(200);
    const body = { sessionId, questionText: question, pointId: 'readers', kind: 'said', ...at(said) };
    expect((await mark(leaver, body)).status).toBe(200);
    const download = await backend.call('download-my-data', {}, leaver.token);
    const data = await download.text();
    expect(data).toContain(`"quote":"${said}"`);
    expect(data).toContain(reason);
    const left = await backend.database.asOwner(async (tx) => {
      await tx.query('delete from auth.users where id = $1', [leaver.id]);
      return tx.query('select id from public.interview_marks where user_id = $1', [leaver.id]);
    });
    expect(left.rows).toEqual([]);
  });
});
