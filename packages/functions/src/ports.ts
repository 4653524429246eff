import type { Coach } from '@greenroom/coach';
import type { Database, ResumeReading } from '@greenroom/domain';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Payments } from './subscription/payments.ts';

/** The official client, typed by the schema. What it may see and write depends on whose credentials it carries. */
export type Db = SupabaseClient<Database>;

/** Who calls: a signed-in user, or a visitor with nothing but the publishable key. */
export interface Caller {
  userId: string | null;
}

/** Counts events under a key and refuses past `limit` in `windowSeconds`. */
export interface Limiter {
  take(
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
}

/** A message and fields for the log: never tokens, answers or addresses. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields?: Record<string, unknown>,
) => void;

/** What a deployment decides and a function needs to know. */
export interface Settings {
  /** Where messages of the contact form go. */
  contactAddress: string;
  /** Origins of the site itself: a payment may lead back to these and to no other. */
  ownOrigins: readonly string[];
}

/** Runs work when the host has room for it. Rejects with AppError `unavailable` where it would have to wait too long. */
export type Admit = <T>(caller: string, work: () => Promise<T>) => Promise<T>;

/** Everything the host lends to the functions. The same functions run in front of any Supabase-compatible backend. */
export interface Ports {
  /** Who sent the request; null where its credentials are malformed, expired or unknown. */
  identify(request: Request): Promise<Caller | null>;
  /** A client that acts as the request's sender: row-level security decides. */
  callerDb(request: Request): Db;
  /** A client past row-level security. `reason` is the function's own declaration. */
  serviceDb(reason: string): Db;
  /**
   * The coach for a caller; a model's work is counted on the user it is done for, and its remarks are in `language` (by its
   * English name).
   */
  coachFor(userId: string | null, language: string): Coach;
  /**
   * Reads one resume within bounds of time and memory. Rejects with AppError `unreadable_file` past them, with `unavailable`
   * where too many files wait, and with `rate_limited` where too many of this user's do.
   */
  parseDocument(file: { bytes: Uint8Array; fileName: string }, userId: string | null): Promise<ResumeReading>;
  limiter: Limiter;
  /** For functions that keep the processor busy. */
  admit: Admit;
  /** Null where this deployment takes no payments. */
  payments: Payments | null;
  settings: Settings;
  log: Log;
  /** Milliseconds since 1970. */
  now(): number;
}

/** What the host knows of one request. */
export interface RequestInfo {
  requestId: string;
  /** Where it comes from, as limits count it: the address of the socket or of a trusted proxy's word, of IPv6 the network's. */
  clientAddress: string;
}
