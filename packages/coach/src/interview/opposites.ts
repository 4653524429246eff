import type { Token } from '../text/passage.ts';
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
  'top upper | bottom',
  'drop discard reject | forward accept',
  'enter | leave exit',
  'include | exclude',
  'import | export',
  'upload | download',
  'raise | lower',
  'surplus | shortage',
  'profit | loss',
  'alive live | dead die',
  'solid | liquid',
  'start begin | end',
  'encode | decode',
  'success succeed | failure fail',
  'absorb | emit release',
  'north | south',
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
