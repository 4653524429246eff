import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '@/components/query-state.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { readKept } from '@/lib/kept.ts';
import { useUser } from '@/lib/session.ts';
import { LetterDraft } from '../letter-draft.ts';
import { keptKey, letterQuery } from '../queries.ts';
import { LetterEditor } from './letter-editor.tsx';

interface LetterWorkProps {
  jobId: string | null;
  onNoAccess(): void;
}

/** The letter once the account was asked for it. Where that fails, what this device kept of it can be worked on. */
export function LetterWork({ jobId, onNoAccess }: LetterWorkProps) {
  const { id: userId } = useUser();
  const query = useQuery(letterQuery(userId, jobId));
  const [kept] = useState(() => readKept(keptKey(userId, jobId), LetterDraft));
  const isAway = query.data === undefined && (query.isError || query.fetchStatus === 'paused');
  const [isFromDevice, setFromDevice] = useState(false);
  // What is being edited stays when the account answers later.
  if (isAway && kept !== null && !isFromDevice) setFromDevice(true);
  const shared = { jobId, kept, onRetry: () => void query.refetch(), onNoAccess };
  if (isFromDevice) return <LetterEditor {...shared} stored={null} isHeld={!query.isSuccess} />;
  return (
    <QueryState
      query={query}
      failure={t`We couldn't load your letter.`}
      skeleton={<Skeleton height="30rem" />}
    >
      {(stored) => <LetterEditor {...shared} stored={stored} isHeld={false} />}
    </QueryState>
  );
}
