import type { JobWorkspace } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { type AfterwardsDraft, hitRate } from '../afterwards.ts';

interface HitBarProps {
  predicted: number;
  came: number;
}

/** One piece for each question that came up, the predicted ones filled. */
export function HitBar({ predicted, came }: HitBarProps) {
  return (
    <div className="nine" role="img" aria-label={t`${predicted} of ${came}`}>
      {Array.from({ length: came }, (_, at) => at + 1).map((piece) => (
        <i key={piece} className={clsx(piece <= predicted && 'f')} />
      ))}
    </div>
  );
}

/** How many were predicted, as the ticks are set. Nothing while nothing is ticked or typed. */
export function HitRateAside({ job, draft }: { job: JobWorkspace; draft: AfterwardsDraft }) {
  const { predicted, came, others } = hitRate(job, draft);
  const added = others.length;
  return (
    <aside aria-live="polite">
      {came > 0 ? (
        <div className="pred">
          <p className="label">{t`We predicted`}</p>
          <p className="n num">
            {predicted}
            <small>{t`of ${came}`}</small>
          </p>
          <HitBar predicted={predicted} came={came} />
        </div>
      ) : null}
      {added > 0 ? (
        <p className="small soft">
          {plural(added, {
            one: "# question is new. It'll be in your practice.",
            other: "# questions are new. They'll be in your practice.",
          })}
        </p>
      ) : null}
    </aside>
  );
}
