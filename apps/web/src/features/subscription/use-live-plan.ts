import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLiveRows } from '@/lib/use-live-rows.ts';
import { subscriptionStatusQuery, trialUsageQuery } from './queries.ts';

/** Long enough for the page that caused a change to be left: its requests would be cut off. */
const refetchDelayMs = 300;

/** Reads the plan and the usage again shortly after one of the user's rows changes. */
export function useLivePlan(userId: string): void {
  const queries = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveRows(userId, ['trial_usage', 'subscription_status'], () => {
    const predicate = isOfPlan(userId);
    void queries.invalidateQueries({ predicate, refetchType: 'none' });
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => void queries.refetchQueries({ predicate, type: 'active' }),
      refetchDelayMs,
    );
  });
}

/** The plan, what each page knows of its access, and the usage. */
function isOfPlan(userId: string) {
  const own = [trialUsageQuery(userId), subscriptionStatusQuery(userId)].map(({ queryKey }) => queryKey[0]);
  return ({ queryKey: [name, owner] }: Query) => owner === userId && own.includes(String(name));
}
