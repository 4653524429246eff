import { numberWords } from './fillers.ts';
import { connectives, isObject, lacksNothing, prepositions, states } from './own-clause.ts';
import { interjections, isVerbLike, leadsOn, openNouns, startsClause, sureSubjects } from './spoken-words.ts';

const set = (words: string) => new Set(words.split(' '));
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
    return !(
      /^(?:never|not|always|really|just)$/.test(before) ||
      isVerbLike(before) ||
      prepositions.has(before) ||
      /ing$|^(?:him|them|me|us)$/.test(before)
    );
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
  if (word === 'you' && /^(?:it|them|too)$/.test(words[at - 1] ?? '') && isVerbLike(next))
    return third !== '';
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

/** "... friendlier um customer service is": behind a pause, a noun without an article with its verb. */
const opensPlainNoun = (words: readonly string[], at: number) =>
  [1, 2].some((step) => /^(?:is|are|was|were)$/.test(words[at + step] ?? '')) &&
  [0, 1].every((step) => {
    const word = words[at + step] ?? '';
    return !leadsOn.has(word) || /^(?:is|are|was|were)$/.test(word);
  }) &&
  !/^(?:and|but|so|or|that|which|who|there|it|this)$/.test(words[at] ?? '') &&
  !isVerbLike(words[at] ?? '');

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
  const isNoun = ((isFree || isPause) && opensNoun(words, at)) || (isPause && opensPlainNoun(words, at));
  if (!isSubject(words, at) && !isNoun) return false;
  const isTrail = trails(words, at);
  if (aboutClause.has(last) || (interjections.has(last) && !isFree && !isTrail)) return false;
  if (
    !hasVerbSince(words, at) ||
    second === 'how' ||
    /^(?:turn|turns|turned|figure|figured|find|found) out$/.test(`${second} ${last}`)
  )
    return false;
  if (
    !isPause &&
    openNouns.has(last) &&
    second !== 'same' &&
    !(last === 'much' && /^(?:too|so)$/.test(second))
  )
    return false;
  if ((mayLeadIn(words, at) && !isTrail) || (leadsOn.has(last) && !isTrail)) return false;
  if (isSaid(words, at) && !isTrail) return false;
  return !isNamed(words, at) && (isPause || isFree || isTrail || lacksNothing(words, at));
}
