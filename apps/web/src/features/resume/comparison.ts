import type { ResumeCheck } from '@greenroom/domain';
import type { StoredAnalysis } from './stored-analysis.ts';

/** Two readings by the same checklist. */
export interface Comparison {
  readability: { before: number; after: number };
  /** Null unless both were made against the same job. */
  match: { before: number; after: number } | null;
  /** Checks that did not pass before and pass now. */
  mended: ResumeCheck[];
  /** Checks that passed before and do not pass now. */
  broken: ResumeCheck[];
  /** Skills of the job that were missing and are not any more. */
  gained: string[];
}

type Reading = Pick<StoredAnalysis, 'readability' | 'match' | 'checks' | 'jobRole'>;

/** What changed from one reading to another. */
export function compareReadings(before: Reading, after: Reading): Comparison {
  const earlier = new Map(before.checks.map((check) => [check.id, check]));
  const isSameJob = before.jobRole === after.jobRole && before.match !== null && after.match !== null;
  const known = after.checks.filter((check) => isSameJob || check.group !== 'job');
  const wasMissing = new Set(isSameJob ? missingSkills(before) : []);
  return {
    readability: { before: before.readability.score, after: after.readability.score },
    match: isSameJob ? { before: before.match?.score ?? 0, after: after.match?.score ?? 0 } : null,
    mended: known.filter(({ id, status }) => status === 'pass' && isFault(earlier.get(id))),
    broken: known.filter((check) => isFault(check) && earlier.get(check.id)?.status === 'pass'),
    gained: (after.match?.skills ?? [])
      .filter(({ skill, status }) => status !== 'missing' && wasMissing.has(skill))
      .map(({ skill }) => skill),
  };
}

const isFault = (check: ResumeCheck | undefined) => check !== undefined && check.status !== 'pass';

const missingSkills = ({ match }: Reading) =>
  (match?.skills ?? []).filter(({ status }) => status === 'missing').map(({ skill }) => skill);
