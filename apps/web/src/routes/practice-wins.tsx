import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RecentWins } from '@/features/progress/components/recent-wins.tsx';
import { ReviewCard, ReviewNote } from '@/features/review/components/review-card.tsx';
import { reviewQuery } from '@/features/review/queries.ts';
import { useUser } from '@/lib/session.ts';
import { winAddress } from './win-address.ts';

/** What practice has won; nothing until it is known. */
export function PracticeWins() {
  const queue = useQuery(reviewQuery(useUser().id));
  return queue.data?.gains ? <RecentWins gains={queue.data.gains} addressOf={winAddress} /> : null;
}

/**
 * Today's review and what practice has won, above the rest of the page. `children` is null until that is known: they come together,
 * so that nothing moves.
 */
export function ReviewAndWins({ children, fallback }: { children: ReactNode; fallback: ReactNode }) {
  const { isPending, fetchStatus } = useQuery(reviewQuery(useUser().id));
  if (children === null || (isPending && fetchStatus !== 'paused')) return fallback;
  return (
    <>
      <ReviewCard />
      <ReviewNote />
      <PracticeWins />
      {children}
    </>
  );
}
