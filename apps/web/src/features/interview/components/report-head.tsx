import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { formatDay } from '@/lib/format.ts';
import { largestLosses } from '../metrics.ts';
import { difficultyLabel, durationMinutes, formatPoints, typeLabel } from '../model.ts';
import type { SessionRow } from '../queries.ts';
import { engineLabel } from '../report.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import { ReceiptTable } from './receipt-table.tsx';
import { StandInNote } from './stand-in-note.tsx';

interface ReportHeadProps {
  session: SessionRow;
  feedback: StoredFeedback;
  score: number;
  answered: number;
}

/** From so many characters on, a verdict is set smaller. */
const longVerdict = 64;

/** The verdict in one sentence, then the score with its receipt and the facts of the interview. */
export function ReportHead({ session, feedback, score, answered }: ReportHeadProps) {
  const verdict = feedback.verdict ?? t`You scored ${score} out of 100.`;
  const day = session.completed_at === null ? '' : formatDay(new Date(session.completed_at));
  return (
    <>
      <div className="verdict">
        <p className="label badges">
          <span>{t`Interview Completed!`}</span>
          {day === '' ? null : <span>{day}</span>}
        </p>
        <h1
          className={verdict.length > longVerdict ? 'long' : undefined}
          lang={feedback.verdict ? 'en' : undefined}
        >
          {verdict}
        </h1>
      </div>
      <section aria-label={t`Score`}>
        <header>
          <p className="score">
            <span className="vh">{t`Score`} </span>
            {score}
            <span className="vh"> {t`percent`}</span>
          </p>
          <div className="score-foot">
            <ScoreChip score={score} wordOnly />
            <Bar value={score} label={t`Overall score`} scored scale />
          </div>
        </header>
        <div>
          <Facts session={session} score={score} answered={answered} />
          <WhyThisScore feedback={feedback} score={score} sessionId={session.id} />
        </div>
      </section>
    </>
  );
}

function Facts({ session, score, answered }: Pick<ReportHeadProps, 'session' | 'score' | 'answered'>) {
  const minutes = durationMinutes(session.started_at ?? session.created_at, session.completed_at);
  const questions = session.questions_count;
  const facts = [
    [t`Job role`, session.job_role],
    [t`Type`, typeLabel(session.interview_type)],
    [t`Difficulty`, difficultyLabel(session.difficulty)],
    [t`Overall score`, `${score}%`],
    [
      t`Duration`,
      minutes === null ? t`Not recorded` : plural(minutes, { one: '# minute', other: '# minutes' }),
    ],
    [t`Questions answered`, t`${answered} of ${questions}`],
  ] as const;
  return (
    <dl className="facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A longer receipt is closed at first, and the largest losses stand above it. */
const linesShownAtOnce = 6;

function Losses({ lines }: { lines: ReturnType<typeof largestLosses> }) {
  if (lines.length === 0) return null;
  return (
    <div className="losses">
      <h2 className="label">{t`Where most points were left`}</h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span lang="en">{line.label}</span>
            <span className="num">{pointsOf(line)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What a line gave of what it could give; a cap gives nothing and takes. */
function pointsOf({ points, weight }: { points: number; weight: number }): string {
  const given = formatPoints(points, 1);
  const most = formatPoints(weight, 1);
  return weight === 0 ? given : t`${given} of ${most}`;
}

function WhyThisScore({
  feedback,
  score,
  sessionId,
}: Pick<ReportHeadProps, 'feedback' | 'score'> & { sessionId: string }) {
  if (!feedback.receipt) {
    return (
      <p className="soft">
        {t`This report was stored without a receipt, so its score can't be taken apart.`}
      </p>
    );
  }
  return (
    <>
      <Losses lines={largestLosses(feedback.receipt)} />
      <details className="why" open={feedback.receipt.lines.length <= linesShownAtOnce}>
        <summary data-stop>
          {t`Why ${score}?`}
          <ChevronDown className="i chev" aria-hidden="true" />
        </summary>
        <ReceiptTable receipt={feedback.receipt} caption={t`Receipt of the score ${score}`} />
      </details>
      {feedback.notice ? <StandInNote sessionId={sessionId} notice={feedback.notice} /> : null}
      <p className="small muted engine">{engineLabel(feedback.engine)}</p>
    </>
  );
}
