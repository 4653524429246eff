import { wordClass } from '../../../text/function-words.ts';
import { linearModel, sumOf } from '../../../text/linear-model.ts';
import { canEnd, dependence, isVerbLike, startsClause } from '../spoken-words.ts';
import { pauseFeatures } from './pause-features.ts';
import model from './pauses.json' with { type: 'json' };

const breaks = linearModel(model.bias.breaks, model.breaks);
const ends = linearModel(model.bias.ends, model.ends);

/** Log odds that a transcriber has a mark here, and that the mark ends the sentence. */
function judge(words: readonly string[], at: number): { isBreak: number; isEnd: number } {
  const features = pauseFeatures(words, at);
  return { isBreak: sumOf(breaks, features), isEnd: sumOf(ends, features) };
}

/** Chosen for places where somebody said "um": marks are far more common there than between any two words. */
const atLeast = { comma: -2, clause: 0.5, case: 1, end: -1, caseEnd: 0 };

/** "The, um, salary", "and, um, we": the words go on with what follows. */
const goesOn = (word: string) =>
  /^(?:determiner|conjunction|auxiliary|preposition)$/.test(wordClass(word) ?? '') ||
  /^(?:then|like|i|we|he|she|they|not|very|too)$/.test(word);
const joinsOn = /^(?:and|but|so|or|because|than|to|of)$/;

/** "What keeps me, um, it's hard", "who's leaving, um": what is asked or named is no sentence. */
const asksOrNames = /^(?:what|who|whom|which|how|why|where|whether|who's|what's|unless)$/;
const askReach = 4;

/** "We use, um, Postgres": a verb right behind its subject, with what belongs to it. */
const isObject = (words: readonly string[], at: number) =>
  /^(?:i|we|he|she|they|you)$/.test(words[at - 2] ?? '') && !startsClause(words, at);

const gives =
  /^(?:taught|told|gave|showed|asked|cost|sent|paid|teach|tell|give|show|ask|costs|gives|tells|shows)$/;
/** "I'd like to know, um, what happens" */
const asksOn = /^(?:know|out|see|ask|asks|asked|tell|wonder|understand|explain|sure)$/;
/** "He taught me, um, three things", "is there, um, help": what is given, or what there is, follows. */
export const awaitsObject = (words: readonly string[], at: number): boolean =>
  (!startsClause(words, at) &&
    ((/^(?:me|him|us|them)$/.test(words[at - 1] ?? '') && gives.test(words[at - 2] ?? '')) ||
      /^(?:is|are|was|were) there$/.test(words.slice(at - 2, at).join(' ')))) ||
  (/^(?:what|how|why|whether|who|where|if)$/.test(words[at] ?? '') && asksOn.test(words[at - 1] ?? ''));

const isWholeClause = (words: readonly string[], from: number, at: number) =>
  at - from > 2 &&
  canEnd(words, from, at) &&
  dependence(words, from, at) === 'none' &&
  !words.slice(Math.max(from, at - askReach), at).some((word) => asksOrNames.test(word));

const longestLead = 5;
/** "Last spring, um, we": a few words lead in, with no verb of their own. A comma parts them from their clause, but no two sentences. */
export function leadsIn(words: readonly string[], at: number): boolean {
  const from = words.slice(0, at).findLastIndex((word) => /^(?:and|but|so|because)$/.test(word)) + 1;
  return at - from <= longestLead && !isVerbLike(words[from] ?? '') && !startsClause(words, from);
}

/** Whether a break between what was said and a clause behind it is sure to get a mark. */
export function isMarkedApart(words: readonly string[], at: number): boolean {
  const mark = markAtPause(words, 0, at);
  return mark === '.' || (mark === ',' && leadsIn(words, at) && judge(words, at).isBreak >= atLeast.clause);
}

/** The mark where a filler was the only break between two words of dictated speech. Null where they read on without one. */
export function markAtPause(words: readonly string[], from: number, at: number): '.' | ',' | null {
  if (at <= from || at >= words.length || awaitsObject(words, at)) return null;
  // "Unless it, uh, extends": the subject of the verb.
  if (/^(?:it|you)$/.test(words[at - 1] ?? '') && !startsClause(words, at)) return null;
  if (goesOn(words[at - 1] ?? '') || joinsOn.test(words[at] ?? '') || isObject(words, at)) return null;
  const { isBreak, isEnd } = judge(words, at);
  if (isBreak < atLeast.comma) return null;
  const isWhole = isWholeClause(words, from, at);
  const isCase = /^(?:if|when)$/.test(words[at] ?? '');
  const ends = isCase
    ? isBreak >= atLeast.case && isEnd >= atLeast.caseEnd
    : startsClause(words, at) && isBreak >= atLeast.clause && isEnd >= atLeast.end;
  return isWhole && ends ? '.' : ',';
}
