import { pastVerbs } from '../reading/story-words.ts';

const set = (words: string) => new Set(words.split(' '));

/** Subjects that nothing else can be: the verb comes right behind them, or is in them. */
export const sureSubjects = set(
  "i we he she they i'd i'll i've i'm we'd we'll we've we're he'd he's he'll she'd she's she'll they'd they've they're they'll it's it'd it'll you'd you'll you've you're that's there's that'd that'll",
);
/** Subjects that can be objects too, so they need their verb to be known. */
const maybeSubjects = set(
  'it you that this there nobody everybody everyone somebody someone nothing everything people',
);
const determiners = set(
  'the a an my our your his her its their this these those each every some another both',
);
const finiteVerbs = set(
  "am is are was were do does did has have had will would can could should may might must don't doesn't didn't isn't aren't wasn't weren't hasn't haven't hadn't won't wouldn't can't cannot couldn't shouldn't says goes keeps gets makes takes means works knows wants needs helps wanted came became knew saw said felt heard lost rang woke rose grew fell wore swore shook threw meant left stood understood happens depends looks gives",
);
const plainVerbs = set(
  'know think say need want mean get make take see go use have do can tell ask give put keep try let look feel find call start work help talk come',
);
const subordinators = set(
  'if when once while although though unless whenever where after before until till anytime whether',
);
/** After these words nobody ends a sentence. */
const leadsOn = set(
  "the a an my our your his her its their these those this to of in on at by for with from as into onto about between during within without against per via towards through under and or but nor so because if when while although though unless whether that which who whose where why how what than then like is are was were be been being am i we he she they it's that's there's i'm you're we're they're he's she's i'd i'll i've we'd we'll we've they'd they'll they've he'd he'll she'd she'll can could will would should may might must do does did don't didn't doesn't won't wouldn't can't couldn't not very really quite just more most such no every each any some maybe probably say said says saying think thought thinking guess suppose mean know knew knows hope feel felt sure glad sorry afraid tell ask realise realize realised realized noticed found figured assume believe see saw wish mostly always never also only even until before after once since until till means meant because thinks feels believes hopes wonders seems propose suggest recommend insist expect bet imagine agree agreed decide decided explained pretend worth figure",
);
/** Words that end a sentence well when a new subject follows. */
const closes = set(
  'it them him me us myself himself herself themselves yet too again away back home properly though online everywhere',
);
export const sayingVerbs = set(
  'say says saying shout shouted tell told tells telling reminding wondering promising explain explained explaining mean means meant know knew knows show showed ask asked asks asking promise promised remind reminded assure assured convince convinced warn warned inform informed teach taught let lets make made makes help helped thought said think hear heard see saw watch watched feel felt find found',
);
/** Nouns that a clause without "that" often hangs on: "the way I do it". */
const openNouns = set(
  'ones rest day time way reason moment place year morning week month thing things stuff one point part bit minute second night people person everything anything nothing all something someone somebody everyone place case first last best worst only most least much many next',
);
const commonAdverbs = set(
  'also just then always never still really actually even probably often usually only already finally mostly both all',
);

/** A spoken word with what the rules ask of it. */
export const isVerbLike = (word: string) =>
  finiteVerbs.has(word) || pastVerbs.has(word) || /[^e]ed$/.test(word) || plainVerbs.has(word);

const isPast = (word: string) => finiteVerbs.has(word) || pastVerbs.has(word) || /[^e]ed$/.test(word);

/** Whether a clause with a subject and a verb starts at `at`. */
export function startsClause(words: readonly string[], at: number): boolean {
  const [word, next, third] = [words[at] ?? '', words[at + 1] ?? '', words[at + 2] ?? ''];
  if (next === '' || next === 'and' || next === 'or') return false;
  // "A thing I thought was beautiful" has no clause of its own there.
  if (/^(?:think|thought|knew|said|felt)$/.test(next) && /^(?:is|was|were|are|would)$/.test(third))
    return false;
  if (sureSubjects.has(word)) return word.includes("'") || next.length > 2 || isVerbLike(next);
  if (maybeSubjects.has(word)) {
    if (/^(?:everybody|everyone|nobody|someone|somebody)$/.test(word) && /[^s]s$/.test(next)) return true;
    const skips = word !== 'that' && word !== 'this' && commonAdverbs.has(next);
    return isPast(skips ? third : next) || (word === 'you' && plainVerbs.has(next));
  }
  return determiners.has(word) && nounTakesVerb(words, at);
}

/** "the customer rang": a verb within three words behind a determiner. */
function nounTakesVerb(words: readonly string[], at: number): boolean {
  for (let place = at + 2; place <= at + 4 && place < words.length; place += 1) {
    const [one, next] = [words[place] as string, words[place + 1] ?? ''];
    if (finiteVerbs.has(one) || pastVerbs.has(one)) return true;
    if (/[^e]ed$/.test(one) && (determiners.has(next) || maybeSubjects.has(next))) return true;
    if (leadsOn.has(one) || sureSubjects.has(one)) return false;
  }
  return false;
}

const openers = set('so because then when if that which who but while where once although');

/** "I do that so" and "that hour" hold no clause of their own; "the hour that I spent" does. */
const opensAt = (words: readonly string[], at: number) => {
  const word = words[at] ?? '';
  if (!openers.has(word)) return false;
  return !/^(?:that|which|who)$/.test(word) || startsClause(words, at + 1) || isVerbLike(words[at + 1] ?? '');
};

/** "I hadn't known that, so we agreed": these end a sentence before a connective, and lead on otherwise. */
const endsBeforeJoin =
  /^(?:that|this|is|was|do|did|does|can|have|know|knew|think|mean|alone|sure|most|more|all|some|each|before|after|once)$/;

/** "What I also love, and I said this earlier, is": what comes next belongs to the verb. */
const wantsMore =
  /^(?:love|loved|loves|like|liked|enjoy|want|wanted|need|needed|have|had|having|getting|making|building|being|doing|including|called|named)$/;
/** The verb in "the question that he had for me" belongs to "that he had". */
function hasMainVerb(words: readonly string[], from: number, at: number): boolean {
  const own = words.slice(Math.max(from, at - 2 * dependentReach), at);
  const relative = own.findIndex((word, place) => place > 1 && /^(?:that|which|who)$/.test(word));
  if (
    relative < 0 ||
    own.slice(0, relative).some((word) => isVerbLike(word) || /'(?:s|m|re|ve|d|ll)$/.test(word))
  )
    return true;
  return own.slice(relative + 1).filter((word) => isVerbLike(word) || /'(?:s|re)$/.test(word)).length > 1;
}

/** Whether the words so far can end here: their last clause is whole, and the last word doesn't ask for more. */
export function canEnd(words: readonly string[], from: number, at: number): boolean {
  const last = words[at - 1] ?? '';
  if (last === 'well' && /^(?:thinking|thought|like|said)$/.test(words[at - 2] ?? '')) return false;
  const isShort = isShortAnswer(words, at);
  const joins = /^(?:so|but)$/.test(words[at] ?? '') && endsBeforeJoin.test(last);
  if ((leadsOn.has(last) && !joins && !isShort) || at - from < (isShort ? 2 : 3)) return false;
  if (isShort) return true;
  if (wantsMore.test(last) || !hasMainVerb(words, from, at)) return false;
  let first = at - 1;
  while (first > from && !opensAt(words, first)) first -= 1;
  if (opensAt(words, first) && at - first > 1) first += 1;
  for (let place = first; place < at - 1; place += 1) if (startsClause(words, place)) return true;
  for (let place = first; place < at; place += 1) if (isVerbLike(words[place] as string)) return true;
  // "above where people queue so": a verb that isn't known.
  return (
    /^(?:so|but)$/.test(words[at] ?? '') &&
    /^(?:where|who|which)$/.test(words[first - 1] ?? '') &&
    at - first >= 2
  );
}

/** "I wasn't it was my case": an answer of two words, and its reason. */
const isShortAnswer = (words: readonly string[], at: number) =>
  /^(?:i|we|he|she|they|it)$/.test(words[at - 2] ?? '') &&
  /^(?:wasn't|weren't|isn't|didn't|couldn't|hadn't|wouldn't|haven't|can't|don't|doesn't|won't)$/.test(
    words[at - 1] ?? '',
  ) &&
  sureOrIt(words[at] ?? '');
const sureOrIt = (word: string) => sureSubjects.has(word) || word === 'it';

const persons = set(
  'friend wife husband boss brother sister mother father mom mum dad colleague coworker manager partner team lead supervisor teacher nurse doctor guy girl woman man friends colleagues people',
);
/** "My friend and I drew", "obviously Drew and I": two who do one thing. "I called my boss and I" is about one. */
const isPair = (words: readonly string[], from: number, at: number) => {
  const [third, second, before] = [words[at - 3] ?? '', words[at - 2] ?? '', words[at - 1] ?? ''];
  if (before === 'you') return !isVerbLike(second);
  if (closes.has(before) || isVerbLike(before)) return false;
  if (
    /^(?:and|but|so|then|because|that|when|where|if|obviously|both|like|with|between)$/.test(second) ||
    at - from < 3
  )
    return true;
  return persons.has(before) && !isVerbLike(third) && !/^(?:to|with|from|for|at|by)$/.test(third);
};
/** "The checkout and the fix was quick": of two nouns it would be "were". */
const hasSingular = (words: readonly string[], at: number) =>
  [2, 3].some((step) => /^(?:was|is|has|wasn't|isn't|doesn't)$/.test(words[at + step] ?? '')) &&
  !leadsOn.has(words[at + 1] ?? '') &&
  !/^(?:of|in|on|at|for|to|who|that|which)$/.test(words[at + 2] ?? '');
/** Whether "and" at `at` joins a whole clause, not one more noun: "the metadata and the images will", "better tools and a better place". */
export function joinsClause(words: readonly string[], from: number, at: number, lead: number): boolean {
  const next = at + lead;
  if (!startsClause(words, next)) return false;
  if (lead === 1 && isPair(words, from, at)) return false;
  const before = words[at - 1] ?? '';
  return (
    lead > 1 ||
    !determiners.has(words[next] ?? '') ||
    hasSingular(words, next) ||
    (closes.has(before) && !/sel(?:f|ves)$/.test(before)) ||
    /ly$/.test(before) ||
    isPast(before)
  );
}

/** A clause with "if" or "when" is looked for this many words back. */
const dependentReach = 30;
/** "if", "when", "as we talked": what follows hangs on another clause. "After that" and "since then" don't. */
const isSubordinator = (words: readonly string[], place: number) => {
  const [word, next] = [words[place] ?? '', words[place + 1] ?? ''];
  if (/^(?:as|since)$/.test(word)) return sureSubjects.has(next);
  if (/^(?:every time|each time|any time|next time|no matter)$/.test(`${words[place - 1]} ${word}`))
    return true;
  const isTime = /^(?:after|before|until|till|once)$/.test(word);
  return subordinators.has(word) && !(isTime && /^(?:of|that|this|then)$/.test(next));
};

/** "until it's done", "a day when he came": what follows a whole clause of this kind needs it no more. */
const isSoft = (words: readonly string[], place: number) =>
  /^(?:until|till|before|after|where|while|as|since|although|though|unless)$/.test(words[place] ?? '') ||
  (words[place] === 'when' &&
    /^(?:day|time|case|moment|situation|point|one|year|week|night|shift)$/.test(words[place - 1] ?? ''));

/** The words hang on "if" or "when": `front` where it opens the sentence, `back` where its clause may be the last part of one. */
export function dependence(words: readonly string[], from: number, at: number): 'front' | 'back' | 'none' {
  for (let place = at - 1; place >= Math.max(from, at - dependentReach); place -= 1) {
    if (!isSubordinator(words, place)) continue;
    if (hasSecondClause(words, place, at)) return 'none';
    let first = place - 1;
    while (first >= from && /^(?:and|so|but|then|well|because)$/.test(words[first] as string)) first -= 1;
    const opens = first < from || (/^(?:and|but)$/.test(words[place - 1] ?? '') && place - 1 > from);
    // "I stay until it's done": that clause has its main one in front of it.
    if (!opens && isSoft(words, place)) continue;
    return opens ? 'front' : 'back';
  }
  return 'none';
}

function hasSecondClause(words: readonly string[], subordinator: number, at: number): boolean {
  for (let place = subordinator + 3; place < at; place += 1) {
    if (words[place] === 'then') return true;
    const isReported = /^turn(?:s|ed)$/.test(words[place - 2] as string);
    if (isReported || openNouns.has(words[place - 1] as string)) continue;
    if (!leadsOn.has(words[place - 1] as string) && startsClause(words, place)) return true;
  }
  return false;
}
