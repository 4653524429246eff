import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { Button, ButtonLink } from '@/components/button.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from './paths.ts';

/** Catches what a page throws: nothing is lost but the page, and it can be tried again. */
export function ErrorPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <main id="main" className="wrap py-16">
      <PageTitle>Something went wrong</PageTitle>
      <h1 className="h2 mb-4">Something went wrong.</h1>
      <p className="soft mb-8">This page stopped working. What you saved is safe.</p>
      <div className="row wr">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load the page again
        </Button>
        <ButtonLink to={paths.dashboard} reloadDocument>
          Return to Dashboard
        </ButtonLink>
      </div>
    </main>
  );
}
