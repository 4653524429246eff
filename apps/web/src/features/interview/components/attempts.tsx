import { ChevronDown } from 'lucide-react';
import { ScoreChip } from '@/components/score-chip.tsx';
import type { AnswerReport } from '../report.ts';
import type { Retry } from '../report-queries.ts';
import { changeHeadline } from '../retry.ts';
import { CompareView } from './compare-view.tsx';

/** The further attempts at a question, each with its comparison behind it. */
export function Attempts({ report, retries }: { report: AnswerReport; retries: readonly Retry[] }) {
  if (retries.length === 0) return null;
  return (
    <section>
      <h3>Answered again</h3>
      <div className="attempts">
        {retries.map((retry) => (
          <details key={retry.id}>
            <summary data-stop>
              <span>{`Attempt ${retry.attempt}: ${changeHeadline(retry.comparison).toLowerCase()}`}</span>
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
