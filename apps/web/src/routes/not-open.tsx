import { ButtonLink } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { paths } from './paths.ts';

/** Says plainly that a page of the menu does not exist yet. */
export function Component() {
  return (
    <div className="grid justify-items-start gap-6 py-8">
      <PageTitle>Not open yet</PageTitle>
      <DoorDrawing className="w-64 max-w-full" />
      <h1 className="h2">This room is not open yet</h1>
      <p className="soft max-w-[48ch]">
        This page is still being built. Mock interviews are open: choose a role and start one.
      </p>
      <ButtonLink variant="primary" to={paths.interviewSetup}>
        Set up an interview
      </ButtonLink>
    </div>
  );
}
