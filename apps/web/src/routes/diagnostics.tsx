import { t } from '@lingui/core/macro';
import { PageHead } from '@/components/page-head.tsx';
import { Diagnostics } from '@/features/diagnostics/components/diagnostics.tsx';
import '@/styles/diagnostics.css';

/** Whether everything the product needs can be reached, tried for real. */
export function Component() {
  return (
    <>
      <PageHead
        title={t`Diagnostics`}
        text={t`Something not working? These nine checks test each part of the site with your account. Nothing is saved.`}
      />
      <Diagnostics />
    </>
  );
}
