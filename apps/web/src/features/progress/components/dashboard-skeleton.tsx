import { Skeleton } from '@/components/skeleton.tsx';
import { StatsSkeleton } from '@/components/stat.tsx';

/** The shape of the lower page while its numbers are on their way. */
export function DashboardSkeleton() {
  return (
    <div className="below" aria-hidden="true">
      <StatsSkeleton />
      <div className="two">
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </div>
  );
}
