import { useParams } from 'react-router';
import { InterviewResults } from '@/features/interview/report/components/interview-results.tsx';
import { AnswerStory } from '@/features/stories/components/answer-story.tsx';
import { useQuickAccess } from './shell/use-quick-access.tsx';
import '@/styles/session.css';
import '@/styles/results.css';
import '@/styles/report-view.css';
import '@/styles/report-answers.css';
import '@/styles/answer-page.css';
import '@/styles/better-answer.css';
import '@/styles/stories.css';

/** The report of one interview. */
export function Component() {
  const { sessionId = '' } = useParams();
  const { dialogs } = useQuickAccess();
  return (
    <>
      <InterviewResults key={sessionId} sessionId={sessionId} AnswerStory={AnswerStory} />
      {dialogs}
    </>
  );
}
