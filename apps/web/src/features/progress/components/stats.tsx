import { Flame } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bar } from '@/components/bar.tsx';
import { ScoreChip } from '@/components/score-chip.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { formatCount, formatScore } from '@/lib/format.ts';
import { averageScore } from '../model.ts';
import type { FinishedSession, Streak } from '../queries.ts';

interface StatProps {
  label: string;
  value: ReactNode;
  children?: ReactNode;
}

function Stat({ label, value, children }: StatProps) {
  return (
    <div>
      <dt className="label">{label}</dt>
      <dd className="v">{value}</dd>
      {children ? <dd className="d">{children}</dd> : null}
    </div>
  );
}

function AverageStat({ average }: { average: number | null }) {
  if (average === null) {
    return (
      <Stat label="Average Score" value={<span aria-hidden="true">–</span>}>
        <p className="mb-2">No score yet</p>
        <Bar value={0} label="Average score" scale />
      </Stat>
    );
  }
  const value = (
    <span className="row wr items-baseline gap-3">
      {formatScore(average)}
      <ScoreChip score={average} wordOnly />
    </span>
  );
  return (
    <Stat label="Average Score" value={value}>
      <Bar value={average} label="Average score" scored scale />
    </Stat>
  );
}

interface StatsProps {
  sessions: FinishedSession[];
  streak: Streak | null;
}

/** Four numbers on one sheet. */
export function Stats({ sessions, streak }: StatsProps) {
  const days = streak?.current_streak ?? 0;
  return (
    <dl className="sheet stats">
      <Stat label="Total Sessions" value={formatCount(sessions.length)}>
        {sessions.length === 1 ? 'interview finished' : 'interviews finished'}
      </Stat>
      <AverageStat average={averageScore(sessions)} />
      <Stat
        label="Current Streak"
        value={
          <>
            {formatCount(days)} <small>{days === 1 ? 'day' : 'days'}</small>
          </>
        }
      >
        {days > 0 ? (
          <span className="chip streak">
            <Flame className="i" aria-hidden="true" />
            Day {formatCount(days)}
          </span>
        ) : (
          'Starts with your next interview'
        )}
      </Stat>
      <Stat label="Total Points" value={formatCount(streak?.total_points ?? 0)}>
        earned so far
      </Stat>
    </dl>
  );
}

/** The shape of the sheet while its numbers are on their way. */
export function StatsSkeleton() {
  return (
    <div className="sheet stats" aria-hidden="true">
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
