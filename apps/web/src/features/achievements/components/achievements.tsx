import { type AchievementsSummary, completionPercent } from '@greenroom/domain';
import { Flame } from 'lucide-react';
import { Bar } from '@/components/bar.tsx';
import { Stat, Stats, StatsSkeleton } from '@/components/stat.tsx';
import { formatCount, formatQuantity } from '@/lib/format.ts';
import { BadgeLists, BadgeListsSkeleton } from './badge-lists.tsx';

/** Four numbers, how much of the collection is there, and the badges. */
export function Achievements({ summary: { badges, streak } }: { summary: AchievementsSummary }) {
  const earned = badges.filter((badge) => badge.earned_at !== null).length;
  const percent = completionPercent(badges);
  const days = streak.current_streak;
  return (
    <>
      <section aria-label="Your numbers">
        <Stats even>
          <Stat label="Badges Earned" value={formatCount(earned)}>
            of {formatCount(badges.length)}
          </Stat>
          <Stat label="Total Points" value={formatCount(streak.total_points)}>
            earned so far
          </Stat>
          <Stat
            label="Day Streak"
            value={
              <>
                {formatCount(days)} <small>{days === 1 ? 'day' : 'days'}</small>
              </>
            }
          >
            {days > 0 ? (
              <span className="chip streak">
                <Flame className="i" aria-hidden="true" />
                {`Longest ${formatQuantity(streak.longest_streak, 'day')}`}
              </span>
            ) : (
              'Starts with your next practice'
            )}
          </Stat>
          <Stat
            label="Completion %"
            value={
              <>
                {percent}
                <small>%</small>
              </>
            }
          >
            of all badges
          </Stat>
        </Stats>
      </section>
      <section className="overall" aria-labelledby="overall-progress">
        <div className="sh">
          <h2 id="overall-progress">Overall progress</h2>
          <span className="soft num">{`${earned} of ${formatQuantity(badges.length, 'badge')}`}</span>
        </div>
        <Bar value={percent} label="Overall progress" />
      </section>
      <BadgeLists badges={badges} />
    </>
  );
}

/** The shape of the page while it is on its way. */
export function AchievementsSkeleton() {
  return (
    <div aria-hidden="true">
      <StatsSkeleton even />
      <BadgeListsSkeleton />
    </div>
  );
}
