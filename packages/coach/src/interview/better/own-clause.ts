import { numberWords } from './fillers.ts';
import { interjections, isVerbLike, leadsOn, openNouns, startsClause, sureSubjects } from './spoken-words.ts';

const set = (words: string) => new Set(words.split(' '));
const auxiliaries = set(
  "have has had will would can could should may might must do does did don't doesn't didn't won't wouldn't can't cannot couldn't shouldn't haven't hasn't hadn't never always usually normally often also just really still actually even only probably sometimes already quickly carefully immediately honestly first then simply mostly definitely maybe personally not",
);
const states = set("am is are was were isn't aren't wasn't weren't be been");
/** Begins the object of a verb: "i did two years", "i hold her hand", "i know how". */
const objects = set(
  'the a an my our your his her its their this these those each every some another both it them him me us myself himself herself themselves that something anything everything nothing someone somebody anyone everyone everybody about what how why whether no not all any',
);
const prepositions = set(
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
const isPastOrState =
  /^(?:is|was|isn't|wasn't|has|had|will|would|can|could|turned|turns|went|took|got|goes|means|depends)$/;
const connectives =
  /^(?:|and|but|so|or|because|then|when|if|that|which|who|is|was|are|were|i|we|he|she|they|it's|i'm|i'd|i'll|we'd|that's)$/;
const isObject = (word = '') => objects.has(word) || numberWords.test(word);

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
  connectives.test(words[at + 1] ?? '');

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

/**
 * Whether the clause at `at` lacks nothing: "i did two years" can belong to no noun before it, "i did" can ("the course i did").
 */
function lacksNothing(words: readonly string[], at: number): boolean {
  const { place: first, isState } = mainVerb(words, at);
  let place = first;
  if (
    /^(?:have|has|had|do|did|does|haven't|hadn't|didn't)$/.test(words[place - 1] ?? '') &&
    isObject(words[place])
  )
    return true;
  if (prepositions.has(words[place] ?? '')) return isState && !isStranded(words, place);
  if (isState && !/[^e]ing$|ed$/.test(words[place] ?? ''))
    return !connectives.test(words[place] ?? '') && phraseEnds(words, place) && phraseEnds(words, place + 1);
  if (isState && /ed$/.test(words[place] ?? '')) return phraseEnds(words, place + 1);
  while (words[place + 1] === 'to' && place < first + 4) place += 2;
  const verb = words[place] ?? '';
  if (movers.test(verb) && !prepositions.has(words[place + 1] ?? '') && !isObject(words[place + 1]))
    return false;
  if (
    /^(?:like|love|enjoy|keep|kept|hate|prefer|stopped)$/.test(verb) &&
    /[a-z]{3}ing$/.test(words[place + 1] ?? '')
  )
    return !isStranded(words, place + 2);
  if (
    /^(?:figured|thought|said|decided|realized|think|guess|believe|hope|know|knew)$/.test(verb) &&
    startsClause(words, place + 1)
  )
    return true;
  let after = place + 1;
  if (movers.test(verb) && prepositions.has(words[after] ?? '')) return phraseEnds(words, after);
  if (
    alone.has(verb) ||
    alone.has(verb.replace(/s$/, '')) ||
    /^(?:ask|asks|asked) (?:for|about)$/.test(`${verb} ${words[after]}`)
  ) {
    return !/^(?:and|or|to|that|which|)$/.test(words[after] ?? '') && phraseEnds(words, after);
  }
  if (/^(?:up|out|off|down|back|over|away)$/.test(words[after] ?? '')) after += 1;
  if (/^(?:bring|brought|call|called|fill|filled|turn|turned) in$/.test(`${verb} ${words[after]}`))
    after += 1;
  if (/^(?:maybe|about|like|just|only|even)$/.test(words[after] ?? '') && isObject(words[after + 1]))
    after += 1;
  const object = words[after] ?? '';
  if (
    !isObject(object) ||
    (/^(?:about|no|not|all|any)$/.test(object) && connectives.test(words[after + 1] ?? ''))
  )
    return false;
  if (/^(?:it|that|this|you)$/.test(object) && isPastOrState.test(words[after + 1] ?? '')) return false;
  if (isTime(words, after) || isStranded(words, after + 1)) return false;
  if (givers.has(verb) && /^(?:it|them|him|her|me|us)$/.test(object))
    return (
      isObject(words[after + 1]) || /^(?:to|if|that|i|we|he|she|they|i'd|we'd)$/.test(words[after + 1] ?? '')
    );
  return true;
}

const saying = set(
  'say says said saying shout shouted tell tells told telling explain explained explaining mean means meant ask asks asked asking promise promised remind reminded reminding assure assured convince convinced warn warned inform informed teach taught think thought realize realized believe guess hope wish sure glad suggest suggested decide decided learn learned notice noticed',
);
const reach = 6;
/** "We told the shift leader it's the law": a saying verb leads on until it has what was said. */
function isSaid(words: readonly string[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - reach); place -= 1) {
    const word = words[place] as string;
    if (/^(?:so|but|because)$/.test(word)) return false;
    if (!saying.has(word) || states.has(words[place + 1] ?? '')) continue;
    if (/^(?:learn|learned|decided|promised|help) to$/.test(`${word} ${words[place + 1]}`)) continue;
    // "I told him her numbers" has what was told.
    if (
      /^(?:him|her|them|me|us|everyone|everybody)$/.test(words[place + 1] ?? '') &&
      isObject(words[place + 2]) &&
      at - place > 3
    )
      return false;
    const rest = words.slice(place + 1, at);
    return !rest.some(
      (one, step) =>
        (/^(?:what|how|why|where|that|if)$/.test(one) && rest.length - step > 2) ||
        (startsClause(words, place + 1 + step) && rest.length - step > 1),
    );
  }
  return false;
}

const nounHeads = set('the a an my our his her its their');
/** "My last client she likes": the noun is named first, and no sentence ends behind it. */
function isNamed(words: readonly string[], at: number): boolean {
  if (!/^(?:he|she|they|it|he's|she's|they're|it's|he'd|she'd|they'd)$/.test(words[at] ?? '')) return false;
  for (let place = at - 2; place >= Math.max(0, at - 4); place -= 1) {
    if (!nounHeads.has(words[place] as string)) continue;
    const before = words[place - 1] ?? '';
    return !(isVerbLike(before) || prepositions.has(before) || /ing$|^(?:him|them|me|us)$/.test(before));
  }
  return false;
}

/** "There was one", "you should never": subjects that are sure only with these words behind them. */
const sureWith = (words: readonly string[], at: number) => {
  const [word, next = '', third = ''] = [words[at], words[at + 1], words[at + 2]];
  if (word === 'there')
    return (
      /^(?:is|was|were|are)$/.test(next) &&
      /^(?:a|an|one|no|some|this|just|two|three|also|always|many|nothing|only)$/.test(third)
    );
  if (/^(?:nobody|everybody|everyone|everything)$/.test(word ?? '')) return startsClause(words, at);
  if (word === 'you')
    return (
      /^(?:can|can't|cannot|could|should|shouldn't|must|have|need|don't|never|always|just|learn|get|know)$/.test(
        next,
      ) &&
      third !== '' &&
      !(next === 'have' && third !== 'to')
    );
  // "The cable that was too small" is one.
  if (word === 'that' && !/^(?:it|him|her|them|too)$/.test(words[at - 1] ?? '')) return false;
  if (word === 'this' || word === 'that')
    return /^(?:was|is|makes|made|means|meant|helped|helps|took|gave)$/.test(next);
  return (
    word === 'it' &&
    /^(?:was|is|wasn't|isn't|went|took|had|made|makes|gives|gave|turned|came|depends|happened|helps|helped|worked|works|keeps|gets|got|could|would|can|doesn't|didn't|needs|means)$/.test(
      next,
    )
  );
};

/** A subject that opens a clause of its own, whatever is before it. */
const isSubject = (words: readonly string[], at: number) =>
  (sureSubjects.has(words[at] ?? '') && startsClause(words, at)) || sureWith(words, at);

/** Nouns of time and manner: with a preposition they lead in what follows as often as not. */
const leadNouns = set(
  'end way ways time times point moment day days morning evening night week month year summer winter case cases opinion experience front beginning general fact addition side hand weekends weekend shift work second minute minutes hours',
);
const leadReach = 4;
const mayLeadIn = (words: readonly string[], at: number) =>
  (leadNouns.has(words[at - 1] ?? '') || numberWords.test(words[at - 1] ?? '')) &&
  words.slice(Math.max(0, at - leadReach), at - 1).some((word) => prepositions.has(word));

/** "I'm happy I did": what comes next says about what. */
const aboutClause = set(
  'true clear obvious possible important sure glad happy sorry afraid good great funny lucky likely nice better best right wrong proud surprised aware certain confident convinced grateful worried natural normal hard weird strange common amazing fair not so what where how here there',
);
const degree = /^(?:not|very|really|so|quite|too|pretty|more|always|all|just|a|bit|also|still)$/;
const linking =
  /^(?:am|is|are|was|were|be|been|isn't|wasn't|aren't|weren't|felt|feel|went|goes|got|get|gets|looks|looked|stay|stayed)$|'(?:m|re|s)$/;
/** "It was fine", "she was delighted": no noun that the next clause could tell about. */
function endsInAdjective(words: readonly string[], at: number): boolean {
  const last = words[at - 1] ?? '';
  if (aboutClause.has(last) || degree.test(last) || isObject(last)) return false;
  if (/^(?:worse|easier|harder|faster|safer)$/.test(last)) return true;
  let place = at - 2;
  while (degree.test(words[place] ?? '')) place -= 1;
  const isAboutYou = /^(?:it's|that's)$/.test(words[place] ?? '') && /^you/.test(words[at] ?? '');
  return linking.test(words[place] ?? '') && words[at - 2] !== 'a' && !isAboutYou;
}

/** "What I'd found", "I followed that", "what is going on": these words lead on elsewhere, and end a clause here. */
export function trails(words: readonly string[], at: number): boolean {
  const [third, second, last] = [words[at - 3] ?? '', words[at - 2] ?? '', words[at - 1] ?? ''];
  if (last === 'her')
    return isVerbLike(second) || prepositions.has(second) || /^(?:just|ask|argue)$/.test(second);
  if (last === 'anyway') return true;
  if (last === 'now') return /^(?:right|me|it|him|them|us|that|years|months|weeks|days)$/.test(second);
  if (last === 'well') return second === 'as';
  if (last === 'on') return /^(?:going|goes|carried|carry|moved)$/.test(second);
  if (/^(?:that|this)$/.test(last))
    return /^(?:with|about|for|like|of|on|from|do|did|done|doing|does|handled|fix|fixed|followed)$/.test(
      second,
    );
  if (
    !/^(?:found|said|say|did|do|saw|had|have|knew|know|need|needed|want|wanted|was|were|is|are|think|thought)$/.test(
      last,
    )
  )
    return false;
  return /^(?:what|which)$/.test(third) && (sureSubjects.has(second) || /^(?:it|you)$/.test(second));
}

/** "The fix was quick" behind an adjective or "it": a noun with its verb. */
const opensNoun = (words: readonly string[], at: number) =>
  (/^(?:the|my|our|his|her|their|a|one|some)$/.test(words[at] ?? '') || numberWords.test(words[at] ?? '')) &&
  [2, 3].some((step) =>
    /^(?:was|is|has|had|were|are|said|came|went|got|took|gave|told|asked)$/.test(words[at + step] ?? ''),
  ) &&
  !connectives.test(words[at + 1] ?? '') &&
  !prepositions.has(words[at + 1] ?? '');

/** "Now I look for a day shift": belongs to what follows, unless a verb or a word of place holds it back. */
const opensTime = (words: readonly string[], at: number) =>
  /^(?:now|here|there|today|sometimes|usually|eventually|maybe|honestly|luckily|meanwhile)$/.test(
    words[at] ?? '',
  ) &&
  /^(?:i|we|they|he|she)(?:$|')/.test(words[at + 1] ?? '') &&
  words[at + 2] !== 'think' &&
  lacksNothing(words, at + 1) &&
  !isVerbLike(words[at - 1] ?? '') &&
  !leadsOn.has(words[at - 1] ?? '') &&
  !/^(?:live|lived|living|worked|right|over|out|up|down|back|by|years|months|weeks|days|long|old|stay|stayed|later|working|me|it|him|them|her|us)$/.test(
    words[at - 1] ?? '',
  );

/** "And for us it's": what only leads in has no verb behind its connective. */
function hasVerbSince(words: readonly string[], at: number): boolean {
  for (let place = at - 1; place >= 0; place -= 1) {
    const word = words[place] as string;
    if (/^(?:and|but|so|or|because|cause|cos)$/.test(word) && words[place + 1] !== 'of')
      return at - place > 3 && !prepositions.has(words[place + 1] ?? '') && !isObject(words[place + 1]);
    if (
      isVerbLike(word) ||
      (sureSubjects.has(word) && startsClause(words, place)) ||
      /'(?:m|re|s|ve|d|ll)$/.test(word)
    )
      return true;
  }
  return false;
}

/** "After that we made a checklist": what came next. */
const opensNext = (words: readonly string[], at: number) => {
  const length = /^after that$/.test(words.slice(at, at + 2).join(' ')) ? 2 : 3;
  const isFrame = length === 2 || /^the next (?:day|morning|week)$/.test(words.slice(at, at + 3).join(' '));
  return (
    isFrame &&
    /^(?:i|we|they|he|she)$/.test(words[at + length] ?? '') &&
    !leadsOn.has(words[at - 1] ?? '') &&
    !/^(?:right|soon|shortly|long|day|week|even|just|again)$/.test(words[at - 1] ?? '')
  );
};

/** Whether a clause with all its parts starts at `at`, where no noun, preposition or saying verb before it can claim it. */
export function standsAlone(words: readonly string[], at: number, isPause: boolean): boolean {
  const [second, last] = [words[at - 2] ?? '', words[at - 1] ?? ''];
  if (opensTime(words, at) || opensNext(words, at)) return !isSaid(words, at);
  const isFree = endsInAdjective(words, at);
  if (!isSubject(words, at) && !(isFree && opensNoun(words, at))) return false;
  const isTrail = trails(words, at);
  if (aboutClause.has(last) || (interjections.has(last) && !isFree && !isTrail)) return false;
  if (
    !hasVerbSince(words, at) ||
    second === 'how' ||
    /^(?:turn|turns|turned|figure|figured|find|found) out$/.test(`${second} ${last}`)
  )
    return false;
  if (openNouns.has(last) && second !== 'same' && !(last === 'much' && /^(?:too|so)$/.test(second)))
    return false;
  if ((mayLeadIn(words, at) && !isTrail) || (leadsOn.has(last) && !isTrail)) return false;
  if (isSaid(words, at) && !isTrail) return false;
  return !isNamed(words, at) && (isPause || isFree || isTrail || lacksNothing(words, at));
}
