import { Link } from 'react-router';
import { buttonClass } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { paths } from './paths.ts';

/** An address that leads nowhere. */
export function Component() {
  return (
    <PlainFrame>
      <PageTitle>Page not found</PageTitle>
      <DoorDrawing />
      <h1 className="display num">404</h1>
      <p className="text-4">Oops! Page not found</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.home} reloadDocument>
        Return to Home
      </Link>
    </PlainFrame>
  );
}
