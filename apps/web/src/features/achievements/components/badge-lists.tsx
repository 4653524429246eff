import { type BadgeProgress, badgePercent } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { badgeLabel } from '@/components/badge-label.ts';
import { BadgeSeal } from '@/components/badge-seal.tsx';
import { Bar } from '@/components/bar.tsx';
import { Skeleton } from '@/components/skeleton.tsx';
import { formatDate } from '@/lib/format.ts';
import { badgeCount, pointsText } from '../badge-texts.ts';
import { availableBadges, type EarnedBadge, earnedBadges } from '../model.ts';
import '@/styles/achievements.css';

/** What is earned, and how far it is to everything else. */
export function BadgeLists({ badges }: { badges: readonly BadgeProgress[] }) {
  const earned = earnedBadges(badges);
  const available = availableBadges(badges);
  return (
    <div className="badge-lists">
      <section aria-labelledby="earned-badges">
        <h2 id="earned-badges">{t`Earned badges`}</h2>
        {earned.length > 0 ? (
          <ul className="rows ach">
            {earned.map((badge) => (
              <EarnedRow key={badge.id} badge={badge} />
            ))}
          </ul>
        ) : (
          <p className="soft py-4">{t`None yet. Finish your first interview to earn one.`}</p>
        )}
      </section>
      {available.length > 0 ? (
        <section aria-labelledby="available-badges">
          <h2 id="available-badges">{t`Available badges`}</h2>
          <ul className="rows ach">
            {available.map((badge) => (
              <AvailableRow key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

function EarnedRow({ badge }: { badge: EarnedBadge }) {
  const { name, description } = badgeLabel(badge);
  return (
    <li>
      <BadgeSeal icon={badge.icon} />
      <div>
        <h3>{name}</h3>
        <p className="small soft">{description}</p>
        <p className="small muted num">
          <time dateTime={badge.earned_at}>{formatDate(new Date(badge.earned_at))}</time>
          {`, ${pointsText(badge.points_reward)}`}
        </p>
      </div>
    </li>
  );
}

function AvailableRow({ badge }: { badge: BadgeProgress }) {
  const { name, description } = badgeLabel(badge);
  return (
    <li>
      <BadgeSeal icon={badge.icon} open />
      <div>
        <h3>{name}</h3>
        <p className="small soft">{description}</p>
        <div className="badge-progress">
          <Bar value={badgePercent(badge)} label={t`Progress to ${name}`} />
          <span className="small soft num">{badgeCount(badge)}</span>
          <span className="small muted num">+{pointsText(badge.points_reward)}</span>
        </div>
      </div>
    </li>
  );
}

/** The shape of the lists while they are on their way. */
export function BadgeListsSkeleton() {
  return (
    <div className="badge-lists" aria-hidden="true">
      <Skeleton height="20rem" />
      <Skeleton height="20rem" />
    </div>
  );
}
