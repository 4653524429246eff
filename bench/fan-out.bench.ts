import { randomUUID } from 'node:crypto';
import { applyPlatform, type Database, openPglite, openPostgres, type Tx } from '@greenroom/gateway';
import { hasPostgres, startPostgres } from '../packages/gateway/src/conformance/postgres-server.ts';
import { call, opened, openRealtime } from '../packages/gateway/src/realtime/realtime-fixture.ts';

/**
 * What a changed row costs until every user who follows its table has been asked for and a tenth of them has it:
 * `node bench/fan-out.bench.ts`. Beside it, in turn, the same row read for one user after the other. CPU of this process, in which
 * PGlite and the clients' sockets work as well, and of PostgreSQL's.
 */
const userCounts = [10, 100, 1_000];
const rounds = 5;
/** Its members, one in ten of the users, may see the row. */
const team = 1;

const schema = `
  create table public.teams (team integer, user_id uuid, primary key (team, user_id));
  create table public.tasks (id bigint generated always as identity primary key, team integer not null, title text not null,
    done boolean not null default false, at timestamptz not null default now());
  alter table public.teams enable row level security;
  alter table public.tasks enable row level security;
  create policy user_can_select on public.teams for select to authenticated using (user_id = (select auth.uid()));
  create policy team_can_select on public.tasks for select to authenticated using (
    exists (select from public.teams m where m.team = tasks.team and m.user_id = (select auth.uid())));
  grant select on public.teams, public.tasks to authenticated;
  insert into public.teams select n % 10, ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
    from generate_series(1, ${Math.max(...userCounts)}) n;
  insert into public.tasks (team, title) select n % 10, 'task ' || n from generate_series(1, 5000) n;
  alter publication supabase_realtime add table public.tasks;
  analyze public.teams, public.tasks;`;

const userId = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Counts what is sent to the database for callers. */
function counting(database: Database) {
  const counts = { transactions: 0, statements: 0 };
  const counted = (tx: Tx): Tx => ({
    query: (sql, params) => {
      counts.statements += 1;
      return tx.query(sql, params);
    },
    exec: (sql) => {
      counts.statements += 1;
      return tx.exec(sql);
    },
  });
  const asCaller: Database['asCaller'] = (caller, work, options) => {
    counts.transactions += 1;
    return database.asCaller(caller, (tx) => work(counted(tx)), options);
  };
  return { counts, database: { ...database, asCaller } };
}

type CpuSeconds = () => Promise<number>;

/** CPU and time of a run, in milliseconds. */
async function measure(beside: CpuSeconds, run: () => Promise<void>) {
  const [cpu, other, start] = [process.cpuUsage(), await beside(), performance.now()];
  await run();
  const elapsed = performance.now() - start;
  const { user, system } = process.cpuUsage(cpu);
  return { cpuMs: (user + system) / 1_000 + ((await beside()) - other) * 1_000, elapsed };
}

async function onEngine(name: string, plain: Database, beside: CpuSeconds): Promise<void> {
  await applyPlatform(plain);
  await plain.asOwner((tx) => tx.exec(schema));
  const { counts, database } = counting(plain);
  const limits = {
    socketsPerAddress: 2_000,
    messageBurst: 1_000,
    tokenRecheckMs: 3_600_000,
    heartbeatTimeoutMs: 3_600_000,
  };
  const realtime = await openRealtime({ database, limits });
  const claims: Record<string, unknown>[] = [];
  const expected = new Map<number, number>();
  let waiting = 0;
  let allHeard = () => {};

  async function follow(index: number): Promise<void> {
    const more = { session_id: randomUUID(), email: `user${index}@mail.example`, aal: 'aal1', exp: 4e9 };
    claims.push({ sub: userId(index), ...more });
    const token = realtime.signIn(userId(index), randomUUID(), more);
    const socket = realtime.socket();
    socket.on('message', (data) => {
      if (!String(data).includes('"postgres_changes",{"ids"')) return;
      waiting -= 1;
      if (waiting === 0) allHeard();
    });
    await opened(socket);
    const config = { postgres_changes: [{ event: '*', schema: 'public', table: 'tasks' }] };
    const { status } = await call(socket, 'realtime:room', 'phx_join', { config, access_token: token });
    if (status !== 'ok') throw new Error('could not join');
    expected.set(index % 10, (expected.get(index % 10) ?? 0) + 1);
  }

  const oneByOne = async () => {
    const sql = `select k.ordinality::int as position, to_jsonb(t) as record
      from jsonb_array_elements($1::jsonb) with ordinality as k (key, ordinality)
      join public.tasks t on t.id = (k.key ->> 'id')::bigint`;
    for (const own of claims) {
      const read = (tx: Tx) => tx.query(sql, ['[{"id":77}]']);
      await plain.asCaller({ role: 'authenticated', claims: own }, read, { readOnly: true });
    }
  };
  const change = async () => {
    waiting = expected.get(team) ?? 0;
    const heard = new Promise<void>((resolve) => {
      allHeard = resolve;
    });
    await realtime.sql('update tasks set done = not done where id = $1', [team]);
    await heard;
  };

  const restingMb = process.memoryUsage.rss() / 1e6;
  for (const count of userCounts) {
    while (claims.length < count) await follow(claims.length + 1);
    const pairs: { before: number; after: number; elapsed: number; sent: typeof counts }[] = [];
    for (let at = -1; at < rounds; at += 1) {
      const before = await measure(beside, oneByOne);
      const start = { ...counts };
      const after = await measure(beside, change);
      const sent = {
        transactions: counts.transactions - start.transactions,
        statements: counts.statements - start.statements,
      };
      if (at >= 0) pairs.push({ before: before.cpuMs, after: after.cpuMs, elapsed: after.elapsed, sent });
    }
    const ratio = median(pairs.map(({ before, after }) => after / before));
    const { transactions, statements } = pairs.at(-1)?.sent ?? counts;
    const rssMb = process.memoryUsage.rss() / 1e6 - restingMb;
    console.log(
      `${name}, ${count} users: one after the other ${median(pairs.map(({ before }) => before)).toFixed(0)} ms of CPU, ` +
        `a change ${median(pairs.map(({ after }) => after)).toFixed(0)} ms (${median(pairs.map(({ elapsed }) => elapsed)).toFixed(0)} ms until heard), ` +
        `ratio ${ratio.toFixed(2)}; ${transactions} transactions, ${statements} statements; ${rssMb.toFixed(0)} MB more than without users`,
    );
  }
  await realtime.close();
  await plain.close();
}

await onEngine('PGlite', await openPglite(), async () => 0);
if (hasPostgres()) {
  const server = await startPostgres();
  await onEngine('PostgreSQL 15', await openPostgres(server.url), server.cpuSeconds);
  await server.stop();
} else console.log('PostgreSQL 15: not installed here, left out');
