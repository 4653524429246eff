import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPlatformDatabase } from '@greenroom/testing/test-database';
import {
  createClient,
  type RealtimeChannel,
  type RealtimePostgresChangesPayload,
  type SupabaseClient,
} from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { HttpError, type Identity } from '../http.ts';
import { createRealtime, type RealtimeOptions } from './create-realtime.ts';

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
  const database = await openPlatformDatabase();
  await database.asOwner((tx) => tx.exec(schema));
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
  const realtime = createRealtime({
    database,
    allowedOrigins: [origin],
    log: (_level, message) => logged.push(message),
    async identifyToken(token) {
      const identity = tokens.get(token);
      if (outage.isOn) throw new Error('the database is away');
      if (!identity) throw new HttpError(401, { message: 'unknown token' });
      return identity;
    },
    ...options,
  });
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
    await database.close();
  }

  return { database, realtime, client, socket, sql, tokens, signIn, outage, logged, leave, close };
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

/** Resolves once `condition` holds; fails after three seconds. */
export async function until(condition: () => boolean): Promise<void> {
  const deadline = Date.now() + 3000;
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
    const onMessage = (data: unknown) => {
      const [, answered, , , answer] = JSON.parse(String(data));
      if (answered !== ref) return;
      socket.off('message', onMessage);
      resolve(answer);
    };
    socket.on('message', onMessage);
    socket.send(JSON.stringify(['1', ref, topic, event, payload]));
  });
}
