import type { CheckGroup, ResumeCheck } from '@greenroom/domain';
import { cutBetweenWords } from '../text/cut-between-words.ts';

/** How a check came out: full points, half of them, or none, unless a share is given. */
export type Outcome = 'pass' | 'warn' | 'fail';
const shareOf: Record<Outcome, number> = { pass: 1, warn: 0.5, fail: 0 };

export interface Verdict {
  outcome: Outcome;
  evidence: string;
  fix: string;
  /** The part of the points, 0 to 1, of a check that grows step by step. */
  share?: number;
}

/** Makes one line of the checklist. */
export function checkLine(
  group: CheckGroup,
  id: string,
  label: string,
  maxPoints: number,
  verdict: Verdict,
): ResumeCheck {
  const { outcome, evidence, fix, share = shareOf[outcome] } = verdict;
  return {
    id,
    group,
    label,
    status: outcome,
    points: maxPoints * share,
    maxPoints,
    evidence: evidence.slice(0, 240),
    fix: outcome === 'pass' ? '' : fix,
  };
}

/** Pass where it holds, else `otherwise`. */
export const verdict = (holds: boolean, otherwise: Outcome, evidence: string, fix: string): Verdict => ({
  outcome: holds ? 'pass' : otherwise,
  evidence,
  fix,
});

/** Where a value is between `none` (0) and `full` (1). `full` may be the lower one. */
export const between = (value: number, none: number, full: number) =>
  Math.min(1, Math.max(0, (value - none) / (full - none)));

/** Points by a share, so that no single word decides over all of them: pass with all, warn with half, else fail. */
export const sloped = (share: number, evidence: string, fix: string): Verdict => ({
  outcome: share >= 1 ? 'pass' : share >= 0.5 ? 'warn' : 'fail',
  evidence,
  fix,
  share,
});

/** Pass, else warn, else fail. */
export const grade = (passes: boolean, warns: boolean): Outcome =>
  passes ? 'pass' : warns ? 'warn' : 'fail';

/** A number with its noun: `1 page`, `2 pages`. */
export const counted = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** Words of the resume in quotation marks, as many as `length` characters hold. */
export const quoted = (text: string, length = 90) =>
  text.length <= length ? `“${text}”` : `“${cutBetweenWords(text, length)}…”`;
