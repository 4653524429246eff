import type { JobWorkspace } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { jobsKey, refreshJobs } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { deleteJob } from '../mutations.ts';
import { forgetSheet } from '../queries.ts';

/** Changing and deleting an interview, at the end of its page. */
export function DeleteJob({ job: { id, details } }: { job: JobWorkspace }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteJob(id),
    onSuccess: async () => {
      forgetSheet(userId, id);
      await navigate(paths.jobs, { replace: true });
      queries.removeQueries({ queryKey: [...jobsKey(userId), 'job', id] });
      void refreshJobs(queries, userId);
      notify.success(t`Interview deleted.`);
    },
    onError: () => notify.error(t`We couldn't delete it. Try again.`),
  });
  const { title } = details;
  return (
    <div className="job-end">
      <ButtonLink small to={paths.jobEdit(id)}>
        {t`Change details`}
      </ButtonLink>
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        {t`Delete this interview`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Delete this interview?`}
        text={t`${title}: its plan, notes, likely questions and any resume copy made for it will be deleted. You'll keep your other resumes and your practice reports.`}
        busy={isPending}
        onDelete={() => mutate()}
      />
    </div>
  );
}
