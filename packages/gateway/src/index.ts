export { addressGroup, bareAddress } from './address-group.ts';
export type { ProviderOptions } from './auth/provider.ts';
export { allowOrigins } from './cors.ts';
export { createGateway, type Gateway, type GatewayOptions } from './create-gateway.ts';
export { makeEmptyDatabase } from './database/empty-folder.ts';
export { asDatabase, openPglite } from './database/pglite.ts';
export { copiesOf } from './database/pglite-copies.ts';
export { DatabaseUnopened } from './database/pglite-folder.ts';
export { type Caller, type Database, isDatabaseError, isUnavailable, type Tx } from './database/port.ts';
export { openPostgres } from './database/postgres.ts';
export { type GatewayEnv, HttpError, type Identity, jsonResponse } from './http.ts';
export { createLeases, type Leases } from './leases.ts';
export { applyMigrations, applySeed, MigrationError } from './migrate.ts';
export { monotonicNow } from './monotonic-clock.ts';
export { apiPaths, pathBelow, routedPath } from './paths.ts';
export { applyPlatform } from './platform.ts';
export {
  type AuthMail,
  type Clock,
  type FileStore,
  FilesUnavailable,
  type GatewaySecrets,
  type Log,
  type Mailer,
  type RateLimiter,
} from './ports.ts';
export { createRateLimiter } from './rate-limit.ts';
export { describeError, redactLog } from './redact-log.ts';
export { createSharedRateLimiter } from './shared-rate-limit.ts';
export { faultOf } from './wire-format.ts';
