import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { ChairDrawing, DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { fullNameOf } from '@/lib/names.ts';
import { useUser } from '@/lib/session.ts';
import { useSettings } from '@/lib/settings.ts';
import { notify } from '@/lib/toasts.ts';
import { useReadAloud } from '@/lib/voice.ts';
import { paths } from '@/routes/paths.ts';
import { durationMinutes, sharedSummary, spokenResult } from '../model.ts';
import { isOpen, type SessionRow, sessionQuery } from '../queries.ts';
import { type AnswerReport, type AnswerRow, answerReports, weakestLift } from '../report.ts';
import { answersQuery, retriesQuery } from '../report-queries.ts';
import { questionHash, retriedQuestion } from '../retry-address.ts';
import { readFeedback } from '../stored-feedback.ts';
import { useReportKeys } from '../use-report-keys.ts';
import { DownloadButton } from './download-button.tsx';
import { InterviewReport } from './interview-report.tsx';
import { ResultsTop } from './results-top.tsx';
import { RetryRoom } from './retry-room.tsx';
import { ShareButton } from './share-button.tsx';

/** The results of one interview, or why there are none to show. */
export function InterviewResults({ sessionId }: { sessionId: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const session = useQuery(sessionQuery(user.id, sessionId));
  const answers = useQuery({ ...answersQuery(sessionId), enabled: session.data?.status === 'completed' });
  const failed = session.isError || answers.isError;
  useEffect(() => {
    if (!failed) return;
    notify.error(t`Error`, t`Failed to load interview results.`);
    void navigate(paths.dashboard, { replace: true });
  }, [failed, navigate]);

  if (session.data === null) {
    return (
      <NoReport title={t`Interview results not found.`} drawing={<DoorDrawing />}>
        <ButtonLink variant="primary" to={paths.dashboard}>
          {t`Return to Dashboard`}
        </ButtonLink>
      </NoReport>
    );
  }
  if (session.data && session.data.status !== 'completed') return <NotCompleted session={session.data} />;
  if (failed || !session.data || !answers.data) return <ReportSkeleton />;
  return <Completed session={session.data} rows={answers.data} />;
}

function Completed({ session, rows }: { session: SessionRow; rows: AnswerRow[] }) {
  const feedback = useMemo(() => readFeedback(session.feedback), [session.feedback]);
  const answers = useMemo(() => answerReports(rows, feedback), [rows, feedback]);
  const retries = useQuery(retriesQuery(session.id)).data ?? [];
  const [search] = useSearchParams();
  const user = useUser();
  const showsName = useSettings().privacy.profileVisibility;
  useReportKeys();
  const retried = retriedQuestion(search, answers.length);
  const score = Math.round(session.overall_score ?? feedback.overallScore ?? 0);
  useReadAloud(
    retried === null ? spokenResult(session.completed_at, score, feedback.verdict, Date.now()) : null,
  );
  if (retried !== null) return <Retrying session={session} answers={answers} index={retried} />;
  const role = session.job_role;
  const answered = answers.filter(({ answer }) => answer.trim() !== '').length;
  const parts = { session, feedback, score, answers, answered, retries };
  const summary = sharedSummary({
    name: showsName ? fullNameOf(user.user_metadata) : '',
    jobRole: session.job_role,
    interviewType: session.interview_type,
    difficulty: session.difficulty,
    score,
    answered,
    questions: session.questions_count,
    minutes: durationMinutes(session.started_at ?? session.created_at, session.completed_at),
  });
  return (
    <>
      <PageTitle>{t`Your report: ${role}`}</PageTitle>
      <ResultsTop>
        <ShareButton summary={summary} />
        <DownloadButton parts={parts} />
      </ResultsTop>
      <main id="main" className="wrap report">
        <InterviewReport {...parts} />
      </main>
    </>
  );
}

interface RetryingProps {
  session: SessionRow;
  answers: readonly AnswerReport[];
  index: number;
}

/** Nothing of the report is in sight while one of its questions is answered again. */
function Retrying({ session, answers, index }: RetryingProps) {
  const report = answers[index];
  const number = index + 1;
  const role = session.job_role;
  if (!report) return null;
  return (
    <>
      <PageTitle>{t`Question ${number} again: ${role}`}</PageTitle>
      <ResultsTop />
      <RetryRoom
        key={index}
        sessionId={session.id}
        index={index}
        questions={answers.length}
        report={report}
        aim={weakestLift(report)?.lift ?? null}
        back={`${paths.interviewResults(session.id)}${questionHash(index)}`}
      />
    </>
  );
}

function NotCompleted({ session }: { session: SessionRow }) {
  const open = isOpen(session);
  return (
    <NoReport
      title={open ? t`This interview is still under way.` : t`This interview was not completed.`}
      drawing={<ChairDrawing />}
    >
      <p>
        {open
          ? t`The report is written once it is completed.`
          : t`It was paused for more than 24 hours and has expired, so there is no report.`}
      </p>
      {open ? (
        <ButtonLink variant="primary" to={paths.interviewSession(session.id)}>
          {t`Continue the interview`}
        </ButtonLink>
      ) : (
        <ButtonLink variant="primary" to={paths.dashboard}>
          {t`Return to Dashboard`}
        </ButtonLink>
      )}
    </NoReport>
  );
}

interface NoReportProps {
  title: string;
  drawing: ReactNode;
  children: ReactNode;
}

function NoReport({ title, drawing, children }: NoReportProps) {
  return (
    <>
      <PageTitle>{t`Interview results`}</PageTitle>
      <ResultsTop />
      <main id="main" className="wrap interlude">
        {drawing}
        <h1 className="h2">{title}</h1>
        {children}
      </main>
    </>
  );
}

function ReportSkeleton() {
  return (
    <>
      <PageTitle>{t`Interview results`}</PageTitle>
      <ResultsTop />
      <main id="main" className="wrap report" aria-busy="true">
        <span className="vh" role="status">
          {t`Loading the report`}
        </span>
        <div className="verdict grid gap-4">
          <Skeleton width="14rem" />
          <Skeleton width="min(40rem, 100%)" height="4rem" />
          <Skeleton width="min(26rem, 100%)" height="4rem" />
        </div>
        <Skeleton height="20rem" />
      </main>
    </>
  );
}
