import type { RetryWin } from '@greenroom/domain';
import { answerAddress } from '@/features/interview/report/retry-address.ts';
import { paths } from '@/lib/paths.ts';

/** The answer that a retry made better, at its tries; the report where it doesn't have that answer. */
export function winAddress({ session_id: id, answer_index: index }: RetryWin): string {
  return index === null ? paths.interviewResults(id) : `${answerAddress(id, index)}#attempts`;
}
