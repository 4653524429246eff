import { JobWorkspace, ReadJobAdOutput } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';
import { callsOf, interviewDate, jobInput, nurseAd, nurseResume, refusalOf, today } from './jobs-fixture.ts';

let backend: TestApp;
let people: Record<'nora' | 'ben' | 'tara', Person>;
let nora: ReturnType<typeof callsOf>;
let ben: ReturnType<typeof callsOf>;
let tara: ReturnType<typeof callsOf>;
beforeAll(async () => {
  backend = await openTestApp();
  people = {
    nora: await backend.signIn('premium'),
    ben: await backend.signIn('premium'),
    tara: await backend.signIn('trial'),
  };
  nora = callsOf(backend, people.nora);
  ben = callsOf(backend, people.ben);
  tara = callsOf(backend, people.tara);
});
afterAll(() => backend.close());

const notFound = { status: 404, code: 'not_found', reason: 'job_not_found' };

describe('read-job-ad', () => {
  it('reads what an ad asks for on any plan, each line at its place', async () => {
    const response = await tara.call('read-job-ad', { ad: nurseAd });
    const read = ReadJobAdOutput.parse(await response.json());
    expect(read).toMatchObject({ isAd: true, readLength: nurseAd.length });
    expect(read.title?.value).toBe('Registered Nurse, Step-Down Unit');
    for (const { line, start, end } of read.requirements) expect(nurseAd.slice(start, end)).toBe(line);
    const kinds = new Map(read.requirements.map(({ line, kind }) => [line, kind]));
    expect(kinds.get('Documents care in Epic in real time')).toBe('duty');
    expect(kinds.get('Current RN license in Ohio.')).toBe('credential');
    expect(kinds.get('Two years of experience in acute care.')).toBe('years');
    expect(kinds.get('Night shifts and every third weekend')).toBe('terms');
  });

  it('says of another text that it is no ad', async () => {
    const ad = 'We went to the lake on Sunday. The water was cold, and the children swam anyway.\n'.repeat(5);
    const read = ReadJobAdOutput.parse(await (await nora.call('read-job-ad', { ad })).json());
    expect(read).toMatchObject({ isAd: false, requirements: [] });
  });

  it('reads the first 20,000 characters of a longer one', async () => {
    const ad = nurseAd + 'More about us.\n'.repeat(3_500);
    const read = ReadJobAdOutput.parse(await (await nora.call('read-job-ad', { ad })).json());
    expect(read).toMatchObject({ isAd: true, readLength: 20_000 });
  });

  it.each([
    ['blank', { ad: ' \n' }],
    ['missing', {}],
    ['of 200,001 characters', { ad: 'x'.repeat(200_001) }],
  ])('refuses an ad that is %s', async (_, body) => {
    expect((await nora.call('read-job-ad', body)).status).toBe(400);
  });

  it('refuses visitors', async () => {
    expect((await backend.call('read-job-ad', { ad: nurseAd })).status).toBe(401);
  });
});

describe('save-job', () => {
  it('makes the whole workspace: coverage, likely questions, plan, questions to ask', async () => {
    const resumeId = await nora.keepResume();
    const jobId = await nora.add({ details: { resumeId } });
    const job = JobWorkspace.parse(await nora.open(jobId));
    expect(job).toMatchObject({ daysLeft: 3, ad: nurseAd, covered: expect.any(Number) });
    const lines = new Map(job.requirements.map(({ line, resumeLine }) => [line, resumeLine]));
    expect(lines.get('Interprets telemetry rhythms and responds to changes.')).toBe(
      'Interpreted telemetry rhythms for five patients a shift',
    );
    expect(lines.get('Current RN license in Ohio.')).toBe('RN, State of Ohio, through 2027');
    expect(lines.get('Keeps patients and families informed in plain language.')).toBeNull();
    for (const line of lines.values()) if (line !== null) expect(nurseResume).toContain(line);
    expect(job.questions.length).toBeGreaterThanOrEqual(8);
    expect(job.questions.map(({ reason }) => reason.kind)).toEqual(
      expect.arrayContaining(['opening', 'motivation', 'ad', 'resume', 'closing']),
    );
    for (const { reason } of job.questions)
      if (reason.kind === 'ad') expect(nurseAd).toContain(reason.line);
      else if (reason.kind === 'resume') expect(nurseResume).toContain(reason.line);
    expect(job.plan.at(-1)).toMatchObject({ date: interviewDate, kind: 'interview' });
    expect(job.plan[0]).toMatchObject({ date: today, kind: 'questions', state: 'today', minutes: 12 });
    expect(job.toAsk.filter(({ chosen }) => chosen)).toHaveLength(3);
  });

  it('changes nothing when it is repeated', async () => {
    const jobId = await nora.add();
    const first = await nora.open(jobId);
    await nora.add({}, jobId);
    expect(await nora.open(jobId)).toEqual(first);
  });

  it('keeps practiced questions and what was said of a requirement when the ad changes', async () => {
    const jobId = await nora.add();
    const before = await nora.open(jobId);
    const asked = before.questions.find(({ reason }) => reason.line.includes('handoff'));
    await nora.practice(jobId, [asked?.id ?? '']);
    const license = before.requirements.find(({ kind }) => kind === 'credential');
    await people.nora.client
      .from('job_requirements')
      .update({ stance: 'learning' })
      .eq('id', license?.id ?? '')
      .throwOnError();
    await nora.add(
      { ad: nurseAd.replace('- Gives a clear bedside handoff at every shift change.\n', '') },
      jobId,
    );
    const after = await nora.open(jobId);
    expect(after.questions.find(({ id }) => id === asked?.id)).toMatchObject({
      score: expect.any(Number),
      requirementId: null,
    });
    expect(after.requirements.find(({ id }) => id === license?.id)?.stance).toBe('learning');
  });

  it('takes what the user corrected: a requirement added, another one out', async () => {
    const { requirements } = ReadJobAdOutput.parse(
      await (await nora.call('read-job-ad', { ad: nurseAd })).json(),
    );
    const own = {
      name: 'Wound care',
      line: '',
      start: 0,
      end: 0,
      importance: 'must-have',
      kind: 'skill',
    } as const;
    const kept = requirements.filter(({ line }) => !line.includes('handoff'));
    const job = await nora.open(await nora.add({ requirements: [...kept, own] }));
    expect(job.requirements.map(({ name }) => name)).toContain('Wound care');
    expect(job.questions.filter(({ reason }) => reason.line.includes('handoff'))).toEqual([]);
    const row = job.requirements.find(({ name }) => name === 'Wound care');
    expect(job.questions.find(({ id }) => id === row?.questionId)?.reason).toEqual({
      kind: 'role',
      line: '',
    });
  });

  it('keeps an ad of 50,000 characters whole', async () => {
    const ad = (nurseAd + 'About us: we care for people.\n'.repeat(1_700)).slice(0, 50_000);
    const job = await nora.open(await nora.add({ ad }));
    expect(job.ad).toBe(ad);
    expect(job.requirements.length).toBeGreaterThan(4);
  });

  it('works without ad and date: questions come from the title', async () => {
    const job = await nora.open(
      await nora.add({ ad: '', details: { interviewDate: null, interviewTime: null } }),
    );
    expect(job).toMatchObject({ requirements: [], plan: [], daysLeft: null, facts: [], stressed: [] });
    expect(new Set(job.questions.map(({ reason }) => reason.kind))).toEqual(
      new Set(['opening', 'motivation', 'role', 'closing']),
    );
  });

  it('empties the resume cells when the resume is deleted', async () => {
    const resumeId = await nora.keepResume();
    const jobId = await nora.add({ details: { resumeId } });
    await people.nora.client.from('user_documents').delete().eq('id', resumeId).throwOnError();
    const job = await nora.open(jobId);
    expect(job).toMatchObject({ resume: null, details: { resumeId: null } });
    expect(job.requirements.filter(({ resumeLine }) => resumeLine !== null)).toEqual([]);
  });

  it('follows a correction of the resume', async () => {
    const resumeId = await nora.keepResume();
    const jobId = await nora.add({ details: { resumeId } });
    const correction = {
      work: [{ name: 'Lakeside Clinic', position: 'Nurse', highlights: ['Answered the phones'] }],
    };
    await people.nora.client.from('user_documents').update({ correction }).eq('id', resumeId).throwOnError();
    const job = await nora.open(jobId);
    const telemetry = job.requirements.find(({ line }) => line.includes('telemetry'));
    expect(telemetry?.resumeLine).toBeNull();
  });

  it('takes two interviews at one hour, and somebody else’s resume is none', async () => {
    const resumeId = await ben.keepResume();
    const [first, second] = [await nora.add(), await nora.add({ details: { resumeId } })];
    expect((await nora.open(first)).details.interviewTime).toBe('10:00');
    expect(await nora.open(second)).toMatchObject({
      resume: null,
      details: { interviewTime: '10:00', resumeId: null },
    });
  });

  it.each([
    ['no title', jobInput(crypto.randomUUID(), { details: { title: ' ' } })],
    ['no id', { ...jobInput(''), jobId: 'mine' }],
    ['an ad of 200,001 characters', jobInput(crypto.randomUUID(), { ad: 'x'.repeat(200_001) })],
    ['a date that is none', jobInput(crypto.randomUUID(), { details: { interviewDate: '2026-02-30' } })],
    ['an hour that is none', jobInput(crypto.randomUUID(), { details: { interviewTime: '25:00' } })],
  ])('refuses %s', async (_, body) => {
    expect((await nora.call('save-job', body)).status).toBe(400);
  });

  it('refuses a new date in the past, and not the one that has gone by', async () => {
    const past = { details: { interviewDate: '2026-11-29' } };
    expect(await refusalOf(await nora.call('save-job', jobInput(crypto.randomUUID(), past)))).toEqual({
      ...{ status: 400, code: 'bad_request', reason: 'job_date_past' },
    });
    const jobId = await nora.add();
    const later = jobInput(jobId, { today: '2026-12-10', details: { company: 'Another name' } });
    expect((await nora.call('save-job', later)).status).toBe(200);
  });

  it('refuses a second job in the trial, until the first one is deleted', async () => {
    const first = await tara.add();
    expect(await refusalOf(await tara.call('save-job', jobInput(crypto.randomUUID())))).toEqual({
      ...{ status: 403, code: 'no_access', reason: 'job_limit' },
    });
    await tara.add({ details: { company: 'Still fully usable' } }, first);
    await people.tara.client.from('jobs').delete().eq('id', first).throwOnError();
    await tara.add();
  });

  it('refuses visitors, and an id of somebody else’s', async () => {
    expect((await backend.call('save-job', jobInput(crypto.randomUUID()))).status).toBe(401);
    const jobId = await ben.add();
    expect(await refusalOf(await nora.call('save-job', jobInput(jobId)))).toEqual(notFound);
    expect((await ben.open(jobId)).ad).toBe(nurseAd);
  });
});
