import { plural, t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Figures } from '../answer-points.ts';
import { engineLabel } from '../report.ts';
import type { StoredFeedback } from '../stored-feedback.ts';
import { ReceiptTable } from './receipt-table.tsx';
import { ScoreFigure } from './score-figure.tsx';
import { StandInNote } from './stand-in-note.tsx';

interface ReportSlipProps {
  sessionId: string;
  feedback: StoredFeedback;
  figures: Figures;
}

/** The score of the interview on a sheet, with the receipt underneath. */
export function ReportSlip({ sessionId, feedback, figures }: ReportSlipProps) {
  const { own, shown } = figures;
  return (
    <section className="sheet up slip" aria-label={t`Score`}>
      <ScoreFigure figures={figures} confidence={feedback.confidence} range={feedback.range} />
      <WhyThisScore feedback={feedback} figures={figures} />
      {feedback.notice ? (
        <StandInNote
          sessionId={sessionId}
          notice={feedback.notice}
          isPartial={feedback.engine?.kind === 'model'}
        />
      ) : null}
      <p className="eng">
        {shown > own ? `${countedText(figures)} ` : ''}
        {engineLabel(feedback.engine)}
      </p>
    </section>
  );
}

/** What the user's marks add to the interview, and the score without them. */
function countedText({ own, shown, setAside }: Figures): string {
  const points = shown - own;
  if (setAside > 0)
    return plural(points, {
      one: `# point comes from your corrections. The score is ${own} without them.`,
      other: `# points come from your corrections. The score is ${own} without them.`,
    });
  return plural(points, {
    one: `# point counted because of what you pointed out. The score is ${own} without it.`,
    other: `# points counted because of what you pointed out. The score is ${own} without them.`,
  });
}

/** A longer receipt is closed at first. */
const linesShownAtOnce = 6;

function WhyThisScore({ feedback, figures }: Pick<ReportSlipProps, 'feedback' | 'figures'>) {
  const score = figures.shown;
  const { receipt, confidence } = feedback;
  // On a phone the next action is on the first screen, so the receipt opens with a tap.
  const [open] = useState(
    () => (receipt?.lines.length ?? 0) <= linesShownAtOnce && matchMedia('(min-width: 1024px)').matches,
  );
  if (!receipt) {
    return (
      <p className="lead">{t`This report was saved without a breakdown, so we can't show how the score was worked out.`}</p>
    );
  }
  return (
    <details className="why" open={open}>
      <summary data-stop>
        {confidence === 'low' ? t`Why around ${score}?` : t`Why ${score}?`}
        <ChevronDown className="i chev" aria-hidden="true" />
      </summary>
      <ReceiptTable receipt={receipt} caption={t`Breakdown of your score of ${score}`} figures={figures} />
    </details>
  );
}
