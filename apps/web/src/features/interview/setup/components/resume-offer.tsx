import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useMemo } from 'react';
import { ButtonLink } from '@/components/button.tsx';
import { formatClock } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { type OpenInterview, pausedInterviewsQuery, runningInterviewQuery } from '../../queries.ts';
import { secondsLeft } from '../../session/clock.ts';
import { loadDraft } from '../../session/draft.ts';
import { chooseResumable } from '../../session/snapshot.ts';

/** An interview to go back to, in words. */
export interface WayBack {
  title: string;
  text: string;
  action: string;
  sessionId: string;
}

/**
 * The way back into an interview: the one that was paused in this browser; else one that was paused in another, or
 * left running. Undefined until it is known whether there is one, so that the offer pushes no field away from under
 * the hand. Without a network, or after a first failure, nothing is waited for.
 */
export function useWayBack(userId: string): WayBack | null | undefined {
  const paused = useQuery(pausedInterviewsQuery(userId));
  const running = useQuery(runningInterviewQuery(userId));
  // Judged by fresh answers only: the snapshots that a stale one does not know would be removed.
  const freshPaused = paused.isFetchedAfterMount ? paused.data : undefined;
  const freshRunning = running.isFetchedAfterMount ? running.data : undefined;
  const wayBack = useMemo(
    () => (freshPaused && intoPaused(freshPaused)) ?? (freshRunning ? intoRunning(freshRunning) : null),
    [freshPaused, freshRunning],
  );
  const waiting = [paused, running].some(
    ({ isFetchedAfterMount, fetchStatus, failureCount }) =>
      !isFetchedAfterMount && fetchStatus !== 'paused' && failureCount === 0,
  );
  return waiting ? undefined : wayBack;
}

/** The most recent valid snapshot that the server holds as paused, else the newest that only the server has. */
function intoPaused(interviews: OpenInterview[]): WayBack | null {
  const ids = interviews.map(({ id }) => id);
  const snapshot = chooseResumable(ids, Date.now());
  if (snapshot) {
    const { jobRole: role, currentQuestionIndex, questions, timeLeft } = snapshot;
    return {
      title: t`Your ${role} interview is paused`,
      text: `${placeOf(currentQuestionIndex, questions.length, timeLeft)} ${discardNote()}`,
      action: t`Continue Interview`,
      sessionId: snapshot.sessionId,
    };
  }
  const [elsewhere] = interviews;
  if (!elsewhere) return null;
  const role = elsewhere.job_role;
  return {
    title: t`Your ${role} interview was paused in another browser`,
    text: `${leftText(elsewhere.secondsLeft)} ${discardNote()}`,
    action: t`Continue it here`,
    sessionId: elsewhere.id,
  };
}

/** An interview that was left without pausing it, while there is time left on its clock. */
function intoRunning(interview: OpenInterview): WayBack | null {
  const draft = loadDraft(interview.id);
  const noted = draft ? secondsLeft({ ...draft.clock, pausedAt: null }, Date.now()) : 0;
  const timeLeft = Math.max(interview.secondsLeft, noted);
  if (timeLeft === 0 && !draft) return null;
  const place = placeOf(draft?.index ?? 0, interview.questions_count, timeLeft);
  const role = interview.job_role;
  return {
    title: t`Your ${role} interview is still running`,
    text: timeLeft === 0 ? t`Time's up. You can still complete it.` : draft ? place : leftText(timeLeft),
    action: t`Back to the interview`,
    sessionId: interview.id,
  };
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

const discardNote = () => t`Starting a new one deletes it.`;

/** Offers the way back. */
export function ResumeOffer({ title, text, action, sessionId }: WayBack) {
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
