import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** A statement's rows by the peer's own driver, without a caller. */
type Query = (sql: string) => Promise<unknown>;

/** @supabase/lite with its own copy of the table, over one of its drivers. */
export interface LitePeer {
  name: string;
  /** The read in plain SQL, as the owner of the rows where there are policies. */
  plain(): Promise<unknown>;
  /** The same read by the peer's REST. */
  byRest(): Promise<Response>;
}

export interface LiteRead {
  siteUrl: string;
  path: string;
  sql: string;
}

/** Installs @supabase/lite and its PostgreSQL driver into a temporary folder. Needs the package registry. */
export async function installLite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lite-'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true }));
  const packages = ['@supabase/lite', '@supabase/supabase-js', 'postgres', '@electric-sql/pglite'];
  await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd: folder });
  return join(folder, 'node_modules', '@supabase', 'lite');
}

const jwtSecret = 'a secret of at least thirty-two letters';
const publishableKey = 'sb_publishable_bench';
const rows = `insert into public.notes (owner, text) select '{owner}', 'note ' || n from generate_series(1, 200) n;
  insert into public.notes (owner, text) select gen_random_uuid(), 'note ' || n from generate_series(1, 2000) n;`;
const table = `create table public.notes (id bigint generated always as identity primary key, owner uuid not null,
  text text not null, stars integer not null default 3, created_at timestamptz not null default now());
  create index notes_owner_idx on public.notes (owner);
  alter table public.notes enable row level security;`;
const policies = `create policy owner_can_select on public.notes for select to authenticated using (owner = (select auth.uid()));
  grant select on public.notes to authenticated;`;

interface Engine {
  name: string;
  connection: unknown;
  exec: Query;
  /** Runs statements in one transaction. */
  together(statements: readonly string[]): Promise<unknown>;
}

const loadFrom = (folder: string) => (file: string) => import(pathToFileURL(join(folder, 'dist', file)).href);

async function onPglite(folder: string): Promise<Engine> {
  const { createPgliteConnection } = await loadFrom(folder)('db/postgres/pglite/PgliteConnection.js');
  const connection = await createPgliteConnection();
  const { driver } = connection;
  return {
    name: 'PGlite',
    connection,
    exec: (sql) => driver.exec(sql),
    together: (statements) =>
      driver.transaction(async (tx: { query: Query }) => {
        for (const sql of statements) await tx.query(sql);
      }),
  };
}

async function onPostgres(folder: string, url: string): Promise<Engine> {
  const { createPostgresConnection } = await loadFrom(folder)('db/postgres/PostgresConnection.js');
  // Its driver reads no socket's folder from the address.
  const socket = join(new URL(url.replace('@/', '@local/')).searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const postgresOptions = { path: socket, user: 'postgres', database: 'postgres', onnotice: () => {} };
  const connection = createPostgresConnection({ url: 'postgres://local/postgres', postgresOptions });
  const { driver } = connection;
  return {
    name: 'PostgreSQL 15',
    connection,
    exec: (sql) => driver.unsafe(sql),
    together: (statements) =>
      driver.begin(async (tx: { unsafe: Query }) => {
        for (const sql of statements) await tx.unsafe(sql);
      }),
  };
}

/** Opens the peer with row-level security and a signed-in owner. `url` is that of a PostgreSQL; without it the peer runs on PGlite. */
export async function openLite(
  folder: string,
  { siteUrl, path, sql }: LiteRead,
  url?: string,
): Promise<LitePeer> {
  const engine = url === undefined ? await onPglite(folder) : await onPostgres(folder, url);
  const { App } = await loadFrom(folder)('index.js');
  const app = new App({
    connection: engine.connection,
    auth: { enabled: true, jwt_secret: jwtSecret, publishable_key: publishableKey },
  });
  await app.ensureSystemSchema();
  await engine.exec(table);
  const send = (to: string, init: RequestInit): Promise<Response> =>
    app.fetch(new Request(siteUrl + to, init));
  const signUp = await send('/auth/v1/signup', {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@mail.example', password: 'Rehearse-24!room' }),
  });
  const { access_token: token, user } = await signUp.json();
  const headers = { apikey: publishableKey, authorization: `Bearer ${token}` };
  await engine.exec(rows.replace('{owner}', user.id));
  // The first request makes the roles that policies name.
  await send(path, { headers });
  await engine.exec(policies);
  const claims = JSON.stringify({ sub: user.id, role: 'authenticated' });
  const asOwner = [
    'set local role authenticated',
    `select set_config('request.jwt.claims', '${claims}', true)`,
    sql,
  ];
  return {
    name: `@supabase/lite on ${engine.name}`,
    plain: () => engine.together(asOwner),
    byRest: () => send(path, { headers }),
  };
}
