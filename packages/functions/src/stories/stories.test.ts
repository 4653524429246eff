import { FitStoriesOutput, JobWorkspace, ReadStoryOutput, Telling } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
let ben: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('trial');
  ben = await backend.signIn('trial');
});
afterAll(() => backend.close());

const handoff = {
  title: 'The one-page handoff',
  situation: 'Bedside handoff on our ward took 40 minutes, and allergies got lost.',
  actions: 'I asked three nurses what they missed. I drew a one-page sheet.',
  result: 'Handoff went from 40 minutes to 25.',
};

async function keep({ client, id }: Person, story: object = {}): Promise<string> {
  const { data } = await client
    .from('stories')
    .insert({ user_id: id, ...handoff, ...story })
    .select('id')
    .single()
    .throwOnError();
  return data.id;
}

const ask = async (name: string, body: unknown, { token }: Person) => backend.call(name, body, token);
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; reason?: string } }).error;

describe.each([
  ['read-story', { text: 'I called.', source: 'answer' }, { text: 'a'.repeat(30_000), source: 'answer' }],
  ['fit-stories', { asks: [{ question: 'A conflict?' }] }, { asks: [] }],
  [
    'tell-story',
    { storyId: crypto.randomUUID(), tellingId: crypto.randomUUID(), text: 'I called.', seconds: null },
    { storyId: crypto.randomUUID(), tellingId: crypto.randomUUID(), text: ' ', seconds: null },
  ],
])('%s', (name, good, bad) => {
  it('refuses visitors and bad input', async () => {
    expect((await backend.call(name, good)).status).toBe(401);
    const refused = await ask(name, bad, nora);
    expect(refused.status).toBe(400);
    expect((await codeOf(refused)).code).toBe('bad_request');
  });
});

describe('read-story', () => {
  it('reads the parts of an answer on any plan, and what the question asked for', async () => {
    const text = `At my last job ${handoff.situation} ${handoff.actions} As a result ${handoff.result}`;
    const response = await ask(
      'read-story',
      { text, source: 'answer', question: 'A conflict at work?' },
      nora,
    );
    const read = ReadStoryOutput.parse(await response.json());
    expect(read.actions).toBe(handoff.actions);
    expect(read.result).toBe(`As a result ${handoff.result}`);
    expect(read.shows).toContainEqual({ competency: 'conflict', quote: '' });
  });
});

describe('fit-stories', () => {
  it("fits the caller's stories and nobody else's", async () => {
    const storyId = await keep(nora, { competencies: ['adaptability'] });
    await keep(ben, { title: 'His own', competencies: ['adaptability'] });
    const question = 'Tell me about a time you had to adapt.';
    const fitted = FitStoriesOutput.parse(
      await (await ask('fit-stories', { asks: [{ question }] }, nora)).json(),
    );
    expect(fitted.asks[0]?.fits).toEqual([
      { storyId, title: handoff.title, reason: { kind: 'marked', competency: 'adaptability' } },
    ]);
    expect(fitted.asks[0]?.gap).toBeNull();
    const other = { asks: [{ question: 'Tell me about a conflict.' }] };
    expect(await (await ask('fit-stories', other, nora)).json()).toMatchObject({
      asks: [{ fits: [], gap: 'conflict' }],
    });
  });
});

describe('tell-story', () => {
  it('compares a telling with the story and the time before, once for an id', async () => {
    const storyId = await keep(nora);
    const tell = async (text: string, tellingId: string = crypto.randomUUID()) =>
      Telling.parse(await (await ask('tell-story', { storyId, tellingId, text, seconds: 80 }, nora)).json());
    const first = await tell(`${handoff.situation} ${handoff.actions}`);
    expect(first).toMatchObject({
      seconds: 80,
      comparison: { told: 3, of: 4, before: null, missing: [handoff.result] },
    });
    const second = await tell(`${handoff.actions} ${handoff.result}`);
    expect(second.comparison).toMatchObject({
      back: [handoff.result],
      leftOut: [handoff.situation],
      before: { words: first.words, seconds: 80 },
    });
    expect(await tell('Other words', second.id)).toEqual(second);
    const { data } = await nora.client
      .from('stories')
      .select('times_told, last_told')
      .eq('id', storyId)
      .single();
    expect(data?.times_told).toBe(2);
  });

  it("answers somebody else's story as one that isn't there", async () => {
    const storyId = await keep(nora);
    const body = { storyId, tellingId: crypto.randomUUID(), text: 'Mine', seconds: null };
    const refused = await ask('tell-story', body, ben);
    expect(refused.status).toBe(404);
    expect((await codeOf(refused)).reason).toBe('story_not_found');
  });
});

describe('a job', () => {
  it('shows the story for what it asks, and the stories for the day', async () => {
    const jobId = crypto.randomUUID();
    const details = {
      ...{ title: 'Nurse', company: '', format: null, place: '', people: '', resumeId: null },
      ...{ interviewDate: null, interviewTime: null, timeZone: 'UTC' },
    };
    const ad =
      'Registered Nurse\n\nResponsibilities\n- Gives a clear bedside handoff with allergies at every shift change.\n- Interprets telemetry rhythms.\n\nRequirements\n- Current RN license in Ohio.\n';
    expect((await ask('save-job', { jobId, today: '2026-11-30', ad, details }, ben)).status).toBe(200);
    const open = async () => {
      const response = await ask('open-job', { jobId, today: '2026-11-30' }, ben);
      return JobWorkspace.parse(await response.json());
    };
    const rowOf = (job: JobWorkspace, word: string) =>
      job.requirements.find(({ line }) => line.includes(word));
    await ben.client.from('stories').delete().eq('user_id', ben.id).throwOnError();
    expect((await open()).stories).toEqual([]);
    const storyId = await keep(ben);
    const job = await open();
    expect(rowOf(job, 'handoff')?.story).toMatchObject({ storyId, reason: { kind: 'about' } });
    expect(rowOf(job, 'telemetry')?.story).toBeNull();
    expect(rowOf(job, 'license')?.needs.story).toBe(false);
    expect(job.stories).toEqual([
      { id: storyId, title: handoff.title, figure: '40 to 25 minutes', line: handoff.result },
    ]);
    expect(Object.keys(job.questionFits)).toHaveLength(job.questions.length);

    // What the user keeps for a requirement comes before what the rule would find.
    const requirement = rowOf(job, 'telemetry')?.id ?? '';
    await ben.client
      .from('story_uses')
      .insert({ user_id: ben.id, story_id: storyId, requirement_id: requirement })
      .throwOnError();
    expect(rowOf(await open(), 'telemetry')?.story).toMatchObject({ storyId, reason: { kind: 'kept' } });
    const listed = (await (await ask('list-jobs', { today: '2026-11-30' }, ben)).json()) as {
      jobs: { covered: number }[];
    };
    expect(listed.jobs[0]?.covered).toBe((await open()).covered);
  });
});

it('the download has stories, their tellings and their uses', async () => {
  const lena = await backend.signIn('trial');
  const storyId = await keep(lena);
  const told = { storyId, tellingId: crypto.randomUUID(), text: handoff.actions, seconds: 70 };
  expect((await ask('tell-story', told, lena)).status).toBe(200);
  const { data: session } = await lena.client
    .from('interview_sessions')
    .insert({ user_id: lena.id, job_role: 'Nurse' })
    .select('id')
    .single()
    .throwOnError();
  const place = { session_id: session.id, question_text: 'A change?' };
  await lena.client
    .from('interview_answers')
    .insert({ ...place, user_id: lena.id, user_answer: handoff.actions })
    .throwOnError();
  await lena.client
    .from('story_uses')
    .insert({ ...place, user_id: lena.id, story_id: storyId })
    .throwOnError();
  const response = await backend.call('download-my-data', {}, lena.token);
  const { tables } = (await response.json()) as { tables: Record<string, unknown[]> };
  expect(tables.stories).toMatchObject([{ id: storyId, ...handoff }]);
  expect(tables.story_tellings).toMatchObject([{ story_id: storyId, text: handoff.actions, seconds: 70 }]);
  expect(tables.story_uses).toMatchObject([{ story_id: storyId, question_text: 'A change?' }]);
});
