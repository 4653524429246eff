import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '@/components/button.tsx';
import { paths } from '@/routes/paths.ts';
import type { SessionRow } from '../queries.ts';
import type { AnswerReport, MarginNote } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { questionHash, retryAddress } from '../retry-address.ts';
import { ratingSummary } from '../self-rating.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import { CriteriaSection } from './criteria-section.tsx';
import { PlainList } from './plain-list.tsx';
import { QuestionCard } from './question-card.tsx';
import { Landed, Missing } from './remark-sections.tsx';
import { ReportSection } from './report-section.tsx';
import { VoiceSection } from './voice-section.tsx';

export interface ReportParts {
  session: SessionRow;
  feedback: StoredFeedback;
  score: number;
  answers: AnswerReport[];
  retries: readonly Retry[];
}

/** Performance Overview: criteria, the next action, what landed and what was missing, each question, the voice. */
export function OverviewTab({ session, feedback, score, answers, retries }: ReportParts) {
  const [shown, setShown] = useState<MarginNote | null>(null);
  // A copy, so that the same note chosen twice is shown twice.
  const onShow = (note: MarginNote) => setShown({ ...note });
  return (
    <div className="rep">
      <CriteriaSection session={session} feedback={feedback} score={score} />
      <NextStep session={session} feedback={feedback} questions={answers.length} />
      <Landed answers={answers} onShow={onShow} />
      <Missing answers={answers} onShow={onShow} />
      <Breakdown session={session} answers={answers} retries={retries} shown={shown} />
      <ComprehensiveAnalysis feedback={feedback} />
      <VoiceSection score={score} answers={answers} />
    </div>
  );
}

type NextStepProps = Pick<ReportParts, 'session' | 'feedback'> & { questions: number };

/** The one next action; where it is about a question, its button leads straight into answering that one again. */
function NextStep({ session, feedback, questions }: NextStepProps) {
  const action = feedback.next_action;
  if (!action) return null;
  const index = action.answerIndex;
  const aboutQuestion = index !== null && index < questions;
  const number = (index ?? 0) + 1;
  return (
    <section className="next on-deep" aria-labelledby="next-action">
      <div>
        <p className="small">{t`Your next action`}</p>
        <h2 id="next-action" tabIndex={-1} data-stop lang="en">
          {action.title}
        </h2>
        <p lang="en">{action.text}</p>
      </div>
      <ButtonLink
        variant="primary"
        to={aboutQuestion ? retryAddress(session.id, index) : paths.interviewSetup}
      >
        {aboutQuestion ? t`Rehearse question ${number}` : t`Practice again`}
        <ArrowRight className="i" aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}

type BreakdownProps = Pick<ReportParts, 'session' | 'answers' | 'retries'> & { shown: MarginNote | null };

function Breakdown({ session, answers, retries, shown }: BreakdownProps) {
  const { hash } = useLocation();
  const ratings = ratingSummary(answers);
  return (
    <ReportSection
      title={t`Performance Breakdown`}
      text={t`Open one to read your answer and its own receipt.`}
    >
      {ratings === null ? null : <p className="ratings">{ratings}</p>}
      <div className="qs">
        {answers.map((report, index) => (
          <QuestionCard
            key={report.question}
            index={index}
            report={report}
            retries={retries.filter(({ questionText }) => questionText === report.question)}
            retryTo={retryAddress(session.id, index)}
            shown={shown?.answerIndex === index ? shown : null}
            arrivedAt={hash === questionHash(index)}
          />
        ))}
      </div>
    </ReportSection>
  );
}

function ComprehensiveAnalysis({ feedback }: { feedback: StoredFeedback }) {
  const advice =
    feedback.comprehensive_analysis?.detailed_feedback?.specific_recommendations ??
    feedback.detailed_feedback?.specific_recommendations;
  return (
    <ReportSection title={t`Comprehensive Analysis`}>
      <div className="lists">
        <PlainList title={t`Strengths`} items={feedback.strengths} empty={t`Nothing stood out yet.`} />
        <PlainList title={t`Areas for Growth`} items={feedback.improvements} empty={t`No gap was found.`} />
        <PlainList title={t`Tailored Recommendations`} items={advice} />
        {feedback.overall ? (
          <section>
            <h3>{t`Overall Analysis`}</h3>
            <p className="overall" lang="en">
              {feedback.overall}
            </p>
          </section>
        ) : null}
      </div>
    </ReportSection>
  );
}
