import { containment, shingles } from '../text/overlap.ts';
import type { Passage } from '../text/passage.ts';
import { type Check, spanOf } from './form-gates.ts';

const joints = new Set(['and', 'or', 'plus']);
/** So many single words in a row, each behind a comma or an "and", are a list and no sentence, where they are most of what is said. */
const runs = [
  { length: 4, share: 0.3, words: 0 },
  { length: 3, share: 0.4, words: 7 },
];
/** Sentences that all begin with the same two words and hold little else. */
const frames = 4;

/** Parts of up to three words between commas or line ends, without a verb of the closed class. */
function listShare(passage: Passage): number {
  let listed = 0;
  let part = 0;
  let isPhrase = false;
  const close = () => {
    if (part > 0 && part <= 3 && !isPhrase) listed += part;
    part = 0;
    isPhrase = false;
  };
  for (const token of passage.tokens) {
    if (token.breakBefore !== 'none') close();
    part += 1;
    if (token.wordClass === 'auxiliary' || token.wordClass === 'pronoun') isPhrase = true;
  }
  close();
  return listed / Math.max(1, passage.tokens.length);
}

/** Items of a list in a reference answer may be of so many words; a short answer names them by one. */
const itemWords = 4;

/**
 * The longest run of parts of up to `most` words, each parted from the next by a comma, a line end or an "and". "It is about a, b, c":
 * in a run of single words, the words before the first one do not count.
 */
function longestRun({ tokens }: Passage, most: number): number {
  let best = 0;
  let run = 0;
  let part = 0;
  let content = 0;
  const close = (isOpening: boolean) => {
    const isItem = part <= most || (isOpening && content === 1);
    run = part === 0 ? run : isItem ? run + 1 : 0;
    best = Math.max(best, run);
    part = 0;
    content = 0;
  };
  let isOpening = true;
  for (const token of tokens) {
    if (token.breakBefore !== 'none' || joints.has(token.word)) {
      close(isOpening && most === 1);
      isOpening = false;
    }
    if (joints.has(token.word) || token.wordClass === 'determiner') continue;
    part += 1;
    if (token.isContent) content += 1;
  }
  close(false);
  return best;
}

/** The share of short sentences that begin with the same two words as the one before: "I use x. I use y." */
function framedShare({ sentences, tokens }: Passage): number {
  let framed = 0;
  const head = (from: number) => `${tokens[from]?.word} ${tokens[from + 1]?.word}`;
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before && sentence.to - sentence.from <= 4 && head(before.from) === head(sentence.from)) framed += 1;
  }
  return framed / Math.max(frames, sentences.length - 1);
}

function functionShare(passage: Passage): number {
  return (
    passage.tokens.filter((token) => token.wordClass !== undefined).length /
    Math.max(1, passage.tokens.length)
  );
}

/** How many things the ideal answer lists; the last of them often opens a longer part: "... and carbon dioxide to make sugar". */
function listedIn(ideal: Passage | undefined): number {
  const run = ideal ? longestRun(ideal, itemWords) : 0;
  return run >= 2 ? run + 1 : run;
}

/** Two words of one item stand side by side in the ideal answer too, or one of them is not of it. */
function keepsItems({ tokens }: Passage, ideal: Passage): boolean {
  const words = ideal.tokens.map(({ stem }) => stem);
  const known = new Set(words);
  const pairs = shingles(words, 2);
  return tokens.every(({ stem, breakBefore }, at) => {
    const before = tokens[at - 1]?.stem;
    if (before === undefined || breakBefore !== 'none' || !known.has(before) || !known.has(stem)) return true;
    return pairs.has(`${before} ${stem}`);
  });
}

/** The ideal answer names a few things in a row, and the answer names no more of them. */
function namesAsAsked(passage: Passage, ideal: Passage | undefined): boolean {
  const listed = listedIn(ideal);
  const { tokens } = passage;
  if (!ideal || listed < 3 || tokens.length > listed * 2.5 || passage.sentences.length > 1) return false;
  const parts = tokens.filter(({ breakBefore }) => breakBefore === 'clause').length + 1;
  return (tokens.length <= listed + 1 || (parts >= 3 && parts <= listed + 1)) && keepsItems(passage, ideal);
}

/** Bare words in place of a sentence: many of them, a comma list, or just the words that the ideal answer is made of. */
function isBareFact(passage: Passage, ideal: Passage | undefined, glue: number): boolean {
  const count = passage.tokens.length;
  if ((count >= 10 && glue < 0.1) || (count >= 6 && glue === 0)) return true;
  if (glue > 0) return false;
  const parts = passage.tokens.filter((token) => token.breakBefore === 'clause').length + 1;
  if (parts >= 3 && parts / count > 0.6) return true;
  const wanted = new Set(ideal?.tokens.flatMap((token) => (token.isContent ? [token.stem] : [])) ?? []);
  const given = new Set(passage.tokens.map((token) => token.stem));
  return count >= 4 && containment(given, wanted) >= 0.99 && containment(wanted, given) >= 0.8;
}

/** A list with a thin disguise: words joined by "and", behind one verb, or each in a frame of its own. */
function isDisguised(passage: Passage, question: Passage, ideal: Passage | undefined): boolean {
  if (framedShare(passage) >= 0.75) return true;
  const run = longestRun(passage, 1);
  if (run <= listedIn(ideal)) return false;
  const repeated = new Set(question.tokens.map(({ word }) => word));
  const own = passage.tokens.filter(({ word }) => !repeated.has(word)).length;
  return runs.some(
    ({ length, share, words }) => run >= length && run >= own * share && passage.tokens.length >= words,
  );
}

/** Words without sentences. An ideal answer that is a list itself may be answered by one. */
export const keywordList: Check = ({ passage, question, ideal, allowsFormula, kind }) => {
  const count = passage.tokens.length;
  if (allowsFormula || count < 3) return undefined;
  const idealIsList =
    ideal !== undefined && ideal.tokens.length > 0 && (functionShare(ideal) < 0.2 || listShare(ideal) > 0.4);
  if (idealIsList && count <= (ideal?.tokens.length ?? 0) * 1.5 + 3) return undefined;
  const glue = functionShare(passage);
  const list = listShare(passage);
  // A fact may be told in a few bare words; a longer run of them is a list.
  const bare =
    kind === 'fact' ? !namesAsAsked(passage, ideal) && isBareFact(passage, ideal, glue) : glue < 0.14;
  if (!bare && !(count >= 10 && list > 0.6 && glue < 0.25) && !isDisguised(passage, question, ideal))
    return undefined;
  return {
    message: 'This is a list of words, not an answer in sentences.',
    span: spanOf(passage, 0, Math.min(12, count)),
  };
};
