import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../database/port.ts';
import { callersAtOnce } from './dispatch.ts';
import {
  call,
  framesOf,
  opened,
  openRealtime,
  pause,
  type RealtimeFixture,
  until,
} from './realtime-fixture.ts';

/** Tasks of teams, a policy that remembers in a setting, and one that fails for some. */
const schema = `
  create table public.teams (team integer, user_id uuid, primary key (team, user_id));
  create table public.tasks (id bigint generated always as identity primary key, team integer not null, title text not null);
  create function public.my_team() returns integer language plpgsql as $$
  begin
    if coalesce(current_setting('app.team', true), '') = '' then
      perform set_config('app.team', (select max(team)::text from public.teams where user_id = auth.uid()), true);
    end if;
    return nullif(current_setting('app.team', true), '')::integer;
  end $$;
  create table public.moods (id integer primary key, mood text);
  create function public.calm() returns boolean language plpgsql stable as $$
  begin
    if auth.jwt() ->> 'temper' = 'bad' then raise exception 'no'; end if;
    return true;
  end $$;
  alter table public.teams enable row level security;
  alter table public.tasks enable row level security;
  alter table public.moods enable row level security;
  create policy user_can_select on public.teams for select to authenticated using (user_id = (select auth.uid()));
  create policy team_can_select on public.tasks for select to authenticated using (team = public.my_team());
  create policy calm_can_select on public.moods for select to authenticated using (public.calm());
  grant select on public.teams, public.tasks, public.moods to authenticated;
  alter publication supabase_realtime add table public.tasks, public.moods;
`;

let database: Database;
let realtime: RealtimeFixture;
let transactions = 0;
beforeAll(async () => {
  database = await openPlatformDatabase();
  await database.asOwner((tx) => tx.exec(schema));
  const asCaller: Database['asCaller'] = (...given) => {
    transactions += 1;
    return database.asCaller(...given);
  };
  realtime = await openRealtime({
    database: { ...database, asCaller },
    limits: { socketsPerAddress: 1_000 },
  });
});
afterEach(() => realtime.leave());
afterAll(async () => {
  await realtime.close();
  await database.close();
});

const userId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const titleOf = ({ data }: Record<string, unknown>) => (data as { record: Record<string, unknown> }).record;

/** A user who follows a table by a bare socket, and the rows that arrive. */
async function follower(user: number, change: object = { table: 'tasks' }, claims: object = {}) {
  const token = realtime.signIn(userId(user), crypto.randomUUID(), { ...claims });
  const socket = realtime.socket();
  const frames = framesOf(socket);
  await opened(socket);
  const config = { postgres_changes: [{ event: '*', schema: 'public', ...change }] };
  const joined = await call(socket, 'realtime:room', 'phx_join', { config, access_token: token });
  expect(joined.status).toBe('ok');
  return {
    heard: () =>
      frames.filter(([, , , event]) => event === 'postgres_changes').map((frame) => titleOf(frame[4])),
  };
}

const join = (team: number, users: number[]) =>
  realtime.sql('insert into teams select $1, unnest($2::uuid[]) on conflict do nothing', [
    team,
    users.map(userId),
  ]);
const addTask = (team: number, title: string) =>
  realtime.sql('insert into tasks (team, title) values ($1, $2)', [team, title]);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a change that many users wait for', () => {
  it.each([
    [10, 1],
    [callersAtOnce, 1],
    [callersAtOnce + 30, 2],
  ])('is read for %i users in %i transactions, and only its team hears of it', async (count, expected) => {
    const followers = await Promise.all(upTo(count).map((user) => follower(user)));
    await join(
      count,
      upTo(count).filter((user) => user % 2 === 0),
    );
    transactions = 0;
    await addTask(count, `for ${count}`);
    const members = followers.filter((_, index) => index % 2 === 1);
    await until(() => members.every(({ heard }) => heard().length === 1));
    await pause(50);
    expect(transactions).toBe(expected);
    expect(followers.map(({ heard }) => heard().map(({ title }) => title))).toEqual(
      upTo(count).map((user) => (user % 2 === 0 ? [`for ${count}`] : [])),
    );
  });

  it('is read once for a user with several sockets of one login', async () => {
    const token = realtime.signIn(userId(1), 'one login');
    await join(7, [1]);
    const sockets = await Promise.all(
      upTo(5).map(async () => {
        const socket = realtime.socket();
        const frames = framesOf(socket);
        await opened(socket);
        const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'tasks' }] };
        await call(socket, 'realtime:room', 'phx_join', { config, access_token: token });
        return frames;
      }),
    );
    transactions = 0;
    await addTask(7, 'once');
    const isHeard = (frames: (typeof sockets)[number]) =>
      frames.some(([, , , event]) => event === 'postgres_changes');
    await until(() => sockets.every(isHeard));
    expect(transactions).toBe(1);
  });

  it('is read by its key, however many rows the table has', async () => {
    await realtime.sql(`insert into tasks (team, title) select 900, 'old' from generate_series(1, 5000)`);
    await pause(300);
    await realtime.sql('analyze tasks');
    await join(901, [1]);
    const { heard } = await follower(1);
    const scans = async () => {
      await realtime.sql('select pg_stat_force_next_flush()');
      const { rows } = await realtime.sql(
        `select seq_scan::int as n from pg_stat_user_tables where relname = 'tasks'`,
      );
      return rows[0];
    };
    const before = await scans();
    await addTask(901, 'new');
    await until(() => heard().length === 1);
    expect(await scans()).toEqual(before);
  });
});

describe('callers who are read for together', () => {
  it('see nothing of what another one’s policy has set', async () => {
    await join(21, [231]);
    await join(22, [232]);
    const followers = await Promise.all([231, 232, 233].map((user) => follower(user)));
    await addTask(21, 'first');
    await addTask(22, 'second');
    await until(() => followers.slice(0, 2).every(({ heard }) => heard().length === 1));
    await pause(50);
    const titles = followers.map(({ heard }) => heard().map(({ title }) => title));
    expect(titles).toEqual([['first'], ['second'], []]);
  });

  it('hear of a change though the policy fails for one of them', async () => {
    const moods = { table: 'moods' };
    const good = await follower(41, moods);
    const bad = await follower(42, moods, { temper: 'bad' });
    const later = await follower(43, moods);
    await realtime.sql(`insert into moods values (1, 'fine')`);
    await until(() => good.heard().length === 1 && later.heard().length === 1);
    expect(bad.heard()).toEqual([]);
    expect(realtime.logged).toContain('realtime: changes could not be read');
  });

  it('hear of a change though the filter of one of them fails', async () => {
    const broken = await follower(51, { table: 'moods', filter: 'mood=like.a\\' });
    const good = await follower(52, { table: 'moods', filter: 'mood=eq.also fine' });
    await realtime.sql(`insert into moods values (2, 'also fine')`);
    await until(() => good.heard().length === 1);
    expect(broken.heard()).toEqual([]);
  });

  it('can’t ask for each other: the function is the gateway’s alone', async () => {
    const caller = { role: 'authenticated', claims: { sub: userId(1) } } as const;
    const asked = database.asCaller(caller, (tx) =>
      tx.query(`select * from realtime.read_as_callers('anon', '[]')`),
    );
    await expect(asked).rejects.toMatchObject({ code: '42501' });
  });
});
