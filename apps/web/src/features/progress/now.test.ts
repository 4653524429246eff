import type { Afterwards } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { type NowInput, nextJob, whatNow } from './now.ts';
import { job, monday, openInterview, session, summary } from './sample-jobs.fixture.ts';

const at = (day: string, time = '09:00') => ({
  today: day,
  nowMs: Date.parse(`${day}T${time}:00Z`),
  zone: 'UTC',
});
const ask = (more: Partial<NowInput>) =>
  whatNow({ summary: summary(), jobs: [], left: null, ...at(monday), ...more });
const saved: Afterwards = {
  feeling: null,
  outcome: null,
  others: [],
  predicted: 0,
  came: 0,
  shares: false,
  savedAt: '2026-12-03T18:00:00Z',
};

describe('what to do now', () => {
  it('is the unfinished interview before everything else, with the next real one beside it', () => {
    const now = ask({ summary: summary({ open_interview: openInterview() }), jobs: [job()] });
    expect(now).toMatchObject({ kind: 'unfinished', next: { daysLeft: 3 } });
  });

  it('is the day sheet on the day of the interview, until it is over', () => {
    expect(ask({ jobs: [job()], ...at('2026-12-03', '09:59') })).toMatchObject({ kind: 'day' });
    expect(ask({ jobs: [job()], ...at('2026-12-03', '11:10') })).toMatchObject({ kind: 'day' });
    expect(ask({ jobs: [job()], ...at('2026-12-03', '11:20') })).toMatchObject({
      kind: 'afterwards',
      daysAgo: 0,
    });
  });

  it('asks how it went for three days, and not once it was told', () => {
    expect(ask({ jobs: [job()], ...at('2026-12-06') })).toMatchObject({ kind: 'afterwards', daysAgo: 3 });
    expect(ask({ jobs: [job()], ...at('2026-12-07') })).toEqual({ kind: 'new' });
    expect(ask({ jobs: [job({ afterwards: saved })], ...at('2026-12-04') })).toEqual({ kind: 'new' });
  });

  it('leads with a day before the question about the last one', () => {
    const yesterday = job({ id: 'past', interviewDate: '2026-11-29' });
    const today = job({ interviewDate: monday });
    expect(ask({ jobs: [today, yesterday] })).toMatchObject({ kind: 'day', job: { id: today.id } });
    expect(ask({ jobs: [job(), yesterday] })).toMatchObject({ kind: 'afterwards', next: { daysLeft: 3 } });
  });

  it('is the nearest interview ahead, then one without a date', () => {
    const later = job({ id: 'later', interviewDate: '2026-12-20' });
    const undated = job({ id: 'undated', interviewDate: null, daysLeft: null });
    expect(ask({ jobs: [later, job(), undated] })).toMatchObject({ kind: 'ahead', coming: { daysLeft: 3 } });
    expect(ask({ jobs: [undated] })).toMatchObject({ kind: 'undated' });
  });

  it('names the others of a day, and leads with the one that begins first', () => {
    const later = job({ id: 'later', interviewTime: '15:00' });
    const noTime = job({ id: 'no-time', interviewTime: null });
    const jobs = [noTime, later, job()];
    expect(ask({ jobs })).toMatchObject({
      coming: { job: { id: job().id } },
      others: [{ id: 'no-time' }, { id: 'later' }],
    });
    expect(ask({ jobs, ...at('2026-12-03', '12:00') })).toMatchObject({
      kind: 'day',
      job: { id: 'later' },
      others: [{ id: 'no-time' }],
    });
    expect(ask({ jobs: [job()] })).toMatchObject({ others: [] });
  });

  it('is the last practice where nothing is due, and the first one for a newcomer', () => {
    expect(ask({ summary: summary({ recent_sessions: [session] }) })).toEqual({
      kind: 'returning',
      last: session,
    });
    expect(ask({})).toEqual({ kind: 'new' });
  });

  it('counts days from today on this device, whatever an older copy says', () => {
    expect(ask({ jobs: [job({ daysLeft: 3 })], ...at('2026-12-02') })).toMatchObject({
      kind: 'ahead',
      coming: { daysLeft: 1 },
    });
    expect(nextJob([job()], '2026-12-03', 'UTC')).toMatchObject({ daysLeft: 0 });
    expect(nextJob([job()], '2026-12-04', 'UTC')).toBeNull();
  });
});
