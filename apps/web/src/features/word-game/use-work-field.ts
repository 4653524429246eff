import type { WorkField } from '@greenroom/domain';
import { useQuery } from '@tanstack/react-query';
import { jobsQuery } from '@/lib/jobs-query.ts';
import { lastRoleQuery } from './queries.ts';
import { workFieldOf } from './work-field.ts';

/** The user's field. Null while it loads, or if it can't be loaded: the game never waits for it. */
export function useWorkField(userId: string): WorkField | null {
  const jobs = useQuery(jobsQuery(userId));
  const last = useQuery(lastRoleQuery(userId));
  if (jobs.isPending) return null;
  return workFieldOf(jobs.data?.jobs ?? [], last.data?.role ?? null);
}
