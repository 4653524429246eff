import { t } from '@lingui/core/macro';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { paths } from '@/lib/paths.ts';

/** An address that leads nowhere, inside the app; a visit from outside gets the same as static HTML. */
export function Component() {
  return (
    <PlainFrame>
      <PageTitle>{t`Page not found`}</PageTitle>
      <DoorDrawing />
      <h1 className="display num">404</h1>
      <p className="text-4">{t`Oops! Page not found`}</p>
      <a className="b b1" href={paths.home}>
        {t`Return to Home`}
      </a>
    </PlainFrame>
  );
}
