import { markNegation } from '../../text/negation.ts';
import type { Passage, Sentence, Token } from '../../text/passage.ts';
import { plainTokens } from '../../text/plain-tokens.ts';
import { dictation } from '../rubric/calibration.ts';
import { type Clause, readClauses } from './clauses.ts';
import { readStory, type Story } from './story.ts';

const openers = new Set('so then and but because now also finally afterwards'.split(' '));
const subjects = new Set(
  "i we he she they it you my our the this that there i'd i'll i've i'm we'd we'll we've it's that's everyone nobody".split(
    ' ',
  ),
);

/** "Since then there was no mix-up": both words open what came of it. "Since then I" goes on about the person. */
const isSinceThen = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'since' &&
  tokens[at + 1]?.word === 'then' &&
  !/^(?:i|we)\b/.test(tokens[at + 2]?.word ?? '');

/** A connective with a subject behind it, or a subject that says "I" anew, far enough into the sentence. */
function startsSentence(tokens: readonly Token[], at: number, size: number): boolean {
  if (size < dictation.shortestSentence) return false;
  const [token, next] = [tokens[at]?.word ?? '', tokens[at + 1]?.word ?? ''];
  const after = tokens[at + 2]?.word ?? '';
  if (isSinceThen(tokens, at)) return true;
  if (isSinceThen(tokens, at - 1)) return false;
  if (openers.has(token)) return subjects.has(next) || (openers.has(next) && subjects.has(after));
  return (token === 'i' || token === 'we') && size >= dictation.longSentence;
}

/** Behind these a bare "I" goes on with what was begun: "before that I", "because I". */
const leadIns = new Set(
  'and but or that which what how who where why when than as if because so then while since before after until unless although though whether like to for with um uh'.split(
    ' ',
  ),
);

/** As `startsSentence`, where people read it: no sentence ends in "and before that". */
const startsShownSentence: typeof startsSentence = (tokens, at, size) =>
  startsSentence(tokens, at, size) &&
  (openers.has(tokens[at]?.word ?? '') || !leadIns.has(tokens[at - 1]?.word ?? ''));

/** Tokens in sentences that start behind a full stop, or with a connective and a new subject. */
function inSentences(text: string, words: readonly Token[], starts = startsSentence): Passage {
  const tokens: Token[] = [];
  const sentences: Sentence[] = [];
  let from = 0;
  const close = () => {
    const [first, last] = [tokens[from], tokens.at(-1)];
    if (first && last) sentences.push({ start: first.start, end: last.end, from, to: tokens.length });
    from = tokens.length;
  };
  for (const [at, token] of words.entries()) {
    const isNew = at > from && (token.breakBefore === 'sentence' || starts(words, at, at - from));
    if (isNew) close();
    tokens.push({
      ...token,
      sentence: sentences.length,
      breakBefore: isNew ? 'sentence' : token.breakBefore,
    });
  }
  close();
  markNegation(tokens);
  return { text, tokens, sentences };
}

/**
 * An answer as the score reads it: its words as they sound, in sentences that one splitter sets for typed and dictated answers alike.
 * So punctuation, capitals and fillers change no score. Offsets point into the text as given. Linear.
 */
export const readPlainly = ({ text, tokens }: Passage): Passage =>
  inSentences(
    text,
    plainTokens(tokens).map((token) => ({ ...token, breakBefore: 'none' })),
  );

/** The same words with the writer's commas and full stops: a red flag must not be put together from two sentences. */
export const readPunctuated = ({ text, tokens }: Passage): Passage => inSentences(text, plainTokens(tokens));

/** Dictation writes no full stops: the passage is long, and its sentences run on. */
function runsOn({ tokens, sentences }: Passage): boolean {
  return (
    tokens.length >= dictation.leastWords && tokens.length / sentences.length > dictation.wordsPerSentence
  );
}

/** An answer as quotes show it and gates on form read it: as written, or in our sentences where it was dictated without full stops. */
const readAsShown = (given: Passage): Passage =>
  runsOn(given) ? inSentences(given.text, given.tokens, startsShownSentence) : given;

/** A passage with its clauses. */
export interface ReadText {
  passage: Passage;
  clauses: readonly Clause[];
}

/** An answer as quotes show it. */
export interface ShownText extends ReadText {
  /** Dictated without full stops: the sentences are ours. */
  isSpoken: boolean;
}

/** An answer in all readings that the engine works on. */
export interface Readings extends ReadText {
  /** As it was written. */
  given: Passage;
  /** What quotes and gates on form read: as written, or in our sentences where it was dictated. */
  shown: ShownText;
  /** What it tells of a real case. */
  story: Story;
}

/** Reads an answer: what is scored (`passage`, `clauses`) and what is shown. */
export function readingsOf(given: Passage): Readings {
  const [passage, shown] = [readPlainly(given), readAsShown(given)];
  return {
    given,
    passage,
    clauses: readClauses(passage),
    shown: { passage: shown, clauses: readClauses(shown), isSpoken: shown !== given },
    story: readStory(passage),
  };
}
