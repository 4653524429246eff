import { ArrowRight } from 'lucide-react';
import { ButtonLink } from '@/components/button.tsx';
import { formatQuantity } from '@/lib/format.ts';
import { paths } from '@/routes/paths.ts';
import { voiceConfidence } from '../metrics.ts';
import { speakingClarity } from '../model.ts';
import type { SessionRow } from '../queries.ts';
import { type AnswerReport, absentNotes, marginNotes } from '../report.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import { CriteriaSection } from './criteria-section.tsx';
import { MarginBook, RemarkChip } from './margin-book.tsx';
import { PlainList } from './plain-list.tsx';
import { QuestionCard } from './question-card.tsx';
import { ReportSection } from './report-section.tsx';

export interface ReportParts {
  session: SessionRow;
  feedback: StoredFeedback;
  score: number;
  answers: AnswerReport[];
}

/** Performance Overview: criteria, the next action, what landed and what was missing, each question, the voice. */
export function OverviewTab({ session, feedback, score, answers }: ReportParts) {
  return (
    <div className="rep">
      <CriteriaSection session={session} feedback={feedback} score={score} />
      <NextStep feedback={feedback} />
      <Landed answers={answers} />
      <Missing answers={answers} />
      <ReportSection title="Performance Breakdown" text="Open one to read your answer and its own receipt.">
        <div className="qs">
          {answers.map((report, index) => (
            <QuestionCard key={report.question} index={index} report={report} />
          ))}
        </div>
      </ReportSection>
      <ComprehensiveAnalysis feedback={feedback} />
      <Voice score={score} />
    </div>
  );
}

function NextStep({ feedback }: { feedback: StoredFeedback }) {
  const action = feedback.next_action;
  if (!action) return null;
  return (
    <section className="next on-deep" aria-labelledby="next-action">
      <div>
        <p className="small">Your next action</p>
        <h2 id="next-action" tabIndex={-1} data-stop>
          {action.title}
        </h2>
        <p>{action.text}</p>
      </div>
      <ButtonLink variant="primary" to={paths.interviewSetup}>
        Practice again
        <ArrowRight className="i" aria-hidden="true" />
      </ButtonLink>
    </section>
  );
}

function Landed({ answers }: { answers: AnswerReport[] }) {
  const notes = marginNotes(answers, ['strength']);
  return (
    <ReportSection
      title="What landed"
      text={
        notes.length === 0
          ? undefined
          : `${formatQuantity(notes.length, 'moment')} an interviewer would write down.`
      }
    >
      {notes.length === 0 ? (
        <p className="soft">
          No words of yours stood out yet. The next action above is the shortest way there.
        </p>
      ) : (
        <MarginBook notes={notes} />
      )}
    </ReportSection>
  );
}

function Missing({ answers }: { answers: AnswerReport[] }) {
  const quoted = marginNotes(answers, ['gap', 'tip']);
  const absent = absentNotes(answers);
  if (quoted.length + absent.length === 0) return null;
  return (
    <ReportSection
      title="What was missing"
      text="Where an answer stops short, and what an interviewer waits for."
    >
      <MarginBook notes={quoted} />
      {absent.length === 0 ? null : (
        <ul className="absent">
          {absent.map(({ answerIndex, evidence }) => (
            <li key={`${answerIndex}-${evidence.criterion}-${evidence.message}`}>
              <RemarkChip evidence={evidence} />
              {`Question ${answerIndex + 1}. ${evidence.message}`}
            </li>
          ))}
        </ul>
      )}
    </ReportSection>
  );
}

function ComprehensiveAnalysis({ feedback }: { feedback: StoredFeedback }) {
  const advice =
    feedback.comprehensive_analysis?.detailed_feedback?.specific_recommendations ??
    feedback.detailed_feedback?.specific_recommendations;
  return (
    <ReportSection title="Comprehensive Analysis">
      <div className="lists">
        <PlainList title="Strengths" items={feedback.strengths} empty="Nothing stood out yet." />
        <PlainList title="Areas for Growth" items={feedback.improvements} empty="No gap was found." />
        <PlainList title="Tailored Recommendations" items={advice} />
        {feedback.overall ? (
          <section>
            <h3>Overall Analysis</h3>
            <p className="overall">{feedback.overall}</p>
          </section>
        ) : null}
      </div>
    </ReportSection>
  );
}

function Voice({ score }: { score: number }) {
  return (
    <ReportSection
      title="Voice & Communication Analysis"
      text="Derived: your voice was not measured in this interview."
    >
      <dl className="figures">
        <div>
          <dt>Confidence</dt>
          <dd className="num">{`${voiceConfidence(score)}%`}</dd>
        </div>
        <div>
          <dt>Speaking clarity</dt>
          <dd>{speakingClarity(score)}</dd>
        </div>
      </dl>
      <p className="figures-note small soft">
        Both figures are worked out from your overall score: confidence is 88% of it, and clarity is Excellent
        from 80, Good from 60, else Fair. They say nothing of how you sounded.
      </p>
    </ReportSection>
  );
}
