import type { Candidate } from './candidates.ts';
import { openingOf } from './line-openings.ts';
import { uncommonStems } from './match-topics.ts';

/** What stands in front of what is done in a role's own question. */
const asked =
  /^(?:walk me through how you|how would you teach (?:an? )?[\p{L} ]+? to|how do you|what experience do you have with|what['’]s the hardest part of) /iu;

type ByTopic = ReadonlyMap<string, readonly Candidate[]>;
const known = new WeakMap<readonly Candidate[], ByTopic>();

/** A role's own questions by the line topic that what they ask about opens with. */
function byTopicOf(candidates: readonly Candidate[]): ByTopic {
  const read = known.get(candidates);
  if (read) return read;
  const topics = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const [text = ''] = candidate.texts(2);
    if (candidate.scope === 'any' || !asked.test(text)) continue;
    const id = openingOf(text.replace(asked, ''))?.topic.id;
    if (id) topics.set(id, [...(topics.get(id) ?? []), candidate]);
  }
  known.set(candidates, topics);
  return topics;
}

/** The share of a line's telling words that a question has to have. */
const leastShare = 0.5;

/** The role's own questions about what a line surely says: both open with the same topic, and share half of the line's telling words. */
export function beatsAt(line: string, topic: string, candidates: readonly Candidate[]): Candidate[] {
  const stems = new Set(uncommonStems(line));
  const shared = ({ stems: own }: Candidate) => [...own].filter((stem) => stems.has(stem)).length;
  return (byTopicOf(candidates).get(topic) ?? []).filter(
    (one) => shared(one) >= Math.max(1, stems.size * leastShare),
  );
}
