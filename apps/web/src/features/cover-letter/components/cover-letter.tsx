import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router';
import { LetterWork } from './letter-work.tsx';

/** The letter for the interview in the address, or the one that belongs to none. */
export function CoverLetter({ onNoAccess }: { onNoAccess(): void }) {
  const [search] = useSearchParams();
  const jobId = search.get('job');
  return (
    <section aria-label={t`Your letter and what went into it`}>
      <LetterWork key={jobId} jobId={jobId} onNoAccess={onNoAccess} />
    </section>
  );
}
