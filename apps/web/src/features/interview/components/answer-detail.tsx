import { type AnswerScore, dimensionLabels, dimensions } from '@greenroom/domain';
import { Check, ChevronDown, Minus } from 'lucide-react';
import { engineLabel } from '../report.ts';
import { ReceiptTable } from './receipt-table.tsx';

const lowerConfidence =
  'Model and built-in engine were far apart on this answer, so the mean of both counts. Read this score with care.';

/** What proves the score of one answer: its flags, its key points, its levels, its receipt. */
export function AnswerDetail({ detail, score }: { detail: AnswerScore; score: number }) {
  return (
    <>
      {detail.flags.map((flag) => (
        <p key={flag.id} className="flag">
          {flag.message}
          {flag.cap === null ? null : ` The score is capped at ${flag.cap}.`}
        </p>
      ))}
      <KeyPoints covered={detail.covered} missed={detail.missed} />
      {detail.scored ? <Levels detail={detail} /> : null}
      <details className="why">
        <summary>
          {`Why ${score}?`}
          <ChevronDown className="i chev" aria-hidden="true" />
        </summary>
        <ReceiptTable receipt={detail.receipt} caption={`Receipt of this answer, ${score} points`} />
        <p className="small muted">{engineLabel(detail.engine)}</p>
        {detail.confidence === 'lower' ? <p className="small soft">{lowerConfidence}</p> : null}
      </details>
    </>
  );
}

function KeyPoints({ covered, missed }: { covered: string[]; missed: string[] }) {
  if (covered.length + missed.length === 0) return null;
  return (
    <section>
      <h3>Key points</h3>
      <ul className="points">
        {covered.map((point) => (
          <li key={point}>
            <Check className="i good" aria-label="Covered:" />
            {point}
          </li>
        ))}
        {missed.map((point) => (
          <li key={point} className="muted">
            <Minus className="i weak" aria-label="Left out:" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The level reached in each criterion, and what lifts it by one. */
function Levels({ detail }: { detail: AnswerScore }) {
  return (
    <section>
      <h3>Levels</h3>
      <dl className="levels">
        {dimensions.map((dimension) => {
          const { level, levelText, lift } = detail.dimensions[dimension];
          return (
            <div key={dimension}>
              <dt>
                {dimensionLabels[dimension]}
                <span className="small muted num">{`Level ${level} of 5`}</span>
              </dt>
              <dd>
                {levelText}
                {lift === null ? null : (
                  <span className="lift">
                    <b>To lift it by one:</b> {lift}
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
