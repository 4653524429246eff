import { Link } from 'react-router';
import { buttonClass } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from './paths.ts';

/** An address that leads nowhere. */
export function Component() {
  return (
    <main id="main" className="wrap grid justify-items-start gap-6 py-16">
      <PageTitle>Page not found</PageTitle>
      <DoorDrawing className="w-80 max-w-full" />
      <h1 className="display num">404</h1>
      <p className="text-4">Oops! Page not found</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.home} reloadDocument>
        Return to Home
      </Link>
    </main>
  );
}
