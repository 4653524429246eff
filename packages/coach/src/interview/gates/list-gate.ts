import { say } from '@greenroom/domain';
import type { Passage } from '../../text/passage.ts';
import { type Check, openingOf } from './form-gates.ts';

/** Words from which on a bare list is no short answer any more. */
const leastWords = 10;
/** Bare words beside a reference: so many, with so few function words among them. */
const leastNotes = 16;
const notesGlue = 0.03;
/** Sentences that all begin with the same two words and hold little else. */
const leastFrames = 4;

/** Share of the words in parts of up to three words between commas or line ends, without a verb of the closed class. */
function listShare({ tokens }: Passage): number {
  let listed = 0;
  let part = 0;
  let isPhrase = false;
  const close = () => {
    if (part > 0 && part <= 3 && !isPhrase) listed += part;
    part = 0;
    isPhrase = false;
  };
  for (const token of tokens) {
    if (token.breakBefore !== 'none') close();
    part += 1;
    if (token.wordClass === 'auxiliary' || token.wordClass === 'pronoun') isPhrase = true;
  }
  close();
  return listed / Math.max(1, tokens.length);
}

/** A run of this many words, repeated in this many sentences, is a frame around a list: "I worked on this: x. I worked on this: y." */
const frameWords = 4;
const frameSentences = 3;
/** Words beside the frame in a sentence. With more than this, the sentence says something itself. */
const frameContent = 7;

/** Whether most sentences are one frame with a few other words in each. */
function isFramed({ sentences, tokens }: Passage): boolean {
  if (sentences.length < frameSentences) return false;
  const holders = new Map<string, Set<number>>();
  for (const [place, { from, to }] of sentences.entries()) {
    for (let at = from; at + frameWords <= to; at += 1) {
      let run = '';
      for (let step = 0; step < frameWords; step += 1) run += ` ${tokens[at + step]?.word}`;
      holders.set(run, (holders.get(run) ?? new Set()).add(place));
    }
  }
  const framed = new Set(
    [...holders.values()].filter(({ size }) => size >= frameSentences).flatMap((places) => [...places]),
  );
  const short = [...framed].filter((at) => {
    const { from = 0, to = 0 } = sentences[at] ?? {};
    return to - from - frameWords <= frameContent;
  });
  return short.length >= frameSentences && short.length >= sentences.length / 2;
}

/** The share of short sentences that begin with the same two words as the one before: "I use x. I use y." */
function framedShare({ sentences, tokens }: Passage): number {
  let framed = 0;
  const head = (from: number) => `${tokens[from]?.word} ${tokens[from + 1]?.word}`;
  for (const [at, sentence] of sentences.entries()) {
    const before = sentences[at - 1];
    if (before && sentence.to - sentence.from <= 5 && head(before.from) === head(sentence.from)) framed += 1;
  }
  return framed / Math.max(leastFrames, sentences.length - 1);
}

const functionShare = ({ tokens }: Passage) =>
  tokens.filter(({ wordClass }) => wordClass !== undefined).length / Math.max(1, tokens.length);

/** Words in a row without any glue between them: no English sentence has so many. */
const bareRun = 9;

function longestBareRun({ tokens }: Passage): number {
  let run = 0;
  let longest = 0;
  for (const { wordClass, isNumber } of tokens) {
    run = wordClass === undefined && !isNumber ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** Words without sentences. A short list, or one where the reference is a list, is an answer. */
export const keywordList: Check = ({ shown: { passage }, ideal, allowsFormula, overlap }) => {
  if (allowsFormula || passage.tokens.length < leastWords) return undefined;
  const isAsked = ideal !== undefined && (functionShare(ideal) < 0.2 || listShare(ideal) > 0.4);
  const glue = functionShare(passage);
  // Notes in place of sentences are an honest way to answer an exam question; bare words are not.
  const isBare = longestBareRun(passage) >= bareRun || framedShare(passage) >= 0.75;
  if (isAsked || (overlap && !isBare && (passage.tokens.length < leastNotes || glue > notesGlue)))
    return undefined;
  const isList =
    isFramed(passage) ||
    glue < 0.12 ||
    (listShare(passage) > 0.6 && glue < 0.25) ||
    framedShare(passage) >= 0.75;
  if (!isList) return undefined;
  return { message: say('keyword_list'), span: openingOf(passage) };
};
