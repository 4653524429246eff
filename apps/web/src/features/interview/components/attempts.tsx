import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { AnswerReport } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { changeHeadline } from '../retry.ts';
import { CompareView } from './compare-view.tsx';

function attemptTitle({ attempt, comparison }: Retry): string {
  const change = changeHeadline(comparison).toLowerCase();
  return t`Attempt ${attempt}: ${change}`;
}

/** The further attempts at a question, each with its comparison behind it. */
export function Attempts({ report, retries }: { report: AnswerReport; retries: readonly Retry[] }) {
  if (retries.length === 0) return null;
  return (
    <section>
      <h3>{t`Answered again`}</h3>
      <div className="attempts">
        {retries.map((retry) => (
          <details key={retry.id}>
            <summary data-stop>
              <span>{attemptTitle(retry)}</span>
              <ScoreChip score={retry.score.overall} />
              <ChevronDown className="i chev" aria-hidden="true" />
            </summary>
            <CompareView report={report} retry={retry} />
          </details>
        ))}
      </div>
    </section>
  );
}
