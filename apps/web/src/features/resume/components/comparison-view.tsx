import { ArrowRight } from 'lucide-react';
import type { Comparison } from '../comparison.ts';

/** Two readings side by side: the scores, what was mended, what broke. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { readability, match, mended, broken, gained } = comparison;
  return (
    <>
      <dl className="before-after">
        <Pair label="Readability" {...readability} />
        {match ? <Pair label="Job match" {...match} /> : null}
      </dl>
      <Lines title="Mended" lines={mended.map(({ label }) => label)} />
      <Lines title="Skills gained" lines={gained} />
      <Lines title="New faults" lines={broken.map(({ label, fix }) => `${label}. ${fix}`)} />
      {mended.length + broken.length + gained.length === 0 ? (
        <p className="soft">The same checks pass as before.</p>
      ) : null}
    </>
  );
}

/** A figure before and after, with its change in words. */
export function Pair({ label, before, after }: { label: string; before: number; after: number }) {
  const change = after - before;
  const words = change === 0 ? 'unchanged' : `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`;
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="num">
        <span className="was">{before}</span>
        <ArrowRight className="i" aria-label="to" />
        <b>{after}</b>
        <span className={change > 0 ? 'small good' : change < 0 ? 'small weak' : 'small soft'}>{words}</span>
      </dd>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul className="lines">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
