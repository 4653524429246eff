import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openNotifications } from './notifications-fixture.ts';

let test: Awaited<ReturnType<typeof openNotifications>>;
beforeAll(async () => {
  test = await openNotifications();
});
afterAll(() => test.close());
afterEach(() => test.forgetAll());

describe('the daily reminder', () => {
  it('comes once, in the evening of the user, whatever zone that is', async () => {
    await test.addReader('America/Los_Angeles', '2026-06-09');
    expect(await test.mailsAt('2026-06-10T18:30Z')).toEqual([]);
    const [mail, ...more] = await test.mailsAt('2026-06-11T01:05Z');
    expect(more).toEqual([]);
    expect(mail?.subject).toBe("Today's question is waiting");
    expect(mail?.text).toContain('Hello Nora,');
    expect(mail?.text).toContain('https://greenroom.example/daily-challenge');
    expect(mail?.text).toMatch(/Unsubscribe:\nhttps:\/\/greenroom\.example\/unsubscribe\?token=\S+\n/);
    expect(await test.mailsAt('2026-06-11T01:06Z')).toEqual([]);
    expect(await test.mailsAt('2026-06-11T03:59Z')).toEqual([]);
    expect(await test.mailsAt('2026-06-12T01:05Z')).toHaveLength(1);
  });

  it.each([
    ['the day that has 23 hours', '2026-03-29', '15:30', '16:30'],
    ['the day that has 25 hours', '2026-10-25', '16:30', '17:30'],
  ])('comes at six in the evening, and once, on %s', async (_, day, tooEarly, due) => {
    await test.addReader('Europe/Berlin', day);
    expect(await test.mailsAt(`${day}T${tooEarly}Z`)).toEqual([]);
    expect(await test.mailsAt(`${day}T${due}Z`)).toHaveLength(1);
    for (let hour = 0; hour < 24; hour++) {
      expect(await test.mailsAt(`${day}T${String(hour).padStart(2, '0')}:45Z`)).toEqual([]);
    }
  });

  it('is sent once when four schedulers look at the same moment', async () => {
    for (let index = 0; index < 5; index++) await test.addReader('UTC', '2026-06-09');
    const sent = await Promise.all(Array.from({ length: 4 }, () => test.send('2026-06-10T18:00Z')));
    expect(sent.reduce((sum, count) => sum + count)).toBe(5);
    const mails = await test.mails();
    expect(mails).toHaveLength(5);
    expect(new Set(mails.map(({ to }) => to)).size).toBe(5);
  });

  it.each([
    ['that is not confirmed', 'update auth.users set email_confirmed_at = null'],
    ['that is deleted', "update auth.users set deleted_at = '2026-06-10'"],
    ['that is banned', "update auth.users set banned_until = '2026-07-01'"],
    ['whose mail is off', 'update public.notification_preferences set email = false'],
    ['whose reminders are off', 'update public.notification_preferences set daily_reminders = false'],
    ['that never said what it wants', 'delete from public.notification_preferences'],
    [
      'that practised today',
      "update public.user_streaks set current_streak = 1, longest_streak = 1, last_activity_date = '2026-06-10'",
    ],
    [
      'that has no challenge left in its trial',
      "update public.trial_usage set usage_count = 1 where feature_type = 'daily_challenge'",
    ],
    ['that was last seen more than two weeks ago', "update auth.users set last_sign_in_at = '2026-05-20'"],
  ])('never goes to an account %s', async (_, change) => {
    await test.addReader('UTC', '2026-06-09');
    await test.sql(change);
    expect(await test.mailsAt('2026-06-10T18:30Z')).toEqual([]);
  });

  it('goes to an account whose ban is over', async () => {
    await test.addReader('UTC', '2026-06-09');
    await test.sql("update auth.users set banned_until = '2026-06-01'");
    expect(await test.mailsAt('2026-06-10T18:30Z')).toHaveLength(1);
  });

  it('does not come once the challenge of the day is answered', async () => {
    const id = await test.addReader('UTC', '2026-06-09');
    await test.sql("update public.subscription_status set status = 'active'");
    await test.sql(
      `insert into private.daily_challenges (challenge_date, question_text) values ('2026-06-10', 'Why?')
       on conflict do nothing`,
    );
    await test.sql(
      `insert into public.daily_challenge_attempts (challenge_id, user_id, user_answer)
       select id, $1, 'Because' from private.daily_challenges where challenge_date = '2026-06-10'`,
      [id],
    );
    expect(await test.mailsAt('2026-06-10T18:30Z')).toEqual([]);
    expect(await test.mailsAt('2026-06-11T18:30Z')).toHaveLength(1);
  });

  it('waits for the next evening where it was asked for in this one', async () => {
    await test.addReader('UTC', '2026-06-09');
    await test.sql("update public.notification_preferences set created_at = '2026-06-10T18:20Z'");
    expect(await test.mailsAt('2026-06-10T18:30Z')).toEqual([]);
    expect(await test.mailsAt('2026-06-11T18:30Z')).toHaveLength(1);
  });

  it('speaks of a streak as it stands', async () => {
    await test.addReader('UTC', '2026-06-09');
    const streak =
      'update public.user_streaks set current_streak = 4, longest_streak = 9, last_activity_date = $1';
    await test.sql(streak, ['2026-06-09']);
    expect((await test.mailsAt('2026-06-10T18:30Z'))[0]?.text).toContain("You've practiced 4 days in a row.");
    expect((await test.mailsAt('2026-06-11T18:30Z'))[0]?.text).not.toContain('in a row');
  });

  it('leaves out a name that smuggles something in', async () => {
    await test.addReader('UTC', '2026-06-09');
    await test.sql("update public.profiles set full_name = 'win at evil.example <script>'");
    const [mail] = await test.mailsAt('2026-06-10T18:30Z');
    expect(mail?.text.startsWith('Hello,\n')).toBe(true);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil|<script/);
  });
});
