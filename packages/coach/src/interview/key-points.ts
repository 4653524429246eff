import { type Passage, sliceTokens, type Token } from '../text/passage.ts';
import type { StemIndex } from '../text/stem-index.ts';
import { findPhrase, phraseShare } from './phrase-match.ts';
import type { Concept } from './requests.ts';

const denied = 0.5;
const labelWords = 8;
const shortestLabel = 3;

export interface Span {
  quote: string;
  start: number;
  end: number;
}

/** One key point and what the answer does with it. */
export interface KeyPoint {
  label: string;
  weight: number;
  /** 0 when missed, 0.6 to 1 when covered. */
  covered: number;
  /** How much of it is there, 0 to 1, also below what counts as covered. */
  share: number;
  /** The answer says the opposite. */
  isDenied: boolean;
  /** The words of the answer that cover or deny it. */
  span: Span | undefined;
}

interface Window {
  stems: number;
  opposite: number;
  /** Stems found that the question does not hold. */
  fresh: number;
  first: number;
  last: number;
}

/** The best place for the words of a sentence: two neighbouring sentences that hold the most of them. */
function bestWindow(
  passage: Passage,
  index: StemIndex,
  stems: readonly Token[],
  questionStems: ReadonlySet<string>,
): Window | undefined {
  const windows = new Map<number, Window>();
  for (const { stem, isNegated } of stems) {
    const hit = index.find(stem);
    if (!hit) continue;
    const seen = new Set<number>();
    for (const at of hit.at) {
      const token = passage.tokens[at];
      if (!token) continue;
      for (const place of [token.sentence, token.sentence - 1]) {
        if (place < 0 || seen.has(place)) continue;
        seen.add(place);
        const window = windows.get(place) ?? { stems: 0, opposite: 0, fresh: 0, first: at, last: at };
        if (token.isNegated === isNegated) window.stems += hit.strength;
        else window.opposite += 1;
        if (!questionStems.has(stem)) window.fresh += 1;
        window.first = Math.min(window.first, at);
        window.last = Math.max(window.last, at);
        windows.set(place, window);
      }
    }
  }
  let best: Window | undefined;
  for (const window of windows.values()) {
    if (window.fresh === 0) continue;
    if (
      !best ||
      window.stems > best.stems ||
      (window.stems === best.stems && window.opposite > best.opposite)
    ) {
      best = window;
    }
  }
  return best;
}

function spanOf(passage: Passage, window: { first: number; last: number }): Span | undefined {
  const first = passage.tokens[window.first];
  const last = passage.tokens[window.last];
  return first && last ? sliceTokens(passage, first, last) : undefined;
}

/** Looks for one authored concept, taking its best phrasing; one made of the question's own words alone shows nothing. */
export function matchConcept(
  passage: Passage,
  index: StemIndex,
  concept: Concept,
  questionStems: ReadonlySet<string>,
): KeyPoint {
  const point: KeyPoint = {
    label: concept.id,
    weight: concept.weight ?? 1,
    covered: 0,
    share: 0,
    isDenied: false,
    span: undefined,
  };
  for (const phrase of concept.any) {
    const hit = findPhrase(passage, index, phrase, questionStems);
    if (!hit) continue;
    point.share = Math.max(point.share, hit.share);
    if (hit.share >= phraseShare && hit.share > point.covered) {
      point.covered = hit.share;
      point.span = spanOf(passage, hit);
    } else if (point.covered === 0 && hit.opposite >= denied) {
      point.isDenied = true;
      point.span = spanOf(passage, hit);
    }
  }
  if (point.covered > 0) point.isDenied = false;
  return point;
}

/** Key points of an ideal answer that comes without concepts: its sentences, or the parts of a single sentence. */
export function deriveKeyPoints(
  passage: Passage,
  index: StemIndex,
  ideal: Passage,
  questionStems: ReadonlySet<string>,
): KeyPoint[] {
  const points: KeyPoint[] = [];
  for (const [from, to] of ideal.sentences.length === 1 ? clauses(ideal) : sentenceRuns(ideal)) {
    const tokens = ideal.tokens.slice(from, to);
    const own = tokens.filter((token) => token.isContent && !questionStems.has(token.stem));
    if (own.length === 0) continue;
    const stems = [...new Map(own.map((token) => [token.stem, token])).values()];
    const window = bestWindow(passage, index, stems, questionStems);
    const share = window ? Math.min(1, window.stems / stems.length) : 0;
    const label = labelOf(ideal, from, to, questionStems);
    if (label === '' || points.some((point) => point.label === label)) continue;
    points.push({
      label,
      weight: stems.length,
      share,
      covered: share >= denied ? share : 0,
      isDenied: window !== undefined && share < denied && window.opposite / stems.length >= denied,
      span: window && share >= denied ? spanOf(passage, window) : undefined,
    });
  }
  return points;
}

function sentenceRuns(ideal: Passage): [number, number][] {
  return ideal.sentences.slice(0, 8).map((sentence) => [sentence.from, sentence.to]);
}

/** The comma-separated parts of one sentence, each with at least three words that carry content. */
function clauses(ideal: Passage): [number, number][] {
  const parts: [number, number][] = [];
  let from = 0;
  let content = 0;
  for (let at = 0; at < ideal.tokens.length; at += 1) {
    const token = ideal.tokens[at];
    if (!token) continue;
    if (token.breakBefore === 'clause' && content >= 3) {
      parts.push([from, at]);
      from = at;
      content = 0;
    }
    if (token.isContent) content += 1;
  }
  const last = parts[parts.length - 1];
  if (content < 3 && last) last[1] = ideal.tokens.length;
  else parts.push([from, ideal.tokens.length]);
  return parts;
}

const speakers = new Set([
  'i',
  "i'm",
  "i'd",
  "i've",
  "i'll",
  'we',
  "we're",
  "we'd",
  "we've",
  "we'll",
  'my',
  'our',
  'me',
  'us',
  'mine',
  'ours',
  'myself',
]);
const looseEnds = new Set(['auxiliary', 'conjunction', 'preposition', 'pronoun', 'determiner', 'adverb']);

/** A few words of a sentence that name its point: the run with the most content in it, without the one who speaks. */
function labelOf(ideal: Passage, from: number, to: number, questionStems: ReadonlySet<string>): string {
  let best: Token[] = [];
  let most = 0;
  for (let start = from; start < to; start += 1) {
    const run: Token[] = [];
    for (let at = start; at < to && run.length < labelWords; at += 1) {
      const token = ideal.tokens[at] as Token;
      if (speakers.has(token.word) || (at > start && token.breakBefore !== 'none')) break;
      run.push(token);
    }
    if (run.length === labelWords) cutAtJoint(run);
    while (run.length > 0 && looseEnds.has(run[0]?.wordClass ?? '')) run.shift();
    while (run.length > 0 && looseEnds.has(run.at(-1)?.wordClass ?? '')) run.pop();
    const told = run.filter((token) => token.isContent && !questionStems.has(token.stem)).length;
    if (told > most) {
      most = told;
      best = run;
    }
  }
  const [first, last] = [best[0], best.at(-1)];
  if (!first || !last) return '';
  const text = ideal.text.slice(first.start, last.end).replace(/\s+/g, ' ');
  const isName =
    first.isCapital &&
    ideal.tokens.filter((token) => token.stem === first.stem).every((token) => token.isCapital);
  return isName && first.start > (ideal.tokens[from]?.start ?? 0) ? text : lowerFirst(text);
}

/** A run that was cut by its length ends where a new part begins and not within one. */
function cutAtJoint(run: Token[]): void {
  const joint = run.findLastIndex(
    ({ wordClass }) => wordClass === 'preposition' || wordClass === 'conjunction',
  );
  if (joint >= shortestLabel) run.length = joint;
}

/** A sentence's first letter small again, abbreviations left alone. */
function lowerFirst(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

/** The weighted share of key points, 0 to 1: of those that count as covered, or of whatever is there of each. */
export function coverageOf(points: readonly KeyPoint[], by: 'covered' | 'share'): number {
  let all = 0;
  let got = 0;
  for (const point of points) {
    all += point.weight;
    got += point.weight * point[by];
  }
  return all === 0 ? 0 : got / all;
}
