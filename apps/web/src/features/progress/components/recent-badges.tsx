import { Award, type LucideIcon, Star, Target, Trophy, Zap } from 'lucide-react';
import type { EarnedBadge } from '../queries.ts';

const icons: Record<string, LucideIcon> = {
  trophy: Trophy,
  star: Star,
  target: Target,
  zap: Zap,
  award: Award,
};

/** The badges earned last, newest first. */
export function RecentBadges({ badges }: { badges: EarnedBadge[] }) {
  return (
    <ul className="rows ach">
      {badges.map(({ id, badge }) => {
        const Icon = icons[badge.icon] ?? Trophy;
        return (
          <li key={id}>
            <span className="seal">
              <Icon className="i" aria-hidden="true" />
            </span>
            <div>
              <b>{badge.name}</b>
              <p className="small soft">{badge.description}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
