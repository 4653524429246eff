import type { AnswerMark } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { TextRuns } from '@/components/text-runs.tsx';
import type { SessionRow } from '../../opening.ts';
import { adLines } from '../purpose.ts';
import { lineRuns } from '../remark-language.ts';
import type { AnswerReport } from '../report.ts';
import type { ReportLists } from '../report-lists.ts';
import { earlierResultsQuery, type Retry } from '../report-queries.ts';
import { answerAddress, questionHash } from '../retry-address.ts';
import { ratingSummary } from '../self-rating.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import { CriteriaSection } from './criteria-section.tsx';
import { PlainList } from './plain-list.tsx';
import { QuestionRow } from './question-row.tsx';
import { ReportSection } from './report-section.tsx';
import { VoiceSection } from './voice-section.tsx';

export interface ReportParts {
  session: SessionRow;
  feedback: StoredFeedback;
  /** As it was stored, without marks. */
  score: number;
  answers: AnswerReport[];
  retries: readonly Retry[];
  marks: readonly AnswerMark[];
}

/** Performance Overview: the criteria, each question, the analysis and the voice. */
export function OverviewTab({
  session,
  feedback,
  score,
  answers,
  retries,
  marks,
  lists,
}: ReportParts & { lists: ReportLists }) {
  const past = useQuery(earlierResultsQuery(session.user_id, session)).data ?? [];
  return (
    <div className="rep">
      <CriteriaSection session={session} feedback={feedback} score={score} />
      <Breakdown session={session} answers={answers} retries={retries} marks={marks} />
      <AdLines session={session} />
      <ComprehensiveAnalysis feedback={feedback} answers={answers} lists={lists} />
      <VoiceSection score={score} answers={answers} past={past} />
    </div>
  );
}

type BreakdownProps = Pick<ReportParts, 'session' | 'answers' | 'retries' | 'marks'>;

function Breakdown({ session, answers, retries, marks }: BreakdownProps) {
  const { hash } = useLocation();
  const ratings = ratingSummary(answers);
  return (
    <ReportSection
      title={t`Performance Breakdown`}
      text={t`Open one to read it with its notes, or to say it again.`}
    >
      {ratings === null ? null : <p className="ratings">{ratings}</p>}
      <ol className="brk">
        {answers.map((report, index) => (
          <QuestionRow
            key={report.question}
            index={index}
            report={report}
            marks={marks}
            retries={retries.filter(({ questionText }) => questionText === report.question)}
            to={answerAddress(session.id, index)}
            arrivedAt={hash === questionHash(index)}
          />
        ))}
      </ol>
    </ReportSection>
  );
}

/** What the job ad asks for besides: lines without a question, and plain facts. */
function AdLines({ session }: Pick<ReportParts, 'session'>) {
  const { unasked = [], confirm = [] } = adLines(session.question_set);
  if (unasked.length + confirm.length === 0) return null;
  return (
    <ReportSection title={t`Also in the ad`}>
      <div className="lists">
        <PlainList title={t`Not asked this time`} items={unasked} />
        <PlainList title={t`Be ready to back this up`} items={confirm} />
      </div>
    </ReportSection>
  );
}

function ComprehensiveAnalysis({
  feedback,
  answers,
  lists,
}: Pick<ReportParts, 'feedback' | 'answers'> & { lists: ReportLists }) {
  const isPraised = (feedback.strengths ?? []).length > 0;
  return (
    <ReportSection title={t`Comprehensive Analysis`}>
      <div className="lists">
        <PlainList
          answers={answers}
          runs={lists.runs}
          title={t`Strengths`}
          items={lists.strengths}
          empty={isPraised ? undefined : t`Your strengths will show up here after a few longer answers.`}
        />
        <PlainList answers={answers} runs={lists.runs} title={t`Areas for Growth`} items={lists.growth} />
        <PlainList
          answers={answers}
          runs={lists.runs}
          title={t`Tailored Recommendations`}
          items={lists.recommendations}
        />
        {feedback.overall ? (
          <section>
            <h3>{t`Overall Analysis`}</h3>
            <p className="overall">
              <TextRuns runs={lineRuns(feedback.overall, answers, feedback.runs)} />
            </p>
          </section>
        ) : null}
      </div>
    </ReportSection>
  );
}
