import type { Delivery, DictatedWords } from '@greenroom/domain';

/** Words of one stretch of a dictated answer, as a pace. Seconds count from the first word. */
export interface PaceStretch {
  fromSeconds: number;
  toSeconds: number;
  wordsPerMinute: number;
}

const stretchSeconds = 10;
/** A last stretch shorter than this says nothing of the pace. */
const shortestStretchSeconds = 4;

/** The pace over an answer, stretch by stretch. */
export function paceStretches({ words }: DictatedWords): PaceStretch[] {
  const start = words[0]?.startSeconds ?? 0;
  const end = Math.max(start, ...words.map(({ endSeconds }) => endSeconds));
  const count = Math.ceil((end - start) / stretchSeconds);
  return Array.from({ length: count }, (_, at) => {
    const from = start + at * stretchSeconds;
    const to = Math.min(end, from + stretchSeconds);
    const spoken = words.filter(({ startSeconds }) => startSeconds >= from && startSeconds < to).length;
    return {
      fromSeconds: from - start,
      toSeconds: to - start,
      wordsPerMinute: Math.round((60 * spoken) / Math.max(1, to - from)),
    };
  }).filter(({ fromSeconds, toSeconds }) => toSeconds - fromSeconds >= shortestStretchSeconds);
}

/** Words of the longest sentence; null where the text has no full stop to tell sentences by, as dictation often has. */
export function longestSentenceWords(answer: string): number | null {
  const sentences = answer.split(/[.!?…]+(?=\s|$)/).filter((sentence) => sentence.trim() !== '');
  if (!/[.!?…](?:\s|$)/.test(answer)) return null;
  return Math.max(0, ...sentences.map((sentence) => sentence.match(/\S+/g)?.length ?? 0));
}

const paceWords = {
  slow: 'slow: under 100 is hard to stay with',
  steady: 'steady; 120 to 160 is easiest to follow',
  good: 'easy to follow',
  fast: 'fast: over 185 is hard to follow',
} as const;

/** One figure of the delivery, with what it says; `value` is 'Not measured' where it was not. */
export interface DeliveryFigure {
  label: string;
  value: string;
  note: string;
}

const notMeasured = 'Not measured';

/** The figures of one dictated answer. None of them enters a score. */
export function deliveryFigures(delivery: Delivery, answer: string): DeliveryFigure[] {
  const { wordsPerMinute, pace, longPauses, fillers, fillersPerMinute, hedges, measured } = delivery;
  const longest = longestSentenceWords(answer);
  return [
    {
      label: 'Pace',
      value: wordsPerMinute === null ? notMeasured : `${wordsPerMinute} words a minute`,
      note: pace === null ? (delivery.reason ?? '') : paceWords[pace],
    },
    {
      label: 'Pauses over 2 seconds',
      value: measured ? String(longPauses.length) : notMeasured,
      note: longPauses.length === 0 ? '' : `the longest ${longestPause(delivery)} s`,
    },
    {
      label: 'Fillers',
      value: fillersPerMinute === null ? notMeasured : `${fillers.length}, ${fillersPerMinute} a minute`,
      note: 'Browser dictation drops many, so there may be more.',
    },
    {
      label: 'Hedges',
      value: measured ? String(hedges) : notMeasured,
      note: 'such as "I think", "maybe", "sort of"',
    },
    {
      label: 'Longest sentence',
      value: longest === null ? notMeasured : `${longest} words`,
      note: longest === null ? 'The dictation has no full stops.' : '',
    },
  ];
}

const longestPause = ({ longPauses }: Delivery) =>
  Math.max(...longPauses.map(({ lengthSeconds }) => lengthSeconds));

/** The measured pace over all dictated answers, weighed by their length; null where none was long enough. */
export function overallPace(deliveries: readonly (Delivery | null)[]): number | null {
  const measured = deliveries.filter((delivery): delivery is Delivery => delivery?.measured ?? false);
  const seconds = measured.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0);
  const words = measured.reduce(
    (sum, { wordsPerMinute, durationSeconds }) => sum + ((wordsPerMinute ?? 0) * durationSeconds) / 60,
    0,
  );
  return seconds === 0 ? null : Math.round((60 * words) / seconds);
}
