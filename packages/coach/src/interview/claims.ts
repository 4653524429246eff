import type { Passage, Token } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import { degreeWords, kinds, quantities } from './scales.data.ts';

/** What a text says of a quantity: that there is more of it, +1, or less, -1. */
export interface Claim {
  sign: 1 | -1;
  /** The quantity, where the word itself names one: "denser". */
  quantity: string | undefined;
  /** Stems of the nouns that it may be said of; none where only a pronoun stands there. */
  nouns: ReadonlySet<string>;
  /** The noun right behind it. */
  next: string | undefined;
  /** It compares: "longer", "more". */
  isGraded: boolean;
  /** The word tells two kinds of a thing apart and measures nothing: "public key", "inside the cell". */
  isKind: boolean;
  /** What stands before it in its clause, and behind "than". */
  left: ReadonlySet<string>;
  right: ReadonlySet<string>;
  clause: number;
  stem: string;
}

interface Pole {
  sign: 1 | -1;
  quantity: string | undefined;
  isKind: boolean;
}

const poles = new Map<string, Pole>();
const quantityOfNoun = new Map<string, string>();

function readEnds(line: string, quantity: string | undefined, isKind = false): void {
  const [up = '', down = ''] = line.split(' | ');
  for (const word of up.trim().split(' ')) poles.set(word, { sign: 1, quantity, isKind });
  for (const word of down.trim().split(' ')) poles.set(word, { sign: -1, quantity, isKind });
}
readEnds(degreeWords, undefined);
for (const line of quantities.trim().split('\n')) {
  const [nouns = '', ends = ''] = line.split(' : ');
  const [quantity = ''] = nouns.split(' ');
  readEnds(ends, quantity);
  for (const noun of nouns.split(' ')) quantityOfNoun.set(stemOf(noun), quantity);
}

for (const line of kinds.trim().split('\n')) readEnds(line, line, true);

const enders = new Set(['and', 'or', 'but', 'so', 'because', 'since', 'while', 'whereas', 'therefore', 'as']);
/** What is kept from one kind is left to the other. */
const barring = new Set(['hide', 'prevent', 'avoid', 'protect', 'block', 'conceal', 'deny'].map(stemOf));
const softeners = new Set(['as', 'so', 'much', 'that', 'many', 'very']);
/** Words that count what follows them and are not meant themselves. */
const counters = new Set(
  ['number', 'amount', 'level', 'quantity', 'total', 'value', 'time', 'thing'].map(stemOf),
);
const reach = 4;

/** Splits a text into clauses of tokens. */
/** No clause that somebody says has so many words; each claim is read with all of its clause. */
const clauseMax = 80;

function clausesOf({ tokens }: Passage): Token[][] {
  const clauses: Token[][] = [[]];
  for (const token of tokens) {
    const isFull = (clauses.at(-1)?.length ?? 0) >= clauseMax;
    if (token.breakBefore !== 'none' || enders.has(token.word) || isFull) clauses.push([]);
    clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** Words that a claim may be about; a pole of another quantity is one of them: "badly on new data". */
const isNoun = (token: Token) => token.isContent && !isDegree(token) && !counters.has(token.stem);
const isDegree = ({ word }: Token) => poles.has(word) && poles.get(word)?.quantity === undefined;
const nounsIn = (tokens: readonly Token[]) =>
  new Set(tokens.flatMap((token) => (isNoun(token) ? [token.stem] : [])));

/** "Not as bright" turns a pole; any other negation is left to the reading of denials. */
function signAt(clause: readonly Token[], at: number, sign: 1 | -1): 1 | -1 | undefined {
  if (!clause[at]?.isNegated) return sign;
  const before = clause.slice(Math.max(0, at - 2), at).map(({ word }) => word);
  return before.some((word) => softeners.has(word)) ? (-sign as 1 | -1) : undefined;
}

/** The noun behind a degree word: "less current". */
function nounBehind(clause: readonly Token[], at: number): Token | undefined {
  const behind = clause.slice(at + 1, at + 1 + reach);
  const than = behind.findIndex(({ word }) => word === 'than');
  return behind.slice(0, than < 0 ? reach : than).find(isNoun);
}

/** "At least", "more or less", "the smallest or the largest", "fewer rabbits are eaten": no more or less of a thing is meant. */
function isIdle(tokens: readonly Token[], at: number, clause: readonly Token[], place: number): boolean {
  const pole = poles.get(tokens[at]?.word ?? '');
  if (tokens[at - 1]?.word === 'at' || (tokens[at]?.word === 'more' && tokens[at + 1]?.word === 'so'))
    return true;
  // The two ends of a way are read by its slope.
  const than = clause.findIndex(({ word }) => word === 'than');
  if (than >= 0 && (place > than || clause.slice(place + 1, than).some(({ word }) => poles.has(word))))
    return true;
  if (['from', 'to'].every((end) => clause.some(({ word }) => word === end))) return true;
  for (const step of [2, 3, -2, -3]) {
    const joint = tokens[at + Math.sign(step)]?.word;
    const other = poles.get(tokens[at + step]?.word ?? '');
    if (joint === 'or' && other && other.quantity === pole?.quantity && other.sign !== pole?.sign)
      return true;
  }
  const isDeterminer = ['more', 'fewer', 'less', 'most'].includes(tokens[at]?.word ?? '');
  const next = clause[place + 2];
  return (
    isDeterminer && next !== undefined && /^(?:is|are|was|were)$/.test(next.word) && clause.length > place + 3
  );
}

function claimAt(
  tokens: readonly Token[],
  clause: readonly Token[],
  at: number,
  index: number,
): Claim | undefined {
  const token = clause[at] as Token;
  const pole = poles.get(token.word);
  if (pole?.isKind && clause.some(({ stem }) => barring.has(stem))) return undefined;
  if (!pole || isIdle(tokens, tokens.indexOf(token), clause, at)) return undefined;
  // "Less dense" is one claim, read at its second word.
  if (pole.quantity === undefined && poles.get(clause[at + 1]?.word ?? '')?.quantity) return undefined;
  const degree = poles.get(clause[at - 1]?.word ?? '');
  const turned = pole.quantity && degree && !degree.quantity ? degree.sign * pole.sign : pole.sign;
  const sign = signAt(clause, at, turned as 1 | -1);
  if (!sign) return undefined;
  const next = nounBehind(clause, at);
  const left = nounsIn(clause.slice(Math.max(0, at - 2 * reach), at));
  const than = clause.findIndex(({ word }, place) => place > at && word === 'than');
  const right = than < 0 ? new Set<string>() : nounsIn(clause.slice(than + 1));
  const nouns = new Set([...(next ? [next.stem] : []), ...left, ...right]);
  return {
    sign,
    quantity: pole.quantity ?? [...nouns].flatMap((stem) => quantityOfNoun.get(stem) ?? [])[0],
    nouns,
    next: next?.stem,
    isGraded: pole.quantity === undefined || token.word.endsWith('er'),
    isKind: pole.isKind,
    left,
    right,
    clause: index,
    stem: token.stem,
  };
}

/** More than an answer of twenty minutes makes. Claims are held against each other in pairs, so their number is bounded. */
const claimsMax = 200;

/** Reads what a short text claims of quantities. */
export function readClaims(passage: Passage): Claim[] {
  const claims: Claim[] = [];
  for (const [index, clause] of clausesOf(passage).entries()) {
    if (claims.length >= claimsMax) break;
    claims.push(...clause.flatMap((_, at) => claimAt(passage.tokens, clause, at, index) ?? []));
  }
  // A text that speaks of both kinds of one thing says something else of each.
  const isOfBoth = ({ quantity, sign, next }: Claim) =>
    claims.some((other) => other.quantity === quantity && other.sign !== sign && other.next === next);
  return claims.filter((claim) => !claim.isKind || !isOfBoth(claim));
}

function sharedCount(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of a) if (b.has(stem)) shared += 1;
  return shared;
}

/** How near two claims are in what they are about, 0 for different things; "it" may be any quantity that has no name of its own. */
function nearness(a: Claim, b: Claim): number {
  const isBare = [a, b].some(({ stem }) => stem === 'no');
  if (isBare) return a.next !== undefined && a.next === b.next ? 1 : 0;
  if (a.isKind || b.isKind)
    return a.quantity === b.quantity && a.next !== undefined && a.next === b.next ? 1 : 0;
  // What stands right behind it is what it says something of: "badly on new data".
  const shared = sharedCount(a.nouns, b.nouns) + (a.next !== undefined && a.next === b.next ? 1 : 0);
  const isAnything = a.nouns.size === 0 || b.nouns.size === 0;
  if (a.quantity || b.quantity)
    return a.quantity === b.quantity && (shared > 0 || isAnything) ? 1 + shared : 0;
  return shared > 0 ? 1 + shared : isAnything && !a.next && !b.next ? 1 : 0;
}

/** "A is denser than B" says of B that it is less dense. */
function isTurned(a: Claim, b: Claim): boolean {
  const crosses = (x: Claim, y: Claim) => {
    const [subject] = x.left;
    return subject !== undefined && y.right.has(subject) && !y.left.has(subject);
  };
  return crosses(a, b) || crosses(b, a);
}

/** How two texts' claims stand to each other. */
export interface Agreement {
  /** Share of the claims on the same things that say the opposite, 0 to 1. */
  against: number;
  /** Stems of the reference whose claim the answer makes in another word, with that word. */
  matched: ReadonlyMap<string, string>;
}

/** Holds the claims of an answer against those of its reference. */
export function compareClaims(answer: readonly Claim[], ideal: readonly Claim[]): Agreement {
  const matched = new Map<string, string>();
  const verdicts = new Map<string, { agree: number; against: number; isGraded: boolean }>();
  for (const wanted of ideal) {
    const near = answer.map((said) => ({ said, near: nearness(said, wanted) }));
    const most = Math.max(0, ...near.map((one) => one.near));
    const nearest = near.flatMap((one) => (most > 0 && one.near === most ? [one.said] : []));
    const signOf = (said: Claim) => (isTurned(said, wanted) ? -said.sign : said.sign);
    const right = nearest.find((said) => signOf(said) === wanted.sign);
    const met = right ?? nearest[0];
    if (!met) continue;
    if (right) matched.set(wanted.stem, right.stem);
    const key = `${met.clause} ${wanted.clause}`;
    const verdict = verdicts.get(key) ?? { agree: 0, against: 0, isGraded: true };
    verdict[right ? 'agree' : 'against'] += 1;
    verdict.isGraded &&= met.isGraded && wanted.isGraded;
    verdicts.set(key, verdict);
  }
  // "The longer the more" and "the shorter the less" say the same: all turned in one clause is no contradiction.
  const wrong = [...verdicts.values()].filter(
    ({ agree, against, isGraded }) => against > 0 && (agree > 0 || against === 1 || !isGraded),
  );
  return { against: wrong.length / Math.max(1, verdicts.size), matched };
}
