import type { Passage, Token } from '../../text/passage.ts';

const strongDeterminers = new Set(['a', 'an', 'the', 'my', 'our', 'your', 'its', 'their', 'every']);
const plainPrepositions = new Set(['of', 'to', 'in', 'at', 'by', 'for', 'with', 'from', 'into', 'on']);
const finiteAuxiliaries = new Set([
  'is',
  'are',
  'was',
  'were',
  'will',
  'can',
  'could',
  'would',
  'should',
  'may',
  'must',
]);
const subjects = new Set(['i', 'we', 'he', 'she', 'they']);
const neverAfterSubject = new Set(['that', 'than', 'which', 'because', 'me', 'us', 'him', 'what', 'why']);
const linkers = new Set(['and', 'or', 'but', 'nor']);
const afterPreposition = new Set(['being', 'having', 'doing', 'been', 'be', 'have', 'do']);

/** What two words in a row cannot do in an English sentence. */
function isImpossible(a: Token, b: Token): boolean {
  // "The the rates": a stutter, as dictation writes it.
  if (a.word === b.word) return false;
  if (strongDeterminers.has(a.word)) {
    const kind = b.wordClass;
    return (
      strongDeterminers.has(b.word) ||
      kind === 'preposition' ||
      kind === 'auxiliary' ||
      kind === 'conjunction' ||
      subjects.has(b.word) ||
      b.word === 'it' ||
      b.word === 'which'
    );
  }
  if (plainPrepositions.has(a.word)) {
    if (linkers.has(b.word) && b.word !== 'and' && b.word !== 'or') return true;
    if (b.word === 'of') return true;
    if (a.word !== 'to' && b.wordClass === 'auxiliary' && !afterPreposition.has(b.word)) return true;
    return subjects.has(b.word);
  }
  if (finiteAuxiliaries.has(a.word))
    return b.word === 'and' || b.word === 'of' || finiteAuxiliaries.has(b.word);
  if (subjects.has(a.word))
    return (
      strongDeterminers.has(b.word) ||
      plainPrepositions.has(b.word) ||
      subjects.has(b.word) ||
      neverAfterSubject.has(b.word)
    );
  if (linkers.has(a.word)) return b.word === 'of' || (linkers.has(b.word) && a.word !== 'but');
  return false;
}

export interface WordOrder {
  /** How many neighbours cannot stand side by side in English. */
  violations: number;
  /** Violations by function word, 0 to 1. */
  rate: number;
  firstAt: number;
}

/** Counts impossible neighbours: near none in prose, about one in six function words once words are shuffled. */
export function readWordOrder(passage: Passage): WordOrder {
  const { tokens } = passage;
  let violations = 0;
  let functionWords = 0;
  let firstAt = -1;
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    if (token.wordClass !== undefined) functionWords += 1;
    const next = tokens[at + 1];
    const breaks = next === undefined || next.breakBefore !== 'none';
    const dangling =
      breaks && (strongDeterminers.has(token.word) || token.word === 'and' || token.word === 'of');
    if (dangling ? next?.breakBefore !== 'clause' : !breaks && isImpossible(token, next as Token)) {
      violations += 1;
      if (firstAt < 0) firstAt = at;
    }
  }
  return { violations, rate: violations / Math.max(1, functionWords), firstAt };
}
