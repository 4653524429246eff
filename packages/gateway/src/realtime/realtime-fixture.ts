import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPlatformDatabase } from '@greenroom/testing/test-database';
import {
  createClient,
  type RealtimeChannel,
  type RealtimeChannelOptions,
  type RealtimePostgresChangesPayload,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { Hono } from 'hono';
import { WebSocket } from 'ws';
import { authenticate } from '../authenticate.ts';
import { type GatewayEnv, HttpError, type Identity } from '../http.ts';
import { apiPaths, routedPath } from '../paths.ts';
import { createRealtime, type RealtimeOptions } from './create-realtime.ts';
import { createRealtimeRoutes } from './realtime-routes.ts';

export const ada = '00000000-0000-4000-8000-00000000000a';
export const ben = '00000000-0000-4000-8000-00000000000b';
export const publishableKey = 'sb_publishable_test';
export const secretKey = 'sb_secret_test';
export const origin = 'https://app.test';

/** A small product: notes of one's own with a column nobody reads, a shared board, and tables that are not told of. */
const schema = `
  create table public.notes (
    id bigint generated always as identity primary key,
    user_id uuid not null,
    body text not null default '',
    stars integer,
    is_done boolean not null default false,
    tags text[],
    details jsonb,
    written_at timestamptz not null default '2026-01-02T03:04:05Z',
    secret text not null default 'hidden'
  );
  create table public.board (region text, slot integer, author uuid references auth.users (id), line text, primary key (region, slot));
  create table public.news (id integer primary key, title text);
  create table public.silent (id integer primary key, user_id uuid);
  create table public.keyless (line text);
  create table public.members (topic text, user_id uuid, may_send boolean not null default false, primary key (topic, user_id));
  alter table public.notes enable row level security;
  alter table public.board enable row level security;
  alter table public.news enable row level security;
  create policy owner_can_select on public.notes for select to authenticated using (user_id = auth.uid());
  create policy user_can_select on public.board for select to authenticated using (true);
  create policy everybody_can_select on public.news for select to anon, authenticated using (true);
  grant select (id, user_id, body, stars, is_done, tags, details, written_at) on public.notes to authenticated;
  grant select on public.board, public.news, public.silent to authenticated;
  grant select on public.news to anon;
  grant all on public.notes, public.board, public.news to service_role;
  grant select on public.members to authenticated;
  create policy member_can_receive on realtime.messages for select to authenticated using (
    exists (select from public.members m where m.topic = realtime.topic() and m.user_id = (select auth.uid()))
  );
  create policy member_can_send on realtime.messages for insert to authenticated with check (
    exists (select from public.members m where m.topic = realtime.topic() and m.user_id = (select auth.uid()) and m.may_send)
  );
  create policy everybody_can_listen on realtime.messages for select to anon, authenticated using (
    extension = 'broadcast' and realtime.topic() = 'lobby'
  );
  create policy everybody_can_be_seen on realtime.messages to authenticated using (
    extension = 'presence' and realtime.topic() = 'faces'
  ) with check (extension = 'presence' and realtime.topic() = 'faces');
  create function public.fail() returns boolean language plpgsql as $$ begin raise exception 'no'; end $$;
  create policy failing on realtime.messages to authenticated
    using (case when realtime.topic() like 'broken%' then public.fail() else false end)
    with check (case when realtime.topic() like 'broken%' then public.fail() else false end);
  insert into public.members values ('room', '${ada}', true), ('room', '${ben}', false);
  alter publication supabase_realtime add table public.notes, public.board, public.news, public.keyless;
`;

export interface Received {
  eventType: string;
  new: Record<string, unknown>;
  old: Record<string, unknown>;
}

export type RealtimeFixture = Awaited<ReturnType<typeof openRealtime>>;

/** The realtime area on a loopback server, over an in-memory database, with clients of several kinds. */
export async function openRealtime(options: Partial<RealtimeOptions> = {}) {
  const database = options.database ?? (await openPlatformDatabase());
  if (!options.database) await database.asOwner((tx) => tx.exec(schema));
  const tokens = new Map<string, Identity>();
  const signIn = (userId: string, token: string, claims: Record<string, unknown> = {}) => {
    tokens.set(token, { role: 'authenticated', userId, claims: { sub: userId, ...claims } });
    return token;
  };
  tokens.set(publishableKey, { role: 'anon', claims: {} });
  tokens.set(secretKey, { role: 'service_role', claims: {} });
  signIn(ada, 'token of ada');
  signIn(ben, 'token of ben');
  const logged: string[] = [];
  const outage = { isOn: false };
  async function identifyToken(token: string): Promise<Identity> {
    const identity = tokens.get(token);
    if (outage.isOn) throw new Error('the database is away');
    if (!identity) throw new HttpError(401, { message: 'unknown token' });
    return identity;
  }
  const log: RealtimeOptions['log'] = (_level, message) => logged.push(message);
  const realtime = createRealtime({ database, allowedOrigins: [origin], log, identifyToken, ...options });
  const bearerOf = ({ headers }: Request) =>
    headers.get('authorization')?.replace('Bearer ', '') ?? headers.get('apikey') ?? '';
  const identify = (request: Request) => identifyToken(bearerOf(request));
  const app = new Hono<GatewayEnv>({ getPath: routedPath }).route(
    apiPaths.realtime,
    createRealtimeRoutes(realtime, authenticate({ identify }), log),
  );
  /** A request to the area's routes, in process. */
  const fetchHere: typeof fetch = async (input, init) =>
    app.fetch(new Request(input, init), { clientAddress: '127.0.0.1', requestId: 'test' });
  await realtime.refresh();
  const server = createServer();
  server.on('upgrade', (request, socket, head) => realtime.handleUpgrade(request, socket, head, '127.0.0.1'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const clients: SupabaseClient[] = [];
  const sockets: WebSocket[] = [];

  /** The official client, signed in by a token; null is a visitor. */
  function client(token: string | null, vsn: '1.0.0' | '2.0.0' = '2.0.0'): SupabaseClient {
    const made = createClient(`http://127.0.0.1:${port}`, publishableKey, {
      accessToken: async () => token ?? publishableKey,
      global: { fetch: fetchHere },
      realtime: { vsn },
    });
    clients.push(made);
    return made;
  }

  /** A bare socket on the protocol itself. */
  function socket(query = `?apikey=${publishableKey}&vsn=2.0.0`, headers: Record<string, string> = {}) {
    const made = new WebSocket(`ws://127.0.0.1:${port}/realtime/v1/websocket${query}`, { headers });
    made.on('error', () => {});
    sockets.push(made);
    return made;
  }

  const sql = (statement: string, params: unknown[] = []) =>
    database.asOwner((tx) => tx.query(statement, params));

  /** Ends every client and socket of a test. */
  async function leave(): Promise<void> {
    // The client's own wait for its goodbye is long and of no interest here.
    for (const made of clients.splice(0)) void made.realtime.disconnect();
    for (const made of sockets.splice(0)) made.terminate();
    await pause(20);
  }

  async function close(): Promise<void> {
    await leave();
    await realtime.close();
    await new Promise((resolve) => server.close(resolve));
    if (!options.database) await database.close();
  }

  /** Posts to a path of the area as the bearer of a token. */
  const post = (path: string, token: string, body: BodyInit, headers: Record<string, string> = {}) =>
    fetchHere(`http://127.0.0.1:${port}${apiPaths.realtime}${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
      body,
    });

  return { database, realtime, client, socket, post, sql, tokens, signIn, outage, logged, leave, close };
}

/** Subscribes with the client's token; resolves to the first status, or to the message of a refusal. */
export async function subscribe(channel: RealtimeChannel): Promise<string> {
  await channel.socket.setAuth();
  return new Promise((resolve) => {
    channel.subscribe((status, error) => resolve(error ? error.message : status));
  });
}

type ChangeFilter = { event?: string; table?: string; filter?: string; select?: string[] };
let channelCount = 0;

/** Follows changes by the official client and collects what arrives. */
export async function follow(
  client: SupabaseClient,
  { event = '*', ...filter }: ChangeFilter = { table: 'notes' },
) {
  const received: Received[] = [];
  const raw: RealtimePostgresChangesPayload<Record<string, unknown>>[] = [];
  channelCount += 1;
  const channel = client.channel(`room ${channelCount}`);
  channel.on(
    'postgres_changes',
    { event: event as '*', schema: 'public', ...filter },
    (payload: RealtimePostgresChangesPayload<Record<string, unknown>>) => {
      raw.push(payload);
      received.push({ eventType: payload.eventType, new: payload.new, old: payload.old });
    },
  );
  const status = await subscribe(channel);
  return { channel, status, received, raw };
}

/** Resolves once `condition` holds; fails after ten seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How a socket ended: its close code, or the HTTP status of a refused upgrade. */
export function ending(socket: WebSocket): Promise<number> {
  return new Promise((resolve) => {
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('close', (code) => resolve(code));
  });
}

export const opened = (socket: WebSocket) =>
  new Promise<void>((resolve) => socket.on('open', () => resolve()));

/** Sends a frame of version 2.0.0 and waits for the reply to it. */
export function call(
  socket: WebSocket,
  topic: string,
  event: string,
  payload: unknown = {},
): Promise<{ status: string; response: Record<string, unknown> }> {
  const ref = String(Math.random());
  return new Promise((resolve) => {
    const onMessage = (data: unknown, isBinary: boolean) => {
      if (isBinary) return;
      const [, answered, , , answer] = JSON.parse(String(data));
      if (answered !== ref) return;
      socket.off('message', onMessage);
      resolve(answer);
    };
    socket.on('message', onMessage);
    socket.send(JSON.stringify(['1', ref, topic, event, payload]));
  });
}

export interface Heard {
  event: string;
  payload?: unknown;
  meta?: Record<string, unknown>;
}

/** Joins a topic by the official client and collects every broadcast. */
export async function listenOn(
  client: SupabaseClient,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
) {
  const heard: Heard[] = [];
  const channel = client.channel(topic, { config });
  channel.on('broadcast', { event: '*' }, ({ event, payload, meta }) => {
    heard.push({ event, payload, ...(meta ? { meta } : {}) });
  });
  const status = await subscribe(channel);
  return { channel, status, heard };
}

/** Joins a topic with presence by the official client and collects what happens to it. */
export async function watchOn(
  client: SupabaseClient,
  topic: string,
  config: RealtimeChannelOptions['config'] = {},
) {
  const events: string[] = [];
  const channel = client.channel(topic, { config });
  channel
    .on('presence', { event: 'sync' }, () => events.push('sync'))
    .on('presence', { event: 'join' }, ({ key }) => events.push(`join ${key}`))
    .on('presence', { event: 'leave' }, ({ key }) => events.push(`leave ${key}`));
  const status = await subscribe(channel);
  const present = () => Object.keys(channel.presenceState()).sort();
  return { channel, status, events, present };
}

/** The frames of version 2.0.0 that a socket receives as text. */
export function framesOf(socket: WebSocket): [string, string, string, string, Record<string, unknown>][] {
  const frames: [string, string, string, string, Record<string, unknown>][] = [];
  socket.on('message', (data, isBinary) => {
    if (!isBinary) frames.push(JSON.parse(String(data)));
  });
  return frames;
}
