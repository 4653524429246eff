import { containment } from '../text/overlap.ts';
import { contentStems, type Passage, type Token } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import { poleOf } from './opposites.ts';

/** Function words that relate what stands before them to what stands behind; the second of a pair relates the other way round. */
const relations = new Map<string, { name: string; sign: 1 | -1 }>([
  ['into', { name: 'into', sign: 1 }],
  ['than', { name: 'than', sign: 1 }],
  ['before', { name: 'order', sign: 1 }],
  ['after', { name: 'order', sign: -1 }],
]);
const relationNames = new Set([...relations.values()].map(({ name }) => name));
/** Words whose two sides may change places. */
const symmetric = new Set(
  'connect link relate differ equal same different join meet together between compare and share both'
    .split(' ')
    .map(stemOf),
);
const units = [
  'celsius fahrenheit kelvin',
  'bit byte kilobyte megabyte gigabyte',
  'millisecond second minute hour day week month year',
  'meter kilometer mile foot inch centimeter',
  'gram kilogram pound ton milligram',
  'volt ampere watt ohm',
].map((line) => new Set(line.split(' ').map(stemOf)));
/** A longer text relates many things; which of them is meant cannot be told. */
const longest = 45;

interface Sides {
  left: ReadonlySet<string>;
  right: ReadonlySet<string>;
}

/** What stands on the two sides of a word, in its sentence, without what stands on both. */
function sidesOf({ tokens }: Passage, at: number, isTurned: boolean): Sides {
  const { sentence } = tokens[at] as Token;
  const side = (from: number, to: number) =>
    new Set(
      tokens
        .slice(from, to)
        .flatMap((token) => (token.isContent && token.sentence === sentence ? [token.stem] : [])),
    );
  const [before, behind] = [side(0, at), side(at + 1, tokens.length)];
  const left = new Set([...before].filter((stem) => !behind.has(stem)));
  const right = new Set([...behind].filter((stem) => !before.has(stem)));
  return isTurned ? { left: right, right: left } : { left, right };
}

/** Something of each side stands on the other, and one side has gone over as a whole. */
function isCrossed(answer: Sides, ideal: Sides): boolean {
  const moved = (from: ReadonlySet<string>, to: ReadonlySet<string>, home: ReadonlySet<string>) => {
    const found = [...from].filter((stem) => to.has(stem)).length;
    return { some: found > 0, all: found > 0 && ![...from].some((stem) => home.has(stem)) };
  };
  const left = moved(ideal.left, answer.right, answer.left);
  const right = moved(ideal.right, answer.left, answer.right);
  return left.some && right.some && (left.all || right.all);
}

/** The words that relate two sides, each standing once, by name; a passive and a word of the other pole turn the sides. */
function pivotsOf({ tokens }: Passage): Map<string, { at: number; isTurned: boolean } | undefined> {
  const pivots = new Map<string, { at: number; isTurned: boolean } | undefined>();
  for (const [at, token] of tokens.entries()) {
    const relation = relations.get(token.word);
    if (!relation && (!token.isContent || symmetric.has(token.stem))) continue;
    const name = relation?.name ?? token.stem;
    const pole = relation?.name === 'than' ? poleBefore(tokens, at) : 1;
    const isTurned = relation ? relation.sign * pole < 0 : tokens[at + 1]?.word === 'by';
    pivots.set(name, pivots.has(name) ? undefined : { at, isTurned });
  }
  return pivots;
}

function poleBefore(tokens: readonly Token[], at: number): number {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const sign = poleOf(tokens[back]?.word ?? '');
    if (sign) return sign;
  }
  return 1;
}

/** Other words may be put in another order; the very same ones, active or passive in both, say who does what. */
function holdsTheSameWords(answer: Passage, ideal: Passage): boolean {
  const [said, right] = [new Set(contentStems(answer)), new Set(contentStems(ideal))];
  const isPassive = ({ tokens }: Passage) => tokens.some(({ word }) => word === 'by');
  const isSameVoice = isPassive(answer) === isPassive(ideal);
  return isSameVoice && containment(said, right) >= 0.9 && containment(right, said) >= 0.75;
}

/**
 * Whether two short texts relate the same things the other way round: subject and object, cause and effect, what is turned into
 * what, who outdoes whom. A passive, or the comparison told from its other side, says the same.
 */
export function isExchanged(answer: Passage, ideal: Passage): boolean {
  if (answer.tokens.length > longest || ideal.tokens.length > longest) return false;
  const wanted = pivotsOf(ideal);
  const isVerbatim = holdsTheSameWords(answer, ideal);
  for (const [name, said] of pivotsOf(answer)) {
    const right = wanted.get(name);
    if (!said || !right || !(isVerbatim || relationNames.has(name))) continue;
    const sides = sidesOf(answer, said.at, said.isTurned);
    if (isCrossed(sides, sidesOf(ideal, right.at, right.isTurned))) return true;
  }
  return false;
}

/** The same comparison, from whichever side it is told: both sides hold what they hold in the ideal answer. */
export function isSameComparison(answer: Passage, ideal: Passage): boolean {
  if (ideal.tokens.length > longest / 3 || answer.tokens.length > longest / 3) return false;
  const [said, right] = [pivotsOf(answer).get('than'), pivotsOf(ideal).get('than')];
  if (!said || !right) return false;
  const [a, b] = [sidesOf(answer, said.at, said.isTurned), sidesOf(ideal, right.at, right.isTurned)];
  const keeps = (x: ReadonlySet<string>, y: ReadonlySet<string>) => [...x].some((stem) => y.has(stem));
  return keeps(a.left, b.left) && keeps(a.right, b.right) && !isCrossed(a, b);
}

/** The right number with a unit that is not the ideal answer's. */
export function saysOtherUnit(answer: Passage, ideal: Passage): boolean {
  const isMeasured = (passage: Passage) => passage.tokens.some(({ isNumber }) => isNumber);
  if (!isMeasured(answer) || !isMeasured(ideal)) return false;
  const of = ({ tokens }: Passage, unit: ReadonlySet<string>) =>
    new Set(tokens.flatMap(({ stem }) => (unit.has(stem) ? [stem] : [])));
  return units.some((unit) => {
    const [said, right] = [of(answer, unit), of(ideal, unit)];
    return said.size === 1 && right.size === 1 && ![...said].some((stem) => right.has(stem));
  });
}

/** From the low end of a scale to the high one, +1, the other way -1; 0 where it is not said. */
function slopeOf({ tokens }: Passage): number {
  const poleAfter = (word: string) => {
    const at = tokens.findIndex((token) => token.word === word);
    const near = at < 0 ? [] : tokens.slice(at + 1, at + 3);
    return near.map((token) => poleOf(token.word) ?? 0).find((sign) => sign !== 0) ?? 0;
  };
  const [from, to] = [poleAfter('from'), poleAfter('to')];
  return from * to < 0 ? to : 0;
}

/** Both go along a scale, in opposite directions. */
export function isOtherSlope(answer: Passage, ideal: Passage): boolean {
  return slopeOf(answer) * slopeOf(ideal) < 0;
}
