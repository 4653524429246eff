import type { SpokenWord } from '../spoken-words.ts';

/** How loud a voice is, gathered while somebody speaks. Levels in decibels below full scale. */
export interface VoiceLevel {
  /** A moment at which a voice was heard. */
  note(db: number, atSeconds: number): void;
  /** Gives words that have just arrived the level of the voice since the words before. */
  onArrival(words: readonly SpokenWord[]): SpokenWord[];
  /** Gives words whose times are sure the level of the voice while each was said. */
  byTime(words: readonly SpokenWord[]): SpokenWord[];
}

/** A recognition may be so late with a word, in seconds; a level from before says nothing of it. */
const latestSeconds = 10;
/** A word is short, and the times of a model are right to about this. */
const aroundSeconds = 0.15;

/** An empty gathering. */
export function createVoiceLevel(): VoiceLevel {
  let moments: { db: number; atSeconds: number }[] = [];
  const meanOf = (some: readonly { db: number }[]) =>
    some.length === 0
      ? null
      : Math.round((10 * some.reduce((sum, { db }) => sum + db, 0)) / some.length) / 10;
  const withLevel = (word: SpokenWord, levelDb: number | null): SpokenWord =>
    levelDb === null ? word : { ...word, levelDb };
  return {
    note(db, atSeconds) {
      moments.push({ db, atSeconds });
    },
    onArrival(words) {
      const last = moments.at(-1)?.atSeconds ?? 0;
      const level = meanOf(moments.filter(({ atSeconds }) => last - atSeconds <= latestSeconds));
      if (words.length > 0) moments = [];
      return words.map((word) => withLevel(word, level));
    },
    byTime: (words) =>
      words.map((word) => {
        const from = word.startSeconds - aroundSeconds;
        const to = word.endSeconds + aroundSeconds;
        return withLevel(
          word,
          meanOf(moments.filter(({ atSeconds }) => atSeconds >= from && atSeconds <= to)),
        );
      }),
  };
}
