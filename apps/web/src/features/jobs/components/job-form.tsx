import type { JobDetails } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Crumb } from '@/components/crumb.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from '@/lib/paths.ts';
import { type DraftState, useAdReading, useSaveJob, useStep } from '../use-job-draft.ts';
import { JobUpgrade } from './add-job-button.tsx';
import { CheckStep } from './check-step.tsx';
import { PasteStep } from './paste-step.tsx';

interface JobFormProps {
  /** Tells one draft from another: `new`, or the id of the interview. */
  name: string;
  state: DraftState;
  /** What is saved so far; none for an interview that is being added. */
  saved?: JobDetails;
}

/** The two steps of adding or changing an interview: its ad, and what was read in it. */
export function JobForm({ name, state, saved }: JobFormProps) {
  const { draft, setDraft } = state;
  const { isChecking: asked, goTo } = useStep();
  // An interview that exists opens where it can be checked; the ad is one step back.
  const [sawAd, setSawAd] = useState(false);
  const isChecking = asked || (saved !== undefined && !sawAd);
  const [upgrading, setUpgrading] = useState(false);
  const reading = useAdReading(name, state, () => goTo('check'));
  const saving = useSaveJob(
    () => setDraft(null),
    () => setUpgrading(true),
  );
  // What was pasted stays in its field: it is only not taken for the ad.
  const skipAd = () => {
    setDraft({ ...draft, readAd: null, read: null, requirements: [] });
    goTo('check');
  };
  return (
    <div className="mi">
      <PageTitle>{saved ? t`Check what we read` : t`Add an interview`}</PageTitle>
      {saved ? (
        <Crumb to={paths.job(draft.jobId)}>{saved.title}</Crumb>
      ) : (
        <Crumb to={paths.jobs}>{t`My interviews`}</Crumb>
      )}
      {isChecking ? (
        <CheckStep
          draft={draft}
          onChange={setDraft}
          saved={saved}
          busy={saving.isPending}
          onSave={saving.mutate}
          onBack={() => {
            setSawAd(true);
            goTo('ad');
          }}
        />
      ) : (
        <PasteStep
          ad={draft.ad}
          onChange={(ad) => setDraft({ ...draft, ad })}
          reading={reading}
          onRead={() => (draft.readAd === draft.ad ? goTo('check') : reading.read())}
          onSkip={skipAd}
        />
      )}
      <JobUpgrade open={upgrading} onOpenChange={setUpgrading} />
    </div>
  );
}
