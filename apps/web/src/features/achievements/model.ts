import { type BadgeProgress, badgePercent } from '@greenroom/domain';

export interface EarnedBadge extends BadgeProgress {
  earned_at: string;
}

const isEarned = (badge: BadgeProgress): badge is EarnedBadge => badge.earned_at !== null;

/** Earned badges, the newest first. */
export function earnedBadges(badges: readonly BadgeProgress[]): EarnedBadge[] {
  return badges
    .filter(isEarned)
    .toSorted((one, other) => Date.parse(other.earned_at) - Date.parse(one.earned_at));
}

/** Badges still to be earned, the nearest first; among equals the catalogue's order stays. */
export function availableBadges(badges: readonly BadgeProgress[]): BadgeProgress[] {
  return badges
    .filter((badge) => !isEarned(badge))
    .toSorted((one, other) => badgePercent(other) - badgePercent(one));
}
