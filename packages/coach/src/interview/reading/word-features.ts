import type { Feature } from '../../../text/linear-model.ts';
import type { Token } from '../../../text/passage.ts';

/** Words under which each one would count for too much. */
const fewestWords = 30;
const scale = 5;

/**
 * The features of how an answer tells: each word and each pair of neighbors once, the less the longer the answer is. Fillers, punctuation and
 * capitals are no features, so typed and dictated twins have the same.
 */
export function featuresOf(tokens: readonly Token[]): Feature[] {
  const names = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    names.add(word);
    const next = tokens[at + 1];
    if (next) names.add(`${word} ${next.word}`);
  }
  const worth = scale / Math.sqrt(Math.max(fewestWords, tokens.length));
  return [...names].map((name): Feature => [name, worth]);
}
