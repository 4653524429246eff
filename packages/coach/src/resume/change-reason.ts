import { type ResumeChange, type ResumeChangeReasonCode, resumeChangeReasons } from '@greenroom/domain';

/** Why a line was changed, with its code where no word of the resume is in it. */
export type ChangeReason = Pick<ResumeChange, 'reason' | 'reasonCode'>;

export const because = (code: ResumeChangeReasonCode) => ({
  reason: resumeChangeReasons[code],
  reasonCode: code,
});

/** The reason of several edits of one line; that of a single one keeps its code. */
export function reasonOf(edits: readonly ChangeReason[]): ChangeReason {
  const [first, ...others] = edits;
  if (first && others.length === 0) {
    const { reason, reasonCode } = first;
    return reasonCode ? { reason, reasonCode } : { reason };
  }
  return { reason: edits.map(({ reason }) => reason).join(' ') };
}
