import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openNotifications } from './notifications-fixture.ts';

let test: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  test = await openNotifications();
});
afterAll(() => test.close());
afterEach(() => test.forgetAll());

describe('the achievement alert', () => {
  const names = async () =>
    (await test.sql('select name from public.badges order by name limit 3')).map(({ name }) => String(name));

  it('tells of all new badges in one mail, and of each once', async () => {
    const id = await test.addReader('UTC', '2026-06-09');
    const [first = '', second = '', third = ''] = await names();
    await test.earn(id, first, '2026-06-10T10:00Z');
    await test.earn(id, second, '2026-06-10T10:00Z');
    const [mail, ...more] = await test.mailsAt('2026-06-10T10:01Z');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('You earned 2 badges');
    expect(mail?.text).toContain(first);
    expect(mail?.text).toContain(second);
    await test.earn(id, third, '2026-06-10T10:01Z');
    const later = await test.mailsAt('2026-06-10T10:02Z');
    expect(later.map(({ subject }) => subject)).toEqual([`You earned a badge: ${third}`]);
    expect(await test.mailsAt('2026-06-10T10:03Z')).toEqual([]);
  });

  it('is silent about badges from before it was asked for, of days ago, and where it is off', async () => {
    const [name = ''] = await names();
    const early = await test.addReader('UTC', '2026-06-09');
    await test.earn(early, name, '2026-06-10T09:00Z');
    await test.sql("update public.notification_preferences set created_at = '2026-06-10T09:30Z'");
    const old = await test.addReader('UTC', '2026-06-09');
    await test.earn(old, name, '2026-06-08T09:00Z');
    const off = await test.addReader('UTC', '2026-06-09', { alerts: false });
    await test.earn(off, name, '2026-06-10T09:00Z');
    expect(await test.mailsAt('2026-06-10T10:00Z')).toEqual([]);
  });
});

describe('the weekly report', () => {
  const quiet = { reminders: false, alerts: false };

  it('holds the figures of the seven local days before, and comes on Monday morning once', async () => {
    const id = await test.addReader('Asia/Tokyo', '2026-06-09', quiet);
    await test.addInterview(id, '2026-06-07T14:59Z', 10);
    await test.addInterview(id, '2026-06-07T15:00Z', 60);
    await test.addInterview(id, '2026-06-14T14:59Z', 81);
    await test.addInterview(id, '2026-06-14T15:00Z', 99);
    await test.sql(
      `insert into public.word_games (user_id, word, score, time_taken, created_at)
       values ($1, 'OUTCOME', 10, 20, '2026-06-10T10:00Z')`,
      [id],
    );
    expect(await test.mailsAt('2026-06-14T22:00Z')).toEqual([]);
    const [mail] = await test.mailsAt('2026-06-14T23:30Z');
    expect(mail?.subject).toBe('Your week in Greenroom');
    expect(mail?.text).toContain('2 mock interviews finished, 71 on average, 81 the best.');
    expect(mail?.text).toContain('1 word game played.');
    expect(mail?.text).not.toContain('daily challenge');
    expect(await test.mailsAt('2026-06-15T02:00Z')).toEqual([]);
    expect(await test.mailsAt('2026-06-15T23:30Z')).toEqual([]);
  });

  it('is not sent when nothing happened, nor where it is off', async () => {
    await test.addReader('UTC', '2026-06-14', quiet);
    const off = await test.addReader('UTC', '2026-06-14', { ...quiet, reports: false });
    await test.addInterview(off, '2026-06-10T10:00Z', 70);
    expect(await test.mailsAt('2026-06-15T08:30Z')).toEqual([]);
  });

  it('counts a week that loses an hour from midnight to midnight', async () => {
    const id = await test.addReader('Europe/Berlin', '2026-03-29', quiet);
    await test.addInterview(id, '2026-03-22T22:59Z', 10);
    await test.addInterview(id, '2026-03-22T23:00Z', 50);
    await test.addInterview(id, '2026-03-29T21:59Z', 70);
    await test.addInterview(id, '2026-03-29T22:00Z', 99);
    const [mail] = await test.mailsAt('2026-03-30T06:30Z');
    expect(mail?.text).toContain('2 mock interviews finished, 60 on average, 70 the best.');
  });
});
