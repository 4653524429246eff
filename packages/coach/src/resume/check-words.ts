import {
  asIs,
  type CheckGroup,
  type CheckId,
  checkFindings,
  checkFixes,
  checkLabels,
  type FindingCode,
  type FixCode,
  type ResumeCheck,
  type Worded,
} from '@greenroom/domain';
import { cutBetweenWords } from '../text/cut-between-words.ts';

/** How a check came out: full points, half of them, or none, unless a share is given. */
export type Outcome = 'pass' | 'warn' | 'fail';
const shareOf: Record<Outcome, number> = { pass: 1, warn: 0.5, fail: 0 };

/** What was seen: words about this resume, or a finding that has none of it. */
export type Evidence = string | { finding: FindingCode } | Worded;
/** What to do: by its code, or in words about this resume. */
type Fix = FixCode | Worded;

export interface Verdict {
  outcome: Outcome;
  evidence: Evidence;
  fix: Fix;
  /** The part of the points, 0 to 1, of a check that grows step by step. */
  share?: number;
}

const evidenceMaxLength = 240;

/** Makes one line of the checklist. */
export function checkLine(group: CheckGroup, id: CheckId, maxPoints: number, verdict: Verdict): ResumeCheck {
  const { outcome, evidence, fix, share = shareOf[outcome] } = verdict;
  return {
    id,
    group,
    label: checkLabels[id],
    status: outcome,
    points: maxPoints * share,
    maxPoints,
    ...seen(evidence),
    ...(outcome === 'pass' ? { fix: '' } : toDo(fix)),
  };
}

function seen(evidence: Evidence): Pick<ResumeCheck, 'evidence' | 'findingCode' | 'evidenceSaid'> {
  if (typeof evidence === 'string') return { evidence: evidence.slice(0, evidenceMaxLength) };
  if ('said' in evidence)
    return { evidence: evidence.text.slice(0, evidenceMaxLength), evidenceSaid: evidence.said };
  return { evidence: checkFindings[evidence.finding], findingCode: evidence.finding };
}

/** The fix of an open check, with its code where it has one. */
export const toDo = (fix: Fix): Pick<ResumeCheck, 'fix' | 'fixCode' | 'fixSaid'> =>
  typeof fix === 'string' ? { fix: checkFixes[fix], fixCode: fix } : { fix: fix.text, fixSaid: fix.said };

/** Pass where it holds, else `otherwise`. */
export const verdict = (holds: boolean, otherwise: Outcome, evidence: Evidence, fix: Fix): Verdict => ({
  outcome: holds ? 'pass' : otherwise,
  evidence,
  fix,
});

/** Where a value is between `none` (0) and `full` (1). `full` may be the lower one. */
export const between = (value: number, none: number, full: number) =>
  Math.min(1, Math.max(0, (value - none) / (full - none)));

/** Points by a share, so that no single word decides over all of them: pass with all, warn with half, else fail. */
export const sloped = (share: number, evidence: Evidence, fix: Fix): Verdict => ({
  outcome: share >= 1 ? 'pass' : share >= 0.5 ? 'warn' : 'fail',
  evidence,
  fix,
  share,
});

/** Pass, else warn, else fail. */
export const grade = (passes: boolean, warns: boolean): Outcome =>
  passes ? 'pass' : warns ? 'warn' : 'fail';

/** Words of the resume in quotation marks, as many as `length` characters hold. */
export const quoted = (text: string, length = 90) =>
  text.length <= length ? `“${text}”` : `“${cutBetweenWords(text, length)}…”`;

/** Words of the resume after a sentence, whatever their language is. */
export const quotedAs = (text: string, length?: number): Worded => asIs(quoted(text, length), 'und');
