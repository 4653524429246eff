import type { BadgeProgress } from './contract.ts';

/** How much of a badge is reached, 0 to 100: 100 once it is earned, whatever the figure is today. */
export function badgePercent({
  current,
  threshold,
  earned_at,
}: Pick<BadgeProgress, 'current' | 'threshold' | 'earned_at'>): number {
  if (earned_at !== null || threshold <= 0) return 100;
  return Math.min(99, Math.max(0, Math.floor((current / threshold) * 100)));
}

/** Earned badges of all badges, in whole percent. */
export function completionPercent(badges: readonly Pick<BadgeProgress, 'earned_at'>[]): number {
  if (badges.length === 0) return 0;
  const earned = badges.filter(({ earned_at }) => earned_at !== null).length;
  return Math.round((earned / badges.length) * 100);
}
