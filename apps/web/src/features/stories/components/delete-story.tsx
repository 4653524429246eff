import { t } from '@lingui/core/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/components/button.tsx';
import { ConfirmDialog } from '@/components/confirm-dialog.tsx';
import { jobsKey } from '@/lib/jobs-query.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { storiesKey } from '@/lib/stories-query.ts';
import { notify } from '@/lib/toasts.ts';
import { deleteStory } from '../mutations.ts';
import type { StoryDetail } from '../queries.ts';

/** Deleting a story, at the end of its page. */
export function DeleteStory({ story: { id, title } }: { story: StoryDetail }) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => deleteStory(id),
    networkMode: 'always',
    onSuccess: async () => {
      await navigate(paths.stories, { replace: true });
      queries.removeQueries({ queryKey: [...storiesKey(userId), 'story', id] });
      void queries.invalidateQueries({ queryKey: storiesKey(userId) });
      void queries.invalidateQueries({ queryKey: jobsKey(userId) });
      notify.success(t`Story deleted.`);
    },
    onError: () => notify.error(t`We couldn't delete it. Try again.`),
  });
  return (
    <div className="sto-end">
      <Button variant="quiet" small onClick={() => setAsking(true)}>
        {t`Delete this story`}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t`Delete this story?`}
        text={t`${title}: we'll delete the story and the record of each time you told it. You'll keep your reports.`}
        busy={isPending}
        onDelete={() => mutate()}
      />
    </div>
  );
}
