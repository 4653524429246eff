import type { AuthoredQuestion } from './key-points-schema.ts';
import file from './unasked.json' with { type: 'json' };

/** Labels of points by the id of what is authored for a question. */
const unasked: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(file));

/**
 * A question with the points that nobody is asked about, because their coaching question doesn't make sense after every answer to it: it presumes
 * something ("Who helped you?"), is about another subject, or about a side matter. They count where they are made. Readers marked them, who saw each
 * question with its coaching questions and no answer.
 */
export function withUnasked(authored: AuthoredQuestion): AuthoredQuestion {
  const labels = unasked.get(authored.id);
  if (!labels) return authored;
  const quiet = authored.points.filter(({ label }) => labels.includes(label));
  return { ...authored, unasked: [...(authored.unasked ?? []), ...quiet] };
}
