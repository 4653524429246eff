import { createCoach } from '@greenroom/coach';
import { allTaken, BetterAnswer, betterText } from '@greenroom/domain';
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
const answer = 'So, um, handover was a mess. I made a one-page sheet and we tried it for two weeks.';

interface Options {
  completed?: boolean;
  rewrite?: string;
  asked?: string;
  said?: string;
}

/** Nora's interview with one answer. */
async function hold({
  completed = true,
  rewrite,
  asked = question,
  said = answer,
}: Options = {}): Promise<string> {
  const { data } = await nora.client
    .from('interview_sessions')
    .insert({ user_id: nora.id, job_role: 'Nurse', interview_type: 'mixed', questions_count: 3 })
    .select('id')
    .single()
    .throwOnError();
  const row = { question_text: asked, user_answer: said };
  await nora.client
    .from('interview_answers')
    .insert({ session_id: data.id, ...row })
    .throwOnError();
  if (!completed) return data.id;
  const feedback = await createCoach().scoreInterview({
    jobRole: 'Nurse',
    interviewType: 'mixed',
    answers: [row],
  });
  for (const { score } of feedback.answers) if (rewrite) score.rewrite = rewrite;
  await backend.database.asOwner((tx) =>
    tx.query('select public.complete_interview($1, $2, current_date)', [data.id, JSON.stringify(feedback)]),
  );
  return data.id;
}

const ask = (person: Person | null, sessionId: string, questionText = question) =>
  backend.call('improve-interview-answer', { sessionId, questionText }, person?.token);

describe('improve-interview-answer', () => {
  it('gives the edits of the stored answer', async () => {
    const made = BetterAnswer.parse(await (await ask(nora, await hold())).json());
    expect(made).toMatchObject({ status: 'edited', source: 'builtin' });
    expect(betterText(made, allTaken)).toBe(
      'Handover was a mess. I made a one-page sheet, and we tried it for two weeks. [How did it turn out?]',
    );
  });

  it('asks what the coach asked with the score, where the answer leaves nothing else open', async () => {
    const asked =
      "Say you're showing a new hire how to set up the bar before the morning rush. What do they have to get right?";
    const said =
      'They need to know where things are and stay awake. I tell them to stay calm when it gets busy.';
    const made = BetterAnswer.parse(await (await ask(nora, await hold({ asked, said }), asked)).json());
    expect(made.edits.map(({ after }) => after)).toEqual(['[What do you get ready before the rush?]']);
  });

  it('shows the rewrite that a model made with the score', async () => {
    const rewrite = 'I made a one-page sheet, because handover was a mess. We tried it for two weeks.';
    const made = BetterAnswer.parse(await (await ask(nora, await hold({ rewrite }))).json());
    expect(made.source).toBe('model');
    expect(betterText(made, allTaken)).toBe(rewrite);
  });

  it('refuses a rewrite with a number of its own, and gives the built-in edits', async () => {
    const rewrite = 'Handover was a mess for 40 nurses. I made a one-page sheet.';
    const made = BetterAnswer.parse(await (await ask(nora, await hold({ rewrite }))).json());
    expect(made.source).toBe('builtin');
  });

  it('is closed to everybody else, and to answers that are not there', async () => {
    const sessionId = await hold();
    expect((await ask(ben, sessionId)).status).toBe(404);
    expect((await ask(null, sessionId)).status).toBe(401);
    expect((await ask(nora, sessionId, 'Another question?')).status).toBe(404);
  });

  it('refuses an interview that is not completed', async () => {
    expect((await ask(nora, await hold({ completed: false }))).status).toBe(409);
  });

  it('keeps a version for its owner alone', async () => {
    const sessionId = await hold();
    const row = {
      session_id: sessionId,
      question_text: question,
      kept_text: 'Mine',
      choices: { left: [], fills: {} },
    };
    await nora.client.from('interview_kept_answers').upsert(row).throwOnError();
    await nora.client
      .from('interview_kept_answers')
      .upsert({ ...row, kept_text: 'Mine, again' })
      .throwOnError();
    const read = (person: Person) =>
      person.client
        .from('interview_kept_answers')
        .select('kept_text')
        .eq('session_id', sessionId)
        .throwOnError();
    expect((await read(nora)).data).toEqual([{ kept_text: 'Mine, again' }]);
    expect((await read(ben)).data).toEqual([]);
    expect((await ben.client.from('interview_kept_answers').insert(row)).error?.code).toBe('42501');
  });
});
