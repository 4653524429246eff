import type { RetryWin } from '@greenroom/domain';

/**
 * Where somebody without an account tries the question of a win. A question that isn't the coach's own, such as one of a job ad, isn't
 * in the link: the front page asks its own.
 */
export function tryLink(win: Pick<RetryWin, 'question_text' | 'bank_id'>, origin: string): string {
  const query = win.bank_id ? `?try=${encodeURIComponent(win.question_text)}` : '';
  return `${origin}/${query}#try`;
}
