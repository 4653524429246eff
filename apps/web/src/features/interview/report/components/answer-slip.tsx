import type { AnswerMark } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { type Figures, withoutRedFlag } from '../answer-points.ts';
import { measuredRows } from '../measured-rows.ts';
import { type AnswerReport, engineLabel } from '../report.ts';
import { ScoreFigure } from './score-figure.tsx';

interface AnswerSlipProps {
  report: AnswerReport;
  figures: Figures;
  marks: readonly AnswerMark[];
}

/** The score of one answer on a sheet: both figures where the user pointed something out, and what was measured. */
export function AnswerSlip({ report, figures, marks }: AnswerSlipProps) {
  const { detail } = report;
  const flagged = detail && figures.setAside === 0 ? withoutRedFlag(detail) : null;
  return (
    <section className="sheet up slip" aria-label={t`Score`}>
      <ScoreFigure
        figures={figures}
        confidence={detail?.confidence}
        range={detail?.range}
        tick={flagged?.score}
      />
      <div role="status">
        {figures.shown > figures.own ? <BothFigures figures={figures} marks={marks} /> : null}
      </div>
      {flagged ? <FlagCost {...flagged} /> : null}
      {detail ? <Measured report={report} /> : null}
      {detail ? <p className="eng">{engineLabel(detail.engine)}</p> : null}
    </section>
  );
}

function BothFigures({ figures, marks }: Pick<AnswerSlipProps, 'figures' | 'marks'>) {
  const { own, shown, setAside } = figures;
  const counted = marks.filter(({ counts }) => counts).length;
  const points = shown - own - setAside;
  return (
    <p className="both">
      <b>
        {plural(counted, {
          one: `${own} on its own, ${shown} with your correction.`,
          other: `${own} on its own, ${shown} with your corrections.`,
        })}
      </b>{' '}
      {points > 0
        ? plural(points, {
            one: '# point counted because of what you pointed out.',
            other: '# points counted because of what you pointed out.',
          })
        : ''}{' '}
      {setAside > 0
        ? plural(setAside, {
            one: "# point is back because the red flag isn't what you meant.",
            other: "# points are back because the red flag isn't what you meant.",
          })
        : ''}{' '}
      {t`Your points, badges and streak stay the same.`}
    </p>
  );
}

function FlagCost({ score, cap }: { score: number; cap: number }) {
  return (
    <p className="both flagged">
      <b>{t`${score} without the red flag.`}</b> {t`An answer with a red flag can't score above ${cap}.`}
    </p>
  );
}

function Measured({ report }: { report: AnswerReport }) {
  // On a phone the answer comes first: what was measured is a tap away.
  const [open] = useState(() => matchMedia('(min-width: 1024px)').matches);
  const { rows, notes } = measuredRows(report);
  return (
    <details className="why mdet" open={open}>
      <summary data-stop>
        {t`Measured`}
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <dl className="meas">
        {rows.map(({ label, value, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">
              {value}
              {note === '' ? null : <small>{note}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {notes.length === 0 ? null : (
        <ul className="meas-notes">
          {notes.map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
