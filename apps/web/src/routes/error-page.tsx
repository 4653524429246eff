import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { paths } from '@/lib/paths.ts';

/** Catches what a page inside the shell throws: the shell stays, and the page can be tried again. */
export function ErrorNotice() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="plain-page">
      <PageTitle>{t`Something went wrong`}</PageTitle>
      <h1 className="h2">{t`Something went wrong.`}</h1>
      <p className="soft">{t`This page stopped working. What you saved is safe.`}</p>
      <div className="row wr">
        <Button variant="primary" onClick={() => window.location.reload()}>
          {t`Reload the page`}
        </Button>
        <ButtonLink to={paths.dashboard} reloadDocument>
          {t`Return to Dashboard`}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Catches what any other page throws. */
export function ErrorPage() {
  return (
    <PlainFrame>
      <ErrorNotice />
    </PlainFrame>
  );
}
