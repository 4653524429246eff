import { isNegator } from '../text/negation.ts';
import type { Passage, Token } from '../text/passage.ts';
import { findPhrases, phraseBook } from '../text/phrases.ts';
import { stemOf } from '../text/stem.ts';
import { isExchanged, isOtherSlope, isSameComparison, saysOtherUnit } from './exchanged.ts';
import { saysAntonym } from './opposites.ts';

/** Words that may deny what stands beside them: "without a call" and "does not call" say the same, so such clauses are left out. */
const openWords = new Set(
  'prevent avoid stop block without instead break gap lose less twice again only nothing anymore'
    .split(' ')
    .map(stemOf),
);
const clauseEnders = new Set([
  'and',
  'or',
  'but',
  'so',
  'because',
  'which',
  'that',
  'while',
  'whereas',
  'since',
  'if',
]);
/** Below this many shared words a "not" proves nothing. */
const fewShared = 2.2;
/** In so short a text a number can only be the one that was asked for. */
const fewWords = 6;
const emphasis = new Set(['only', 'just', 'merely', 'simply']);

const denialBook = phraseBook([
  'not|never true|correct|right that',
  "isn't true|correct|right that",
  'false|untrue|wrong|incorrect that',
]);

/** Words that say which of two things is meant: "only matching rows", "all rows". */
const tellingWords = new Set(['all', 'only', 'both', 'same', 'each', 'no', 'every', 'more', 'most']);

/** From two on: "one" is said of anything. */
const spelledNumbers = new Map(
  'two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, at) => [word, String(at + 2)] as const),
);

type Sign = 'yes' | 'no' | 'open';

/** Of each token, whether its clause affirms or denies it; two denials make none. */
function readSigns(tokens: readonly Token[]): Map<Token, Sign> {
  const signs = new Map<Token, Sign>();
  let clause: Token[] = [];
  let denials = 0;
  let isOpen = false;
  const close = () => {
    const sign = isOpen ? 'open' : denials % 2 === 1 ? 'no' : 'yes';
    for (const token of clause) signs.set(token, sign);
    clause = [];
    denials = 0;
    isOpen = false;
  };
  for (const [at, token] of tokens.entries()) {
    if (token.breakBefore !== 'none' || clauseEnders.has(token.word)) close();
    clause.push(token);
    if (isNegator(token.word) && !emphasis.has(tokens[at + 1]?.word ?? '')) denials += 1;
    // "Not enough" tells an amount.
    if (token.word === 'enough') isOpen = true;
    if (openWords.has(token.stem)) isOpen = true;
  }
  close();
  return signs;
}

/** Numbers of a text with the words around each; spelled ones count too. */
function numbersOf({ tokens }: Passage): { number: string; around: ReadonlySet<string> }[] {
  return tokens.flatMap(({ word, isNumber }, at) => {
    const number = isNumber ? word.replace(/[^\d.,:]/g, '') : spelledNumbers.get(word);
    if (number === undefined) return [];
    const near = tokens
      .slice(Math.max(0, at - 2), at + 3)
      .filter((token) => token.isContent && !token.isNumber);
    return [{ number, around: new Set(near.map(({ stem }) => stem)) }];
  });
}

/** The answer gives numbers of the same things, and none of them is a number of the ideal answer. */
function saysOtherNumbers(answer: Passage, ideal: Passage): boolean {
  const said = numbersOf(answer);
  const wanted = numbersOf(ideal);
  if (wanted.length === 0 || new Set(wanted.map(({ number }) => number)).size > 2) return false;
  const isWanted = (number: string) => wanted.some((one) => one.number === number);
  const isSameThing = (around: ReadonlySet<string>) =>
    around.size === 0 ||
    answer.tokens.length <= fewWords ||
    wanted.some((one) => [...around].some((stem) => one.around.has(stem)));
  return said.length > 0 && said.every(({ number, around }) => !isWanted(number) && isSameThing(around));
}

const comparing = /^(?:differ|compar|distin|contrast|versus|vs|over|instead|between)/;

/** The two things that a question holds against each other: "the difference between X and Y", "X over Y". */
function comparedStems(question: Passage): [string, string] | undefined {
  const { tokens } = question;
  const linkers = new Set(['and', 'or', 'over', 'versus', 'vs', 'from', 'than', 'instead']);
  if (!tokens.some(({ word }) => comparing.test(word))) return undefined;
  const between = tokens.findIndex(({ word }) => word === 'between');
  const places = tokens.map((_, at) => at).slice(1, -1);
  // "Between X and Y, and why": the first link behind "between"; "is X faster than Y": the last one.
  for (const at of between < 0 ? places.reverse() : places.slice(between)) {
    if (!linkers.has(tokens[at]?.word ?? '')) continue;
    const isThing = ({ isContent, word }: Token) => isContent && !comparing.test(word);
    const before = tokens.slice(0, at).filter(isThing);
    const after = tokens.slice(at + 1).filter(isThing);
    // "Binary search over linear search": the word that both share names neither.
    const left = before.findLast((token) => !after.some(({ stem }) => stem === token.stem));
    const right = after.find((token) => !before.some(({ stem }) => stem === token.stem));
    if (left && right) return [left.stem, right.stem];
  }
  return undefined;
}

/** What is said of each of two things: the words that follow its name, with a sign for denied ones. */
function assign(
  passage: Passage,
  pair: readonly [string, string],
  signs: ReadonlyMap<Token, Sign>,
): Map<string, Set<string>> {
  const said = new Map<string, Set<string>>();
  let owner: string | undefined;
  for (const token of passage.tokens) {
    if (pair.includes(token.stem)) owner = token.stem;
    else if (owner && (token.isContent || tellingWords.has(token.word))) {
      const owners = said.get(token.stem) ?? new Set();
      owners.add(`${owner}${signs.get(token) === 'no' ? '-' : '+'}`);
      said.set(token.stem, owners);
    }
  }
  return said;
}

/** The share of statements that are made of the other thing than in the ideal answer. */
function swappedShare(answer: Passage, ideal: Passage, pair: readonly [string, string] | undefined): number {
  if (!pair) return 0;
  const flip = (owner: string) => `${owner.slice(0, -1) === pair[0] ? pair[1] : pair[0]}${owner.slice(-1)}`;
  const right = assign(ideal, pair, readSigns(ideal.tokens));
  const said = assign(answer, pair, readSigns(answer.tokens));
  let agree = 0;
  let against = 0;
  for (const [stem, owners] of said) {
    const wanted = right.get(stem);
    if (!wanted || wanted.size > 1 || owners.size > 1) continue;
    const [owner] = owners;
    if (owner && wanted.has(owner)) agree += 1;
    else if (owner && wanted.has(flip(owner))) against += 1;
  }
  // One word beside one of the two may stand there by chance.
  const isSure = against >= 2 || pair.every((thing) => answer.tokens.some(({ stem }) => stem === thing));
  return isSure ? against / Math.max(1, against + agree) : 0;
}

/** The content word after "from" and the one after "to". */
function directions(passage: Passage): { from: Set<string>; to: Set<string> } {
  const found = { from: new Set<string>(), to: new Set<string>() };
  for (const [at, token] of passage.tokens.entries()) {
    if (token.word !== 'from' && token.word !== 'to' && token.word !== 'into') continue;
    const next = passage.tokens.slice(at + 1, at + 4).find((candidate) => candidate.isContent);
    if (next) found[token.word === 'from' ? 'from' : 'to'].add(next.stem);
  }
  return found;
}

function isReversed(answer: Passage, ideal: Passage): boolean {
  const wanted = directions(ideal);
  const said = directions(answer);
  const crosses = (a: Set<string>, b: Set<string>) => [...a].some((stem) => b.has(stem));
  return (
    crosses(said.from, wanted.to) &&
    crosses(said.to, wanted.from) &&
    !crosses(said.from, wanted.from) &&
    !crosses(said.to, wanted.to)
  );
}

/** The share of the ideal answer's words, found in the answer, that stand there in a clause of the other sign. */
function deniedShare(answer: Passage, ideal: Passage, questionStems: ReadonlySet<string>): number {
  const signs = (passage: Passage) => {
    const read = readSigns(passage.tokens);
    const found = new Map<string, { yes: number; no: number; open: number }>();
    for (const token of passage.tokens) {
      if (!token.isContent) continue;
      const sign = found.get(token.stem) ?? { yes: 0, no: 0, open: 0 };
      sign[read.get(token) ?? 'yes'] += 1;
      found.set(token.stem, sign);
    }
    return found;
  };
  const wanted = signs(ideal);
  let shared = 0;
  let against = 0;
  for (const [stem, sign] of signs(answer)) {
    const right = wanted.get(stem);
    if (!right || right.open > 0 || sign.open > 0) continue;
    const weight = questionStems.has(stem) ? 0.25 : 1;
    shared += weight;
    if ((right.yes === 0 && sign.no === 0) || (right.no === 0 && sign.yes === 0)) against += weight;
  }
  return shared < fewShared ? 0 : against / shared;
}

/** Rises smoothly from 0 to 1 between two bounds. */
function smooth(value: number, from: number, to: number): number {
  const at = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return at * at * (3 - 2 * at);
}

/**
 * How much an answer says the right words the wrong way round, 0 to 1: opposites in place of the right words, other numbers, the
 * two sides of a comparison or the two ends of a direction exchanged, denied statements. Opposites and numbers are looked at in
 * short answers only, where every word counts.
 */
export function contradiction(
  answer: Passage,
  ideal: Passage,
  question: Passage,
  questionStems: ReadonlySet<string>,
  isShort: boolean,
  againstClaims: number,
): number {
  if (findPhrases(answer, denialBook).length > findPhrases(ideal, denialBook).length) return 1;
  const pair = comparedStems(question);
  const swapped = smooth(swappedShare(answer, ideal, pair), 0.4, 0.75);
  const reversed = 0.9 * smooth(againstClaims, 0.3, 0.6);
  if (!isShort) return Math.max(swapped, reversed);
  if (isSameComparison(answer, ideal)) return 0;
  const affirmed = (passage: Passage) => {
    const signs = readSigns(passage.tokens);
    return passage.tokens.filter((token) => signs.get(token) === 'yes');
  };
  const wrong =
    (!pair && saysAntonym(affirmed(answer), affirmed(ideal))) ||
    saysOtherNumbers(answer, ideal) ||
    isReversed(answer, ideal) ||
    isExchanged(answer, ideal) ||
    isOtherSlope(answer, ideal) ||
    saysOtherUnit(answer, ideal);
  const denied = smooth(deniedShare(answer, ideal, questionStems), 0.45, 0.85);
  return Math.max(swapped, wrong ? 0.9 : 0, reversed, denied);
}
