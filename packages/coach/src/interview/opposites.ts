import { commonStems } from '../text/common-words.ts';
import type { Passage, Token } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';

/** Words of which an answer means the opposite when it says one in place of the other, whatever they stand beside. */
const antonyms = [
  'rise increase climb grow | fall decrease drop decline',
  'up | down',
  'expand | contract',
  'first | last',
  'high higher | low lower',
  'fast faster quick | slower',
  'hot warm | cold cool',
  'open | close',
  'add insert | delete remove',
  'public | private hidden hide',
  'before | after',
  'gain | lose',
  'buy | sell',
  'same | different',
  'unique | duplicate',
  'allow permit | block forbid deny',
  'encrypt | decrypt',
  'maximum | minimum',
  'less | denser',
  'asset | liability',
  'debit | credit',
  'receive | pay',
  'static | dynamic',
  'internal | external',
  'ascending | descending',
  'attract | repel',
  'positive | negative',
  'wet | dry',
  'bright brighter | dark dim',
  'lock | unlock',
  'connect | disconnect',
  'slow delay | speed accelerate',
].map((line) => line.split(' | ').map((side) => side.split(' ').map(stemOf)) as [string[], string[]]);

/** Poles of one scale: a claim is a pole and the word beside it, so that "more resistance" says nothing against "less current". */
const poles = new Map<string, { scale: number; sign: 1 | -1 }>();
for (const [scale, line] of [
  'more rise rises rising increase increases increased increasing up high higher large larger big bigger greater grow grows grew heavier gain gains raise raises stronger most maximum expand expands | less fewer fall falls fell falling decrease decreases decreased decreasing down low lower small smaller shrink shrinks drop drops dropped lighter reduce reduces reduced lowers weaker least minimum contract contracts',
  'good well better best reliable reliably | bad badly worse worst poor poorly unreliable unreliably',
  'fast faster quick quicker quickly | slow slower slowly',
  'before first | after last',
  'all every always any | none never',
  'public | private hidden',
  'early earlier soon | late later',
  'open opened | closed shut',
  'long longer | short shorter',
  'static | dynamic',
  'old older | new newer',
  'valid | invalid',
  'shared | separate',
  'same | different',
  'inside internal internally | outside external externally',
  'automatic automatically | manual manually',
  'permanent persistent durable | temporary volatile',
  'one single once | multiple several many',
  'ordered sorted | unordered unsorted',
].entries()) {
  const [up = '', down = ''] = line.split(' | ');
  for (const word of up.split(' ')) poles.set(word, { scale, sign: 1 });
  for (const word of down.split(' ')) poles.set(word, { scale, sign: -1 });
}

/** Which end of its scale a word stands for, 1 or -1; undefined for a word of no scale. */
export function poleOf(word: string): 1 | -1 | undefined {
  return poles.get(word)?.sign;
}

const negativePrefixes = ['un', 'in', 'im', 'ir', 'il', 'dis', 'non', 'a'];
const shortestOpposite = 4;
const reach = 4;

function count(tokens: readonly Token[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stem } of tokens) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  return counts;
}

/** A word of the ideal answer is missing and its opposite stands in its place. Takes the tokens that each text affirms. */
export function saysAntonym(answer: readonly Token[], ideal: readonly Token[]): boolean {
  const said = count(answer);
  const wanted = count(ideal);
  const sum = (of: Map<string, number>, side: readonly string[]) =>
    side.reduce((total, stem) => total + (of.get(stem) ?? 0), 0);
  const replaces = (wrong: readonly string[], right: readonly string[]) =>
    sum(said, wrong) > sum(wanted, wrong) && sum(said, right) < sum(wanted, right);
  if (antonyms.some(([a, b]) => replaces(a, b) || replaces(b, a))) return true;
  return [...wanted.keys()].some(
    (stem) =>
      stem.length >= shortestOpposite && negativePrefixes.some((prefix) => replaces([prefix + stem], [stem])),
  );
}

/** What a text claims: the poles of each scale by the words that they stand beside, and who outdoes whom in what. */
export interface Claims {
  poles: Map<string, { signs: Set<number>; weight: number }>;
  outdone: Map<string, { winners: Set<string>; losers: Set<string> }>;
}

const isNamed = (token: Token) => token.isContent && !poles.has(token.word) && !commonStems.has(token.stem);

/** The nearest telling word in a direction, within the clause. */
function beside(tokens: readonly Token[], at: number, step: 1 | -1): Token | undefined {
  const scale = poles.get(tokens[at]?.word ?? '')?.scale;
  for (let distance = 1; distance <= reach; distance += 1) {
    const token = tokens[at + step * distance];
    const border = tokens[step === 1 ? at + distance : at - distance + 1];
    if (!token || border?.breakBefore !== 'none' || token.wordClass === 'conjunction') return undefined;
    if (poles.get(token.word)?.scale === scale) return undefined;
    if (isNamed(token)) return token;
  }
  return undefined;
}

/** "Metal conducts better than wood": who stands before the comparative, and who behind "than". */
function readOutdone(tokens: readonly Token[], at: number, outdone: Claims['outdone']): void {
  const { word, isNegated, sentence } = tokens[at] as Token;
  if (isNegated || !(poles.has(word) || /[^aeiou]er$/.test(word))) return;
  const than = tokens.findIndex((token, place) => place > at && place <= at + 5 && token.word === 'than');
  if (than < 0 && !poles.has(word)) return;
  let from = at;
  while (from > 0 && tokens[from]?.breakBefore === 'none' && tokens[from - 1]?.sentence === sentence)
    from -= 1;
  const winner = tokens.slice(from, at).find((token) => token.isContent);
  const loser = than < 0 ? undefined : tokens.slice(than + 1, than + 4).find((token) => token.isContent);
  const found = outdone.get(word) ?? { winners: new Set<string>(), losers: new Set<string>() };
  if (winner) found.winners.add(winner.stem);
  if (loser) found.losers.add(loser.stem);
  outdone.set(word, found);
}

/** Reads what a short text claims. Linear in its length. */
export function readClaims({ tokens }: Passage): Claims {
  const claims: Claims = { poles: new Map(), outdone: new Map() };
  for (const [at, token] of tokens.entries()) {
    readOutdone(tokens, at, claims.outdone);
    const pole = poles.get(token.word);
    // A denied pole is left to the reading of negations: "not higher" is not "lower".
    if (!pole || token.isNegated) continue;
    for (const step of [1, -1] as const) {
      const named = beside(tokens, at, step);
      if (!named || (step === 1 && tokens[at + 1]?.word === 'than')) continue;
      const key = `${pole.scale} ${named.stem}`;
      const claim = claims.poles.get(key) ?? { signs: new Set<number>(), weight: 0 };
      claim.signs.add(pole.sign);
      // What stands behind a pole is what it says something of: "badly on new data".
      claim.weight = Math.max(claim.weight, step === 1 ? 2 : 1);
      claims.poles.set(key, claim);
    }
  }
  return claims;
}

/** Two texts say of the same pair who outdoes whom, the other way round. */
function isOutdoneReversed(answer: Claims, ideal: Claims): boolean {
  return [...answer.outdone].some(([word, said]) => {
    const wanted = ideal.outdone.get(word);
    if (!wanted || [...said.winners].some((stem) => wanted.winners.has(stem))) return false;
    return (
      [...said.losers].some((stem) => wanted.winners.has(stem)) ||
      [...wanted.losers].some((stem) => said.winners.has(stem))
    );
  });
}

/** Of the claims that both texts make on one scale, the share that contradict each other, 0 to 1, on the worst scale. */
export function reversedShare(answer: Claims, ideal: Claims): number {
  if (isOutdoneReversed(answer, ideal)) return 1;
  const scales = new Map<string, { agree: number; against: number }>();
  for (const [key, said] of answer.poles) {
    const wanted = ideal.poles.get(key);
    if (!wanted) continue;
    const scale = key.slice(0, key.indexOf(' '));
    const counts = scales.get(scale) ?? { agree: 0, against: 0 };
    if ([...said.signs].some((sign) => wanted.signs.has(sign))) counts.agree += said.weight;
    else counts.against += said.weight;
    scales.set(scale, counts);
  }
  return Math.max(
    0,
    ...[...scales.values()].map(({ agree, against }) => against / Math.max(1, agree + against)),
  );
}
