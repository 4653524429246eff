import { cut, type Draft, type DraftWord } from './draft.ts';
import { hedgeRules, plainStep } from './hedges.ts';
import { numberWords } from './number-words.ts';
import { isVerbLike, startsClause, sureSubjects } from './spoken-words.ts';
import { joins, type Rule, viewAt } from './word-view.ts';

const set = (words: string) => new Set(words.split(' '));
const sounds = /^(?:u+m+|u+h+|e+rm+|er|uhm|hm+)$/;
const starters = set('sure yes so well yeah okay ok oh right anyway look basically honestly');
const kindsBefore = set(
  "it i we he she they was were is are just it's that's i'm he's she's they're we're you got felt",
);

const isSubject = (word: string) =>
  sureSubjects.has(word) || /^(?:it|you|there|that|this|the|my|our|people)$/.test(word);

/** "you know", where it asks for no knowledge. */
const youKnow: Rule = ({ words, at, before, next, third, opensClause, endsHere }) => {
  if (words[at] !== 'you' || next !== 'know') return 0;
  if (/^(?:what|how|why|where|who|when|if|whether|about|your|exactly|each|it)$/.test(third)) return 0;
  if (
    third === 'you' &&
    /^(?:get|can|have|just|don't|want)$/.test(words[at + 3] ?? '') &&
    !/^(?:do|did|that|what|if|when)$/.test(before)
  )
    return 2;
  if (
    third === 'that' &&
    /^(?:her|him|them|it)$/.test(before) &&
    /^(?:makes|made|is|was|just|only)$/.test(words[at + 3] ?? '')
  )
    return 2;
  if (
    /^(?:do|did|as|let|if|that|what|when|before|until|how|once|because)$/.test(before) &&
    !sureSubjects.has(third)
  )
    return 0;
  if (/^(?:do|did|as|let|if|that|what|when|once)$/.test(before)) return 0;
  return opensClause ||
    endsHere(2) ||
    joins.has(before) ||
    before === "it's" ||
    /^(?:it's|that's|there's|i'm|i've|i'd|we|we're|they|they're|he|she|i)$/.test(third)
    ? 2
    : 0;
};

const iMean: Rule = ({ words, at, before, next, third }) =>
  words[at] === 'i' &&
  next === 'mean' &&
  !/^(?:what|that|which|how|if|when|where|and|know|does|do)$/.test(before) &&
  (isSubject(third) || /^(?:nobody|everybody|if|in|at|first)$/.test(third))
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

const toBeFair: Rule = ({ words, at, next, third, opensClause, endsHere }) =>
  words[at] === 'to' &&
  next === 'be' &&
  third === 'fair' &&
  (opensClause || endsHere(3) || isSubject(words[at + 3] ?? ''))
    ? 3
    : 0;

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

/** Between two clauses without a connective it keeps them apart: "someone who's been there for years, of course he has it". */
const ofCourse: Rule = ({ words, at, next, before, third, opensClause }) =>
  words[at] === 'of' &&
  next === 'course' &&
  (opensClause || !isSubject(third)) &&
  !/^(?:say|said|tell|told|answer)$/.test(before) &&
  (third !== '' || !/^(?:yes|yeah|matter|)$/.test(before))
    ? 2
    : 0;

/** "I don't mind really", "he's actually good", "you just need", "the third time, well, you": no fact goes with it. */
const padding: Rule = ({ words, at, before, next, endsHere, opensClause }) => {
  const word = words[at] ?? '';
  if (word === 'really') return endsHere(1) && !/^(?:not|do|did|does|very|so|)$|n't$/.test(before) ? 1 : 0;
  if (word === 'actually')
    return next !== '' &&
      !/^(?:no|not|yes)$/.test(next) &&
      (opensClause ||
        endsHere(1) ||
        sureSubjects.has(before) ||
        sureSubjects.has(next) ||
        /^(?:is|was|are|were|have|had)$/.test(before))
      ? 1
      : 0;
  if (word === 'just')
    return /^(?:i'd|i'll|you|we|we'd|we'll|you'll|they'll)$/.test(before) && plainStep.test(next) ? 1 : 0;
  // Behind anything else it may correct what was said: "my brother, well, I asked him to".
  return word === 'well' && (joins.has(before) || (before !== '' && opensClause)) && sureSubjects.has(next)
    ? 1
    : 0;
};

/** "A very good team": says no more than "a good team". "The very best", "not very", "very much" do. */
const intensifier: Rule = ({ words, at, before, next, third }) => {
  const word = words[at] ?? '';
  if (!/^(?:very|really|extremely|super|incredibly)$/.test(word) || next === '') return 0;
  if (/n't$|^(?:not|never|the|so|this|that|these|how|do|did|does|hardly|no|without|nor)$/.test(before))
    return 0;
  if (
    /^(?:very|really|best|worst|first|last|least|most|same|own|much|few|little|many|well|often|long|soon|rarely|seldom|not|end|beginning|start|next|moment|thing|day)$/.test(
      next,
    )
  )
    return 0;
  if (word === 'really')
    return /^(?:like|liked|love|loved|enjoy|enjoyed|appreciate|appreciated|wanted|want|helped|helps)$/.test(
      next,
    ) && isSubjectOf(before)
      ? 1
      : describes.test(next) && isLinking(before)
        ? 1
        : 0;
  return isLinking(before) &&
    (describes.test(next) ||
      /^(?:good|bad|hard|busy|important|nice|big|small|new|old|fast|slow|kind|happy|sad|angry|upset|sure|clear|close|strong|proud|stressed|tough|rude|calm|glad|tired|high|low|late|early)$/.test(
        next,
      )) &&
    !/^(?:of|that|as)$/.test(word === 'very' && next === 'kind' ? third : '')
    ? 1
    : 0;
};
const describes = /(?:ful|ive|ous|able|ible|ing|ed|ent|ant|ical|less|ic|al|ary|ish|ly|ard|ult)$/;
const isLinking = (before: string) =>
  /^(?:is|was|are|were|am|be|been|being|i'm|it's|he's|she's|they're|we're|that's|a|an|my|our|his|her|their|felt|feel|got|get|became|become|and|with|had|have|of|by|in|made|me|him|them|seemed|looked)$/.test(
    before,
  );
const isSubjectOf = (before: string) => /^(?:i|we|they|he|she|it|you|also|that|which)$/.test(before);

/** "So basically we", "obviously the guest": in front of a clause. "Basically every component", "a different route basically" aren't quite so. */
const adverbs: Rule = ({ words, at, before, next, opensClause }) => {
  const word = words[at] ?? '';
  if (/^(?:not|very|quite|too|as|how|more|most|is|be)$/.test(before)) return 0;
  if (/^(?:basically|literally|obviously)$/.test(word)) return opensClause && isSubject(next) ? 1 : 0;
  return word === 'honestly' && (opensClause || sureSubjects.has(next)) && isSubject(next) ? 1 : 0;
};

const like: Rule = ({ words, at, before, next, third }) => {
  if (words[at] !== 'like' || next === '' || isSubject(next) || numberWords.test(next)) return 0;
  const isNoun = !/^(?:a|an|this|that|these|those|when|if|what|how)$/.test(next);
  if (/^(?:and|but|or|so)$/.test(before) && isNoun) return third === '' ? 0 : 1;
  return /^(?:with|got|had)$/.test(before) && isNoun ? 1 : 0;
};

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
      (isStart || next === '' || isSubject(next) || joins.has(next) || sounds.test(next))
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

const kindOf: Rule = ({ words, at, before, next, third }) =>
  /^(?:kind|sort)$/.test(words[at] ?? '') &&
  next === 'of' &&
  kindsBefore.has(before) &&
  !/^(?:have|you|thing|person|work|place|people|the|what|how|that|this)$/.test(third)
    ? 2
    : 0;

const vague: Rule = ({ words, at, endsHere, before }) => {
  const rest = words.slice(at, at + 4).join(' ');
  const found =
    /^(?:or something like that|and stuff like that|and things like that|or something|or whatever|and stuff|and all that)\b/.exec(
      rest,
    );
  const length = found ? found[0].split(' ').length : 0;
  return length > 0 && before !== '' && endsHere(length) ? length : 0;
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
  'the thing is',
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
  ...[
    sound,
    starter,
    youKnow,
    iMean,
    toBeHonest,
    toBeFair,
    tagQuestion,
    ofCourse,
    adverbs,
    padding,
    intensifier,
  ],
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
    cut(draft, filler ? 'filler' : 'hedge', at, at + length);
    at += length - 1;
  }
}
