import type { DashboardSummary } from '@greenroom/domain';
import { badgeLabel } from '@/components/badge-label.ts';
import { BadgeSeal } from '@/components/badge-seal.tsx';

/** The badges earned last, newest first. */
export function RecentBadges({ badges }: { badges: DashboardSummary['recent_badges'] }) {
  return (
    <ul className="rows ach">
      {badges.map((badge) => {
        const { name, description } = badgeLabel({ ...badge, id: badge.badge_id });
        return (
          <li key={badge.id}>
            <BadgeSeal icon={badge.icon} />
            <div>
              <b>{name}</b>
              <p className="small soft">{description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
