import { seededRandom } from '../../seeded-random.ts';
import type { Attack } from './attacks.ts';

const swaps = [
  'increase decrease',
  'increases decreases',
  'more less',
  'higher lower',
  'high low',
  'faster slower',
  'fast slow',
  'before after',
  'first last',
  'always never',
  'all none',
  'public private',
  'same different',
  'reliable unreliable',
  'larger smaller',
  'large small',
  'up down',
  'good bad',
  'better worse',
  'well badly',
  'inside outside',
  'best worst',
  'early late',
  'long short',
  'open closed',
  'static dynamic',
  'add remove',
  'old new',
  'rise fall',
  'strong weak',
];
const other = new Map(
  swaps.flatMap((pair) => {
    const [a = '', b = ''] = pair.split(' ');
    return [
      [a, b],
      [b, a],
    ] as const;
  }),
);

/** Every word that has an opposite replaced by it; the text as it is where there is none. */
function swapOpposites(ideal: string): string {
  return ideal.replace(/[a-z]+/g, (word) => other.get(word) ?? word);
}

/** Each clause denied by the verb that it has: "does not", "never", "no". */
function denyClauses(ideal: string): string {
  return ideal
    .split(/(?<=[,;.])\s+/)
    .map((clause) => {
      const said = clause
        .replace(/\b(is|are|was|were|can|will|would|should|must|has|have|had|may|could)\b/i, '$1 never')
        .replace(/\b(I) (\w+ed|\w+)\b(?! never)/, '$1 never $2');
      if (said !== clause) return said;
      const verb = clause.replace(
        /\b(\w{3,})s\b(?= (?:the|a|an|its|it|no|and|to|in|on|of|\w+))/,
        'does not $1',
      );
      return verb === clause ? `it is wrong that ${clause}` : verb;
    })
    .join(' ');
}

/** Each number replaced by another of the same length. */
function swapNumbers(ideal: string): string {
  const random = seededRandom(ideal);
  return ideal.replace(/\d+/g, (number) => String(Number(number) * 3 + 1 + Math.floor(random() * 7)));
}

const hasSwap = (ideal: string) => swapOpposites(ideal) !== ideal;
const hasNumber = (ideal: string) => /\d/.test(ideal);

/** Right words with wrong facts; an empty text where the reference gives nothing to turn round. */
export const wrongFacts: readonly Attack[] = [
  { name: 'every clause denied', cap: 25, make: (_, ideal) => denyClauses(ideal) },
  {
    name: 'opposites in place',
    cap: 40,
    make: (_, ideal) => (hasSwap(ideal) ? swapOpposites(ideal) : ''),
  },
  { name: 'other numbers', cap: 40, make: (_, ideal) => (hasNumber(ideal) ? swapNumbers(ideal) : '') },
];
