import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { EmptyState } from '@/components/empty-state.tsx';
import { paths } from '@/lib/paths.ts';

/** The address names no story of the user's. */
export function StoryGone() {
  return (
    <EmptyState
      title={t`We couldn't find this story.`}
      action={
        <ButtonLink variant="primary" to={paths.stories}>
          {t`See my stories`}
        </ButtonLink>
      }
    >
      {t`It may have been deleted.`}
    </EmptyState>
  );
}
