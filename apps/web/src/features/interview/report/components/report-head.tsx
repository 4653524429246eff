import { plural, t } from '@lingui/core/macro';
import { TextRuns } from '@/components/text-runs.tsx';
import { difficultyLabel, durationMinutes, durationText, typeLabel } from '../../model.ts';
import type { SessionRow } from '../../opening.ts';
import { headlineOf } from '../headline.ts';
import { lineRuns } from '../remark-language.ts';
import type { AnswerReport, MarginNote } from '../report.ts';
import type { StoredFeedback } from '../stored-feedback.ts';

interface ReportHeadProps {
  session: SessionRow;
  feedback: StoredFeedback;
  answers: readonly AnswerReport[];
  score: number;
  answered: number;
  /** What landed, as it is shown below. */
  moments: readonly MarginNote[];
}

/** From so many characters on, a verdict is set smaller. */
const longVerdict = 64;

/** What interview it was, and the finding in one sentence. */
export function ReportHead({ session, feedback, answers, score, answered, moments }: ReportHeadProps) {
  const verdict = feedback.verdict
    ? headlineOf(feedback.verdict, moments)
    : t`You scored ${score} out of 100.`;
  const runs = feedback.verdict ? lineRuns(verdict, answers, feedback.runs) : [{ text: verdict }];
  const minutes = durationMinutes(session.started_at ?? session.created_at, session.completed_at);
  const questions = session.questions_count;
  return (
    <div className="head">
      <p className="meta">
        <strong>{t`Interview Completed!`}</strong>
        <span>{`${session.job_role}, ${typeLabel(session.interview_type)}`}</span>
        <span>{difficultyLabel(session.difficulty)}</span>
        <span>
          {plural(questions, {
            one: `${answered} of # question`,
            other: `${answered} of # questions`,
          })}
        </span>
        {minutes === null ? null : <span>{durationText(minutes)}</span>}
      </p>
      <h1 className={verdict.length > longVerdict ? 'long' : undefined} tabIndex={-1} data-stop>
        <TextRuns runs={runs} />
      </h1>
    </div>
  );
}
