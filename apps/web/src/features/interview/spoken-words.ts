import type { DictatedWords } from '@greenroom/domain';

/** A dictated word with its time in seconds of recording. */
export type SpokenWord = DictatedWords['words'][number];

/** A word takes no longer than this, in seconds; what is left of a wait before it counts as a pause. */
const longestWordSeconds = 0.45;
/** How many words of one answer are kept, and how much of each; past that the record would outgrow its column. */
const mostWords = 900;
const longestWordKept = 40;

interface SpokenResult {
  transcript: string;
  isFinal: boolean;
}

/**
 * Times words by the moments at which the recognition reported them: browsers tell no times of their own. Words that
 * arrive together share the time since the arrival before, each taking no more than a spoken word takes. All in
 * seconds of recording; nothing is placed before `fromSeconds`.
 */
export function createWordTimer(fromSeconds: number): {
  /** Takes the results of one event, each under its position; answers the words of those that are settled now. */
  hear(results: ReadonlyMap<number, SpokenResult>, atSeconds: number): SpokenWord[];
} {
  const open = new Map<number, { startSeconds: number; endSeconds: number }[]>();
  const settled = new Set<number>();
  let lastArrival = fromSeconds;
  return {
    hear(results, atSeconds) {
      const done: SpokenWord[] = [];
      const since = lastArrival;
      for (const [position, { transcript, isFinal }] of results) {
        if (settled.has(position)) continue;
        const words = transcript.split(/\s+/).filter(Boolean);
        const timed = [...(open.get(position) ?? [])].slice(0, words.length);
        timed.push(
          ...spread(words.length - timed.length, Math.max(since, timed.at(-1)?.endSeconds ?? 0), atSeconds),
        );
        if (words.length > 0) lastArrival = atSeconds;
        open.set(position, timed);
        if (!isFinal) continue;
        settled.add(position);
        open.delete(position);
        done.push(...words.map((word, at) => ({ word, ...(timed[at] ?? momentAt(atSeconds)) })));
      }
      return done;
    },
  };
}

const momentAt = (seconds: number) => ({ startSeconds: round(seconds), endSeconds: round(seconds) });
const round = (seconds: number) => Math.round(seconds * 100) / 100;

/** So many words that arrived at one moment, one after the other up to it. */
function spread(count: number, sinceSeconds: number, atSeconds: number) {
  const each = Math.max(0, Math.min(longestWordSeconds, (atSeconds - sinceSeconds) / Math.max(1, count)));
  return Array.from({ length: Math.max(0, count) }, (_, at) => ({
    startSeconds: round(atSeconds - (count - at) * each),
    endSeconds: round(atSeconds - (count - at - 1) * each),
  }));
}

/** The words heard so far and those heard now, as many as are kept. */
export function addWords(before: readonly SpokenWord[], words: readonly SpokenWord[]): SpokenWord[] {
  const short = words.map((word) => ({ ...word, word: word.word.slice(0, longestWordKept) }));
  return [...before, ...short].slice(0, mostWords);
}

/**
 * The dictated words of an answer, as long as it still is a dictated one: at least half of them stand in its text.
 * Otherwise none, since the times would speak of another text.
 */
export function stillSpoken(words: readonly SpokenWord[], text: string): SpokenWord[] {
  const left = new Map<string, number>();
  for (const word of plainWords(text)) left.set(word, (left.get(word) ?? 0) + 1);
  let found = 0;
  for (const { word } of words) {
    const [plain = ''] = plainWords(word);
    const count = left.get(plain) ?? 0;
    if (count === 0) continue;
    left.set(plain, count - 1);
    found += 1;
  }
  return found * 2 >= words.length ? [...words] : [];
}

const plainWords = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
