import { Link } from 'react-router';
import { buttonClass } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from './paths.ts';

/** Says plainly that a public page does not exist yet. */
export function Component() {
  return (
    <main id="main" className="wrap grid justify-items-start gap-6 py-16">
      <PageTitle>Not open yet</PageTitle>
      <DoorDrawing className="w-64 max-w-full" />
      <h1 className="h2">This room is not open yet</h1>
      <p className="soft max-w-[48ch]">This page is still being written.</p>
      <Link className={buttonClass({ variant: 'primary' })} to={paths.home} reloadDocument>
        Return to Home
      </Link>
    </main>
  );
}
