import { t } from '@lingui/core/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Button } from '@/components/button.tsx';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { storyQuery } from '../queries.ts';
import type { StoryForm } from '../use-story-form.ts';

interface StoryConflictProps {
  form: StoryForm;
  /** The form shows the other version now. */
  onTaken(): void;
}

/** The story was changed elsewhere since this form was opened: the user says which version stays. */
export function StoryConflict({ form, onTaken }: StoryConflictProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const decide = async (keepsMine: boolean) => {
    try {
      const stored = await queries.fetchQuery({ ...storyQuery(userId, form.draft.id), staleTime: 0 });
      if (!stored) return notify.error(t`This story was deleted. What you typed is still here.`);
      if (keepsMine) return form.save(stored.revision);
      form.takeStored();
      onTaken();
    } catch {
      notify.error(t`We couldn't load the other version. What you typed is still here. Try again.`);
    }
  };
  return (
    <div className="story-conflict" role="alert">
      <p>
        <b>{t`You changed this story in another tab or on another device.`}</b>{' '}
        {t`What you typed here isn't saved yet.`}
      </p>
      <div className="row wr">
        <Button small onClick={() => void decide(true)}>
          {t`Save what I typed here`}
        </Button>
        <Button small variant="quiet" onClick={() => void decide(false)}>
          {t`Use the other version`}
        </Button>
      </div>
    </div>
  );
}
