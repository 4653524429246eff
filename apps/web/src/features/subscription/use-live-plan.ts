import { useQueryClient } from '@tanstack/react-query';
import { useLiveRows } from '@/lib/use-live-rows.ts';
import { subscriptionStatusQuery, trialUsageQuery } from './queries.ts';

/** Reads the plan and the usage again whenever one of the user's rows changes. */
export function useLivePlan(userId: string): void {
  const queries = useQueryClient();
  useLiveRows(userId, ['trial_usage', 'subscription_status'], (table) => {
    const { queryKey } = table === 'trial_usage' ? trialUsageQuery(userId) : subscriptionStatusQuery(userId);
    void queries.invalidateQueries({ queryKey });
    // What each page knows of its access hangs on both tables; such keys end in `-access`.
    void queries.invalidateQueries({
      predicate: ({ queryKey: [name, owner] }) => String(name).endsWith('-access') && owner === userId,
    });
  });
}
