import { randomUUID } from 'node:crypto';
import type { Database } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** Days as people live them, counted by the database and by an oracle that knows nothing of SQL. */
let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function signUp(timeZone: string): Promise<string> {
  const id = randomUUID();
  await database.asOwner(async (tx) => {
    await tx.query('insert into auth.users (id, email) values ($1, $2)', [id, `${id}@example.com`]);
    await tx.query('update public.profiles set time_zone = $2 where user_id = $1', [id, timeZone]);
  });
  return id;
}

/** The date on a wall calendar in a zone, from the browser's own tables and not the database's. */
function wallDate(at: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return parts.format(at);
}

const dayNumber = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** The length of the run of days that ends with the last one, and of the longest. */
function runsOf(dates: readonly string[]): { current: number; longest: number } {
  const days = [...new Set(dates.map(dayNumber))].sort((one, other) => one - other);
  let current = 0;
  let longest = 0;
  days.forEach((day, index) => {
    current = days[index - 1] === day - 1 ? current + 1 : 1;
    longest = Math.max(longest, current);
  });
  return { current, longest };
}

/** Numbers between 0 and 1, the same ones for the same seed. */
function* chance(seed: number): Generator<number, never> {
  let state = seed;
  for (;;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

const minuteMs = 60_000;

/** A month of practice: on most days some visits, many of them within minutes of midnight or of a change of clocks. */
function momentsOf(firstDay: string, timeZone: string, seed: number): Date[] {
  const random = chance(seed);
  const next = () => random.next().value;
  const moments: Date[] = [];
  for (let hour = 0; hour < 31 * 24; hour += 1) {
    const at = new Date(Date.parse(`${firstDay}T00:00:00Z`) + hour * 60 * minuteMs);
    const restful = Math.floor(hour / 24) % 9 === 4 || Math.floor(hour / 24) % 13 === 7;
    const turnsDay = wallDate(at, timeZone) !== wallDate(new Date(at.getTime() + 60 * minuteMs), timeZone);
    if (restful || next() > (turnsDay ? 0.6 : 0.06)) continue;
    moments.push(new Date(at.getTime() + Math.floor(next() * 60) * minuteMs + Math.floor(next() * minuteMs)));
  }
  return moments;
}

/** What the client's call does at a moment that is not now. */
const practise = (user: string, asked: string, at: Date) =>
  database.asOwner(async (tx) => {
    await tx.query('select private.record_activity($1, private.activity_day($1, $2::date, $3))', [
      user,
      asked,
      at.toISOString(),
    ]);
    const { rows } = await tx.query<{ current: number; longest: number }>(
      'select current_streak as current, longest_streak as longest from public.user_streaks where user_id = $1',
      [user],
    );
    return rows[0];
  });

describe.each([
  ['Los Angeles, where a day of March has 23 hours', 'America/Los_Angeles', '2025-02-20'],
  ['London, where a day of October has 25 hours', 'Europe/London', '2025-10-08'],
  ['Lord Howe, eleven hours ahead, whose clocks move by half an hour', 'Australia/Lord_Howe', '2025-03-20'],
])('a month in %s', (_place, timeZone, firstDay) => {
  it.each([1, 2, 3])('counts the days of the wall calendar, whatever the hour (%d)', async (seed) => {
    const user = await signUp(timeZone);
    const moments = momentsOf(firstDay, timeZone, seed);
    expect(moments.length).toBeGreaterThan(40);
    const lived: string[] = [];
    for (const at of moments) {
      const asked = wallDate(at, timeZone);
      lived.push(asked);
      expect(await practise(user, asked, at), at.toISOString()).toEqual(runsOf(lived));
    }
    const { longest } = runsOf(lived);
    expect(longest).toBeGreaterThan(3);
    expect(longest).toBeLessThan(31);
  });

  it('knows every hour of it by the right date', async () => {
    const user = await signUp(timeZone);
    const hours = Array.from({ length: 31 * 24 * 2 }, (_, half) =>
      new Date(Date.parse(`${firstDay}T00:00:00Z`) + half * 30 * minuteMs).toISOString(),
    );
    const days = await database.asOwner(async (tx) => {
      const { rows } = await tx.query<{ day: string }>(
        `select private.local_day($1, hour.at)::text as day
         from json_array_elements_text($2::json) with ordinality as item (text, place),
           lateral (select item.text::timestamptz as at) as hour order by item.place`,
        [user, JSON.stringify(hours)],
      );
      return rows.map((row) => row.day);
    });
    expect(days).toEqual(hours.map((hour) => wallDate(new Date(hour), timeZone)));
  });

  it('refuses every date that is nobody’s today, and changes nothing', async () => {
    const user = await signUp(timeZone);
    const at = new Date(`${firstDay}T12:00:00Z`);
    await practise(user, wallDate(at, timeZone), at);
    for (const days of [-30, -2, 2, 30]) {
      const forged = new Date(at.getTime() + days * 24 * 60 * minuteMs).toISOString().slice(0, 10);
      await expect(practise(user, forged, at)).rejects.toMatchObject({ code: '22008' });
    }
    expect(await practise(user, wallDate(at, timeZone), at)).toEqual({ current: 1, longest: 1 });
  });
});

describe('fifty submissions of one day at once', () => {
  it('are one attempt, one day and one award, with Premium', async () => {
    const user = await signUp('Europe/London');
    const challenge = await database.asOwner(async (tx) => {
      await tx.query(`update public.subscription_status set status = 'active' where user_id = $1`, [user]);
      const { rows } = await tx.query<{ id: string }>(
        `select public.save_daily_challenge(jsonb_build_object(
          'question_text', 'This or that?', 'question_type', 'multiple_choice', 'options', '["This", "That"]'::jsonb,
          'correct_answer', 'That', 'challenge_date', (now() at time zone 'UTC')::date)) ->> 'id' as id`,
      );
      return rows[0]?.id;
    });
    const caller = { role: 'authenticated', claims: { sub: user } } as const;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, async () => {
        await database.asCaller(caller, (tx) =>
          tx.query(
            'insert into public.daily_challenge_attempts (challenge_id, user_answer) values ($1, $2)',
            [challenge, 'That'],
          ),
        );
        await database.asCaller(caller, (tx) =>
          tx.query(`select public.update_user_streak($1, (now() at time zone 'UTC')::date)`, [user]),
        );
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const { rows } = await database.asOwner((tx) =>
      tx.query(
        `select current_streak, total_points,
           (select count(*)::integer from public.daily_challenge_attempts where user_id = $1) as attempts,
           (select sum(badge.points_reward)::integer from public.user_badges as earned
            join public.badges as badge on badge.id = earned.badge_id where earned.user_id = $1) as owed
         from public.user_streaks where user_id = $1`,
        [user],
      ),
    );
    expect(rows).toEqual([{ current_streak: 1, total_points: 25, attempts: 1, owed: 25 }]);
  });
});
