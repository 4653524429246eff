import { premiumPriceUsdPerMonth, trialLimits } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatPrice } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';

interface PlanProps {
  name: string;
  price: ReactNode;
  items: string[];
  action: ReactNode;
}

function Plan({ name, price, items, action }: PlanProps) {
  return (
    <div className="plan">
      <h3 className="h3">{name}</h3>
      <p className="price num">{price}</p>
      <ul className="tick">
        {items.map((item) => (
          <li key={item}>
            <Check className="i" aria-hidden="true" />
            {item}
          </li>
        ))}
      </ul>
      <p>{action}</p>
    </div>
  );
}

function trialItems(): string[] {
  const { interview_questions: interviews, daily_challenge: challenges, word_game: games } = trialLimits;
  return [t`${interviews} mock interviews`, t`${challenges} daily challenge`, t`${games} word game`];
}

const premiumItems = () => [
  t`Unlimited mock interviews for every role and level`,
  t`Every daily challenge and word game`,
  t`Resume, job analyzer and cover letter`,
  t`Interview resources, progress and badges`,
];

/** The two plans and what each holds. */
export function Plans() {
  return (
    <section className="sec plan-sec" id="plans" aria-labelledby="plans-title">
      <div className="wrap">
        <h2 className="h2 headed" id="plans-title">
          {t`Try it free. Stay for five dollars a month.`}
        </h2>
        <div className="plans">
          <Plan
            name={t`Free trial`}
            price={formatPrice(0)}
            items={trialItems()}
            action={
              <a className="b b2" href={paths.auth}>
                {t`Start free trial`}
              </a>
            }
          />
          <Plan
            name="Premium"
            price={
              <>
                {formatPrice(premiumPriceUsdPerMonth)} <small>{t`per month, cancel anytime`}</small>
              </>
            }
            items={premiumItems()}
            action={
              <a className="b b1" href={paths.auth}>
                {t`Get Premium`}
              </a>
            }
          />
        </div>
      </div>
    </section>
  );
}
