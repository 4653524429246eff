import { isTimeWord, wordsOf } from './reply-text.ts';
import {
  conjunctions,
  determiners,
  isFiniteVerb,
  isPastVerb,
  numberWord,
  plainVerbs,
  pronouns,
} from './reply-words.ts';

const isContraction = (word: string) =>
  /^(?:i|we|he|she|they|it|you|that|there)'(?:m|re|s|ve|d|ll)$/.test(word);

/** Whether a subject with its verb is at `at`. */
export function isClauseAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? '';
  if (isContraction(word)) return at + 1 < words.length;
  if (!pronouns.has(word)) return false;
  const isAdverb = /ly$|^(?:also|just|then|always|never|still|really|even|now|first|once)$/;
  let verb = at + 1;
  while (verb < at + 3 && isAdverb.test(words[verb] ?? '')) verb += 1;
  return (
    isFiniteVerb(words[verb] ?? '') ||
    (word === 'i' && verb < words.length && !conjunctions.has(words[verb] ?? ''))
  );
}

/** "The guest stayed", "sales went up": a noun and its verb. "The shop I ran" has none. */
function nounHasVerb(words: readonly string[]): boolean {
  const isCount =
    /^(?:fewer|less|more|no|many|several|zero)$/.test(words[0] ?? '') || numberWord.test(words[0] ?? '');
  for (let at = 1; at < words.length; at += 1) {
    const [before, word, next] = [words[at - 1] ?? '', words[at] ?? '', words[at + 1] ?? ''];
    if (/^(?:that|who|which|where|when)$/.test(word)) return words.slice(at + 3).some(isFiniteVerb);
    if (pronouns.has(word) && at > 0 && isClauseAt(words, at)) return words.slice(at + 2).some(isFiniteVerb);
    if (/^(?:to|by|of|for|with|from|the|a|an|my|our|and|or)$/.test(before) || next === 'by') continue;
    // "Fewer calls", "30 units sold" have no verb.
    if (isCount && (/s$/.test(word) ? !/^(?:was|is|has)$/.test(word) : at === words.length - 1)) continue;
    // "My last call center job": such a verb may be a noun, but for behind several who do it.
    const isBare =
      mayBeNoun.test(word) && !/s$|^(?:people|kids|children|staff|men|women|police)$/.test(before);
    if (isFiniteVerb(word) && !isBare) return true;
  }
  return false;
}
const mayBeNoun =
  /^(?:call|work|help|use|start|check|show|need|run|look|try|want|take|ask|love|like|lead|learn|feel|cut|hit|set|cost|shot|spread)$/;

/** "On a day we were short": the clause belongs to the day. */
const openNoun = /^(?:day|time|week|month|year|night|moment|point|place|case|project|situation|shift)$/;
/** "Last year we cut costs", "last May a guest shouted": a clause behind a time or place. */
function startsBehindTime(words: readonly string[], at: number): boolean {
  const [second = '', before = '', word = ''] = [words[at - 2], words[at - 1], words[at]];
  if (conjunctions.has(before) || (openNoun.test(before) && /^(?:a|the|one|every)$/.test(second)))
    return false;
  return (
    isClauseAt(words, at) ||
    (determiners.has(word) && !determiners.has(before) && nounHasVerb(words.slice(at)))
  );
}

/** Whether words are a whole sentence: a subject and a verb that depend on nothing else. */
export function isSentence(text: string): boolean {
  const words = wordsOf(text);
  const [first = ''] = words;
  if (words.length < 2) return false;
  if (isClauseAt(words, 0)) return true;
  const comma = text.indexOf(',');
  const rest = comma > 0 ? text.slice(comma + 1).replace(/^\s*(?:and|but|so)\b/i, '') : '';
  if (conjunctions.has(first) && first !== 'that') {
    if (rest !== '' && isSentence(rest)) return true;
    return words.some(
      (_, at) =>
        at > 2 &&
        isClauseAt(words, at) &&
        words.slice(1, at).some(isFiniteVerb) &&
        !/^(?:and|or|but|said|told|thought|knew|felt|saw|meant|sure)$/.test(words[at - 1] ?? '') &&
        !conjunctions.has(words[at - 1] ?? ''),
    );
  }
  if (isTimeWord(first) || words.slice(0, 5).includes('ago'))
    return (
      (rest !== '' && isSentence(rest)) ||
      words.some((_, at) => at > (first === 'once' ? 0 : 1) && startsBehindTime(words, at))
    );
  if (first === 'that' && conjunctions.has(words[1] ?? '')) return false;
  if (isPastVerb(first) || plainVerbs.has(first) || /ing$|^(?:to|not)$/.test(first)) return false;
  if (first === 'that' && [pronouns, determiners].some((known) => known.has(words[1] ?? ''))) return false;
  return nounHasVerb(words);
}
