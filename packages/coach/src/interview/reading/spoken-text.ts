import type { Passage, Sentence, Token } from '../../text/passage.ts';
import { dictation } from '../rubric/calibration.ts';

const openers = new Set('so then and but because now also finally afterwards'.split(' '));
const subjects = new Set(
  "i we he she they it you my our the this that there i'd i'll i've i'm we'd we'll we've it's that's everyone nobody".split(
    ' ',
  ),
);

/** Dictation writes no full stops: the passage is long, and its sentences run on. */
function runsOn({ tokens, sentences }: Passage): boolean {
  return (
    tokens.length >= dictation.leastWords && tokens.length / sentences.length > dictation.wordsPerSentence
  );
}

/** A connective with a subject behind it, or a subject that says "I" anew, far enough into the sentence. */
function startsSentence(tokens: readonly Token[], at: number, size: number): boolean {
  if (size < dictation.shortestSentence) return false;
  const [token, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const after = tokens[at + 2]?.word ?? '';
  if (openers.has(token)) return subjects.has(next) || (openers.has(next) && subjects.has(after));
  return (token === 'i' || token === 'we') && size >= dictation.longSentence;
}

/**
 * A dictated passage without punctuation with its sentences set apart by connectives, so that nothing measured depends on
 * punctuation. Offsets stay; a passage with ordinary sentences is returned as it is. Linear.
 */
export function splitSpokenText(passage: Passage): Passage {
  if (!runsOn(passage)) return passage;
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  let from = 0;
  const close = () => {
    const [first, last] = [tokens[from], tokens.at(-1)];
    if (first && last) sentences.push({ start: first.start, end: last.end, from, to: tokens.length });
    from = tokens.length;
  };
  for (const [at, token] of passage.tokens.entries()) {
    const isNew =
      at > from && (token.breakBefore === 'sentence' || startsSentence(passage.tokens, at, at - from));
    if (isNew) close();
    tokens.push({
      ...token,
      sentence: sentences.length,
      breakBefore: isNew ? 'sentence' : token.breakBefore,
      isNegated: isNew ? false : token.isNegated,
    });
  }
  close();
  return { text: passage.text, tokens, sentences };
}
