import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { type LoopbackProvider, startLoopbackProvider } from '@greenroom/testing/loopback-provider';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { makeSecrets, siteUrl } from '../auth/auth-fixture.ts';
import { providersAt } from '../auth/oauth-fixture.ts';
import { createGateway, type Gateway } from '../create-gateway.ts';
import type { Database } from '../database/port.ts';
import { memoryFiles } from '../gateway-fixture.ts';
import { applyPlatform } from '../platform.ts';
import type { AuthMail, GatewaySecrets } from '../ports.ts';
import { createRateLimiter } from '../rate-limit.ts';
import { librarySql, userOf } from '../rest/test-world.ts';
import { createSharedRateLimiter } from '../shared-rate-limit.ts';

const productSql = `
${librarySql}
create function public.whole_text(text) returns text language sql immutable as $$ select 'text ' || $1 $$;
create function public.whole_bytes(bytea) returns integer language sql immutable as $$ select length($1) $$;
create function public.whole_json(json) returns integer language sql immutable as $$ select json_array_length($1) $$;
create function public.loud_title(book public.books) returns text language sql stable as $$ select upper(book.title) $$;
create function public.long_books(author public.authors) returns setof public.books language sql stable as
  $$ select * from public.books where author_id = author.id and pages > 100 $$;
create function public.echo_request() returns jsonb language sql stable as $$
  select jsonb_build_object('method', current_setting('request.method'), 'path', current_setting('request.path'),
    'headers', current_setting('request.headers')::jsonb, 'cookies', current_setting('request.cookies')::jsonb) $$;
create function public.teapot() returns text language plpgsql as $$ begin
  perform set_config('response.status', '418', true);
  perform set_config('response.headers', '[{"X-Pot": "tea"}, {"Set-Cookie": "a=1"}, {"Set-Cookie": "b=2"}]', true);
  return 'short and stout'; end $$;
create function public.noon() returns text language sql stable as
  $$ select to_char('2026-07-01T12:00:00Z'::timestamptz, 'HH24:MI') $$;
grant select, insert, update, delete on public.authors, public.books, public.notes to service_role;
insert into storage.buckets (id, name) values ('documents', 'documents');
create policy owner_can_all on storage.objects to authenticated
  using ((storage.foldername(name))[1] = auth.uid()::text) with check ((storage.foldername(name))[1] = auth.uid()::text);
create policy user_can_select on storage.buckets for select to authenticated using (true);
create policy owner_can_all on realtime.messages to authenticated
  using (realtime.topic() = 'room:' || auth.uid()) with check (realtime.topic() = 'room:' || auth.uid());
create policy user_can_listen on realtime.messages for select to authenticated
  using (realtime.topic() = 'talks' and extension = 'broadcast');
create function public.tell_note() returns trigger language plpgsql security definer as $$ begin
  perform realtime.broadcast_changes('room:' || new.user_id, tg_op, tg_op, tg_table_name, tg_table_schema, new, null);
  return null; end $$;
create trigger tell_note after insert on public.notes for each row execute function public.tell_note();
alter publication supabase_realtime add table public.notes;`;

export const password = 'Rehearse-24!room';
export const adaId = userOf('a');
export const adaEmail = 'ada@mail.example';

/** The whole gateway over one database, with two users who are signed in, a visitor and the server itself. */
export interface Stage {
  /** For policies that a claim needs alone. */
  database: Database;
  gateway: Gateway;
  secrets: GatewaySecrets;
  /** Everything that was logged as an error. */
  faults: string[];
  mails: AuthMail[];
  siteUrl: string;
  /** Google and GitHub on this machine. */
  provider: LoopbackProvider;
  ada: SupabaseClient;
  ben: SupabaseClient;
  visitor: SupabaseClient;
  service: SupabaseClient;
  /** A new client without a login; `flowType` is how its links come back. */
  client(key?: string, flowType?: 'implicit' | 'pkce'): SupabaseClient;
  /** A raw request; the publishable key goes with it unless headers name another. */
  send(method: string, path: string, init?: Omit<RequestInit, 'method'>): Promise<Response>;
  /** The origin of the gateway behind a real socket. */
  listen(): Promise<string>;
  /** A client that reaches the gateway over a real socket, as ada or another; for realtime. */
  overSocket(who?: SupabaseClient): Promise<SupabaseClient>;
  /** The last mail to an address. */
  lastMail(to: string): AuthMail;
  close(): Promise<void>;
}

/** The gateway behind a server of Node, as a host puts it there. */
function serveGateway(gateway: Gateway): Server {
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url } = incoming;
    const hasBody = method !== 'GET' && method !== 'HEAD';
    const init = {
      method,
      headers: Object.entries(incoming.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
      ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
    };
    const request = new Request(`http://${incoming.headers.host}${url}`, init as RequestInit);
    const response = await gateway.fetch(request, { clientAddress: '127.0.0.1' });
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  server.on('upgrade', (request, socket, head) =>
    gateway.realtime.handleUpgrade(request, socket, head, '127.0.0.1'),
  );
  return server;
}

export async function openStage(
  database: Database,
  { requireSecondFactor = false }: { requireSecondFactor?: boolean } = {},
): Promise<Stage> {
  await applyPlatform(database);
  await database.asOwner((tx) => tx.exec(productSql));
  const secrets = makeSecrets();
  const faults: string[] = [];
  const mails: AuthMail[] = [];
  let visits = 0;
  const provider = await startLoopbackProvider();
  const gateway = createGateway({
    database,
    secrets,
    files: memoryFiles(),
    mailer: { enqueue: async (_tx, mail) => void mails.push(mail) },
    limiter: database.kind === 'pglite' ? createRateLimiter() : createSharedRateLimiter(database),
    log: (level, message, fields) => {
      if (level === 'error') faults.push(`${message} ${JSON.stringify(fields)}`);
    },
    siteUrl,
    auth: {
      passwordCost: 4,
      answerFloorMs: 0,
      signIn: { anonymous: true, totp: true, requireSecondFactor },
      providers: providersAt(provider),
      signUps: { perHour: null },
    },
  });
  await gateway.refreshSchema();
  // Each request from an address of its own: what limits an address is tested elsewhere.
  const nextAddress = () => `10.${(visits >> 16) & 255}.${(visits >> 8) & 255}.${visits++ & 255}`;
  const fetchHere: typeof fetch = (input, init) =>
    gateway.fetch(new Request(input, init), { clientAddress: nextAddress() });
  const client: Stage['client'] = (key = secrets.publishableKey, flowType = 'implicit') =>
    createClient(siteUrl, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, flowType },
      global: { fetch: fetchHere },
    });
  const service = client(secrets.secretKey);
  async function join(id: string, email: string): Promise<SupabaseClient> {
    const made = await service.auth.admin.createUser({ id, email, password, email_confirm: true });
    if (made.error) throw made.error;
    const own = client();
    const { error } = await own.auth.signInWithPassword({ email, password });
    if (error) throw error;
    return own;
  }
  const ada = await join(adaId, adaEmail);
  const ben = await join(userOf('b'), 'ben@mail.example');
  const closing: (() => Promise<unknown>)[] = [];
  let origin: string | undefined;
  async function listen(): Promise<string> {
    if (origin) return origin;
    const server = serveGateway(gateway);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    closing.unshift(async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    });
    return origin;
  }
  return {
    database,
    gateway,
    secrets,
    faults,
    mails,
    siteUrl,
    provider,
    ada,
    ben,
    visitor: client(),
    service,
    client,
    send(method, path, init = {}) {
      const headers = new Headers(init.headers);
      if (!headers.has('apikey')) headers.set('apikey', secrets.publishableKey);
      return fetchHere(`${siteUrl}${path}`, { redirect: 'manual', ...init, method, headers });
    },
    listen,
    async overSocket(who = ada) {
      const { data } = await who.auth.getSession();
      const made = createClient(await listen(), secrets.publishableKey, {
        accessToken: async () => data.session?.access_token ?? null,
        global: { fetch: fetchHere },
      });
      closing.push(async () => void made.realtime.disconnect());
      return made;
    },
    lastMail(to) {
      const mail = mails.findLast((candidate) => candidate.to === to);
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    },
    async close() {
      await gateway.close();
      await provider.close();
      await Promise.all(closing.map((end) => end()));
      await database.close();
    },
  };
}
