import { t } from '@lingui/core/macro';
import type { FeatureUsage } from '../model.ts';

/** Used and free units of each trial feature, as pips and as numbers. */
export function UsageList({ features }: { features: readonly FeatureUsage[] }) {
  return (
    <ul className="mb-2.5">
      {features.map(({ feature, label, used, limit }) => (
        <li key={feature}>
          {label}
          <span className="trial-use num">
            <Pips used={used} limit={limit} />
            {t`${used} of ${limit}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One mark for each unit, filled where it is used. */
export function Pips({ used, limit }: { used: number; limit: number }) {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: limit }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pips have no identity but their place
        <i key={index} className={index < used ? 'on' : undefined} />
      ))}
    </span>
  );
}
