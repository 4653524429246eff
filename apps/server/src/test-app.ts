import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database as Schema } from '@greenroom/domain';
import type { Database, Log } from '@greenroom/gateway';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type App, type AppOptions, createApp } from './create-app.ts';
import { openDiskFiles } from './files/disk.ts';
import { makeSecrets } from './secrets.ts';

type Client = SupabaseClient<Schema>;

/** One signed-in person of a test. */
export interface Person {
  id: string;
  email: string;
  client: Client;
  /** The access token, for calls that are made by hand. */
  token: string;
}

export interface TestApp {
  app: App;
  database: Database;
  /** What was logged, oldest first. */
  logged: { level: string; message: string; [field: string]: unknown }[];
  publishableKey: string;
  /** The official client with the publishable key alone. */
  visitor(): Client;
  /** A new confirmed user, signed in; with an active plan if asked for. */
  signIn(plan?: 'trial' | 'premium'): Promise<Person>;
  /** Calls a server function by hand; a string is sent as it is. */
  call(name: string, body: unknown, token?: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

const origin = 'http://localhost:3000';
/** Of everybody who is signed in by a test. */
export const testPassword = 'Rehearse-24!room';

/** The whole backend in this process on a database of its own: what a test of functions or host runs against. */
export async function openTestApp(options: Partial<AppOptions> = {}): Promise<TestApp> {
  const database = options.database ?? (await openTestDatabase());
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-app-'));
  const secrets = options.secrets ?? makeSecrets();
  const logged: TestApp['logged'] = [];
  const log: Log = (level, message, fields) => logged.push({ ...fields, level, message });
  const files = await openDiskFiles(folder);
  const app = await createApp({ database, secrets, files, log, ...options });

  const connect = (key: string): Client =>
    createClient(origin, key, {
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
      global: { fetch: (input, init) => app.fetch(new Request(input, init)) },
    });

  async function signIn(plan: 'trial' | 'premium' = 'trial'): Promise<Person> {
    const email = `${plan}-${crypto.randomUUID()}@example.com`;
    const made = await connect(secrets.secretKey).auth.admin.createUser({
      email,
      password: testPassword,
      email_confirm: true,
    });
    if (made.error) throw made.error;
    const { id } = made.data.user;
    if (plan === 'premium') {
      await database.asOwner((tx) =>
        tx.query(`update public.subscription_status set status = 'active' where user_id = $1`, [id]),
      );
    }
    const client = connect(secrets.publishableKey);
    const signedIn = await client.auth.signInWithPassword({ email, password: testPassword });
    if (signedIn.error) throw signedIn.error;
    return { id, email, client, token: signedIn.data.session.access_token };
  }

  return {
    app,
    database,
    logged,
    publishableKey: secrets.publishableKey,
    visitor: () => connect(secrets.publishableKey),
    signIn,
    call(name, body, token, init = {}) {
      const headers = new Headers({ 'content-type': 'application/json' });
      if (token) headers.set('authorization', `Bearer ${token}`);
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      return app.fetch(
        new Request(`${origin}/functions/v1/${name}`, { method: 'POST', headers, body: text, ...init }),
      );
    },
    async close() {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
