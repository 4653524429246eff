import { ListJobsOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';
import { callsOf, nurseAd, refusalOf, today } from './jobs-fixture.ts';

let backend: TestApp;
let people: Record<'nora' | 'ben', Person>;
let nora: ReturnType<typeof callsOf>;
let ben: ReturnType<typeof callsOf>;
beforeAll(async () => {
  backend = await openTestApp();
  people = {
    nora: await backend.signIn('premium'),
    ben: await backend.signIn('premium'),
  };
  nora = callsOf(backend, people.nora);
  ben = callsOf(backend, people.ben);
});
afterAll(() => backend.close());

const notFound = { status: 404, code: 'not_found', reason: 'job_not_found' };

describe('practice for a job', () => {
  it('asks the chosen questions in their order, and fills the map and the plan', async () => {
    const jobId = await nora.add();
    const [session] = (await nora.open(jobId)).plan;
    const ids = session?.questionIds ?? [];
    expect(ids).toHaveLength(2);
    const { sessionId, questions } = await nora.practice(jobId, ids);
    const job = await nora.open(jobId);
    const byId = new Map(job.questions.map((one) => [one.id, one]));
    expect(questions.map((one) => one.question_text)).toEqual(ids.map((id) => byId.get(id)?.question));
    for (const id of ids) expect(byId.get(id)).toMatchObject({ sessionId, score: expect.any(Number) });
  });

  it('takes one question alone', async () => {
    const jobId = await nora.add();
    const { questions } = await nora.open(jobId);
    expect((await nora.practice(jobId, [questions[1]?.id ?? ''])).questions).toHaveLength(1);
  });

  const aboutUs = `${'We have cared for the people of this county since 1952. '.repeat(8)}\n\n`.repeat(60);

  it.each([
    ['the ad', nurseAd],
    ['an ad that stands below 25,000 characters about the hospital', aboutUs + nurseAd],
  ])('makes a whole set from %s where none is chosen', async (_, ad) => {
    const jobId = await nora.add({ ad });
    const started = await people.nora.client
      .from('interview_sessions')
      .insert({ job_role: 'Registered Nurse', job_id: jobId, questions_count: 6 })
      .select('id')
      .single();
    const made = await nora.call('generate-interview-questions', {
      ...{ jobRole: 'Registered Nurse', interviewType: 'mixed', difficulty: 'medium', count: 6 },
      sessionId: started.data?.id,
    });
    const { questions } = (await made.json()) as { questions: { reason: { kind: string } | null }[] };
    expect(questions.filter(({ reason }) => reason?.kind === 'ad').length).toBeGreaterThanOrEqual(3);
  });
});

describe('open-job and list-jobs', () => {
  it('list the coming ones by date, those without a date, then the past ones', async () => {
    const person = callsOf(backend, await backend.signIn('premium'));
    const none = await person.add({ details: { interviewDate: null, interviewTime: null } });
    const late = await person.add({ details: { interviewDate: '2026-12-09' } });
    const past = await person.add({ today: '2026-11-01', details: { interviewDate: '2026-11-17' } });
    const soon = await person.add();
    const { jobs } = ListJobsOutput.parse(await (await person.call('list-jobs', { today })).json());
    expect(jobs.map(({ id }) => id)).toEqual([soon, late, none, past]);
    expect(jobs.map((job) => job.daysLeft)).toEqual([3, 9, null, -13]);
    expect(jobs[0]?.today).toHaveLength(2);
    expect(jobs[0]?.today[0]?.question).toEqual(expect.any(String));
  });

  it('refuse visitors, bad input and a job of somebody else’s', async () => {
    const jobId = await ben.add();
    expect((await backend.call('list-jobs', { today })).status).toBe(401);
    expect((await backend.call('open-job', { jobId, today })).status).toBe(401);
    expect((await nora.call('list-jobs', { today: 'today' })).status).toBe(400);
    expect((await nora.call('open-job', { jobId: 'mine', today })).status).toBe(400);
    expect(await refusalOf(await nora.call('open-job', { jobId, today }))).toEqual(notFound);
    const { jobs } = ListJobsOutput.parse(await (await nora.call('list-jobs', { today })).json());
    expect(jobs.map(({ id }) => id)).not.toContain(jobId);
  });
});

describe('the download of everything', () => {
  it('has the jobs, their requirements, questions and questions to ask', async () => {
    const jobId = await nora.add();
    const response = await nora.call('download-my-data', {});
    const { tables } = (await response.json()) as {
      tables: Record<string, { job_id?: string; id: string }[]>;
    };
    expect(tables.jobs?.map(({ id }) => id)).toContain(jobId);
    for (const name of ['job_requirements', 'job_questions', 'job_asks'])
      expect(tables[name]?.filter((row) => row.job_id === jobId).length, name).toBeGreaterThan(3);
  });
});

describe('save-afterwards', () => {
  const report = (jobId: string, own: object = {}) => ({
    ...{ jobId, cameUp: [], others: [], feeling: null, outcome: null, shares: false },
    ...own,
  });

  it('counts what was predicted and makes the others questions to practice', async () => {
    const jobId = await nora.add();
    const { questions } = await nora.open(jobId);
    const cameUp = questions.slice(0, 2).map(({ id }) => id);
    // The third likely one, typed instead of ticked.
    const typed = [`${questions[2]?.question.toUpperCase()}`, 'What would your charge nurse say about you?'];
    const saved = await nora.call(
      'save-afterwards',
      report(jobId, { cameUp, others: typed, feeling: 'good' }),
    );
    expect(await saved.json()).toMatchObject({ predicted: 3, came: 4, others: [typed[1]], feeling: 'good' });
    const job = await nora.open(jobId);
    expect(job.questions.filter((one) => one.cameUp)).toHaveLength(4);
    expect(job.questions.find(({ reason }) => reason.kind === 'came-up')?.question).toBe(typed[1]);
    expect(job.afterwards).toMatchObject({ predicted: 3, came: 4, shares: false });
  });

  it('takes the outcome later and counts the same', async () => {
    const jobId = await nora.add();
    const { questions } = await nora.open(jobId);
    const first = report(jobId, {
      cameUp: [questions[0]?.id],
      others: ['Where do you see this unit in a year?'],
    });
    await nora.call('save-afterwards', first);
    const later = await nora.call('save-afterwards', { ...first, outcome: 'offer' });
    expect(await later.json()).toMatchObject({ outcome: 'offer', predicted: 1, came: 2 });
    expect((await nora.open(jobId)).questions.filter(({ reason }) => reason.kind === 'came-up')).toHaveLength(
      1,
    );
    const taken = await nora.call('save-afterwards', report(jobId, { outcome: 'offer' }));
    expect(await taken.json()).toMatchObject({ predicted: 0, came: 0, others: [] });
    expect((await nora.open(jobId)).questions.filter(({ reason }) => reason.kind === 'came-up')).toEqual([]);
  });

  it('refuses visitors, bad input and a job of somebody else’s', async () => {
    const jobId = await ben.add();
    expect((await backend.call('save-afterwards', report(jobId))).status).toBe(401);
    expect((await nora.call('save-afterwards', report(jobId, { feeling: 'fine' }))).status).toBe(400);
    expect(await refusalOf(await nora.call('save-afterwards', report(jobId)))).toEqual(notFound);
  });
});
