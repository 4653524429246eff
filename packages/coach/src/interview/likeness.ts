import { commonStems } from '../text/common-words.ts';
import { characterRuns } from '../text/overlap.ts';
import type { Passage, Token } from '../text/passage.ts';
import { stemOf } from '../text/stem.ts';
import type { StemHit, StemIndex } from '../text/stem-index.ts';

/** Words that stand in the question are worth this much: repeating them is no answer. */
const questionWordWeight = 0.25;
/** In a long ideal answer the words of any work story count little: an answer to another question shares those too. */
const commonWordWeight = 0.25;
const longIdealTerms = 16;
const oppositeSign = 0.5;
const saturation = 1.2;
/** The same claim in another word: "goes down" for "falls". */
const claimStrength = 0.9;
const lengthPenalty = 0.25;

/** Function words that a short fact may turn on: "only matching rows", "more current". */
const tellingWords = new Set(
  'more most all both same only each few no not without before after between within against up down once again every own other'.split(
    ' ',
  ),
);
const tellingStems = new Set([...tellingWords].map(stemOf));
const tellingWeight = 0.4;

export interface Likeness {
  /** Mean of four overlap measures under a square root, 0 to 1. */
  value: number;
  /** Share of the ideal answer's own content that the answer holds, 0 to 1. */
  recall: number;
  /** Share of the matched content that the answer denies where the ideal answer affirms, or the reverse. */
  contradicted: number;
  /** How many different words are contradicted. */
  opposites: number;
  /** Different content words of the ideal answer. */
  terms: number;
}

interface Term {
  weight: number;
  count: number;
  positive: number;
  negative: number;
}

function weightOf(stem: string, questionStems: ReadonlySet<string>, isLong: boolean): number {
  if (questionStems.has(stem)) return questionWordWeight;
  if (tellingStems.has(stem)) return tellingWeight;
  return isLong && commonStems.has(stem) ? commonWordWeight : 1;
}

function termsOf(
  tokens: readonly Token[],
  questionStems: ReadonlySet<string>,
  isLong: boolean,
): Map<string, Term> {
  const content = tokens.filter((token) => token.isContent || (!isLong && tellingWords.has(token.word)));
  const terms = new Map<string, Term>();
  for (const token of content.length >= 2 ? content : tokens) {
    const term = terms.get(token.stem) ?? { weight: 0, count: 0, positive: 0, negative: 0 };
    term.count += 1;
    if (token.isNegated) term.negative += 1;
    else term.positive += 1;
    terms.set(token.stem, term);
  }
  for (const [stem, term] of terms) {
    term.weight = (1 + Math.log(term.count)) * weightOf(stem, questionStems, isLong);
  }
  return terms;
}

function isOpposite(a: Term, b: Term): boolean {
  return (a.positive === 0 && b.negative === 0) || (a.negative === 0 && b.positive === 0);
}

/** Dice overlap of character runs, question words left out on both sides: forgives endings and typos. */
function characterLikeness(answer: Map<string, Term>, ideal: Map<string, Term>): number {
  const own = (terms: Map<string, Term>) => {
    const stems = [...terms.keys()];
    const fresh = stems.filter((stem) => (terms.get(stem)?.weight ?? 0) >= 1);
    return characterRuns(fresh.length > 0 ? fresh : stems, 3);
  };
  const a = own(answer);
  const b = own(ideal);
  let shared = 0;
  let sizeA = 0;
  let sizeB = 0;
  for (const count of a.values()) sizeA += count;
  for (const [run, count] of b) {
    sizeB += count;
    shared += Math.min(count, a.get(run) ?? 0);
  }
  return sizeA + sizeB === 0 ? 0 : (2 * shared) / (sizeA + sizeB);
}

/** Rises smoothly from 0 to 1 between two bounds. */
function smooth(value: number, from: number, to: number): number {
  const at = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return at * at * (3 - 2 * at);
}

/** A text much longer than the ideal answer shares a word or two with it by chance. */
function focusOf(lengthRatio: number, recall: number, precision: number): number {
  return (
    1 - smooth(lengthRatio, 1.5, 3) * (1 - smooth(recall, 0.1, 0.4)) * (1 - smooth(precision, 0.05, 0.25))
  );
}

/**
 * How much an answer says what the ideal answer says: recall, F, saturated term frequency (BM25) and character runs,
 * averaged under a square root. Words of the question count little.
 */
export function likeness(
  answer: Passage,
  index: StemIndex,
  ideal: Passage,
  questionStems: ReadonlySet<string>,
  sameClaims: ReadonlyMap<string, string> = new Map(),
): Likeness {
  const claimed = (stem: string): StemHit | undefined => {
    const said = sameClaims.get(stem);
    const at = said === undefined ? undefined : index.positions.get(said);
    return said !== undefined && at ? { stem: said, strength: claimStrength, at } : undefined;
  };
  const contents = ({ tokens }: Passage) => tokens.filter((token) => token.isContent).length;
  const idealTerms = contents(ideal);
  const isLong = idealTerms > longIdealTerms || contents(answer) > Math.max(longIdealTerms, idealTerms * 3);
  const wanted = termsOf(ideal.tokens, questionStems, isLong);
  const given = termsOf(answer.tokens, questionStems, isLong);
  let all = 0;
  let found = 0;
  let saturated = 0;
  let opposite = 0;
  let opposites = 0;
  let matched = 0;
  const lengthRatio = answer.tokens.length / Math.max(1, ideal.tokens.length);
  const damping = saturation * (1 - lengthPenalty + lengthPenalty * lengthRatio);
  const usedStems = new Set<string>();
  const exact = new Map([...wanted.keys()].map((stem) => [stem, index.find(stem)]));
  const taken = new Set([...questionStems, ...[...exact.values()].flatMap((hit) => hit?.stem ?? [])]);
  for (const [stem, term] of wanted) {
    all += term.weight;
    const hit =
      exact.get(stem) ??
      claimed(stem) ??
      (isLong || questionStems.has(stem) ? undefined : index.findNear(stem, taken));
    if (!hit) continue;
    usedStems.add(hit.stem);
    taken.add(hit.stem);
    const own = given.get(hit.stem);
    const against = own !== undefined && isOpposite(term, own);
    const strength = hit.strength * (against ? oppositeSign : 1);
    found += term.weight * strength;
    matched += term.weight;
    if (against) {
      opposite += term.weight;
      opposites += 1;
    }
    saturated += term.weight * strength * ((hit.at.length * (1 + damping)) / (hit.at.length + damping));
  }
  if (all === 0) return { value: 0, recall: 0, contradicted: 0, opposites: 0, terms: 0 };
  let offered = 0;
  let accepted = 0;
  for (const [stem, term] of given) {
    offered += term.weight;
    if (usedStems.has(stem)) accepted += term.weight;
  }
  const recall = found / all;
  const precision = offered === 0 ? 0 : accepted / offered;
  const harmonic = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  const frequency = Math.min(1, saturated / all);
  const characters = characterLikeness(given, wanted);
  const mean = ((recall + harmonic + frequency + characters) / 4) * focusOf(lengthRatio, recall, precision);
  return {
    value: Math.sqrt(mean),
    recall,
    contradicted: matched === 0 ? 0 : opposite / matched,
    opposites,
    terms: wanted.size,
  };
}
