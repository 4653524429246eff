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

/** The sentences of a dictated answer, by full stops where there are any, and by pauses. Together they are all its words. */
export function spokenSentences(words: Words): SpokenSentence[] {
  const sentences: SpokenSentence[] = [];
  let from = 0;
  for (const [at, { word, endSeconds }] of words.entries()) {
    const next = words[at + 1];
    const length = at + 1 - from;
    const pauses = next !== undefined && next.startSeconds - endSeconds >= pauseSeconds;
    const ends = /[.!?…]["'”’)]*$/.test(word) || (pauses && length >= fewestWords) || length >= mostWords;
    if (next !== undefined && !ends) continue;
    sentences.push({ from, to: at + 1, startSeconds: words[from]?.startSeconds ?? 0 });
    from = at + 1;
  }
  return sentences;
}

/** The word that is being said at a moment, or was said last; -1 before the first. */
export function wordAt(words: Words, seconds: number): number {
  return words.findLastIndex(({ startSeconds }) => startSeconds <= seconds);
}

/** A moment of a recording: which take, and where in it. */
export interface Place {
  take: number;
  seconds: number;
}

/** A press back so soon after a take began means the take before it, in seconds. */
const atStartSeconds = 1;

/** Where a skip within a take leads: from the start of one, back to the one before. */
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
