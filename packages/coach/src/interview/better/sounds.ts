import { wordClass } from '../../text/function-words.ts';
import { cut, type Draft, type DraftWord } from './draft.ts';
import { awaitsObject, isMarkedApart } from './sentence-ends/pauses.ts';
import { hasDictated } from './set-sentences.ts';
import { isVerbLike, startsClause } from './spoken-words.ts';

const connective = /^(?:and|but|so|or|because)$/;
/** "Got lost, um, every week", "more, um, than I had": goes with the words before it. */
const joins = /^(?:than|to|of|every|each|again|together|today|yesterday|tomorrow|anyway)$/;
const leadsOn = /^(?:and|but|so|or|because|then|if|when|that|while|where|like|as)$/;
const isDeterminer = (word: string) => wordClass(word) === 'determiner';
const clauseReach = 4;

/** "The potassium was", "nobody tells": a subject with its verb. */
const opensSentence = (words: readonly string[], at: number) =>
  startsClause(words, at) ||
  /^(?:i|we|you|he|she|they|it|there)(?:'.+)?$/.test(words[at] ?? '') ||
  /^(?:well|okay|ok|yes|yeah|what|how|why)$/.test(words[at] ?? '') ||
  (isDeterminer(words[at] ?? '') &&
    words
      .slice(at + 2, at + clauseReach)
      .some((word) => /^(?:is|was|are|were|has|had|will|would|can|used)$/.test(word)));

/** "And we count", "and then", "and stamp it". "And the phones I'd let go" starts anew. */
const goesOn = (words: readonly string[], at: number) =>
  startsClause(words, at) || /^(?:then|if|when)$/.test(words[at] ?? '') || isVerbLike(words[at] ?? '');

const subject = /^(?:i|we|you|he|she|they|it)$/;
/** "I patch it, um, corners I do by hand" */
const isObject = (words: readonly string[], at: number) =>
  /^(?:it|you)$/.test(words[at] ?? '') && at > 0 && !connective.test(words[at - 1] ?? '');
/** "They, um, need", "we manage, um, eleven trucks": a subject with its verb, a verb with its object. */
const belongs = (words: readonly string[], at: number) =>
  !startsClause(words, at) &&
  ((subject.test(words[at - 1] ?? '') && !isObject(words, at - 1)) ||
    (subject.test((words[at - 2] ?? '').replace(/'.*/, '')) &&
      startsClause(words, at - 2) &&
      !opensSentence(words, at)));

/** Whether the words read on, or get a mark, where a sound is left out before `at`. */
function readsOn(words: readonly string[], at: number): boolean {
  const [before, next] = [words[at - 1] ?? '', words[at] ?? ''];
  if (before === '' || next === '' || joins.test(next) || awaitsObject(words, at)) return true;
  const isOpen = /^(?:determiner|preposition|auxiliary)$/.test(wordClass(before) ?? '') || before === 'just';
  if (/^(?:and|but|so)$/.test(next))
    return !leadsOn.test(before) && (!isOpen || words[at + 1] === 'then') && goesOn(words, at + 1);
  if (connective.test(next)) return !(leadsOn.test(before) || isOpen);
  // "I can't promise that, um, I'd say": the clause may be another one.
  if (before === 'that' && startsClause(words, at)) return false;
  if (leadsOn.test(before)) return true;
  if (isOpen) return !opensSentence(words, at) && !(isDeterminer(before) && isDeterminer(next));
  return belongs(words, at) || isMarkedApart(words, at);
}

/** "So um and", "and um or": the second connective is the one that was meant. */
const dropsConnective = (words: readonly string[], at: number) =>
  /^(?:so um (?:and|but)|and um (?:but|or))$/.test(`${words[at - 1]} um ${words[at]}`);

/** "Until it lies flat, um, and the hinge": a clause or a connective, before which a dash can stand. */
const opensThought = (words: readonly string[], at: number) =>
  opensSentence(words, at) || leadsOn.test(words[at] ?? '');

/**
 * Leaves out the sounds whose neighbors read on without them. In doubt a sound held two thoughts apart: dictated words get a dash for it where
 * another clause begins. Elsewhere, and in what somebody wrote, the sound stays: no mark is sure there.
 */
export function cutSounds(draft: Draft): void {
  const { words } = draft;
  const restore = new Set<number>();
  const isSpoken = hasDictated(draft);
  for (const [at, word] of words.entries()) {
    if (!word.isPending || (words[at - 1]?.isPending && !word.isFirst)) continue;
    const run = gapAround(draft, at);
    const own = words.slice(run.from, run.to);
    // "The, um, the": what is said again joins as it did.
    const isAgain = words[at - 1]?.isGone && !words[at - 1]?.isFiller;
    const isFree =
      isAgain || own.some(({ isFirst, afterComma }) => isFirst || afterComma) || words[run.to]?.afterComma;
    if (isFree) continue;
    const before = keptAround(words, run.from - 1, -1).reverse();
    const all = [...before, ...keptAround(words, run.to, 1)].map((one) => one.word);
    if (readsOn(all, before.length)) continue;
    if (dropsConnective(all, before.length)) cut(draft, 'filler', run.from - 1, run.from);
    else if (isSpoken && words[run.to] && opensThought(all, before.length))
      (words[run.to] as DraftWord).isApart = true;
    else restore.add(at);
  }
  for (const [at, word] of words.entries()) {
    if (!word.isPending) continue;
    if (restore.has(at)) Object.assign(word, { isGone: false, isFiller: false });
    else cut(draft, 'filler', at, at + 1);
  }
}

/** The words that are left out around a place. */
function gapAround({ words }: Draft, at: number): { from: number; to: number } {
  let [from, to] = [at, at + 1];
  while (from > 0 && words[from - 1]?.isGone && !words[from]?.isFirst) from -= 1;
  while (words[to]?.isGone && !words[to]?.isFirst) to += 1;
  return { from, to };
}

const reach = 40;
/** Words that are left in the same sentence, from a place on. */
function keptAround(words: readonly DraftWord[], from: number, step: 1 | -1): DraftWord[] {
  const found: DraftWord[] = [];
  const sentence = words[from]?.sentence;
  for (
    let at = from;
    words[at]?.sentence === sentence && sentence !== undefined && found.length < reach;
    at += step
  ) {
    const word = words[at] as DraftWord;
    if (!word.isGone) found.push(word);
  }
  return found;
}
