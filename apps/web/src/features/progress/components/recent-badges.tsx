import type { DashboardSummary } from '@greenroom/domain';
import { BadgeSeal } from '@/components/badge-seal.tsx';

/** The badges earned last, newest first. */
export function RecentBadges({ badges }: { badges: DashboardSummary['recent_badges'] }) {
  return (
    <ul className="rows ach">
      {badges.map(({ id, icon, name, description }) => (
        <li key={id}>
          <BadgeSeal icon={icon} />
          <div>
            <b>{name}</b>
            <p className="small soft">{description}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
