import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import { AddStory } from '@/features/stories/components/add-story.tsx';
import '@/styles/jobs.css';
import '@/styles/stories.css';

/** A new story. */
export function Component() {
  return (
    <>
      <JobWayBack />
      <AddStory />
    </>
  );
}
