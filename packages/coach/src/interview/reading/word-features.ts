import type { Feature } from '../../text/linear-model.ts';
import type { Token } from '../../text/passage.ts';

/** Words under which each one would count for too much. */
const fewestWords = 30;
const scale = 5;

/** Each name once, the less the longer the answer is. */
function weighed(names: ReadonlySet<string>, tokens: readonly Token[]): Feature[] {
  const worth = scale / Math.sqrt(Math.max(fewestWords, tokens.length));
  return [...names].map((name): Feature => [name, worth]);
}

/** The words of an answer, as features of a linear model. Fillers, punctuation and capitals are none, so typed and dictated twins have the same. */
export const wordFeatures = (tokens: readonly Token[]): Feature[] =>
  weighed(new Set(tokens.map(({ word }) => word)), tokens);

/** Its words and its pairs of neighboring words. */
export function pairFeatures(tokens: readonly Token[]): Feature[] {
  const names = new Set<string>();
  for (const [at, { word }] of tokens.entries()) {
    names.add(word);
    const next = tokens[at + 1];
    if (next) names.add(`${word} ${next.word}`);
  }
  return weighed(names, tokens);
}
