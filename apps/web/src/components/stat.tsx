import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';

interface StatProps {
  label: string;
  value: ReactNode;
  children?: ReactNode;
}

/** One number with its label; stands inside Stats. */
export function Stat({ label, value, children }: StatProps) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="v">{value}</dd>
      {children ? <dd className="d">{children}</dd> : null}
    </div>
  );
}

interface StatsProps {
  children: ReactNode;
  /** Cells of one width. Without it the second is the widest. */
  even?: boolean;
}

/** Four numbers on one sheet. */
export function Stats({ children, even }: StatsProps) {
  return <dl className={clsx('sheet stats', even && 'even')}>{children}</dl>;
}

/** The shape of the sheet while its numbers are on their way. */
export function StatsSkeleton({ even }: { even?: boolean }) {
  return (
    <div className={clsx('sheet stats', even && 'even')} aria-hidden="true">
      {['6rem', '7rem', '6rem', '5rem'].map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity but their place
        <div key={index}>
          <Skeleton width={width} height="1.125rem" />
          <Skeleton width="5rem" height="3rem" />
          <Skeleton width="80%" height="1.5rem" className="mt-auto" />
        </div>
      ))}
    </div>
  );
}
