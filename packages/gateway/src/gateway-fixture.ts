import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { makeSecrets, siteUrl } from './auth/auth-fixture.ts';
import { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
import type { Database } from './database/port.ts';
import type { AuthMail, FileStore, GatewaySecrets } from './ports.ts';
import { createRateLimiter } from './rate-limit.ts';

export const pageOrigin = 'https://preview.example';

export function memoryFiles(): FileStore {
  const kept = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    async write(name, bytes) {
      const whole = new Uint8Array(await new Response(bytes as BodyInit).arrayBuffer());
      kept.set(name, whole);
      return whole.byteLength;
    },
    async read(name) {
      const bytes = kept.get(name);
      return bytes ? { body: new Blob([bytes]).stream(), sizeBytes: bytes.byteLength } : null;
    },
    async remove(name) {
      kept.delete(name);
    },
    async copy(from, to) {
      kept.set(to, kept.get(from) ?? new Uint8Array());
    },
  };
}

const schema = `
  create table public.notes (id bigint generated always as identity primary key, owner uuid not null default auth.uid(), text text not null);
  alter table public.notes enable row level security;
  create policy owner_can_all on public.notes to authenticated using (owner = auth.uid()) with check (owner = auth.uid());
  grant select, insert on public.notes to authenticated, anon;
  create function public.who() returns text language sql stable as $$ select auth.role() $$;
  grant execute on function public.who() to anon, authenticated, service_role;
  insert into storage.buckets (id, name) values ('documents', 'documents');
  create policy owner_can_all on storage.objects to authenticated
    using ((storage.foldername(name))[1] = auth.uid()::text) with check ((storage.foldername(name))[1] = auth.uid()::text);`;

/** The whole gateway in memory, with a product of one table, one procedure and one bucket. */
export interface GatewayStage {
  gateway: Gateway;
  secrets: GatewaySecrets;
  mails: AuthMail[];
  logs: { message: string; fields: Record<string, unknown> }[];
  /** The official client with the browser's key. */
  client: SupabaseClient;
  /** The browser's key as a header. */
  key: { apikey: string };
  send(method: string, path: string, headers?: Record<string, string>, body?: BodyInit): Promise<Response>;
  /** From now on every transaction fails with this message, or none does. */
  breakDatabase(message: string | null): void;
  changeSchema(sql: string): Promise<void>;
  close(): Promise<void>;
}

export async function startGateway(options: Pick<GatewayOptions, 'budget'> = {}): Promise<GatewayStage> {
  const real = await openPlatformDatabase();
  await real.asOwner((tx) => tx.exec(schema));
  const secrets = makeSecrets();
  const mails: AuthMail[] = [];
  const logs: GatewayStage['logs'] = [];
  let fault: string | null = null;
  function ensureWhole(): void {
    if (fault !== null) throw new Error(fault);
  }
  const database: Database = {
    ...real,
    async asOwner(work) {
      ensureWhole();
      return real.asOwner(work);
    },
    async readAsCaller(caller, sql, params) {
      ensureWhole();
      return real.readAsCaller(caller, sql, params);
    },
    async asCaller(caller, work, options) {
      ensureWhole();
      return real.asCaller(caller, work, options);
    },
  };
  const gateway = createGateway({
    database,
    secrets,
    files: memoryFiles(),
    mailer: { enqueue: async (_tx, mail) => void mails.push(mail) },
    limiter: createRateLimiter(),
    log: (_level, message, fields = {}) => logs.push({ message, fields }),
    siteUrl,
    allowedOrigins: [pageOrigin],
    auth: { passwordCost: 4, answerFloorMs: 0 },
    ...options,
  });
  const info = { clientAddress: '203.0.113.7' };
  const client = createClient(siteUrl, secrets.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: (input, init) => gateway.fetch(new Request(input, init), info) },
  });
  return {
    gateway,
    secrets,
    mails,
    logs,
    client,
    key: { apikey: secrets.publishableKey },
    send: (method, path, headers = {}, body) =>
      gateway.fetch(new Request(`${siteUrl}${path}`, { method, headers, body, redirect: 'manual' }), info),
    breakDatabase(message) {
      fault = message;
    },
    changeSchema: (sql) => real.asOwner((tx) => tx.exec(sql)),
    async close() {
      await gateway.close();
      await real.close();
    },
  };
}
