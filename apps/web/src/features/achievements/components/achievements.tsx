import { type AchievementsSummary, completionPercent } from '@greenroom/domain';
import { plural, t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';
import { Bar } from '@/components/bar.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { Stat, Stats, StatsSkeleton } from '@/components/stat.tsx';
import { formatCount } from '@/lib/format.ts';
import { BadgeLists, BadgeListsSkeleton } from './badge-lists.tsx';

/** Four numbers, how much of the collection is there, and the badges. */
export function Achievements({ summary: { badges, streak } }: { summary: AchievementsSummary }) {
  const earned = badges.filter((badge) => badge.earned_at !== null).length;
  const percent = completionPercent(badges);
  const { current_streak: days, longest_streak: longest } = streak;
  const total = badges.length;
  const all = formatCount(total);
  return (
    <>
      <section aria-label={t`Your numbers`}>
        <Stats even>
          <Stat label={t`Badges Earned`} value={formatCount(earned)}>
            {t`of ${all}`}
          </Stat>
          <Stat label={t`Total Points`} value={formatCount(streak.total_points)}>
            {t`earned so far`}
          </Stat>
          <Stat
            label={t`Day Streak`}
            value={
              <>
                {formatCount(days)} <small>{plural(days, { one: 'day', other: 'days' })}</small>
              </>
            }
          >
            {days > 0 ? (
              <span className="chip streak">
                <Flame className="i" aria-hidden="true" />
                {plural(longest, { one: 'Longest: # day', other: 'Longest: # days' })}
              </span>
            ) : (
              t`Starts the next time you practice`
            )}
          </Stat>
          <Stat
            label={t`Completion %`}
            value={
              <>
                {percent}
                <small>%</small>
              </>
            }
          >
            {t`of all badges`}
          </Stat>
        </Stats>
      </section>
      <section className="overall" aria-labelledby="overall-progress">
        <div className="sh">
          <h2 id="overall-progress">{t`Overall progress`}</h2>
          <span className="soft num">{t`${earned} of ${plural(total, { one: '# badge', other: '# badges' })}`}</span>
        </div>
        <Bar value={percent} label={t`Overall progress`} />
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
      <div className="overall">
        <Skeleton height="3rem" />
      </div>
      <BadgeListsSkeleton />
    </div>
  );
}
