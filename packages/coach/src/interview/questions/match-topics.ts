import { everydayStems } from '../../text/common-words.ts';
import { contentStems, readPassage } from '../../text/passage.ts';
import { stemOf } from '../../text/stem.ts';
import type { Candidate } from './candidates.ts';

/** Telling words that a line and a question have to share, and the share of the line's telling words that they have to be. */
const fewestShared = 2;
/** The same for a question that no term of the line points at. */
const fewestSimilar = 3;
const leastShare = 0.5;
const leastShareOfLine = 0.5;
const shortestTerm = 3;

/** Phrases of one to four words of a line, folded to lower case and singular. */
function phrasesOf(line: string): Set<string> {
  // What comes after "excluding" is not part of the job.
  const [kept = ''] = line.toLowerCase().split(/\b(?:excluding|except|unless|rather than)\b/);
  const words = (kept.match(/[\p{L}\p{N}+#'-]+/gu) ?? []).map(singular);
  const phrases = new Set<string>();
  for (let at = 0; at < words.length; at += 1)
    for (let size = 1; size <= 4 && at + size <= words.length; size += 1)
      phrases.add(words.slice(at, at + size).join(' '));
  return phrases;
}
const singular = (word: string) => (word.length > 3 && /[^s]s$/.test(word) ? word.slice(0, -1) : word);
const foldTerm = (term: string) => term.toLowerCase().split(/\s+/).map(singular).join(' ');

/** Candidates by the words of an ad that mean their beat. */
export function termsOf(candidates: readonly Candidate[]): Map<string, Candidate[]> {
  const terms = new Map<string, Candidate[]>();
  for (const candidate of candidates)
    for (const term of candidate.match) {
      const folded = foldTerm(term);
      if (folded.length >= shortestTerm) terms.set(folded, [...(terms.get(folded) ?? []), candidate]);
    }
  return terms;
}

/**
 * The topic that a line means, with all of its questions: a term of two words or more, or two terms apart. One word alone ("food",
 * "equipment") is in lines about anything. Its questions share at least `shared` telling words with the line.
 */
export function topicOf(
  line: string,
  terms: ReadonlyMap<string, readonly Candidate[]>,
  shared = fewestShared,
): { candidates: Candidate[]; weight: number } | undefined {
  const byTopic = new Map<string, { candidates: Set<Candidate>; words: Set<string>; hasPhrase: boolean }>();
  for (const phrase of phrasesOf(line)) {
    const hit = terms.get(phrase);
    if (!hit) continue;
    for (const topic of new Set(hit.map((candidate) => candidate.topic))) {
      const known = byTopic.get(topic) ?? { candidates: new Set(), words: new Set(), hasPhrase: false };
      const words = phrase.split(' ');
      if (words.length > 1) known.hasPhrase = true;
      for (const word of words) known.words.add(word);
      for (const candidate of hit) if (candidate.topic === topic) known.candidates.add(candidate);
      byTopic.set(topic, known);
    }
  }
  const telling = (line.match(/[\p{L}\p{N}+#'-]{3,}/gu) ?? []).filter(
    (word) => !everydayStems.has(stemOf(word.toLowerCase())),
  );
  const [best] = [...byTopic.values()]
    .filter(
      ({ words, hasPhrase }) => (hasPhrase || words.size >= 2) && words.size >= telling.length * leastShare,
    )
    .sort((a, b) => b.words.size - a.words.size);
  if (!best) return undefined;
  // The question has to speak of the line in its own words: two terms may mean a beat that is about something else.
  const stems = new Set(uncommonStems(line));
  const isSpokenOf = (one: Candidate) => [...one.stems].filter((stem) => stems.has(stem)).length >= shared;
  const candidates = [...best.candidates].filter(isSpokenOf);
  return candidates.length > 0 ? { candidates, weight: best.words.size } : undefined;
}

export const uncommonStems = (text: string) =>
  contentStems(readPassage(text)).filter((stem) => !everydayStems.has(stem));

/** The question of a family that shares the most telling words with a line, three at least. */
export function similarTo(line: string, candidates: readonly Candidate[]): Candidate | undefined {
  const stems = new Set(uncommonStems(line));
  let best: { candidate: Candidate; shared: number } | undefined;
  for (const candidate of candidates) {
    if (candidate.scope === 'any') continue;
    let shared = 0;
    for (const stem of candidate.stems) if (stems.has(stem)) shared += 1;
    const isClose = shared >= fewestSimilar && shared >= stems.size * leastShareOfLine;
    if (isClose && shared > (best?.shared ?? 0)) best = { candidate, shared };
  }
  return best?.candidate;
}
