import { cut, type Draft, type DraftWord } from './draft.ts';
import { hedgeRules } from './hedges.ts';
import { numberWords } from './number-words.ts';
import { isVerbLike, startsClause, sureSubjects } from './spoken-words.ts';
import { joins, type Rule, viewAt } from './word-view.ts';

const set = (words: string) => new Set(words.split(' '));
const sounds = /^(?:u+m+|u+h+|e+rm+|er|uhm|hm+)$/;
const starters = set('sure yes so well yeah okay ok oh right anyway look honestly');

const isSubject = (word: string) =>
  sureSubjects.has(word) || /^(?:it|you|there|that|this|the|my|our|people)$/.test(word);

/** "And you know we", "the brand, you know, so": beside a connective or a comma. Elsewhere it may hold two thoughts apart. */
const youKnow: Rule = ({ words, at, before, next, third, opensClause, endsHere }) => {
  if (words[at] !== 'you' || next !== 'know') return 0;
  if (/^(?:what|how|why|where|who|when|if|whether|about|your|exactly|each|it|that)$/.test(third)) return 0;
  if (/^(?:do|did|as|let|if|that|what|when|before|until|how|once|like|then)$/.test(before)) return 0;
  return opensClause || endsHere(2) ? 2 : 0;
};

/** "And I mean we": elsewhere it marks a new start. */
const iMean: Rule = ({ words, at, before, next, third }) =>
  words[at] === 'i' &&
  next === 'mean' &&
  /^(?:|and|but|so|because)$/.test(before) &&
  (isSubject(third) || /^(?:nobody|everybody|if|in|at|first)$/.test(third)) &&
  // "And I mean it" is meant.
  !(third === 'it' && !startsClause(words, at + 2))
    ? 2
    : 0;

/** "It's important to be honest": asks for honesty, and stays. */
const asksHonesty =
  /^(?:important|have|has|had|need|needs|want|wants|try|tried|trying|is|was|best|better|good|able|prefer|going|used|like|right|willing|way|not|how|me|him|her|them|us|you|people|someone|everyone|learned|decided|means|helps)$/;

const toBeHonest: Rule = ({ words, at, before, next, third, endsHere }) => {
  if (words[at] !== 'to' || next !== 'be' || third !== 'honest' || asksHonesty.test(before)) return 0;
  if (words[at + 3] === 'with' && words[at + 4] === 'you') return 5;
  return endsHere(3) || isSubject(words[at + 3] ?? '') ? 3 : 0;
};

/** "different, isn't it": asks for nothing. A question that is typed as one stays. */
const tagQuestion: Rule = ({ words, at, next, before, opensClause, endsHere }) =>
  (/^(?:isn't|wasn't|don't|doesn't|didn't|aren't|can't|wouldn't|couldn't|weren't|haven't|hasn't|shouldn't)$/.test(
    words[at] ?? '',
  )
    ? /^(?:it|you|they|he|she|we)$/.test(next)
    : /^(?:can you|do they|do you|will they)$/.test(`${words[at]} ${next}`)) &&
  !/^(?:|and|but|so|or|why|if|it|that|how|what|when|like|which|where|who|much|many|often|long|first|say|ask)$/.test(
    before,
  ) &&
  !sureSubjects.has(before) &&
  (endsHere(2) ||
    sureSubjects.has(words[at + 2] ?? '') ||
    /^there (?:was|were|is)$/.test(`${words[at + 2]} ${words[at + 3]}`)) &&
  (opensClause || !isVerbLike(words[at + 2] ?? ''))
    ? 2
    : 0;

/** "The third time, well, you": no fact goes with it. Behind anything else it may correct what was said: "my brother, well, I asked him to". */
const well: Rule = ({ words, at, before, next, opensClause }) =>
  words[at] === 'well' && (joins.has(before) || (before !== '' && opensClause)) && sureSubjects.has(next)
    ? 1
    : 0;

/** "And honestly I": opens a clause. Elsewhere it may be all that parts two thoughts, and other adverbs may say how sure or how much. */
const honestly: Rule = ({ words, at, before, next, opensClause }) =>
  words[at] === 'honestly' &&
  !/^(?:not|very|quite|too|as|how|more|most|is|be)$/.test(before) &&
  opensClause &&
  isSubject(next)
    ? 1
    : 0;

/** "We had like bread": behind "so" or "and" it may name an example. */
const like: Rule = ({ words, at, before, next }) =>
  words[at] === 'like' &&
  /^(?:with|got|had)$/.test(before) &&
  next !== '' &&
  !isSubject(next) &&
  !numberWords.test(next) &&
  !/^(?:a|an|this|that|these|those|when|if|what|how)$/.test(next)
    ? 1
    : 0;

/** "This was um okay so we had": a new start, which would say something else without the sound. */
const sound: Rule = ({ words, at, before, next, third }) =>
  sounds.test(words[at] ?? '') &&
  !(
    /^(?:is|was|are|were|be|not|a|an|the|my|our|of|to)$|'(?:s|m|re)$/.test(before) &&
    /^(?:okay|ok|right|well|fine)$/.test(next) &&
    (/^(?:so|and|but|then)$/.test(third) || isSubject(third))
  )
    ? 1
    : 0;

/** "So yeah, ...": what opens an answer, or a sentence of it, and says nothing. */
const starter: Rule = ({ words, at, next, before, isStart }) => {
  const word = words[at] ?? '';
  if (word === 'yeah')
    return /^(?:so|and|but|well|okay|)$/.test(before) &&
      (isStart || next === '' || isSubject(next) || sounds.test(next) || (before === '' && joins.has(next)))
      ? 1
      : 0;
  if (!isStart || !starters.has(word)) return 0;
  if (/^(?:yes|sure)$/.test(word) && next !== 'so') return 0;
  if (word === 'so' && /^(?:that|far|much|many|as|often|long|called|no|yes)$/.test(next)) return 0;
  if (word === 'right' && !/^(?:so|well|okay|yeah)$/.test(next)) return 0;
  if (word === 'look' && !sureSubjects.has(next)) return 0;
  if (word === 'well' && isVerbLike(next)) return 0;
  return 1;
};

/** "Kind of like sort of": one of them is enough. */
const kindOf: Rule = ({ words, at, next, third }) => {
  if (!/^(?:kind|sort)$/.test(words[at] ?? '') || next !== 'of') return 0;
  const skip = third === 'like' ? 3 : 2;
  return /^(?:kind|sort)$/.test(words[at + skip] ?? '') && words[at + skip + 1] === 'of' ? skip : 0;
};

/** "Or something", at the end of a sentence: within one it may be all that ends a clause. */
const vague: Rule = ({ words, at, before }) => {
  const rest = words.slice(at, at + 4).join(' ');
  const found =
    /^(?:or something like that|and stuff like that|and things like that|or something|or whatever|and stuff|and all that)\b/.exec(
      rest,
    );
  const length = found ? found[0].split(' ').length : 0;
  // "Somebody or something": two that are meant.
  const isPair = /(?:one|body|thing|where)$/.test(before);
  return length > 0 && before !== '' && !isPair && words[at + length] === undefined ? length : 0;
};

/** Said while thinking: "as they say". "At the end of the day" may be a time. */
const asides = [
  'needless to say',
  'as i said',
  'as they say',
  'if that makes sense',
  'i have to say',
  'i must say',
  'to tell the truth',
  'to tell you the truth',
  'if you will',
  'so to speak',
].map((one) => one.split(' '));
const saysNothing = (words: readonly string[], end: number, before: string) =>
  !/^(?:all|what|that|which|everything|things|thing|if|when|because)$/.test(before) &&
  (words[end] === undefined ||
    /^(?:and|but)$/.test(words[end] ?? '') ||
    (words[end] === 'so' ? startsClause(words, end + 1) : startsClause(words, end)));
const aside: Rule = ({ words, at, opensClause, endsHere, before }) => {
  const found = asides.find((one) => one.every((word, place) => words[at + place] === word));
  if (!found) return 0;
  const next = words[at + found.length] ?? '';
  // "I have to say so", "what I have to say": said to somebody.
  if (found.at(-1) === 'say' && !saysNothing(words, at + found.length, before)) return 0;
  return (opensClause && isSubject(next) && !/^(?:when|if|because)$/.test(before)) ||
    (before !== '' && endsHere(found.length))
    ? found.length
    : 0;
};

/** "in order to check" */
const inOrder: Rule = ({ words, at, next, third }) =>
  words[at] === 'in' && next === 'order' && third === 'to' ? 2 : 0;

const fillerRules = [
  ...[sound, starter, youKnow, iMean, toBeHonest, tagQuestion, honestly, well],
  ...[like, kindOf, vague, aside, inOrder],
];

/** Leaves out what says nothing, and what takes the edge off: "um", "you know", "I guess". Only where the rest reads on. */
export function cutFillers(draft: Draft): void {
  const { words } = draft;
  for (let at = 0; at < words.length; at += 1) {
    const view = viewAt(draft, at);
    const filler = fillerRules.reduce((most, rule) => most || rule(view), 0);
    const length = filler || hedgeRules.reduce((most, rule) => most || rule(view), 0);
    if (length === 0 || at + length > (draft.sentences[(words[at] as DraftWord).sentence]?.to ?? 0)) continue;
    if (/[A-Z]{2}/.test(draft.text.slice((words[at] as DraftWord).start, (words[at] as DraftWord).end)))
      continue;
    const isSound = length === 1 && sounds.test((words[at] as DraftWord).word);
    // Whether it goes depends on what will be beside it.
    if (isSound) Object.assign(words[at] as DraftWord, { isGone: true, isFiller: true, isPending: true });
    else cut(draft, filler ? 'filler' : 'hedge', at, at + length);
    at += length - 1;
  }
}
