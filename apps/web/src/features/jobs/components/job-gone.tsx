import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { isRefusal } from '@/lib/functions.ts';
import { paths } from '@/lib/paths.ts';

/** The page for an interview that doesn't exist, or is somebody else's; `children` otherwise. */
export function JobGone({ error, children }: { error: unknown; children: ReactNode }) {
  if (!isRefusal(error, 'not_found', 'bad_request')) return children;
  return (
    <div className="mi job-gone">
      <DoorDrawing />
      <h1 className="h2">{t`We can't find this interview.`}</h1>
      <p className="soft">{t`It may have been deleted.`}</p>
      <ButtonLink variant="primary" to={paths.jobs}>
        {t`My interviews`}
      </ButtonLink>
    </div>
  );
}
