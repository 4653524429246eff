import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { Check } from 'lucide-react';
import { premiumFeatures } from '@/components/upgrade-offers.ts';
import { formatDate } from '@/lib/format.ts';
import type { CardView } from '../model.ts';

const price = `$${premiumPriceUsdPerMonth.toFixed(2)} per month`;

/** Price, period, next date and features of a plan that is paid. */
export function BillingFacts({ view }: { view: CardView }) {
  if (view.kind === 'trial' || view.kind === 'over') return null;
  const { periodStart, periodEnd } = view;
  const facts: [string, string][] = [['Price', price]];
  if (periodStart && periodEnd) {
    facts.push(['Billing period', `${formatDate(periodStart)} to ${formatDate(periodEnd)}`]);
  }
  if (view.kind === 'active') facts.push(['Next billing date', periodEnd ? formatDate(periodEnd) : 'None']);
  if (view.kind === 'ending' && periodEnd) facts.push(['Active until', formatDate(periodEnd)]);
  return (
    <>
      <dl className="plan-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <ul className="plan-features">
        {premiumFeatures.map((feature) => (
          <li key={feature}>
            <Check className="i" aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </>
  );
}
