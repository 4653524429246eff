import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  ada,
  follow,
  openRealtime,
  pause,
  type RealtimeFixture,
  secretKey,
  until,
} from './realtime-fixture.ts';

let realtime: RealtimeFixture;
beforeAll(async () => {
  realtime = await openRealtime();
});
afterEach(() => realtime.leave());
afterAll(() => realtime.close());

const adas = () => realtime.client('token of ada');
const note = (userId: string, body: string) =>
  realtime.sql('insert into notes (user_id, body, stars) values ($1, $2, 3)', [userId, body]);

describe('deletions', () => {
  it('send the primary key alone, to the row’s owner and to the service role, to nobody else', async () => {
    const own = await follow(adas(), { event: 'DELETE', table: 'notes' });
    const filtered = await follow(adas(), { event: 'DELETE', table: 'notes', filter: `user_id=eq.${ada}` });
    const other = await follow(realtime.client('token of ben'), { event: 'DELETE', table: 'notes' });
    const curious = await follow(realtime.client('token of ben'), {
      event: 'DELETE',
      table: 'notes',
      filter: `user_id=eq.${ada}`,
    });
    const service = await follow(realtime.client(secretKey), { event: 'DELETE', table: 'notes' });
    await note(ada, 'doomed');
    const { rows } = await realtime.sql(`delete from notes where body = 'doomed' returning id::int`);
    const { id } = rows[0] as { id: number };
    const told = [own, filtered, service];
    await until(() => told.every(({ received }) => received.length === 1));
    for (const { received } of told)
      expect(received).toEqual([{ eventType: 'DELETE', new: {}, old: { id } }]);
    await pause(50);
    expect([...other.received, ...curious.received]).toEqual([]);
  });

  it('name the owner by a key to auth.users where there is no user_id, and hold every column of the key', async () => {
    await realtime.sql(
      `insert into auth.users (id, email) values ($1, 'ada@example.org') on conflict do nothing`,
      [ada],
    );
    const own = await follow(adas(), { table: 'board' });
    const other = await follow(realtime.client('token of ben'), { table: 'board' });
    await realtime.sql(`insert into board values ('north "x"', 7, $1, 'hi')`, [ada]);
    await until(() => own.received.length === 1 && other.received.length === 1);
    await realtime.sql('delete from board');
    await until(() => own.received.length === 2);
    expect(own.received[1]?.old).toEqual({ region: 'north "x"', slot: 7 });
    await pause(50);
    expect(other.received).toHaveLength(1);
  });

  it('of rows without an owner reach the service role alone', async () => {
    const user = await follow(adas(), { event: 'DELETE', table: 'news' });
    const service = await follow(realtime.client(secretKey), { event: 'DELETE', table: 'news' });
    await realtime.sql(`insert into news values (9, 'gone')`);
    await realtime.sql('delete from news where id = 9');
    await until(() => service.received.length === 1);
    await pause(50);
    expect(user.received).toEqual([]);
  });
});

describe('filters', () => {
  it.each([
    ['stars=eq.3', [3]],
    ['stars=neq.3', [1, 5]],
    ['stars=lt.3', [1]],
    ['stars=lte.3', [1, 3]],
    ['stars=gt.3', [5]],
    ['stars=gte.3', [3, 5]],
    ['stars=in.(1,5)', [1, 5]],
    ['stars=not.in.(1,5)', [3]],
    ['stars=not.eq.3', [1, 5]],
    ['stars=is.null', [null]],
    ['stars=isdistinct.3', [1, 5, null]],
    ['body=eq.three, "3"', [3]],
    ['body=in.("three, \\"3\\"",five)', [3, 5]],
    ['body=like.f%', [5]],
    ['body=ilike.F%', [5]],
    ['stars=gt.1,body=eq.five', [5]],
    ['is_done=eq.true', []],
    ['written_at=lt.2026-01-03', [1, 3, 5, null]],
    [`user_id=eq.${ada.toUpperCase()}`, [1, 3, 5, null]],
  ] as const)('%s lets pass %j', async (filter, expected) => {
    const filtered = await follow(adas(), { table: 'notes', filter });
    expect(filtered.status).toBe('SUBSCRIBED');
    const all = await follow(adas());
    await realtime.sql(
      `insert into notes (user_id, body, stars) values ($1, 'one', 1), ($1, 'three, "3"', 3), ($1, 'five', 5), ($1, 'none', null)`,
      [ada],
    );
    await until(() => all.received.length === 4);
    await pause(30);
    expect(filtered.received.map((change) => change.new.stars)).toEqual(expected);
  });

  it.each([
    ['stars=eq.many', 'does not suit its column: stars'],
    ['details=eq.x', 'does not suit its column: details'],
    [Array.from({ length: 11 }, (_, index) => `stars=neq.${index}`).join(','), 'at most 10 conditions'],
    ['nothing=eq.1', 'does not exist'],
    ['stars=match.x', 'operator match is not supported'],
    ['stars', 'column=operator.value'],
    ['stars=in.(1', 'does not end'],
    ['stars=in.1', 'in takes a list'],
    ['stars=is.1', 'is takes null'],
    ['stars=is.null or true', 'is takes null'],
    ['stars"; drop table notes; --=eq.1', 'column=operator.value'],
    [`body=eq.${'x'.repeat(2001)}`, 'too long'],
  ])('%s is refused with the reason', async (filter, reason) => {
    const { status } = await follow(adas(), { table: 'notes', filter });
    expect(status).toContain(reason);
  });

  it('a value is never SQL', async () => {
    const { status, received } = await follow(adas(), {
      table: 'notes',
      filter: `body=eq.'; drop table notes; --`,
    });
    expect(status).toBe('SUBSCRIBED');
    await note(ada, `'; drop table notes; --`);
    await until(() => received.length === 1);
  });
});
