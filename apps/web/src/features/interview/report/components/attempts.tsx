import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { AnswerReport } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { gainText } from '../retry.ts';
import { CompareView } from './compare-view.tsx';

function attemptTitle({ attempt, comparison }: Retry): string {
  const change = gainText(comparison.overall);
  return t`Attempt ${attempt}: ${change}`;
}

interface AttemptsProps {
  report: AnswerReport;
  retries: readonly Retry[];
  /** What the user put on the list: coaching questions. */
  list: readonly string[];
}

/** The further attempts at a question, each with its comparison behind it. */
export function Attempts({ report, retries, list }: AttemptsProps) {
  const isOpened = useLocation().hash === '#attempts';
  if (retries.length === 0) return null;
  return (
    <section id="attempts">
      <h3>{t`Answered again`}</h3>
      <div className="attempts">
        {retries.map((retry) => (
          <details key={retry.id} open={isOpened && retry === retries.at(-1)}>
            <summary data-stop>
              <span>{attemptTitle(retry)}</span>
              <ScoreChip score={retry.score.overall} />
              <ChevronDown className="i chev" aria-hidden="true" />
            </summary>
            <CompareView report={report} retry={retry} list={list} />
          </details>
        ))}
      </div>
    </section>
  );
}
