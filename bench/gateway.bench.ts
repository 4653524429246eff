import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  applyPlatform,
  type Caller,
  createGateway,
  createRateLimiter,
  type Database,
  openPglite,
  openPostgres,
} from '@greenroom/gateway';
import { hasPostgres, startPostgres } from '../packages/gateway/src/conformance/postgres-server.ts';
import { installLite, openLite } from './lite-peer.ts';

/**
 * CPU of a read of five rows by REST beside the same read in plain SQL, with the same database, driver, role and claims:
 * `node bench/gateway.bench.ts`. Goal: at most 1.3 times. `--lite` installs `@supabase/lite` into a temporary folder and runs it on both
 * databases, with the same policies; the folder of an installed one does as well. CPU of
 * this process, in which PGlite works as well; for PostgreSQL a second ratio counts the server's processes, too.
 */
const goal = 1.3;
const rounds = 20;
const readsARound = 100;
/** Both sides run this often first, until their code is compiled for speed. */
const warmUpRounds = 15;
const siteUrl = 'http://localhost:3000';
const owner = '00000000-0000-4000-8000-00000000000a';
const path = '/rest/v1/notes?select=id,text,stars,created_at&order=id&limit=5';
const plainSql = 'select id, text, stars, created_at from public.notes order by id limit 5';

const schema = `
  create table public.notes (
    id bigint generated always as identity primary key, owner uuid not null, text text not null,
    stars integer not null default 3, created_at timestamptz not null default now()
  );
  create index notes_owner_idx on public.notes (owner);
  alter table public.notes enable row level security;
  create policy owner_can_select on public.notes for select to authenticated using (owner = (select auth.uid()));
  grant select on public.notes to authenticated;
  insert into public.notes (owner, text) select '${owner}', 'note ' || n from generate_series(1, 200) n;
  insert into public.notes (owner, text) select gen_random_uuid(), 'note ' || n from generate_series(1, 2000) n;`;

const secret = () => randomBytes(32).toString('base64url');

async function milliseconds(run: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage();
  for (let at = 0; at < readsARound; at += 1) await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / readsARound / 1_000;
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** CPU of processes beside this one, in milliseconds a read. */
type Beside = (run: () => Promise<unknown>) => Promise<number>;

const nothingBeside: Beside = async () => 0;

const besideOf =
  (cpuSeconds: () => Promise<number>): Beside =>
  async (run) => {
    const before = await cpuSeconds();
    await run();
    return (((await cpuSeconds()) - before) * 1_000) / (rounds * readsARound);
  };

/** Runs both in turn, so that what else happens on the machine touches both. */
async function compare(
  name: string,
  plain: () => Promise<unknown>,
  other: () => Promise<unknown>,
  beside: Beside = nothingBeside,
) {
  for (let at = 0; at < warmUpRounds; at += 1) {
    await milliseconds(plain);
    await milliseconds(other);
  }
  const pairs: [number, number][] = [];
  for (let at = 0; at < rounds; at += 1) pairs.push([await milliseconds(plain), await milliseconds(other)]);
  const plainMs = median(pairs.map(([one]) => one));
  const otherMs = median(pairs.map(([, two]) => two));
  const ratio = median(pairs.map(([one, two]) => two / one));
  console.log(
    `${name}: plain SQL ${plainMs.toFixed(3)} ms, by REST ${otherMs.toFixed(3)} ms, ratio ${ratio.toFixed(2)} (goal ${goal})`,
  );
  const many = (run: () => Promise<unknown>) => async () => {
    for (let at = 0; at < rounds * readsARound; at += 1) await run();
  };
  const [plainBeside, otherBeside] = [await beside(many(plain)), await beside(many(other))];
  if (plainBeside === 0) return;
  const whole = (otherMs + otherBeside) / (plainMs + plainBeside);
  console.log(
    `${name}, server included: plain SQL ${(plainMs + plainBeside).toFixed(3)} ms, by REST ${(otherMs + otherBeside).toFixed(3)} ms, ratio ${whole.toFixed(2)} (goal ${goal})`,
  );
}

async function readOrThrow(response: Response): Promise<string> {
  const text = await response.text();
  const rows: unknown = response.ok ? JSON.parse(text) : undefined;
  if (!Array.isArray(rows) || rows.length !== 5) throw new Error(`not five rows: ${response.status} ${text}`);
  return text;
}

async function openWorld(database: Database) {
  await applyPlatform(database);
  await database.asOwner((tx) => tx.exec(schema));
  const keys = { publishableKey: `sb_publishable_${secret()}`, secretKey: `sb_secret_${secret()}` };
  const gateway = createGateway({
    database,
    secrets: { jwtSecret: secret(), storageSecret: secret(), ...keys },
    files: {
      write: () => Promise.reject(new Error('no files here')),
      copy: () => Promise.reject(new Error('no files here')),
      read: async () => null,
      remove: async () => {},
    },
    mailer: { enqueue: async () => {} },
    limiter: createRateLimiter(),
    log: console.error,
    siteUrl,
  });
  const send = (to: string, init: RequestInit) =>
    gateway.fetch(new Request(siteUrl + to, init), { clientAddress: '127.0.0.1' });
  const login = { email: 'ada@mail.example', password: 'Rehearse-24!room' };
  const post = async (to: string, key: string, body: object) =>
    (await send(to, { method: 'POST', headers: { apikey: key }, body: JSON.stringify(body) })).json();
  await post('/auth/v1/admin/users', keys.secretKey, { ...login, id: owner, email_confirm: true });
  const { access_token: token } = await post(
    '/auth/v1/token?grant_type=password',
    keys.publishableKey,
    login,
  );
  const headers = { apikey: keys.publishableKey, authorization: `Bearer ${token}` };
  const claims = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
  const caller: Caller = { role: 'authenticated', claims };
  return {
    plain: () => database.asCaller(caller, (tx) => tx.query(plainSql), { readOnly: true }),
    byRest: async () => readOrThrow(await send(path, { headers })),
    async close() {
      await gateway.close();
      await database.close();
    },
  };
}

async function onEngine(name: string, database: Database, beside?: Beside): Promise<void> {
  const world = await openWorld(database);
  await compare(name, world.plain, world.byRest, beside);
  await world.close();
}

/** Compares the peer with plain SQL by the same driver, on a fresh database. */
async function withLite(folder: string, url?: string, beside?: Beside): Promise<void> {
  const peer = await openLite(folder, { siteUrl, path, sql: plainSql }, url);
  await compare(peer.name, peer.plain, async () => readOrThrow(await peer.byRest()), beside);
}

const [wanted] = process.argv.slice(2);
const lite = wanted === '--lite' ? await installLite() : wanted;
await onEngine('PGlite', await openPglite());
if (lite) await withLite(lite);
if (hasPostgres()) {
  const server = await startPostgres();
  await onEngine('PostgreSQL 15', await openPostgres(server.url), besideOf(server.cpuSeconds));
  await server.stop();
  if (lite) {
    const own = await startPostgres();
    await withLite(lite, own.url, besideOf(own.cpuSeconds));
    await own.stop();
  }
} else console.log('PostgreSQL 15: not installed here, left out');
if (lite && lite !== wanted) await rm(join(lite, '../../..'), { recursive: true });
if (!lite) console.log('@supabase/lite: left out; --lite installs it');
process.exit();
