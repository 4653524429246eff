import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '@/lib/paths.ts';
import { emptyDraft } from '../check-form.ts';
import { useJobDraft } from '../use-job-draft.ts';
import { JobForm } from './job-form.tsx';

/** Adding an interview: paste the ad, let it be read, check it. `ad` comes from another page. */
export function AddJob({ ad }: { ad?: string | undefined }) {
  const state = useJobDraft('new', emptyDraft);
  const navigate = useNavigate();
  const { setDraft } = state;
  useEffect(() => {
    if (ad === undefined) return;
    setDraft(emptyDraft(ad));
    // Forgotten, so that a reload does not undo what is typed from here on.
    void navigate(paths.jobAdd, { replace: true, state: null });
  }, [ad, setDraft, navigate]);
  return <JobForm name="new" state={state} />;
}
