import { RotateCcw } from 'lucide-react';
import { ButtonLink } from '@/components/button.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/routes/paths.ts';
import type { PauseSnapshot } from '../snapshot.ts';

/** A paused interview that can be taken up again. */
export function ResumeOffer({ snapshot }: { snapshot: PauseSnapshot }) {
  const { jobRole, currentQuestionIndex, questions, timeLeft, sessionId } = snapshot;
  return (
    <section className="resume-offer" aria-labelledby="resume-offer">
      <div>
        <h2 className="h3" id="resume-offer">
          {`Your ${jobRole} interview is paused`}
        </h2>
        <p className="small soft num">
          {`Question ${currentQuestionIndex + 1} of ${questions.length}, ${formatClock(timeLeft)} left. Starting a new one discards it.`}
        </p>
      </div>
      <ButtonLink to={paths.interviewSession(sessionId)} state={{ resume: true }}>
        <RotateCcw className="i" aria-hidden="true" />
        Resume Interview
      </ButtonLink>
    </section>
  );
}
