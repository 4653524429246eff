import { t } from '@lingui/core/macro';
import { ErrorState } from './error-state.tsx';

/** What it says where a plan couldn't be read. */
export const planUncheckedText = (): string =>
  t`We couldn't check your plan. Nothing about it has changed. Try again in a moment.`;

interface PlanUncheckedProps {
  query: { isFetching: boolean; refetch(): unknown };
}

/** In place of what only some plans open, where the plan couldn't be read: neither the page, nor an offer to buy it. */
export function PlanUnchecked({ query }: PlanUncheckedProps) {
  return (
    <ErrorState message={planUncheckedText()} busy={query.isFetching} onRetry={() => void query.refetch()} />
  );
}
