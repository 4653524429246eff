import { randomBytes } from 'node:crypto';
import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { Hono } from 'hono';
import type { Database } from '../database/port.ts';
import type { GatewayEnv } from '../http.ts';
import { apiPaths, routedPath } from '../paths.ts';
import type { AuthMail, GatewaySecrets, Mailer } from '../ports.ts';
import { createRateLimiter } from '../rate-limit.ts';
import { type Auth, type AuthOptions, createAuth } from './create-auth.ts';

export const siteUrl = 'https://site.example';
export const otherOrigin = 'https://preview.example';
export const goodPassword = 'Rehearse-24!room';

const secret = () => randomBytes(32).toString('base64url');

export const makeSecrets = (): GatewaySecrets => ({
  jwtSecret: secret(),
  storageSecret: secret(),
  publishableKey: `sb_publishable_${secret()}`,
  secretKey: `sb_secret_${secret()}`,
});

type StoredMail = Omit<AuthMail, 'expiresAt' | 'codeExpiresAt'> & {
  expiresAt?: string;
  codeExpiresAt?: string;
};

/** An outbox in the database, as a host has one: what is rolled back was never mailed. */
const outboxMailer: Mailer = {
  async enqueue(tx, mail) {
    await tx.query('insert into public.outbox (mail) values ($1::jsonb)', [JSON.stringify(mail)]);
  },
};

let visitors = 0;

/** The auth area on a database of its own, with a clock that tests move. */
export interface AuthStage {
  database: Database;
  auth: Auth;
  secrets: GatewaySecrets;
  logs: string[];
  now(): number;
  /** Lets time pass. */
  pass(seconds: number): void;
  /** A request as the gateway would hand it over. */
  send(request: Request, clientAddress: string): Promise<Response>;
  /** The official client of somebody with an address of their own; `raw` posts what the client would not. */
  visitor(options?: { flowType?: 'implicit' | 'pkce'; key?: string; clientAddress?: string }): Visitor;
  /** All emails to an address, oldest first. */
  mails(to: string): Promise<StoredMail[]>;
  /** The last email to an address; throws where there is none. */
  lastMail(to: string): Promise<StoredMail>;
  close(): Promise<void>;
}

interface Visitor {
  client: SupabaseClient;
  clientAddress: string;
  raw(method: string, path: string, options?: RawOptions): Promise<RawAnswer>;
}

interface RawOptions {
  body?: unknown;
  headers?: Record<string, string>;
  bearer?: string;
}

interface RawAnswer {
  status: number;
  headers: Headers;
  // Answers of every shape are looked into; what is missing fails the expectation.
  body: Record<string, never> & { [field: string]: unknown };
}

export async function startAuth(overrides: Partial<AuthOptions> = {}): Promise<AuthStage> {
  // Another process on a database has the same secrets.
  const database = overrides.database ?? (await openPlatformDatabase());
  await database.asOwner((tx) =>
    tx.exec('create table if not exists public.outbox (id serial primary key, mail jsonb not null)'),
  );
  const secrets = overrides.secrets ?? makeSecrets();
  let now = Date.UTC(2026, 0, 15, 12);
  const clock = overrides.clock ?? (() => now);
  const logs: string[] = [];
  const auth = createAuth({
    database,
    secrets,
    mailer: outboxMailer,
    limiter: createRateLimiter({ clock }),
    siteUrl,
    allowedRedirectOrigins: [otherOrigin],
    clock,
    log: (level, message, fields) => logs.push(JSON.stringify({ level, message, ...fields })),
    passwordCost: 4,
    answerFloorMs: 0,
    ...overrides,
  });

  const app = new Hono<GatewayEnv>({ getPath: routedPath }).route(apiPaths.auth, auth.routes);
  const send = async (request: Request, clientAddress: string): Promise<Response> =>
    app.fetch(request, { clientAddress, requestId: 'test' });

  async function mails(to: string): Promise<StoredMail[]> {
    const { rows } = await database.asOwner((tx) =>
      tx.query<{ mail: StoredMail }>(`select mail from public.outbox where mail ->> 'to' = $1 order by id`, [
        to,
      ]),
    );
    return rows.map((row) => row.mail);
  }

  function visitor(
    options: { flowType?: 'implicit' | 'pkce'; key?: string; clientAddress?: string } = {},
  ): Visitor {
    visitors += 1;
    const clientAddress = options.clientAddress ?? `10.0.${visitors >> 8}.${visitors & 255}`;
    const key = options.key ?? secrets.publishableKey;
    const fetchHere: typeof fetch = (input, init) => send(new Request(input, init), clientAddress);
    const client = createClient(siteUrl, key, {
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        detectSessionInUrl: false,
        flowType: options.flowType ?? 'implicit',
      },
      global: { fetch: fetchHere },
    });
    return {
      client,
      clientAddress,
      async raw(method, path, { body, headers = {}, bearer } = {}) {
        const response = await fetchHere(`${siteUrl}/auth/v1${path}`, {
          method,
          headers: { apikey: key, ...(bearer ? { authorization: `Bearer ${bearer}` } : {}), ...headers },
          body: body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
        });
        const text = await response.text();
        return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
      },
    };
  }

  return {
    database,
    auth,
    secrets,
    logs,
    now: clock,
    pass(seconds) {
      now += seconds * 1_000;
    },
    send,
    visitor,
    mails,
    async lastMail(to) {
      const mail = (await mails(to)).at(-1);
      if (!mail) throw new Error(`no mail to ${to}`);
      return mail;
    },
    close: () => database.close(),
  };
}

let people = 0;
/** An address nobody has used yet. */
export const freshEmail = () => `person-${++people}@mail.example`;

/** Opens a mailed link as a browser would, and says where it leads. */
export async function openLink(stage: AuthStage, link: string | undefined, method = 'GET') {
  if (!link) throw new Error('the mail holds no link');
  const response = await stage.send(
    new Request(link, { method, redirect: 'manual' }),
    `10.9.0.${++people % 250}`,
  );
  const location = response.headers.get('location');
  const url = location === null ? null : new URL(location);
  return {
    status: response.status,
    url,
    fragment: new URLSearchParams(url?.hash.slice(1) ?? ''),
  };
}

/** A confirmed account and a client that is signed in to it. */
export async function signedUp(stage: AuthStage, options: { email?: string; password?: string } = {}) {
  const { email = freshEmail(), password = goodPassword } = options;
  const visitor = stage.visitor();
  const up = await visitor.client.auth.signUp({ email, password });
  if (up.error) throw up.error;
  await openLink(stage, (await stage.lastMail(email)).link);
  const { data, error } = await visitor.client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return { email, password, visitor, client: visitor.client, session: data.session, user: data.user };
}
