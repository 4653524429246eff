import type { WorkProgress } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { Bar } from '@/components/bar.tsx';
import { Button, ButtonLink } from '@/components/button.tsx';
import { ChairDrawing, DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Waiting } from '@/components/spinner.tsx';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { notify } from '@/lib/toasts.ts';
import { useSeconds } from '@/lib/use-seconds.ts';
import { impatientSeconds } from '../clock.ts';
import { useOpening } from '../use-opening.ts';
import { useSoleTab } from '../use-sole-tab.ts';
import { SessionRoom } from './session-room.tsx';

/** Opens an interview: in one tab at a time, from where it was left, or says why there is nothing to open. */
export function InterviewSession({ sessionId }: { sessionId: string }) {
  const { hold, takeOver } = useSoleTab(sessionId);
  if (hold === 'asking') return <Waiting label={t`Opening the interview`} />;
  if (hold === 'elsewhere') {
    return (
      <Interlude title={t`This interview is open in another tab.`} drawing={<ChairDrawing />}>
        <p>
          <Trans>
            You can only have an interview open in one tab at a time. Continue here, and you'll keep
            everything you wrote.
          </Trans>
        </p>
        <Button variant="primary" onClick={takeOver}>
          {t`Continue here`}
        </Button>
      </Interlude>
    );
  }
  return <OpenedSession sessionId={sessionId} />;
}

function OpenedSession({ sessionId }: { sessionId: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const { opening, progress, withoutModel, goOnWithoutModel } = useOpening(user.id, sessionId);
  const { data, isError, error, isFetchedAfterMount, fetchStatus } = opening;
  useEffect(() => {
    if (!isError) return;
    console.error('The interview could not be opened', error);
    notify.error(t`Error`, t`Failed to initialize interview session.`);
    void navigate(paths.dashboard, { replace: true });
  }, [isError, error, navigate]);

  if (!data && fetchStatus === 'paused') return <NotOnThisDevice />;
  if (!data && !isError && progress && !withoutModel)
    return <WritingQuestions progress={progress} goOnWithoutModel={goOnWithoutModel} />;
  if (isError || !data || !isFetchedAfterMount) return <Waiting label={t`Opening the interview`} />;
  const { session } = data;
  if (session?.status === 'completed') return <Navigate to={paths.interviewResults(sessionId)} replace />;
  if ('questions' in data && data.questions.length > 0) {
    return <SessionRoom key={sessionId} opening={data} />;
  }
  return <NothingToOpen expired={session?.status === 'paused'} missing={session === null} />;
}

interface WritingQuestionsProps {
  progress: WorkProgress;
  /** Opens the interview with what is written, and built-in questions in the other places. */
  goOnWithoutModel(): void;
}

/** While a model writes the set; the clock gets the time back. */
function WritingQuestions({ progress, goOnWithoutModel }: WritingQuestionsProps) {
  const { done, total, words } = progress;
  const seconds = useSeconds();
  return (
    <Interlude title={t`Your questions are being written.`} drawing={<ChairDrawing />}>
      <Bar value={(100 * done) / Math.max(1, total)} label={t`Questions written`} />
      <p role="status">{t`${done} of ${total} questions written. Your time hasn't started.`}</p>
      {words ? <p className="h3 serif">{words}</p> : null}
      {seconds >= impatientSeconds ? (
        <Button onClick={goOnWithoutModel}>{t`Continue without the AI model`}</Button>
      ) : null}
    </Interlude>
  );
}

/** Without a network, and never opened here: there is no copy to go on from. */
function NotOnThisDevice() {
  return (
    <Interlude title={t`You're offline.`} drawing={<DoorDrawing />}>
      <p>
        <Trans>
          You haven't opened this interview on this device. It'll open as soon as you're back online.
        </Trans>
      </p>
    </Interlude>
  );
}

function NothingToOpen({ expired, missing }: { expired: boolean; missing: boolean }) {
  const title = missing
    ? t`No session data found`
    : expired
      ? t`This interview has expired.`
      : t`No questions generated`;
  return (
    <Interlude title={title} drawing={<DoorDrawing />}>
      <p>
        {expired
          ? t`You paused it more than 24 hours ago. You can start a new one from interview setup.`
          : t`There's no interview to continue here.`}
      </p>
      <ButtonLink variant="primary" to={paths.dashboard}>
        {t`Return to Dashboard`}
      </ButtonLink>
    </Interlude>
  );
}

interface InterludeProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Interlude({ title, drawing, children }: InterludeProps) {
  return (
    <main id="main" className="wrap interlude">
      <PageTitle>{t`Interview`}</PageTitle>
      {drawing}
      <h1 className="h2">{title}</h1>
      {children}
    </main>
  );
}
