import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { DoorDrawing } from '@/components/drawings.tsx';
import { PageTitle } from '@/components/page-title.tsx';
import { scoreOnPage } from '@/lib/coach-score.ts';
import { fullNameOf } from '@/lib/names.ts';
import { paths } from '@/lib/paths.ts';
import { useUser } from '@/lib/session.ts';
import { useSettings } from '@/lib/settings.ts';
import { notify } from '@/lib/toasts.ts';
import { useReadAloud } from '@/lib/voice.ts';
import { durationMinutes, sharedSummary, spokenResult } from '../../model.ts';
import type { SessionRow } from '../../opening.ts';
import { sessionQuery } from '../../queries.ts';
import { interviewFigures, knownMarks, retryList } from '../answer-points.ts';
import { marksQuery } from '../mark-queries.ts';
import { setLang } from '../remark-language.ts';
import { type AnswerRow, answerReports } from '../report.ts';
import { liftsOf } from '../report-lists.ts';
import { answersQuery, type Retry, retriesQuery } from '../report-queries.ts';
import { openedAnswer, questionHash, retriedQuestion } from '../retry-address.ts';
import { readFeedback } from '../stored-feedback.ts';
import { useReportKeys } from '../use-report-keys.ts';
import { type AnswerExtras, AnswerPage } from './answer-page.tsx';
import { DownloadButton } from './download-button.tsx';
import { InterviewReport } from './interview-report.tsx';
import { NoReport, NotCompleted, ReportSkeleton } from './no-report.tsx';
import type { ReportParts } from './overview-tab.tsx';
import { ResultsTop } from './results-top.tsx';
import { RetryRoom } from './retry-room.tsx';
import { ShareButton } from './share-button.tsx';

/** The results of one interview, or why there are none to show. */
export function InterviewResults({ sessionId, AnswerStory }: { sessionId: string } & AnswerExtras) {
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
  return <Completed session={session.data} rows={answers.data} AnswerStory={AnswerStory} />;
}

function Completed({
  session,
  rows,
  AnswerStory,
}: { session: SessionRow; rows: AnswerRow[] } & AnswerExtras) {
  const feedback = useMemo(() => readFeedback(session.feedback), [session.feedback]);
  const lang = setLang(session.question_set);
  const answers = useMemo(() => answerReports(rows, feedback, lang), [rows, feedback, lang]);
  const retries = (useQuery(retriesQuery(session.id)).data ?? []).map(retryOnPage);
  const marks = knownMarks(answers, useQuery(marksQuery(session.id)).data ?? []);
  const [search] = useSearchParams();
  useReportKeys();
  const retried = retriedQuestion(search, answers.length);
  const opened = openedAnswer(search, answers.length);
  const score = Math.round(session.overall_score ?? feedback.overallScore ?? 0);
  const isReport = retried === null && opened === null;
  useReadAloud(isReport ? spokenResult(session.completed_at, score, feedback.verdict, Date.now()) : null);
  const about = { session, answers, marks, retries };
  if (retried !== null) return <Retrying {...about} index={retried} />;
  if (opened !== null) return <Reading {...about} index={opened} AnswerStory={AnswerStory} />;
  return <Report parts={{ ...about, feedback, score }} />;
}

const retryOnPage = (retry: Retry): Retry => ({ ...retry, score: scoreOnPage(retry.score) });

function Report({ parts }: { parts: ReportParts }) {
  const { session, feedback, score, answers, marks } = parts;
  const user = useUser();
  const showsName = useSettings().privacy.profileVisibility;
  const role = session.job_role;
  const answered = answers.filter(({ answer }) => answer.trim() !== '').length;
  const figures = interviewFigures(score, answers, marks);
  const summary = sharedSummary({
    name: showsName ? fullNameOf(user.user_metadata) : '',
    jobRole: session.job_role,
    interviewType: session.interview_type,
    difficulty: session.difficulty,
    score,
    scoreWithMarks: figures.shown,
    isRough: feedback.confidence === 'low',
    answered,
    questions: session.questions_count,
    minutes: durationMinutes(session.started_at ?? session.created_at, session.completed_at),
  });
  return (
    <>
      <PageTitle>{t`Your report: ${role}`}</PageTitle>
      <ResultsTop back={wayToJob(session)}>
        <ShareButton summary={summary} />
        <DownloadButton parts={{ ...parts, answered, figures }} />
      </ResultsTop>
      <main id="main" className="wrap report">
        <InterviewReport {...parts} answered={answered} figures={figures} />
      </main>
    </>
  );
}

/** The real interview that it was practice for; nothing where it was for none. */
const wayToJob = ({ job_id }: SessionRow) =>
  job_id ? { to: paths.job(job_id), label: t`Back to my interview` } : undefined;

type OneAnswerProps = Pick<ReportParts, 'session' | 'answers' | 'marks' | 'retries'> & { index: number };

/** One answer with its notes. */
function Reading({ session, answers, marks, retries, index, AnswerStory }: OneAnswerProps & AnswerExtras) {
  const report = answers[index];
  const number = index + 1;
  const role = session.job_role;
  if (!report) return null;
  return (
    <>
      <PageTitle>{t`Question ${number}, your answer: ${role}`}</PageTitle>
      <ResultsTop back={{ to: reportAt(session, index), label: t`Back to the report` }} />
      <AnswerPage
        key={index}
        session={session}
        index={index}
        questions={answers.length}
        report={report}
        AnswerStory={AnswerStory}
        marks={marks.filter(({ questionText }) => questionText === report.question)}
        retries={retries.filter(({ questionText }) => questionText === report.question)}
      />
    </>
  );
}

const reportAt = ({ id }: SessionRow, index: number) => `${paths.interviewResults(id)}${questionHash(index)}`;

/** Nothing of the report is in sight while one of its questions is answered again. */
function Retrying({ session, answers, marks, index }: OneAnswerProps) {
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
        list={retryList(report, marks)}
        aim={liftsOf(report, index)[0] ?? null}
        back={reportAt(session, index)}
      />
    </>
  );
}
