import { numberWords } from './fillers.ts';
import { isVerbLike, startsClause } from './spoken-words.ts';

const set = (words: string) => new Set(words.split(' '));
const auxiliaries = set(
  "have has had will would can could should may might must do does did don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't never always usually normally often also just really still actually even only probably sometimes already quickly carefully immediately honestly first then simply mostly definitely maybe personally not",
);
export const states = set("am is are was were isn't aren't wasn't weren't be been");
/** Begins the object of a verb: "i did two years", "i hold her hand", "i know how". */
const objects = set(
  'the a an my our your his her its their this these those each every some another both it them him me us myself himself herself themselves that something anything everything nothing someone somebody anyone everyone everybody about what how why whether no not all any',
);
export const prepositions = set(
  'for by at from in on during over within to with without of about into through around across out off up down away back towards behind between',
);
/** Verbs that take no object, or theirs behind a preposition. */
const alone = set(
  'go went going come came coming listen listened wait waited waiting stay stayed staying work worked working sit sat stand stood arrive arrived live lived apologize apologized apologise apologised agree agreed happen happened look looked looking talk talked talking care cared apply applied focus rely relied push pushed deal dealt speak spoke sleep slept laugh laughed belong think smile smiled cry cried react reacted calm calmed graduated volunteer volunteered',
);
/** "The book I gave him" wants no more; "I gave him the book" is whole. */
const givers = set(
  'give gave tell told show showed ask asked send sent teach taught offer offered bring brought lend lent hand handed promise promised pay paid',
);
const movers = /^(?:start|started|drive|drove|run|ran|move|moved|study|studied|grow|grew|walk|walked)$/;
/** "It turned out": no object, but the next subject. */
const nextVerb =
  /^(?:is|was|isn't|wasn't|has|had|will|would|can|could|turned|turns|went|took|got|goes|means|depends)$/;
export const connectives =
  /^(?:|and|but|so|or|because|then|when|if|that|which|who|is|was|are|were|i|we|he|she|they|it's|i'm|i'd|i'll|we'd|that's)$/;
export const isObject = (word = '') => objects.has(word) || numberWords.test(word);

/** "Push for details" is whole, "work with and" is not. */
const phraseEnds = (words: readonly string[], at: number) =>
  !prepositions.has(words[at] ?? '') ||
  (((words[at + 1] === 'that' && connectives.test(words[at + 2] ?? '')) ||
    !connectives.test(words[at + 1] ?? '')) &&
    !/^(?:\w+ed)$/.test(words[at + 1] ?? ''));

/** "Four years ago" and "that day" are no objects. */
const isTime = (words: readonly string[], at: number) =>
  (numberWords.test(words[at] ?? '') || /^(?:a|an|the|every|all|this|that|last)$/.test(words[at] ?? '')) &&
  /^(?:years?|months?|weeks?|days?|hours?|minutes?|night|morning|evening|time|times|summer|winter)$/.test(
    words[at + 1] ?? '',
  );

/** "Change something about": the preposition waits for a noun that came before. */
const isStranded = (words: readonly string[], at: number) =>
  prepositions.has(words[at] ?? '') &&
  !/^(?:up|off|out|down|away|back|over)$/.test(words[at] ?? '') &&
  (connectives.test(words[at + 1] ?? '') || prepositions.has(words[at + 1] ?? ''));

const openReach = 6;
/** "The only class I wasn't in trouble in": the clause ends in a preposition, so its noun came before. */
function endsOpen(words: readonly string[], at: number): boolean {
  for (let place = at; place < at + openReach && place < words.length; place += 1) {
    const isEnd = /^(?:|and|but|so|then|because)$/.test(words[place + 1] ?? '');
    if (isEnd) return /^(?:in|for|with|about|of|at|from|into|to)$/.test(words[place] ?? '');
  }
  return false;
}

/** Where the main verb of the clause at `at` is, and whether it's a form of "be". */
function mainVerb(words: readonly string[], at: number): { place: number; isState: boolean } {
  const subject = words[at] ?? '';
  let isState = /'(?:m|re|s)$/.test(subject);
  let place = at + 1;
  for (let steps = 0; steps < 5; steps += 1, place += 1) {
    const word = words[place] ?? '';
    if (states.has(word)) isState = true;
    else if (word === 'to' && isVerbLike(words[place + 1] ?? '')) continue;
    else if (!auxiliaries.has(word) || (place > at + 1 && isObject(words[place]))) break;
  }
  return { place, isState };
}

/** "I'm quite fast", "I was pushed for time": whole, where no preposition is left over. */
const isWholeState = (words: readonly string[], place: number) =>
  /ed$/.test(words[place] ?? '')
    ? phraseEnds(words, place + 1)
    : !connectives.test(words[place] ?? '') && phraseEnds(words, place) && phraseEnds(words, place + 1);

const ownObject = /^(?:have|has|had|do|did|does|haven't|hadn't|didn't)$/;
const doing = /^(?:like|love|enjoy|keep|kept|hate|prefer|stopped)$/;
const thinking = /^(?:figured|thought|said|decided|realized|think|guess|believe|hope|know|knew)$/;
/** Whether the clause at `at` lacks nothing: "I did two years" belongs to no noun before it, "I did" may ("the course I did"). */
export function lacksNothing(words: readonly string[], at: number): boolean {
  const { place: first, isState } = mainVerb(words, at);
  let place = first;
  const here = words[place] ?? '';
  if (endsOpen(words, place)) return false;
  if (ownObject.test(words[place - 1] ?? '') && isObject(here)) return !isStranded(words, place + 1);
  if (prepositions.has(here)) return isState && !isStranded(words, place);
  if (isState && !/[^e]ing$/.test(here)) return isWholeState(words, place);
  while (words[place + 1] === 'to' && place < first + 4) place += 2;
  const [verb, next] = [words[place] ?? '', words[place + 1] ?? ''];
  if (doing.test(verb) && /[a-z]{3}ing$/.test(next)) return !isStranded(words, place + 2);
  if (thinking.test(verb) && startsClause(words, place + 1)) return true;
  if (movers.test(verb) && !isObject(next)) return prepositions.has(next) && phraseEnds(words, place + 1);
  if (standsWithout(verb, next))
    return !/^(?:and|or|to|that|which|)$/.test(next) && phraseEnds(words, place + 1);
  return hasObject(words, verb, place + 1);
}

const standsWithout = (verb: string, next: string) =>
  alone.has(verb) ||
  alone.has(verb.replace(/s$/, '')) ||
  /^(?:ask|asks|asked) (?:for|about)$/.test(`${verb} ${next}`);

const particles = /^(?:up|out|off|down|back|over|away)$/;
const comingIn = /^(?:bring|brought|call|called|fill|filled|turn|turned) in$/;
const softeners = /^(?:maybe|about|like|just|only|even)$/;
/** Whether the verb's object begins at `at`, and nothing is left over behind it. */
function hasObject(words: readonly string[], verb: string, at: number): boolean {
  let place = at;
  if (particles.test(words[place] ?? '') || comingIn.test(`${verb} ${words[place]}`)) place += 1;
  if (softeners.test(words[place] ?? '') && isObject(words[place + 1])) place += 1;
  const [object, next] = [words[place] ?? '', words[place + 1] ?? ''];
  if (!isObject(object) || (/^(?:about|no|not|all|any)$/.test(object) && connectives.test(next)))
    return false;
  if (/^(?:it|that|this|you)$/.test(object) && nextVerb.test(next)) return false;
  if (isTime(words, place) || isStranded(words, place + 1)) return false;
  const isGift = givers.has(verb) && /^(?:it|them|him|her|me|us)$/.test(object);
  return !isGift || isObject(next) || /^(?:to|if|that|i|we|he|she|they|i'd|we'd)$/.test(next);
}
