import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { useMissedTerms } from '@/features/review/use-missed-terms.ts';
import { WordScramble } from '@/features/word-game/components/word-scramble.tsx';
import { useUser } from '@/lib/session.ts';
import '@/styles/word-game.css';

/** Word Scramble. What is missed comes back in the review. */
export function Component() {
  const missed = useMissedTerms(useUser().id);
  return (
    <>
      <PageTitle>{t`Word Game`}</PageTitle>
      <WordScramble onMissed={missed.note} onFinished={missed.send} />
    </>
  );
}
