import { t } from '@lingui/core/macro';
import { ArrowRight } from 'lucide-react';
import { Lines } from '@/components/lines.tsx';
import { fixOf } from '../coach-sentences.ts';
import type { Comparison } from '../comparison.ts';
import { checkLabel } from '../labels.ts';

/** Two readings side by side: the scores, what was mended, what broke. */
export function ComparisonView({ comparison }: { comparison: Comparison }) {
  const { readability, match, mended, broken, gained } = comparison;
  return (
    <>
      <dl className="before-after">
        <Pair label={t`Readability`} {...readability} />
        {match ? <Pair label={t`Job match`} {...match} /> : null}
      </dl>
      <Titled title={t`Fixed`} lines={mended.map(checkLabel)} />
      <Titled title={t`Skills gained`} lines={gained} />
      <Titled
        title={t`New problems`}
        lines={broken.map((check) => `${checkLabel(check)}. ${fixOf(check).text}`)}
      />
      {mended.length + broken.length + gained.length === 0 ? (
        <p className="soft">{t`The same checks pass as before.`}</p>
      ) : null}
    </>
  );
}

/** A figure before and after, with its change in words. */
export function Pair({ label, before, after }: { label: string; before: number; after: number }) {
  const change = after - before;
  const by = Math.abs(change);
  const words = change === 0 ? t`unchanged` : change > 0 ? t`up ${by}` : t`down ${by}`;
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="num">
        <span className="was">{before}</span>
        <ArrowRight className="i" aria-label={t`to`} />
        <b>{after}</b>
        <span className={change > 0 ? 'small good' : change < 0 ? 'small weak' : 'small soft'}>{words}</span>
      </dd>
    </div>
  );
}

function Titled({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <Lines lines={lines} />
    </>
  );
}
