import type { Feature } from '../../text/linear-model.ts';
import type { Token } from '../../text/passage.ts';

/** Words under which each one would count for too much. */
const fewestWords = 30;
const scale = 5;

/** A word that tells whether somebody is a man or a woman, as one that doesn't: nobody's answer is worth more for either. */
const neutralWords = new Map([
  ['he', 'they'],
  ['she', 'they'],
  ["he's", "they're"],
  ["she's", "they're"],
  ["he'd", "they'd"],
  ["she'd", "they'd"],
  ["he'll", "they'll"],
  ["she'll", "they'll"],
  ['him', 'their'],
  ['her', 'their'],
  ['his', 'their'],
  ['hers', 'their'],
  ['himself', 'themselves'],
  ['herself', 'themselves'],
  ['man', 'person'],
  ['woman', 'person'],
  ['guy', 'person'],
  ['girl', 'person'],
  ['lady', 'person'],
  ['sir', "ma'am"],
]);
const neutral = ({ word }: Token): string => neutralWords.get(word) ?? word;

/** Each name once, the less the longer the answer is. */
function weighed(names: ReadonlySet<string>, tokens: readonly Token[]): Feature[] {
  const worth = scale / Math.sqrt(Math.max(fewestWords, tokens.length));
  return [...names].map((name): Feature => [name, worth]);
}

/** The words of an answer, as features of a linear model. Fillers, punctuation and capitals are none, so typed and dictated twins have the same. */
export const wordFeatures = (tokens: readonly Token[]): Feature[] =>
  weighed(new Set(tokens.map(neutral)), tokens);

/** Its words and its pairs of neighboring words. */
export function pairFeatures(tokens: readonly Token[]): Feature[] {
  const names = new Set<string>();
  const words = tokens.map(neutral);
  for (const [at, word] of words.entries()) {
    names.add(word);
    const next = words[at + 1];
    if (next) names.add(`${word} ${next}`);
  }
  return weighed(names, tokens);
}
