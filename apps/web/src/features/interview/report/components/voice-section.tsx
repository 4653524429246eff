import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { speakingClarity } from '../../model.ts';
import { deliveryFigures, overallPace, tooLittleSpeech } from '../delivery.ts';
import { deliveryRemarks } from '../delivery-remarks.ts';
import { voiceConfidence } from '../metrics.ts';
import type { AnswerReport, PastResult } from '../report.ts';
import { DeliveryRemarkList } from './delivery-remark-list.tsx';
import { DeliveryThenAndNow } from './delivery-then-and-now.tsx';
import { DeliveryTimeline } from './delivery-timeline.tsx';
import { ReportSection } from './report-section.tsx';

interface VoiceSectionProps {
  score: number;
  answers: readonly AnswerReport[];
  /** The user's own last interviews. */
  past: readonly PastResult[];
}

/** Voice & Communication Analysis: measured where an answer was dictated, otherwise derived and labeled so. */
export function VoiceSection({ score, answers, past }: VoiceSectionProps) {
  const pace = overallPace(answers.map(({ delivery }) => delivery));
  const dictated = answers.filter(({ delivery }) => delivery !== null).length;
  return (
    <ReportSection
      title={t`Voice & Communication Analysis`}
      text={
        pace === null
          ? t`Estimated: we didn't measure your voice in this interview.`
          : t`Measured only in answers you dictated. None of it affects your score.`
      }
    >
      {pace === null ? <Derived score={score} /> : <Measured pace={pace} answers={answers} />}
      {pace === null ? null : <DeliveryThenAndNow answers={answers} past={past} />}
      {dictated === 0 ? null : (
        <ol className="deliveries">
          {answers.map((report, index) => (
            <AnswerDelivery key={report.question} index={index} report={report} />
          ))}
        </ol>
      )}
    </ReportSection>
  );
}

function Derived({ score }: { score: number }) {
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{t`Confidence`}</dt>
          <dd className="num">{`${voiceConfidence(score)}%`}</dd>
        </div>
        <div>
          <dt>{t`Speaking clarity`}</dt>
          <dd>{speakingClarity(score)}</dd>
        </div>
      </dl>
      <p className="figures-note small soft">
        <Trans>
          Both figures come from your overall score. Confidence is 88% of it. Clarity is Excellent at 80 and
          up, Good from 60 to 79 and Fair below that. Neither one tells you how you sounded.
        </Trans>
      </p>
    </>
  );
}

function Measured({ pace, answers }: { pace: number; answers: readonly AnswerReport[] }) {
  const measured = answers.flatMap(({ delivery }) => (delivery?.measured ? [delivery] : []));
  const count = measured.length;
  const pauses = measured.reduce((sum, { longPauses }) => sum + longPauses.length, 0);
  const hedges = measured.reduce((sum, delivery) => sum + delivery.hedges, 0);
  return (
    <>
      <dl className="figures six">
        <div>
          <dt>{t`Pace, words per minute`}</dt>
          <dd className="num">{pace}</dd>
        </div>
        <div>
          <dt>{t`Pauses over 2 seconds`}</dt>
          <dd className="num">{pauses}</dd>
        </div>
        <div>
          <dt>{t`Hedges`}</dt>
          <dd className="num">{hedges}</dd>
        </div>
      </dl>
      <p className="figures-note small soft">
        {plural(count, {
          one: 'Measured in # dictated answer. This shows how your answer was paced. It says nothing about your nerves or your character.',
          other:
            'Measured in # dictated answers. This shows how your answers were paced. It says nothing about your nerves or your character.',
        })}
      </p>
    </>
  );
}

function AnswerDelivery({ index, report }: { index: number; report: AnswerReport }) {
  const { delivery, spoken, answer } = report;
  if (!delivery) return null;
  const number = index + 1;
  const remarks = deliveryRemarks(report);
  return (
    <li>
      <h3>{t`Question ${number}`}</h3>
      {delivery.measured ? (
        <>
          {spoken ? <DeliveryTimeline {...{ delivery, spoken, remarks }} /> : null}
          <DeliveryRemarkList remarks={remarks} />
          <dl className="delivery">
            {deliveryFigures(delivery, answer).map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">
                  {value}
                  {note === '' ? null : <span className="small muted">{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {spoken?.approximate ? (
            <p className="small muted">
              <Trans>
                Times show when the browser picked up each word, so they're accurate to about a second.
              </Trans>
            </p>
          ) : null}
        </>
      ) : (
        <p className="soft">{`${t`Not measured.`} ${tooLittleSpeech()}`}</p>
      )}
    </li>
  );
}
