import { type AnswerScore, dimensions } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { codedLang } from '@/lib/coach-score.ts';
import { dimensionLabel } from '../../model.ts';
import { type Figures, isByPoints } from '../answer-points.ts';
import { liftLang, remarkLang } from '../remark-language.ts';
import { type AnswerReport, engineLabel } from '../report.ts';
import { OldRemarks } from './old-remarks.tsx';
import { ReceiptTable } from './receipt-table.tsx';

interface AnswerDetailProps {
  report: AnswerReport;
  detail: AnswerScore;
  /** With the user's marks; null where the answer was not scored. */
  figures: Figures | null;
  score: number;
}

/** What proves the score of one answer: its flags, its receipt and its levels. */
export function AnswerDetail({ report, detail, figures, score: own }: AnswerDetailProps) {
  const score = figures?.shown ?? own;
  return (
    <>
      {detail.flags
        .filter(({ id }) => id !== 'red_flag')
        .map((flag) => (
          <p key={flag.id} className="flag">
            <span lang={remarkLang(flag)}>{flag.message}</span>
            {flag.cap === null ? null : ` ${capText(flag.cap)}`}
          </p>
        ))}
      {isByPoints(detail) ? null : <OldRemarks detail={detail} />}
      <details className="why">
        <summary data-stop>
          {t`Why ${score}?`}
          <ChevronDown className="i chev" aria-hidden="true" />
        </summary>
        <ReceiptTable
          receipt={detail.receipt}
          caption={t`Score breakdown for this answer, ${score} points`}
          figures={figures}
        />
        <p className="small muted">{engineLabel(detail.engine)}</p>
        {detail.confidence === 'lower' ? (
          <p className="small soft">
            <Trans>
              The AI model and the built-in engine scored this answer very differently, so we used the
              average. Treat this score with caution.
            </Trans>
          </p>
        ) : null}
        {detail.scored ? <Levels report={report} detail={detail} /> : null}
      </details>
    </>
  );
}

const capText = (cap: number) => t`The score is capped at ${cap}.`;

/** The level reached in each criterion, and what lifts it by one. */
function Levels({ report, detail }: Pick<AnswerDetailProps, 'report' | 'detail'>) {
  return (
    <section>
      <h3>{t`Levels`}</h3>
      <dl className="levels">
        {dimensions.map((dimension) => {
          const { level, levelText, levelSaid, lift, liftSaid } = detail.dimensions[dimension];
          return (
            <div key={dimension}>
              <dt>
                {dimensionLabel(dimension)}
                <span className="small muted num">{t`Level ${level} of 5`}</span>
              </dt>
              <dd>
                <span lang={codedLang(levelSaid)}>{levelText}</span>
                {lift === null ? null : (
                  <span className="lift">
                    <b>{t`To raise it one level:`}</b>{' '}
                    <span lang={liftLang(lift, liftSaid, report)}>{lift}</span>
                  </span>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
