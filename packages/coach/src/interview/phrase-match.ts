import { everydayStems } from '../text/common-words.ts';
import { type Passage, readPassage } from '../text/passage.ts';
import type { StemIndex } from '../text/stem-index.ts';

/** A phrase counts once this share of its weight stands close together. */
export const phraseShare = 0.6;
const everydayWeight = 0.5;
/** How many words a match may span: everyday words alone must stand side by side, telling ones in a sentence or two. */
const tightReach = 2;
const sentenceReach = 16;
const wideReach = 26;
/** A word alone forgives a typo only when it is long: "trace" is not "track". */
const longWord = 8;
const typo = 0.9;

interface PhraseStem {
  stem: string;
  weight: number;
  isTelling: boolean;
  isNegated: boolean;
}

interface Phrase {
  stems: readonly PhraseStem[];
  weight: number;
  telling: number;
  /** All its words in order, for a phrase that has too little content to be found by its stems. */
  verbatim: readonly string[];
}

/** Where a phrase stands in an answer and how much of it. */
export interface PhraseHit {
  /** 0 to 1. */
  share: number;
  /** The share said the other way round: denied where the phrase affirms. */
  opposite: number;
  first: number;
  last: number;
}

const cacheLimit = 20_000;
const cache = new Map<string, Phrase>();

function readPhrase(text: string): Phrase {
  const cached = cache.get(text);
  if (cached) return cached;
  const { tokens } = readPassage(text);
  const stems = new Map<string, PhraseStem>();
  for (const { stem, isContent, isNegated, isNumber } of tokens) {
    if (!isContent || stems.has(stem)) continue;
    const isTelling = !isNumber && !everydayStems.has(stem);
    stems.set(stem, { stem, isNegated, isTelling, weight: isTelling ? 1 : everydayWeight });
  }
  const all = [...stems.values()];
  const phrase = {
    stems: all,
    weight: all.reduce((sum, { weight }) => sum + weight, 0),
    telling: all.filter(({ isTelling }) => isTelling).length,
    verbatim: tokens.map(({ stem }) => stem),
  };
  if (cache.size > cacheLimit) cache.clear();
  cache.set(text, phrase);
  return phrase;
}

/** A phrase that proves little wherever it stands: fewer than two different content words, none of them telling. */
export function isWeakPhrase(text: string): boolean {
  const { stems, telling } = readPhrase(text);
  return stems.length < 2 && telling === 0;
}

/** Too little content to be found by stems: the words must stand there as they are. */
function findVerbatim(passage: Passage, { verbatim }: Phrase): PhraseHit | undefined {
  const [opening] = verbatim;
  if (!opening || verbatim.length < 2) return undefined;
  for (let at = 0; at + verbatim.length <= passage.tokens.length; at += 1) {
    if (verbatim.every((stem, step) => passage.tokens[at + step]?.stem === stem))
      return { share: 1, opposite: 0, first: at, last: at + verbatim.length - 1 };
  }
  return undefined;
}

interface Place {
  at: number;
  stem: number;
  strength: number;
}

function placesOf(index: StemIndex, phrase: Phrase): Place[] {
  const places: Place[] = [];
  for (const [stem, part] of phrase.stems.entries()) {
    const hit = index.find(part.stem);
    const alone = part.stem.length >= longWord ? typo : 1;
    const needed = phrase.stems.length === 1 ? alone : 0;
    if (hit && hit.strength >= needed)
      for (const at of hit.at) places.push({ at, stem, strength: hit.strength });
  }
  return places.sort((a, b) => a.at - b.at);
}

/** What a run of places holds, each stem once, at its best. */
function weigh(
  passage: Passage,
  phrase: Phrase,
  places: readonly Place[],
  fresh: ReadonlySet<string>,
): PhraseHit | undefined {
  const best = new Map<number, number>();
  const denied = new Set<number>();
  for (const { at, stem, strength } of places) {
    const part = phrase.stems[stem] as PhraseStem;
    if (passage.tokens[at]?.isNegated === part.isNegated)
      best.set(stem, Math.max(best.get(stem) ?? 0, strength));
    else denied.add(stem);
  }
  let found = 0;
  let opposite = 0;
  let against = 0;
  let telling = 0;
  let isFresh = false;
  for (const [at, part] of phrase.stems.entries()) {
    const strength = best.get(at);
    if (strength !== undefined) {
      found += part.weight * strength;
      if (part.isTelling) telling += 1;
    } else if (denied.has(at)) {
      opposite += part.weight;
      against += 1;
    }
    if ((strength !== undefined || denied.has(at)) && fresh.has(part.stem)) isFresh = true;
  }
  if (!isFresh) return undefined;
  // One word of several proves nothing; everyday words alone prove it only when they are all there.
  const isEnough =
    best.size >= Math.min(2, phrase.stems.length) && (telling > 0 || best.size === phrase.stems.length);
  return {
    share: isEnough ? Math.min(1, found / phrase.weight) : Math.min(phraseShare * 0.9, found / phrase.weight),
    // One negated word of several is no denial.
    opposite: against >= Math.min(2, phrase.stems.length) ? opposite / phrase.weight : 0,
    first: places[0]?.at ?? 0,
    last: places[places.length - 1]?.at ?? 0,
  };
}

/** How far apart the first and the last word of a match may stand. */
function reachOf(phrase: Phrase): number {
  if (phrase.telling === 0) return phrase.stems.length * tightReach;
  return phrase.telling >= 2 ? wideReach : sentenceReach;
}

/** The best place of a phrase in an answer, in time linear in the places of its words. */
export function findPhrase(
  passage: Passage,
  index: StemIndex,
  text: string,
  questionStems: ReadonlySet<string>,
): PhraseHit | undefined {
  const phrase = readPhrase(text);
  if (isWeakPhrase(text)) return findVerbatim(passage, phrase);
  const fresh = new Set(phrase.stems.flatMap(({ stem }) => (questionStems.has(stem) ? [] : [stem])));
  if (fresh.size === 0) return undefined;
  const places = placesOf(index, phrase);
  const reach = reachOf(phrase);
  let best: PhraseHit | undefined;
  let to = 0;
  for (let from = 0; from < places.length; from += 1) {
    const start = places[from] as Place;
    const sentence = passage.tokens[start.at]?.sentence ?? 0;
    const lastSentence = phrase.telling >= 2 ? sentence + 1 : sentence;
    to = Math.max(to, from + 1);
    while (
      to < places.length &&
      (places[to]?.at ?? 0) - start.at <= reach &&
      (passage.tokens[places[to]?.at ?? 0]?.sentence ?? 0) <= lastSentence
    )
      to += 1;
    const hit = weigh(passage, phrase, places.slice(from, Math.min(to, from + 40)), fresh);
    if (!hit) continue;
    if (!best || hit.share > best.share || (hit.share === best.share && hit.opposite > best.opposite))
      best = hit;
    if (best.share === 1) break;
  }
  return best;
}
