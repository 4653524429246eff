import type { AuthoredQuestion } from './key-points-schema.ts';
import sharedFlags from './shared-flags.json' with { type: 'json' };

/**
 * The red flags of a question, with those that every question has in which somebody asks for what they are about. A question's own flag
 * of that name keeps its reason and gets the shared ways of doing it.
 */
export function withSharedFlags(text: string, authored: AuthoredQuestion): AuthoredQuestion {
  const asked = [text, ...authored.points.map(({ ask }) => ask)].join(' ').toLowerCase();
  const shared = sharedFlags
    .filter((one) => one.asked.some((phrase) => asked.includes(phrase)))
    .map(({ flag }) => flag);
  if (shared.length === 0) return authored;
  const own = authored.redFlags.map((flag) => {
    const common = shared.find(({ label }) => label === flag.label);
    return common ? { ...flag, anchors: [...flag.anchors, ...common.anchors] } : flag;
  });
  const names = new Set(own.map(({ label }) => label));
  return { ...authored, redFlags: [...own, ...shared.filter(({ label }) => !names.has(label))] };
}
