import { startsClause } from './spoken-words.ts';
import type { Rule } from './word-view.ts';

/** What somebody does in a case that is put to them. */
export const plainStep =
  /^(?:need|deal|keep|weigh|go|say|ask|tell|try|do|make|take|get|work|put|look|let|give|start|stay|think|talk|call|want|have to)$/;

const guess: Rule = ({ words, at, next, opensClause, endsHere, before }) => {
  if (words[at] !== 'i' || !/^(?:guess|suppose)$/.test(next)) return 0;
  if (endsHere(2) && before !== '') return 2;
  return opensClause && startsClause(words, at + 2) && !/^(?:that|it)$/.test(words[at + 2] ?? '') ? 2 : 0;
};

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

const think: Rule = ({ words, at, next, third, opensClause }) => {
  if (words[at] !== 'i' || next !== 'think' || !opensClause) return 0;
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
  if (words[at] !== 'i' || !/^(?:think|believe)$/.test(next) || !opensClause) return 0;
  const skip = third === 'that' ? 3 : 2;
  return /^(?:it's (?:very |really |so |always )?(?:important|good|better|best|key|essential|crucial|vital)|the (?:most|best|main|key)|what matters)\b/.test(
    words.slice(at + skip, at + skip + 4).join(' '),
  )
    ? skip
    : 0;
};

/** What takes the edge off: "I guess", "probably". */
export const hedgeRules: readonly Rule[] = [guess, wouldRather, think, opinion];
