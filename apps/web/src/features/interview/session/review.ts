import type { PracticeFeedbackOutput } from '@greenroom/domain';
import type { UseQueryResult } from '@tanstack/react-query';

/** A follow-up as it is asked. */
export type Probe = Omit<NonNullable<PracticeFeedbackOutput['probe']>, 'gap' | 'start' | 'end'>;

/** What comes after an answer: its follow-up, and in practice a strong answer. */
export interface Review {
  /** The follow-up while it is asked: not before it is there, and not beside the strong answer. */
  probe: Probe | null;
  /** Answer and follow-up together are longer than an answer can be. */
  tooLong: boolean;
  /** Adds what was said to the follow-up to the answer; then the strong answer in practice, what follows in a live interview. */
  reveal(): void;
  /** To the strong answer and from there on in practice; on in a live interview. */
  advance(): void;
  /** What practice says to the answer, and whether the strong one is shown; null in a live interview. */
  practice: { feedback: UseQueryResult<PracticeFeedbackOutput>; revealed: boolean } | null;
}
