import path from 'node:path';
// Not the whole coach: commands that only read the settings start in half the time.
import { canTranscribe, modelProviders } from '@greenroom/coach/model-providers';
import type { PaymentSettings } from '@greenroom/functions';
import type { ProviderOptions } from '@greenroom/gateway';
import { z } from 'zod';
import type { BackupSettings } from './backup/backup-host.ts';
import type { ModelOptions } from './coach-host.ts';
import type { S3Settings } from './files/s3.ts';
import { allOrNone, EnvironmentUnusable } from './settings-group.ts';
import { readProviders } from './sign-in-providers.ts';
import type { SupabaseSettings } from './supabase/remote-gateway.ts';

export { EnvironmentUnusable };

const repositoryRoot = path.join(import.meta.dirname, '..', '..', '..');
/** An unset variable and an empty one mean the same. */
const blankIsUnset = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankIsUnset, schema.optional());
const withDefault = <T extends z.ZodType>(schema: T, fallback: z.output<T>) =>
  z.preprocess((value) => blankIsUnset(value) ?? fallback, schema);
const flag = (fallback: '0' | '1') =>
  withDefault(z.enum(['0', '1', 'true', 'false']), fallback).transform((value) =>
    ['1', 'true'].includes(value),
  );

/** A mail address or `Name <address>`, on one line. */
const Sender = z.string().regex(/^(?:[^<>\r\n]{1,100} <[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/, {
  message: 'must be an address or "Name <address>"',
});

/** As PostgreSQL's own tools write it; where a socket's folder takes the place of a host it is no URL by the standard. */
const PostgresAddress = z
  .string()
  .regex(/^postgres(?:ql)?:\/\/\S+$/, 'must begin with postgres:// and name a server');

const Credential = z.string().regex(/^[\x21-\x7e]{1,500}$/);

const Environment = z.object({
  PORT: withDefault(z.coerce.number().int().min(0).max(65_535), 3_000),
  HOST: withDefault(z.string(), '127.0.0.1'),
  DATA_DIR: withDefault(z.string(), path.join(repositoryRoot, '.data')),
  DATABASE_URL: optional(PostgresAddress),
  S3_ENDPOINT: optional(z.url({ protocol: /^https?$/ })),
  S3_BUCKET: optional(z.string().regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/)),
  S3_REGION: optional(z.string().regex(/^[a-z0-9-]{1,40}$/)),
  S3_ACCESS_KEY_ID: optional(z.string().regex(/^[\x21-\x7e]{1,200}$/)),
  S3_SECRET_ACCESS_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,500}$/)),
  S3_PATH_STYLE: flag('1'),
  BACKUP_DIR: optional(z.string()),
  BACKUP_EVERY_MINUTES: withDefault(z.coerce.number().int().min(0).max(40_000), 60),
  BACKUP_KEEP: withDefault(z.coerce.number().int().min(1).max(10_000), 48),
  SUPABASE_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
  SUPABASE_PUBLISHABLE_KEY: optional(z.string().regex(/^[\x21-\x7e]{16,2000}$/)),
  SUPABASE_SECRET_KEY: optional(z.string().regex(/^[\x21-\x7e]{16,2000}$/)),
  SITE_URL: optional(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/ })),
  MAIL_FROM: withDefault(Sender, 'Greenroom <no-reply@greenroom.local>'),
  CONTACT_ADDRESS: withDefault(z.email(), 'hello@greenroom.local'),
  COMPANY_NAME: withDefault(z.string().trim().min(1).max(120), 'Example Company Ltd.'),
  POSTAL_ADDRESS: withDefault(z.string().trim().min(1).max(300), '1 Example Street, 00000 Example City'),
  DODO_PAYMENTS_API_KEY: optional(z.string().min(8)),
  DODO_PAYMENTS_WEBHOOK_KEY: optional(z.string().regex(/^whsec_[A-Za-z0-9+/]{24,}={0,2}$/)),
  DODO_PAYMENTS_ENVIRONMENT: optional(z.enum(['test_mode', 'live_mode'])),
  DODO_PRODUCT_ID: optional(z.string().max(120)),
  DODO_BUSINESS_ID: optional(z.string().max(120)),
  AI_PROVIDER: optional(z.enum(modelProviders)),
  AI_MODEL: optional(z.string().regex(/^[\w.:/@+-]{1,200}$/)),
  AI_TRANSCRIPTION_MODEL: optional(z.string().regex(/^[\w.:/@+-]{1,200}$/)),
  AI_API_KEY: optional(z.string().regex(/^[\x21-\x7e]{1,1000}$/)),
  AI_BASE_URL: optional(z.url({ protocol: /^https?$/ })),
  AI_INPUT_PRICE: optional(z.coerce.number().min(0).max(100_000)),
  AI_OUTPUT_PRICE: optional(z.coerce.number().min(0).max(100_000)),
  AI_CALLS_PER_MINUTE: withDefault(z.coerce.number().int().min(1).max(100_000), 40),
  AI_CALLS_PER_DAY: withDefault(z.coerce.number().int().min(1).max(1_000_000), 300),
  LOG_LEVEL: withDefault(z.enum(['debug', 'info', 'warn', 'error', 'silent']), 'info'),
  SMALL_MACHINE: optional(z.enum(['0', '1', 'true', 'false'])),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: withDefault(z.string(), '127.0.0.1'),
  TRUST_PROXY: withDefault(
    z.union([z.stringbool({ truthy: ['true'], falsy: ['false'] }), z.coerce.number().int().min(0).max(10)]),
    0,
  ),
  SIGNUPS_PER_HOUR: optional(z.coerce.number().int().min(0).max(1_000_000)),
  SESSION_IDLE_DAYS: withDefault(z.coerce.number().int().min(1).max(10_000), 60),
  SESSION_MAX_DAYS: withDefault(z.coerce.number().int().min(1).max(10_000), 365),
  GOOGLE_CLIENT_ID: optional(Credential),
  GOOGLE_CLIENT_SECRET: optional(Credential),
  GOOGLE_URL: optional(z.url({ protocol: /^https?$/ })),
  GITHUB_CLIENT_ID: optional(Credential),
  GITHUB_CLIENT_SECRET: optional(Credential),
  GITHUB_URL: optional(z.url({ protocol: /^https?$/ })),
  EXPORT_DISPUTES: flag('0'),
});

/** The names of all variables that are read, for who documents them. */
export const settingNames: readonly string[] = Object.keys(Environment.shape);

/** What the surroundings decide. Nothing is required: without any variable the whole product runs offline. */
export interface Environment {
  /** TCP port; 0 takes a free one. */
  port: number;
  host: string;
  /** Absolute folder of everything that is kept: database, files, secrets. */
  dataDir: string;
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** A Supabase project does everything but pages and functions. */
  supabase: SupabaseSettings | undefined;
  /** Files in a bucket of an S3-compatible store instead of the data directory. */
  s3: S3Settings | undefined;
  /** Backups of the embedded database with its files. */
  backup: BackupSettings;
  /** The public origin, `https://example.org`; without it, that of each request's own host. */
  siteUrl: string | undefined;
  /** Real email; without it, email is shown at /_mail to the same machine. */
  smtpUrl: string | undefined;
  mailFrom: string;
  contactAddress: string;
  /** Who runs this site, as the public pages name them. */
  company: string;
  /** On one line; a comma ends a line of the address. */
  postalAddress: string;
  /** Real payments; without them, a test mode without money on a machine of one's own. */
  payments: PaymentSettings | undefined;
  /** A language model behind the coach; without it, the built-in engine alone. */
  model: ModelOptions | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Where Prometheus reads figures; without it, none are kept. */
  /** Whether to trade speed for memory; undefined leaves it to the machine's memory. */
  isSmallMachine: boolean | undefined;
  metrics: { port: number; host: string } | undefined;
  /** How many proxies in front set X-Forwarded-For and X-Forwarded-Proto; false where these are not believed. */
  trustProxy: number | false;
  /** New accounts of one network an hour, null for any number; undefined leaves it to the host. */
  signUpsPerHour: number | null | undefined;
  /** Days after which a login is over: without use, and in all. */
  sessions: { idleDays: number; maxDays: number };
  /** Google and GitHub to sign in by; without them, email and password alone. */
  providers: ProviderOptions;
  /** Whether `npm run disputes` may print what users marked in their answers. */
  exportDisputes: boolean;
}

/** All five or none: half a set-up would take payments that it cannot check, or fall back to a test mode unseen. */
function readPayments(values: z.output<typeof Environment>): PaymentSettings | undefined {
  const { DODO_PAYMENTS_ENVIRONMENT: environment } = values;
  const settings = allOrNone('Payments are', {
    DODO_PAYMENTS_API_KEY: values.DODO_PAYMENTS_API_KEY,
    DODO_PAYMENTS_WEBHOOK_KEY: values.DODO_PAYMENTS_WEBHOOK_KEY,
    DODO_PAYMENTS_ENVIRONMENT: environment,
    DODO_PRODUCT_ID: values.DODO_PRODUCT_ID,
    DODO_BUSINESS_ID: values.DODO_BUSINESS_ID,
  });
  if (!settings || !environment) return undefined;
  return {
    apiKey: settings.DODO_PAYMENTS_API_KEY,
    webhookKey: settings.DODO_PAYMENTS_WEBHOOK_KEY,
    environment,
    productId: settings.DODO_PRODUCT_ID,
    businessId: settings.DODO_BUSINESS_ID,
  };
}

/** All five or none: half a set-up would put files where the next start does not look for them. */
function readS3(values: z.output<typeof Environment>): S3Settings | undefined {
  const settings = allOrNone('The store of files is', {
    S3_ENDPOINT: values.S3_ENDPOINT,
    S3_BUCKET: values.S3_BUCKET,
    S3_REGION: values.S3_REGION,
    S3_ACCESS_KEY_ID: values.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: values.S3_SECRET_ACCESS_KEY,
  });
  if (!settings) return undefined;
  return {
    endpoint: settings.S3_ENDPOINT,
    bucket: settings.S3_BUCKET,
    region: settings.S3_REGION,
    accessKeyId: settings.S3_ACCESS_KEY_ID,
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
    pathStyle: values.S3_PATH_STYLE,
  };
}

function readSupabase(values: z.output<typeof Environment>): SupabaseSettings | undefined {
  const settings = allOrNone('The Supabase project is', {
    SUPABASE_URL: values.SUPABASE_URL,
    SUPABASE_PUBLISHABLE_KEY: values.SUPABASE_PUBLISHABLE_KEY,
    SUPABASE_SECRET_KEY: values.SUPABASE_SECRET_KEY,
  });
  if (!settings) return undefined;
  const { SUPABASE_PUBLISHABLE_KEY: publishableKey, SUPABASE_SECRET_KEY: secretKey } = settings;
  if (publishableKey === secretKey) {
    throw new EnvironmentUnusable(
      'SUPABASE_SECRET_KEY is the key that browsers are given. Never swap the two.',
    );
  }
  return { url: settings.SUPABASE_URL, publishableKey, secretKey };
}

/** The prices of a million tokens: both, or none. */
function readPrices({ AI_INPUT_PRICE: input, AI_OUTPUT_PRICE: output }: z.output<typeof Environment>) {
  if (input === undefined && output === undefined) return {};
  if (input === undefined || output === undefined) {
    const missing = input === undefined ? 'AI_INPUT_PRICE' : 'AI_OUTPUT_PRICE';
    throw new EnvironmentUnusable(`The model's prices are half set up. Missing: ${missing}`);
  }
  return { prices: { input, output } };
}

/** Provider and model together; a key for whoever takes keys, an address for a server of one's own. */
function readModel(values: z.output<typeof Environment>): ModelOptions | undefined {
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_API_KEY: apiKey, AI_BASE_URL: baseUrl } = values;
  const transcriptionModel = values.AI_TRANSCRIPTION_MODEL;
  if (!provider && !model && !apiKey && !baseUrl && !transcriptionModel) return undefined;
  const isOwn = provider === 'openai-compatible';
  const missing = [
    ...(provider ? [] : ['AI_PROVIDER']),
    ...(model ? [] : ['AI_MODEL']),
    ...(apiKey || isOwn || !provider ? [] : ['AI_API_KEY']),
    ...(baseUrl || !isOwn ? [] : ['AI_BASE_URL']),
  ];
  if (!provider || !model || missing.length > 0) {
    throw new EnvironmentUnusable(`The language model is half set up. Missing: ${missing.join(', ')}`);
  }
  if (transcriptionModel && !canTranscribe(provider)) {
    throw new EnvironmentUnusable(
      'AI_TRANSCRIPTION_MODEL: this AI_PROVIDER has no model that writes down speech. Use openai, google or openai-compatible.',
    );
  }
  const budgets = { callsPerMinute: values.AI_CALLS_PER_MINUTE, callsPerDay: values.AI_CALLS_PER_DAY };
  return { provider, model, apiKey, baseUrl, transcriptionModel, ...budgets, ...readPrices(values) };
}

/** Reads and checks the environment. Throws EnvironmentUnusable. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const parsed = Environment.safeParse(variables);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new EnvironmentUnusable(`The environment is not usable. ${faults.join('; ')}`);
  }
  const values = parsed.data;
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: path.resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    supabase: readSupabase(values),
    s3: readS3(values),
    backup: {
      folder: path.resolve(values.BACKUP_DIR ?? path.join(values.DATA_DIR, 'backups')),
      everyMinutes: values.BACKUP_EVERY_MINUTES,
      keep: values.BACKUP_KEEP,
    },
    siteUrl: values.SITE_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    contactAddress: values.CONTACT_ADDRESS,
    company: values.COMPANY_NAME,
    postalAddress: values.POSTAL_ADDRESS,
    payments: readPayments(values),
    model: readModel(values),
    logLevel: values.LOG_LEVEL,
    isSmallMachine:
      values.SMALL_MACHINE === undefined ? undefined : ['1', 'true'].includes(values.SMALL_MACHINE),
    metrics:
      values.METRICS_PORT === undefined
        ? undefined
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
    trustProxy: Number(values.TRUST_PROXY) || false,
    // 0 is no limit.
    signUpsPerHour: values.SIGNUPS_PER_HOUR === 0 ? null : values.SIGNUPS_PER_HOUR,
    sessions: { idleDays: values.SESSION_IDLE_DAYS, maxDays: values.SESSION_MAX_DAYS },
    providers: readProviders(values),
    exportDisputes: values.EXPORT_DISPUTES,
  };
}
