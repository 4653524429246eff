import { isCounted } from '@greenroom/domain';
import type { Readings } from '../reading/plain-reading.ts';
import type { Story } from '../reading/story.ts';
import { quoteAround } from './find-quotes.ts';
import type { PointMatches } from './match-points.ts';
import type { PreparedPoint } from './prepare-points.ts';

export type Part = 'situation' | 'task' | 'result' | 'lesson';

/** The part of a story that a shared point tells. */
const partOf: Readonly<Partial<Record<string, Part>>> = {
  'real-case': 'situation',
  'own-part': 'task',
  result: 'result',
  lesson: 'lesson',
  'since-then': 'lesson',
};

/** Asked only where nothing that was done was recognized. */
const asksWhatWasDone = /^what did you (?:do|say|change|try)\b/i;

const asksHowItEnded = /^(?:how did (?:it|that) (?:turn out|end)|what came of (?:it|that))\b/i;

/** With fewer own actions than this, no part of a story is shown. */
const leastTold = 2;

/** The part of a story that a point tells; undefined for a point about something else. */
export const partToldBy = ({ point: { shared, label, ask } }: PreparedPoint): Part | undefined =>
  partOf[shared ?? label] ?? (asksHowItEnded.test(ask) ? 'result' : undefined);

/**
 * The story and the points of an answer, made to agree: what either recognized is recognized. So a receipt can't say that no result was
 * found beside a point that counts for it, and nothing asks how a story turned out that tells it. A point that is a part of the story shows that part's words.
 */
export function reconcile(
  { story, shown }: Pick<Readings, 'story' | 'shown'>,
  matches: PointMatches,
  prepared: readonly PreparedPoint[],
): { story: Story; matches: PointMatches; byPoint: ReadonlySet<Part> } {
  const told = { ...story };
  const byPoint = new Set<Part>();
  const points = matches.points.map((found, at) => {
    const point = prepared[at];
    const part = point && partToldBy(point);
    const asksForDeeds = part === 'task' || asksWhatWasDone.test(point?.point.ask ?? '');
    const isTold = (asksForDeeds && story.actions > 0) || (part !== undefined && story[part] !== undefined);
    if (isTold && !isCounted(found)) return { ...found, zone: 'perhaps' as const, mayAsk: false };
    if (!part) return found;
    const span = story[part] && quoteAround(shown, story[part]);
    // "If that's it, I call everybody back" is a plan: without a story, what sounds like a part of one is no strength.
    const zone = found.zone === 'seen' && story.actions < leastTold ? ('counted' as const) : found.zone;
    if (span) return { ...found, zone, span };
    if (!told[part] && isCounted(found) && found.span) {
      told[part] = found.span;
      byPoint.add(part);
      if (part === 'result') told.isMeasured = /\d/.test(found.span.quote);
    }
    return found;
  });
  return { story: told, matches: { ...matches, points }, byPoint };
}
