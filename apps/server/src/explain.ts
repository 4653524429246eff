import { isUnavailable, MigrationError } from '@greenroom/gateway';
import { BackupUnusable } from './backup/backup-files.ts';
import { GrantsDrifted } from './check-grants.ts';
import { DataDirectoryInUse } from './data-lock.ts';
import { EnvironmentUnusable } from './env.ts';
import { MoveRefused } from './move/move-rows.ts';
import { SecretsUnusable } from './secrets.ts';

const explained = [
  BackupUnusable,
  DataDirectoryInUse,
  EnvironmentUnusable,
  GrantsDrifted,
  MigrationError,
  MoveRefused,
  SecretsUnusable,
];

/** Mistakes of the surroundings are told in a sentence; anything else keeps its stack for a report. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (explained.some((kind) => error instanceof kind)) return error.message;
  if (isUnavailable(error)) {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    return `PostgreSQL cannot be reached (${cause || 'no answer'}). Check DATABASE_URL and that it is up.`;
  }
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken ? `${error.message}. Choose another port by PORT.` : (error.stack ?? error.message);
}
