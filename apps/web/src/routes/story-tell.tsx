import { useParams } from 'react-router';
import { DictatedPad } from '@/features/interview/speech/components/dictated-pad.tsx';
import { TellRoom } from '@/features/stories/components/tell-room.tsx';
import '@/styles/jobs.css';
import '@/styles/session.css';
import '@/styles/stories.css';

/** Telling a story; it is dictated with the parts of an interview. */
export function Component() {
  const { storyId = '' } = useParams();
  return <TellRoom key={storyId} storyId={storyId} Pad={DictatedPad} />;
}
