import { t } from '@lingui/core/macro';
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

/**
 * The way back into an interview: the one that was paused in this browser; else one that was paused in another, or
 * left running.
 */
export function ResumeOffer({ userId }: { userId: string }) {
  const { snapshot, elsewhere } = usePausedInterview(userId);
  const running = useRunningInterview(userId);
  if (snapshot) {
    const { jobRole: role, currentQuestionIndex, questions, timeLeft } = snapshot;
    return (
      <Offer
        title={t`Your ${role} interview is paused`}
        text={`${placeOf(currentQuestionIndex, questions.length, timeLeft)} ${discardNote()}`}
        action={t`Resume Interview`}
        sessionId={snapshot.sessionId}
      />
    );
  }
  if (elsewhere) {
    const role = elsewhere.job_role;
    return (
      <Offer
        title={t`Your ${role} interview was paused in another browser`}
        text={`${leftText(elsewhere.secondsLeft)} ${discardNote()}`}
        action={t`Continue it here`}
        sessionId={elsewhere.id}
      />
    );
  }
  if (!running) return null;
  const { jobRole: role } = running;
  return (
    <Offer
      title={t`Your ${role} interview is still running`}
      text={running.text}
      action={t`Back to the interview`}
      sessionId={running.sessionId}
    />
  );
}

/**
 * Whether it is known if there is something to go back to, so that the offer pushes no field away from under the hand.
 * Without a network, or after a first failure, nothing is waited for.
 */
export function useOfferKnown(userId: string): boolean {
  const paused = useQuery(pausedInterviewsQuery(userId));
  const running = useQuery(runningInterviewQuery(userId));
  return [paused, running].every(
    ({ isFetchedAfterMount, fetchStatus, failureCount }) =>
      isFetchedAfterMount || fetchStatus === 'paused' || failureCount > 0,
  );
}

/** The most recent valid snapshot that the server holds as paused, else the newest that only the server has. */
function usePausedInterview(userId: string) {
  const { data, isFetchedAfterMount } = useQuery(pausedInterviewsQuery(userId));
  // Judged by a fresh answer only.
  const fresh = isFetchedAfterMount ? data : undefined;
  return useMemo(() => {
    if (!fresh) return { snapshot: null, elsewhere: null };
    const ids = fresh.map(({ id }) => id);
    return { snapshot: chooseResumable(ids, Date.now()), elsewhere: fresh[0] ?? null };
  }, [fresh]);
}

/** An interview that was left without pausing it, while there is time left on its clock. */
function useRunningInterview(userId: string) {
  const { data, isFetchedAfterMount } = useQuery(runningInterviewQuery(userId));
  const fresh = isFetchedAfterMount ? data : null;
  return useMemo(() => {
    if (!fresh) return null;
    const draft = loadDraft(fresh.id);
    const noted = draft ? secondsLeft({ ...draft.clock, pausedAt: null }, Date.now()) : 0;
    const timeLeft = Math.max(fresh.secondsLeft, noted);
    if (timeLeft === 0 && !draft) return null;
    const place = placeOf(draft?.index ?? 0, fresh.questions_count, timeLeft);
    const text =
      timeLeft === 0 ? t`Its time is up; it can still be completed.` : draft ? place : leftText(timeLeft);
    return { sessionId: fresh.id, jobRole: fresh.job_role, text };
  }, [fresh]);
}

function placeOf(index: number, questions: number, timeLeftSeconds: number): string {
  const number = index + 1;
  const time = formatClock(timeLeftSeconds);
  return t`Question ${number} of ${questions}, ${time} left.`;
}

function leftText(secondsLeft: number): string {
  const time = formatClock(secondsLeft);
  return t`${time} left.`;
}

const discardNote = () => t`Starting a new one discards it.`;

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
