import type { FollowUp } from './follow-up-contract.ts';

/** Most follow-ups of one live interview. */
export const mostFollowUps = 2;

interface Followed {
  phase?: string | null;
  /** What was asked after it; null or nothing where that is nothing. */
  follow_up?: unknown;
}

/** Openings and last questions lead somewhere else: nobody goes deeper there. */
const plainPhases: readonly (string | null | undefined)[] = ['warm-up', 'closing'];

/**
 * Whether a question of a live interview may have a follow-up: two in an interview, never at two questions in a row, and not where an
 * interview opens or closes. `questions` in their order; those that had one carry it.
 */
export function takesFollowUp(questions: readonly Followed[], index: number): boolean {
  const question = questions[index];
  if (!question || question.follow_up || plainPhases.includes(question.phase)) return false;
  const asked = questions.filter(({ follow_up }) => follow_up).length;
  return asked < mostFollowUps && !questions[index - 1]?.follow_up;
}

/** What an answer says to its follow-up; empty where that was skipped. */
export const replyIn = (answer: string, { after }: Pick<FollowUp, 'after'>): string =>
  answer.slice(after).trim();
