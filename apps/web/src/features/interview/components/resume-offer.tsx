import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/routes/paths.ts';
import { secondsLeft } from '../clock.ts';
import { loadDraft } from '../draft.ts';
import { pausedInterviewsQuery, runningInterviewQuery } from '../queries.ts';
import { chooseResumable } from '../snapshot.ts';

/** The way back into an interview of this browser: the one that was paused, or one that was left running. */
export function ResumeOffer({ userId }: { userId: string }) {
  const paused = usePausedInterview(userId);
  const running = useRunningInterview(userId);
  if (paused) {
    return (
      <Offer
        title={`Your ${paused.jobRole} interview is paused`}
        text={`${placeOf(paused.currentQuestionIndex, paused.questions.length, paused.timeLeft)} Starting a new one discards it.`}
        action="Resume Interview"
        sessionId={paused.sessionId}
      />
    );
  }
  if (!running) return null;
  return (
    <Offer
      title={`Your ${running.jobRole} interview is still running`}
      text={placeOf(running.index, running.questionsCount, running.timeLeft)}
      action="Back to the interview"
      sessionId={running.sessionId}
    />
  );
}

/** The most recent valid snapshot that the server holds as paused. Judged by a fresh answer only. */
function usePausedInterview(userId: string) {
  const { data, isFetchedAfterMount } = useQuery(pausedInterviewsQuery(userId));
  const fresh = isFetchedAfterMount ? data : undefined;
  return useMemo(() => (fresh ? chooseResumable(fresh, Date.now()) : null), [fresh]);
}

/** An interview that was left without pausing it, while there is time left on its clock. */
function useRunningInterview(userId: string) {
  const { data, isFetchedAfterMount } = useQuery(runningInterviewQuery(userId));
  const fresh = isFetchedAfterMount ? data : null;
  return useMemo(() => {
    const draft = fresh ? loadDraft(fresh.id) : null;
    const timeLeft = draft ? secondsLeft(draft.clock, Date.now()) : 0;
    if (!fresh || !draft || timeLeft === 0) return null;
    return {
      sessionId: fresh.id,
      jobRole: fresh.job_role,
      index: draft.index,
      questionsCount: fresh.questions_count,
      timeLeft,
    };
  }, [fresh]);
}

function placeOf(index: number, questionsCount: number, timeLeftSeconds: number): string {
  return `Question ${index + 1} of ${questionsCount}, ${formatClock(timeLeftSeconds)} left.`;
}

interface OfferProps {
  title: string;
  text: string;
  action: string;
  sessionId: string;
}

function Offer({ title, text, action, sessionId }: OfferProps) {
  return (
    <section className="resume-offer" aria-labelledby="resume-offer">
      <div>
        <h2 className="h3" id="resume-offer">
          {title}
        </h2>
        <p className="small soft num">{text}</p>
      </div>
      <ButtonLink to={paths.interviewSession(sessionId)} state={{ resume: true }}>
        <RotateCcw className="i" aria-hidden="true" />
        {action}
      </ButtonLink>
    </section>
  );
}
