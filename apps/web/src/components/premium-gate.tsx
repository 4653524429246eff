import { premiumPriceUsdPerMonth } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { accessQuery, type PremiumFeature } from '@/lib/access.ts';
import { formatPrice } from '@/lib/format.ts';
import { useUser } from '@/lib/session.ts';
import { Button } from './button.tsx';
import { DoorDrawing } from './drawings.tsx';
import { PlanUnchecked } from './plan-unchecked.tsx';
import { AwaitingNetwork } from './query-state.tsx';
import { Skeleton } from './skeleton.tsx';
import { UpgradeDialog } from './upgrade-dialog.tsx';
import '@/styles/premium-gate.css';

interface PremiumGateProps {
  feature: PremiumFeature;
  /** What the page does for its user, as a headline. */
  title: string;
  /** What Premium gives here, four of them. */
  benefits: readonly string[];
  /** The page itself; `onNoAccess` is for a refusal of the server: the plan may end while the page is open. */
  children(gate: { onNoAccess(): void }): ReactNode;
}

/** The page for Premium users, an offer for everybody else, and neither while the plan can't be read. */
export function PremiumGate({ feature, title, benefits, children }: PremiumGateProps) {
  const { id: userId } = useUser();
  const queries = useQueryClient();
  const access = useQuery(accessQuery(userId, feature));
  const [upgrading, setUpgrading] = useState(false);
  const onNoAccess = () => {
    setUpgrading(true);
    void queries.invalidateQueries({ queryKey: accessQuery(userId, feature).queryKey });
  };
  return (
    <>
      {access.isLoading ? <GateSkeleton /> : null}
      {access.isPending && access.isPaused ? <AwaitingNetwork /> : null}
      {access.isError && !access.data ? <PlanUnchecked query={access} /> : null}
      {access.data?.hasAccess ? children({ onNoAccess }) : null}
      {access.data && !access.data.hasAccess ? (
        <Upsell title={title} benefits={benefits} onUpgrade={() => setUpgrading(true)} />
      ) : null}
      <UpgradeDialog
        open={upgrading}
        onOpenChange={setUpgrading}
        feature={feature}
        text={t`This is part of Premium. You keep your mock interviews and reports either way.`}
        gains={benefits}
      />
    </>
  );
}

function Upsell({
  title,
  benefits,
  onUpgrade,
}: Pick<PremiumGateProps, 'title' | 'benefits'> & { onUpgrade(): void }) {
  const price = formatPrice(premiumPriceUsdPerMonth);
  return (
    <section className="sheet up gate" aria-labelledby="gate-title">
      <div>
        <p className="label">{t`Premium Feature`}</p>
        <h2 id="gate-title">{title}</h2>
        <ul>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Check className="i" aria-hidden="true" />
              {benefit}
            </li>
          ))}
        </ul>
        <div className="row wr">
          <Button variant="primary" onClick={onUpgrade}>
            {t`Upgrade to Premium`}
          </Button>
          <span className="small soft">{t`${price} per month, cancel anytime`}</span>
        </div>
      </div>
      <DoorDrawing />
    </section>
  );
}

function GateSkeleton() {
  return (
    <div className="grid gap-6" aria-busy="true">
      <Skeleton height="3rem" width="min(100%, 24rem)" />
      <Skeleton height="14rem" />
    </div>
  );
}
