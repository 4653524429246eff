import { useParams } from 'react-router';
import { InterviewSession } from '@/features/interview/session/components/interview-session.tsx';
import '@/styles/session.css';
import '@/styles/recorded.css';

/** One interview, outside of the sidebar: nothing but the question, the answer and the time. */
export function Component() {
  const { sessionId = '' } = useParams();
  return <InterviewSession key={sessionId} sessionId={sessionId} />;
}
