import type { LikelyReason } from '@greenroom/domain';
import { t } from '@lingui/core/macro';

const fixed: Record<Exclude<LikelyReason['kind'], 'ad' | 'resume'>, () => string> = {
  opening: () => t`Almost every interview opens with this.`,
  motivation: () => t`Almost every interview asks this.`,
  closing: () => t`Almost every interview ends with this.`,
  role: () => t`Often asked for this job.`,
  'came-up': () => t`It came up in your interview.`,
};

/** Why a question is likely, in a sentence. */
export function reasonText({ kind, line }: LikelyReason): string {
  if (kind === 'ad') return t`From the ad: “${line}”`;
  if (kind === 'resume') return t`From your resume: “${line}”`;
  return fixed[kind]();
}
