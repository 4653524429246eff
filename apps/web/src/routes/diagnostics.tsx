import { t } from '@lingui/core/macro';
import { PageTitle } from '@/components/page-title.tsx';
import { Diagnostics } from '@/features/diagnostics/components/diagnostics.tsx';
import '@/styles/diagnostics.css';

/** Whether everything the product needs can be reached, tried for real. */
export function Component() {
  return (
    <>
      <PageTitle>{t`Diagnostics`}</PageTitle>
      <header className="ph">
        <div>
          <h1>{t`Diagnostics`}</h1>
          <p>
            {t`Something odd? These nine checks try each part for real, with your own account. Nothing is kept.`}
          </p>
        </div>
      </header>
      <Diagnostics />
    </>
  );
}
