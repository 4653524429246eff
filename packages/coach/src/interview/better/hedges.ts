import { numberWords } from './number-words.ts';
import { startsClause } from './spoken-words.ts';
import type { Rule } from './word-view.ts';

/** What somebody does in a case that is put to them. */
const plainStep =
  /^(?:need|deal|keep|weigh|go|say|ask|tell|try|do|make|take|get|work|put|look|let|give|start|stay|think|talk|call|want|have to)$/;

/** "I guess we": only where a sentence starts. Behind other words it may part two thoughts, or say that somebody isn't sure. */
const guess: Rule = ({ words, at, next, before }) =>
  before === '' &&
  words[at] === 'i' &&
  /^(?:guess|suppose)$/.test(next) &&
  startsClause(words, at + 2) &&
  !/^(?:that|it)$/.test(words[at + 2] ?? '')
    ? 2
    : 0;

/** "I'd probably ask", "I would maybe call", "I would try to explain": what the speaker would do, said straight. */
const wouldRather: Rule = ({ words, at, before, next, third }) => {
  if (!/^(?:i'd|i'll|we'd|we'll|would)$/.test(before)) return 0;
  if (/^(?:probably|maybe|perhaps)$/.test(words[at] ?? ''))
    return (plainStep.test(next) && next !== 'do') ||
      /^(?:explain|suggest|offer|check|speak|listen)$/.test(next)
      ? 1
      : 0;
  return words[at] === 'try' && next === 'to' && plainAim.test(third) ? 2 : 0;
};
const plainAim = /^(?:explain|ask|listen|talk|speak|tell|offer|stay|keep|check|start|be|show|use|change)$/;

const think: Rule = ({ words, at, next, third, before }) => {
  if (words[at] !== 'i' || next !== 'think' || before !== '') return 0;
  if (/^(?:i'd|you'd|you'll)$/.test(third)) return 2;
  return /^(?:you|we|people|everyone)$/.test(third) && /^(?:have|need|should|must)$/.test(words[at + 3] ?? '')
    ? 2
    : 0;
};

/** "careful, I'd say", "I think it's important to": an opinion said straight. "I think we had one" stays, and so does "I'd say, 'I'm glad you came'". */
const opinion: Rule = ({ words, at, next, third, opensClause, endsHere, before }) => {
  if (!/^(?:i|i'd|in)$/.test(words[at] ?? '')) return 0;
  const rest = words.slice(at, at + 6).join(' ');
  if (/^in my opinion\b/.test(rest)) return opensClause || endsHere(3) ? 3 : 0;
  const said = /^(?:i'd say|i would say)\b/.exec(rest)?.[0].split(' ').length ?? 0;
  if (said > 0)
    return opensClause && endsHere(said) && before !== '' && words[at + said] !== 'and' ? said : 0;
  if (words[at] !== 'i' || !/^(?:think|believe)$/.test(next) || before !== '') return 0;
  const skip = third === 'that' ? 3 : 2;
  return /^(?:it's (?:very |really |so |always )?(?:important|good|better|best|key|essential|crucial|vital)|the (?:most|best|main|key)|what matters)\b/.test(
    words.slice(at + skip, at + skip + 4).join(' '),
  )
    ? skip
    : 0;
};

const presentVerb =
  /^(?:is|are|am|can|should|must|need|needs|makes|make|helps|help|matters|works|takes|means|shows|builds|gives|keeps|isn't|aren't|can't|shouldn't|doesn't|don't|it's|that's|there's|i'm|we're|you're|they're|i|having|being|have|has)$/;
const doubtful = /^(?:was|were|had|did|went|got|would|could|might|may|maybe|probably|will|than|if)$|[^e]ed$/;
const opinionReach = 7;
/** "I believe that patience is the key": an opinion in the present, said straight. What somebody thinks has happened stays in doubt. */
const conviction: Rule = ({ words, at, next, third, before }) => {
  if (before !== '' || words[at] !== 'i') return 0;
  const adverb = /^(?:really|truly|firmly|strongly|personally)$/.test(next) ? 1 : 0;
  const verb = words[at + 1 + adverb] ?? '';
  const isFeeling = verb === 'feel' && /^(?:that|like)$/.test(words[at + 2 + adverb] ?? '');
  if (!/^(?:think|believe)$/.test(verb) && !isFeeling) return 0;
  const skip = 2 + adverb + (isFeeling || words[at + 2 + adverb] === 'that' ? 1 : 0);
  const said = words.slice(at + skip, at + skip + opinionReach);
  if (
    /^(?:so|not|of|about|in|do|does|did|is|are|can|he|she|he's|she's|they|they're|i've|i'd|i'll)$/.test(
      said[0] ?? 'so',
    ) ||
    (said[0] === 'i' && !presentVerb.test(said[1] ?? ''))
  )
    return 0;
  const place = said.findIndex((word, index) => presentVerb.test(word) && !(index === 0 && word === 'i'));
  // A guess about a number or about what is coming stays a guess.
  const isGuess = said.some(
    (word) => /^(?:about|around|going|gonna|roughly|\d.*)$/.test(word) || numberWords.test(word),
  );
  const isSure = place >= 0 && !isGuess && !said.slice(0, place + 1).some((word) => doubtful.test(word));
  return isSure && third !== '' && startsClauseWith(said) ? skip : 0;
};
const startsClauseWith = (said: readonly string[]) =>
  startsClause(said, 0) ||
  /ing$|^(?:[a-z]+s|[a-z]+(?:ion|ness|ty|ence|ance|ment|work|trust))$/.test(said[0] ?? '');

/** "I would say that my greatest strength is": at the start of an answer, about oneself. */
const selfSaid: Rule = ({ words, at, isStart }) => {
  const said =
    /^(?:i would say|i'd say|i would have to say)(?: that)? (?=my (?:greatest|biggest|main|best|strongest)|one of my|the (?:best|most|biggest|main|hardest)|i am an? |i'm an? )/.exec(
      `${words.slice(at, at + 9).join(' ')} `,
    )?.[0];
  return isStart && said ? said.trim().split(' ').length : 0;
};

/** What takes the edge off: "I guess", "probably". */
export const hedgeRules: readonly Rule[] = [guess, wouldRather, think, opinion, conviction, selfSaid];
