import { t } from '@lingui/core/macro';
import { ButtonLink } from '@/components/button.tsx';
import { useOnline } from '@/lib/online.ts';
import { paths } from '@/lib/paths.ts';

/** Without a network, the way to the day sheet that this device keeps. */
export function SheetLink({ jobId }: { jobId: string }) {
  if (useOnline()) return null;
  return (
    <p className="sheet-link">
      <ButtonLink variant="primary" to={paths.daySheet(jobId)}>
        {t`Day sheet`}
      </ButtonLink>
      <span className="small soft">{t`Saved on this device. Works without a signal.`}</span>
    </p>
  );
}
