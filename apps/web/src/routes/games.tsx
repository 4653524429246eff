import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { WordScramble } from '@/features/word-game/components/word-scramble.tsx';
import '@/styles/word-game.css';

/** Word Scramble. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Word Game`}</PageTitle>
      <WordScramble />
    </>
  );
}
