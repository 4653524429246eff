import { jobCounts } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/button.tsx';
import { UpgradeDialog } from '@/components/upgrade-dialog.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { unlimitedJobsQuery } from '../queries.ts';

interface AddJobButtonProps {
  /** How many interviews there are. */
  jobs: number;
  children: ReactNode;
}

/** Leads to adding an interview; in a trial that has its one, to what Premium adds. */
export function AddJobButton({ jobs, children }: AddJobButtonProps) {
  const { id: userId } = useUser();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [upgrading, setUpgrading] = useState(false);
  const [busy, setBusy] = useState(false);
  useQuery(unlimitedJobsQuery(userId));
  const isFull = async () => {
    if (jobs < jobCounts.trialJobs || !navigator.onLine) return false;
    // A plan that can't be read decides nothing here: the server does when the interview is saved.
    const access = await queries.ensureQueryData(unlimitedJobsQuery(userId)).catch(() => null);
    return access !== null && !access.hasAccess;
  };
  const add = async () => {
    setBusy(true);
    if (await isFull()) setUpgrading(true);
    else await navigate(paths.jobAdd);
    setBusy(false);
  };
  return (
    <>
      <Button variant="primary" busy={busy} onClick={() => void add()}>
        {children}
      </Button>
      <JobUpgrade open={upgrading} onOpenChange={setUpgrading} />
    </>
  );
}

/** What Premium adds for somebody who has the trial's one interview. */
export function JobUpgrade(props: { open: boolean; onOpenChange(open: boolean): void }) {
  return (
    <UpgradeDialog
      {...props}
      text={t`The free trial lets you plan one job interview. You keep it, with everything in it.`}
      gains={[
        t`Any number of interviews, each with its own plan`,
        t`Practice with all likely questions, as often as you like`,
        t`Resume, job analyzer and cover letter for each job`,
      ]}
    />
  );
}
