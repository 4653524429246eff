import { keepTerms, unsentTerms } from './unsent.ts';
import { useUnsentReviews } from './use-review.ts';

/** Keeps words that were missed, and sends them after the game. */
export function useMissedTerms(userId: string) {
  const { sendNow } = useUnsentReviews(userId);
  return {
    note: (word: string) => keepTerms(userId, [...unsentTerms(userId), word]),
    send: () => void sendNow(),
  };
}
