import { statfsSync } from 'node:fs';
import path from 'node:path';
import { DatabaseUnopened, isUnavailable, MigrationError } from '@greenroom/gateway';

/** What an operator can fix: the message says what is wrong and what to do, and stands in for the stack. */
export class OperatorError extends Error {}

/** PostgreSQL's own message without time and process id. */
const reasonOf = ({ cause }: DatabaseUnopened) =>
  cause instanceof Error ? cause.message.replace(/^.*?(?=(?:PANIC|FATAL|ERROR):)/s, '') : String(cause);

/** Free space that a start needs. */
const startBytes = 16 * 1024 * 1024;

function explainUnopened(error: DatabaseUnopened): string {
  let free = Number.POSITIVE_INFINITY;
  try {
    const { bavail, bsize } = statfsSync(path.dirname(error.folder));
    free = bavail * bsize;
  } catch {
    // The folder itself is away: the reason says so.
  }
  if (free < startBytes) {
    return `The disk of ${error.folder} is full. Free 100 MB or more and start again. Nothing is lost.`;
  }
  return (
    `${error.message}. PostgreSQL says: ${reasonOf(error)}. ` +
    'Go back to the last backup with: npm run restore -- latest --replace (what is there now is kept beside it).'
  );
}

/** The text for an operator: one sentence for what they can fix, the stack for everything else. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof OperatorError || error instanceof MigrationError) return error.message;
  if (error instanceof DatabaseUnopened) return explainUnopened(error);
  if (isUnavailable(error)) {
    const cause = error.cause instanceof Error ? error.cause.message : error.message;
    return `PostgreSQL cannot be reached (${cause || 'no answer'}). Check DATABASE_URL and that it is up.`;
  }
  const isPortTaken = 'code' in error && error.code === 'EADDRINUSE';
  return isPortTaken ? `${error.message}. Choose another port by PORT.` : (error.stack ?? error.message);
}
