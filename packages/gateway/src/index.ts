export { openPglite } from './database/pglite.ts';
export type { Caller, Database, Tx } from './database/port.ts';
export { openPostgres } from './database/postgres.ts';
export { applyMigrations, applySeed, MigrationError } from './migrate.ts';
export { applyPlatform } from './platform.ts';
export type { AuthMail, Clock, FileStore, GatewaySecrets, Log, Mailer, RateLimiter } from './ports.ts';
export { createRateLimiter } from './rate-limit.ts';
