import { replyIn } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import type { AnswerReport } from './report.ts';

/** What the report calls the follow-up of an answer; empty where there was none. */
export function followUpLabel({ answer, followUp }: AnswerReport): string {
  if (!followUp) return '';
  return replyIn(answer, followUp) === '' ? t`Follow-up, skipped` : t`Follow-up`;
}
