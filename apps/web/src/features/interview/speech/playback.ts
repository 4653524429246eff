import type { DictatedWords } from '@greenroom/domain';
import type { Take } from '@/lib/recordings.ts';

type Words = DictatedWords['words'];

/** The speeds a recording can be played at, as times its own. */
export const playbackRates = [0.75, 1, 1.25, 1.5] as const;

/** A sentence of a dictated answer: its words from `from` up to before `to`. */
export interface SpokenSentence {
  from: number;
  to: number;
  startSeconds: number;
}

/** Dictation has few full stops, so a pause like this ends a sentence too. */
const pauseSeconds = 0.7;
const fewestWords = 4;
const mostWords = 30;
/** A sentence that ends within this many more words isn't cut: two leftover words would look odd. */
const spareWords = 8;

/** The sentences of a dictated answer, by full stops where there are any, and by pauses. Together they are all its words. */
export function spokenSentences(words: Words): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let from = 0;
  for (const at of words.keys()) {
    const length = at + 1 - from;
    const isOver = hasStop(words, at) || (pauses(words, at) && length >= fewestWords);
    const isLong =
      length === mostWords && !words.slice(at, at + spareWords + 1).some((_, by) => mayEnd(words, at + by));
    if (at < words.length - 1 && !isOver && !isLong) continue;
    sentences.push({ from, to: at + 1, startSeconds: words[from]?.startSeconds ?? 0 });
    from = at + 1;
  }
  return sentences;
}

const hasStop = (words: Words, at: number) => /[.!?…]["'”’)]*$/.test(words[at]?.word ?? '');

function pauses(words: Words, at: number): boolean {
  const [word, next] = words.slice(at, at + 2);
  return word !== undefined && next !== undefined && next.startSeconds - word.endSeconds >= pauseSeconds;
}

const mayEnd = (words: Words, at: number) =>
  at === words.length - 1 || hasStop(words, at) || pauses(words, at);

/** The word that is being said at a moment, or was said last; -1 before the first. */
export function wordAt(words: Words, seconds: number): number {
  return words.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
}

/** A moment of a recording: which take, and where in it. */
export interface Place {
  take: number;
  seconds: number;
}

/** Skipping back within this many seconds of a take's start goes to the previous take. */
const atStartSeconds = 1;

/** Where a skip leads: from the start of a take, back to the previous one. */
export function placeAfterSkip({ take, seconds }: Place, bySeconds: number): Place {
  if (bySeconds < 0 && seconds < atStartSeconds && take > 0) return { take: take - 1, seconds: 0 };
  return { take, seconds: Math.max(0, seconds + bySeconds) };
}

/** Which take holds a moment of the answer, and where in it. Takes are in the order in which they were recorded. */
export function placeIn(takes: readonly Pick<Take, 'fromSeconds'>[], seconds: number): Place {
  const found = takes.findLastIndex(({ fromSeconds }) => fromSeconds <= seconds);
  const take = Math.max(0, found);
  return { take, seconds: Math.max(0, seconds - (takes[take]?.fromSeconds ?? 0)) };
}

/** The start of the sentence before or after the one at a moment, for jumping; null where there is none. */
export function neighbour(
  sentences: readonly SpokenSentence[],
  seconds: number,
  step: 'back' | 'forward',
): number | null {
  // Clocks of sound and words differ by a little: right after a jump, the sentence counts as begun.
  const current = sentences.findLastIndex(({ startSeconds }) => startSeconds <= seconds + 0.3);
  return sentences[current + (step === 'back' ? -1 : 1)]?.startSeconds ?? null;
}
