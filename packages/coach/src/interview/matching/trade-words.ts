import type { AuthoredPoint } from '../../content/key-points-schema.ts';
import { vocabulary as calibration } from '../rubric/calibration.ts';

/** The telling roots of everything authored for a point. */
export type RootsOf = (point: AuthoredPoint) => Iterable<string>;

const read = new WeakMap<readonly AuthoredPoint[], ReadonlyMap<string, number>>();

/**
 * What each root tells about one point of a trade, as a factor: a word of a single point the most, a word that most of them have next to
 * nothing. "Guest" is rare in English and stands in every answer of a waiter. Empty for a trade with too few points to tell.
 */
export function tradeWords(trade: readonly AuthoredPoint[], rootsOf: RootsOf): ReadonlyMap<string, number> {
  const known = read.get(trade);
  if (known) return known;
  const { fewestOfTrade, tradeBend, tradeGain, tradeLeast } = calibration;
  const holders = new Map<string, number>();
  if (trade.length >= fewestOfTrade)
    for (const point of trade)
      for (const root of new Set(rootsOf(point))) holders.set(root, (holders.get(root) ?? 0) + 1);
  const whole = Math.log(trade.length);
  const telling = new Map(
    [...holders].map(([root, count]) => {
      const share = Math.log(trade.length / count) / whole;
      return [root, tradeGain * Math.max(tradeLeast, share ** tradeBend)];
    }),
  );
  read.set(trade, telling);
  return telling;
}
