import type { DashboardSummary } from '@greenroom/domain';
import { BadgeSeal } from '@/components/badge-seal.tsx';
import { said } from '@/lib/messages.ts';

/** The badges earned last, newest first. */
export function RecentBadges({ badges }: { badges: DashboardSummary['recent_badges'] }) {
  return (
    <ul className="rows ach">
      {badges.map(({ id, icon, name, description }) => (
        <li key={id}>
          <BadgeSeal icon={icon} />
          <div>
            <b>{said(name)}</b>
            <p className="small soft">{said(description)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
