import { Link } from 'react-router';
import { buttonClass } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { PlainFrame } from '@/components/plain-frame.tsx';
import { paths } from './paths.ts';

/** Says plainly that a public page does not exist yet. */
export function Component() {
  return (
    <PlainFrame>
      <PageTitle>Not open yet</PageTitle>
      <DoorDrawing />
      <h1 className="h2">This room is not open yet</h1>
      <p className="soft">This page is still being written.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.home} reloadDocument>
        Return to Home
      </Link>
    </PlainFrame>
  );
}
