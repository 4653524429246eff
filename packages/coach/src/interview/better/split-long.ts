import type { BetterKind } from '@greenroom/domain';
import { type Draft, type DraftWord, keptWords } from './draft.ts';
import { bySentence, isDictated, type Kept, textOf } from './set-sentences.ts';
import { canEnd, dependence, joinsClause, sayingVerbs, startsClause } from './spoken-words.ts';

const longSentence = 26;
const shortHalf = 8;

/** Splits typed sentences of more than 26 words where an independent clause starts with a connective. */
export function splitLong(draft: Draft): void {
  for (const own of bySentence(draft, keptWords(draft))) {
    if (isDictated(draft, own) || splitSplices(draft, own)) continue;
    if (own.length <= longSentence || /[:()"“”]/.test(textOf(draft, own))) continue;
    const words = wordsOf(own);
    const best = own
      .map((_, at) => at)
      .filter((at) => at >= shortHalf && own.length - at >= shortHalf && mayCut(own, words, at))
      .sort((one, other) => Math.abs(one - own.length / 2) - Math.abs(other - own.length / 2))[0];
    if (best !== undefined) splitAt(draft, own, best);
  }
}

const wordsOf = (kept: Kept) => kept.map(({ word }) => word.word);

/** "What is really mine, I fix", "like it's raining and I'm back": what is named or told as an example goes on. */
const names = (words: readonly string[], from: number, at: number) =>
  words
    .slice(from, at)
    .some(
      (word, place, own) =>
        (/^(?:what|whatever|whoever)$/.test(word) && /^(?:|and|but|so|or)$/.test(own[place - 1] ?? '')) ||
        (word === 'like' && startsClause(own, place + 1)),
    );
/** "The shop where I worked and I learned": a noun with its own clause waits for its verb. */
const namesFirst = /^(?:an?|one|the|another|my) (?:\w+ ){1,2}(?:where|when|that|which|who)\b/;

function mayCut(own: Kept, words: readonly string[], at: number): boolean {
  const here = own[at]?.word as DraftWord;
  const next = words[at + 1] ?? '';
  if (!/^(?:and|but|so)$/.test(here.word) || !startsClause(words, at + 1)) return false;
  // Without a comma, only a subject that can be nothing else starts a clause.
  if (!here.afterComma && !/^(?:i|we|he|she|they|i'm|we're|it's|it)$/.test(next)) return false;
  if (here.word === 'and' && !here.afterComma && !joinsClause(words, 0, at, 1)) return false;
  // A comma before it may be that of a list.
  const isList = own.slice(1, at).some(({ word }) => word.afterComma) && here.afterComma;
  // "so I don't lose time", "so they get help": what for.
  const isAim =
    here.word === 'so' &&
    (!/^(?:i|we)$/.test(next) || /n't$|^(?:can|could|would|will)$/.test(words[at + 2] ?? ''));
  return (
    !isList &&
    !isAim &&
    // "She said I was great, but I never": both are what she said.
    !(here.word === 'but' && words.slice(0, at).some((word) => /^(?:said|says|told)$/.test(word))) &&
    !names(words, 0, at) &&
    !namesFirst.test(words.slice(0, 5).join(' ')) &&
    dependence(words, 0, at) === 'none' &&
    canEnd(words, 0, at) &&
    !/^(?:if|when|because|that|what)$/.test(next)
  );
}

/** Words on each side of a comma that should be a period. */
const shortestSplice = 4;
const sayingReach = 6;
/** "I checked the fuse, I checked the phase": a comma between two whole clauses, each with its own subject. Says whether it cut. */
function splitSplices(draft: Draft, own: Kept): boolean {
  if (/[:;()"“”?]/.test(textOf(draft, own))) return false;
  const words = wordsOf(own);
  let from = 0;
  let isCut = false;
  for (let at = shortestSplice; at + shortestSplice <= own.length; at += 1) {
    if (at - from < shortestSplice || !isSpliced(draft, own, words, from, at)) continue;
    splitAt(draft, own, at);
    from = at;
    isCut = true;
  }
  return isCut;
}

function isSpliced(draft: Draft, own: Kept, words: readonly string[], from: number, at: number): boolean {
  const here = own[at]?.word as DraftWord;
  const before = own[at - 1]?.word as DraftWord;
  return (
    /^,\s*$/.test(draft.text.slice(before.end, here.start)) &&
    /^(?:i|we|he|she|they|it's|i'd|i'm|i've|i'll|we'd|we're|they're)$/.test(here.word) &&
    startsClause(words, at) &&
    !/^(?:think|guess|suppose|believe|mean)$/.test(words[at + 1] ?? '') &&
    !own.slice(at + 1, at + shortestSplice).some(({ word }) => word.afterComma) &&
    startsClause(words, /^(?:and|but|so|then|first|also)$/.test(words[from] ?? '') ? from + 1 : from) &&
    dependence(words, from, at) === 'none' &&
    canEnd(words, from, at) &&
    !names(words, from, at) &&
    !words.slice(Math.max(from, at - sayingReach), at).some((word) => sayingVerbs.has(word))
  );
}

function splitAt({ text, words, log }: Draft, own: Kept, at: number): void {
  const [before, here] = [own[at - 1], own[at]];
  const next = here && words[here.at + 1];
  if (!before || !here || !next) return;
  const drops = here.word.word === 'and';
  const end = drops ? next.start : here.word.start;
  const kind: BetterKind = 'split';
  log.add(
    `split-${here.at}`,
    kind,
    [{ start: before.word.end, end, after: '. ', opens: true }],
    [
      text.slice(before.word.start, next.end),
      `${text.slice(before.word.start, before.word.end)}. ${text.slice(end, next.end).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())}`,
    ],
  );
}
