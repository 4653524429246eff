import { useParams } from 'react-router';
import { JobWayBack } from '@/features/jobs/components/job-way-back.tsx';
import { StoryPage } from '@/features/stories/components/story-page.tsx';
import '@/styles/jobs.css';
import '@/styles/stories.css';

/** One story. */
export function Component() {
  const { storyId = '' } = useParams();
  return (
    <>
      <JobWayBack />
      <StoryPage key={storyId} storyId={storyId} />
    </>
  );
}
