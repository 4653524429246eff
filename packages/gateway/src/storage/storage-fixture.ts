import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { createClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import { anonymous } from '../auth/identify.ts';
import type { GatewayEnv, Identity } from '../http.ts';
import { apiPaths, routedPath } from '../paths.ts';
import type { FileStore } from '../ports.ts';
import { createStorage, type StorageOptions } from './create-storage.ts';

export const storageSecret = 'a storage secret of more than 32 bytes';
export const ada = '00000000-0000-4000-8000-00000000000a';
export const ben = '00000000-0000-4000-8000-00000000000b';

/** Rules as a product writes them: a private bucket by user, avatars by name, and a public bucket. */
const schema = `
  insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
    ('documents', 'documents', false, 100000, array['application/pdf', 'text/plain', 'image/*',
      'application/msword', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']),
    ('anything', 'anything', false, null, null),
    ('press', 'press', true, null, null);
  create policy owner_can_all on storage.objects for all to authenticated
    using (bucket_id in ('documents', 'anything') and (storage.foldername(name))[1] = auth.uid()::text)
    with check (bucket_id in ('documents', 'anything') and (storage.foldername(name))[1] = auth.uid()::text);
  create policy owner_can_all_avatars on storage.objects for all to authenticated
    using (bucket_id = 'documents' and name like 'avatars/' || auth.uid()::text || '-%')
    with check (bucket_id = 'documents' and name like 'avatars/' || auth.uid()::text || '-%');
  create policy user_can_add_inbox on storage.objects for insert to authenticated
    with check (bucket_id = 'documents' and (storage.foldername(name))[1] = 'inbox');
`;

const person = (userId: string): Identity => ({ role: 'authenticated', userId, claims: { sub: userId } });

const identities: Readonly<Record<string, Identity>> = {
  anon: { role: 'anon', claims: {} },
  service: { role: 'service_role', claims: {} },
  ada: person(ada),
  ben: person(ben),
};

export type Who = 'anon' | 'service' | 'ada' | 'ben';

/** A file store in memory, with what a test asks of it: its names, and a fault to come. */
function memoryFiles() {
  const kept = new Map<string, Uint8Array>();
  const faults: { write?: Error } = {};
  const files: FileStore = {
    async write(name, bytes) {
      const whole = new Uint8Array(await new Response(bytes as BodyInit).arrayBuffer());
      kept.set(name, whole);
      if (faults.write) throw faults.write;
      return whole.byteLength;
    },
    async read(name) {
      const bytes = kept.get(name);
      return bytes ? { body: new Blob([bytes.slice()]).stream(), sizeBytes: bytes.byteLength } : null;
    },
    async remove(name) {
      kept.delete(name);
    },
    async copy(from, to) {
      const bytes = kept.get(from);
      if (!bytes) throw new Error('no such file');
      kept.set(to, bytes);
    },
  };
  return { kept, faults, files };
}

export type StorageFixture = Awaited<ReturnType<typeof openStorage>>;

/** The storage area over an in-memory database, with the official client for each persona. */
export async function openStorage(options: Partial<StorageOptions> = {}) {
  const database = await openPlatformDatabase();
  await database.asOwner((tx) => tx.exec(schema));
  const memory = memoryFiles();
  const logged: string[] = [];
  const callers = new WeakMap<Request, Identity>();
  const storage = createStorage({
    database,
    files: memory.files,
    storageSecret,
    log: (_level, message) => logged.push(message),
    authenticate: async (c, next) => {
      c.set('identity', callers.get(c.req.raw) ?? anonymous);
      await next();
    },
    publicPrefixes: [{ bucket: 'documents', prefix: 'avatars/' }],
    reencodePrefixes: [{ bucket: 'documents', prefix: 'avatars/' }],
    ...options,
  });

  const app = new Hono<GatewayEnv>({ getPath: routedPath }).route(apiPaths.storage, storage.routes);

  /** Sends a request as if this persona had been authenticated. */
  async function send(who: Who, address: string, init: RequestInit = {}): Promise<Response> {
    const request = new Request(new URL(address, 'http://storage.test/storage/v1/'), init);
    callers.set(request, identities[who] ?? anonymous);
    return app.fetch(request, { clientAddress: '127.0.0.1', requestId: 'test' });
  }

  function client(who: Who) {
    return createClient('http://storage.test', 'sb_publishable_test', {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => send(who, String(input), init) },
    }).storage;
  }

  const fileNames = async () => {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ version: string }>('select version from storage.objects order by version'),
    );
    return { inRows: rows.map((row) => row.version), inStore: [...memory.kept.keys()].sort() };
  };

  return { database, sweep: storage.sweep, send, client, logged, fileNames, ...memory };
}

export const pdf = new TextEncoder().encode('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');

/** A status and a body's error fields, as a test states them. */
export async function refusal(
  response: Response,
): Promise<{ status: number; statusCode: string; error: string }> {
  const body: unknown = await response.json();
  const { statusCode, error } = { statusCode: '', error: '', ...(body as object) };
  return { status: response.status, statusCode, error };
}
