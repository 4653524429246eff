import { useParams } from 'react-router';
import { EditStory } from '@/features/stories/components/edit-story.tsx';
import '@/styles/jobs.css';
import '@/styles/stories.css';

/** Changing a story. */
export function Component() {
  const { storyId = '' } = useParams();
  return <EditStory key={storyId} storyId={storyId} />;
}
