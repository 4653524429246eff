import type { Tx } from './database/port.ts';

/** An email that auth asks the host to send. The host writes its text; the outbox row is part of auth's own transaction. */
export interface AuthMail {
  kind:
    | 'confirm_signup'
    | 'recover'
    | 'account_exists'
    | 'password_changed'
    | 'sign_in'
    | 'invite'
    | 'email_change_current'
    | 'email_change_new'
    | 'email_change_taken'
    | 'email_changed'
    | 'identity_linked'
    | 'identity_unlinked'
    | 'second_factor_on'
    | 'second_factor_off'
    | 'factor_added'
    | 'factor_removed'
    | 'recovery_code_used';
  to: string;
  /** The address that the account is to have: in the emails that ask for a change to be confirmed. */
  newEmail?: string;
  /** The provider that can now sign in to the account, or no longer can: `Google`. */
  provider?: string;
  /** The user's id and the data given at sign-up (full_name and the like). */
  user: { id: string; metadata: Readonly<Record<string, unknown>> };
  /** The address to open; absent for a mere notice. */
  link?: string;
  /** The digits that do the same as the link. */
  code?: string;
  /** Until when the link works. */
  expiresAt?: Date;
  /** Until when the digits work, where that is sooner than the link. */
  codeExpiresAt?: Date;
}

export interface Mailer {
  /** Writes the email to an outbox inside `tx`: it is sent if and only if the transaction commits. */
  enqueue(tx: Tx, mail: AuthMail): Promise<void>;
}

/** The store of files does not do what it is asked, for a reason of its own: the caller may try again later. */
export class FilesUnavailable extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`the store of files is not available: ${reason}`, options);
    this.name = 'FilesUnavailable';
  }
}

/** Bytes of stored files, by an opaque server-made name. Any operation may reject with FilesUnavailable. */
export interface FileStore {
  /** Writes the whole stream durably (temporary file, fsync, rename) before it resolves to the size in bytes. */
  write(name: string, bytes: ReadableStream<Uint8Array> | Uint8Array): Promise<number>;
  /** The bytes, or null where no such file is. */
  read(name: string): Promise<{ body: ReadableStream<Uint8Array>; sizeBytes: number } | null>;
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>;
  copy(from: string, to: string): Promise<void>;
}

export interface RateLimiter {
  /** Counts one event under `key`; refuses past `limit` events in `windowSeconds`. */
  take(
    key: string,
    limit: number,
    windowSeconds: number,
  ): Promise<{ allowed: true } | { allowed: false; retryAfterSeconds: number }>;
  /** Takes back the latest event under `key`: it was counted ahead and turned out not to be one. */
  refund(key: string): Promise<void>;
}

/** Made on the first start, kept by the host, at least 32 random bytes each. */
export interface GatewaySecrets {
  /** Signs access tokens (HS256). */
  jwtSecret: string;
  /** Signs storage addresses; never accepted as a login. */
  storageSecret: string;
  /** The browser's key: `sb_publishable_...`. */
  publishableKey: string;
  /** The server's own key, role service_role: `sb_secret_...`. */
  secretKey: string;
}

/** Time as a port, so that tests can move it. Milliseconds since 1970. */
export type Clock = () => number;

/** What goes to the log: a message and fields, never tokens, hashes, answers or addresses. */
export type Log = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields?: Record<string, unknown>,
) => void;
