import { type Delivery, type DictatedWords, shortestMeasuredSpeechSeconds } from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';

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
  slow: msg`slow: under 100 is hard to follow`,
  steady: msg`120 to 160 is easiest to follow`,
  good: msg`easy to follow`,
  fast: msg`fast: over 185 is hard to follow`,
};

/** One figure of the delivery, with what it says; `value` says so where it was not measured. */
export interface DeliveryFigure {
  label: string;
  value: string;
  note: string;
}

/** Why an answer was not measured. */
export function tooLittleSpeech(): string {
  const seconds = shortestMeasuredSpeechSeconds;
  return t`Less than ${seconds} seconds of speech: too little to measure.`;
}

/** The figures of one dictated answer. None of them enters a score. */
export function deliveryFigures(delivery: Delivery, answer: string): DeliveryFigure[] {
  const { wordsPerMinute, pace, longPauses, fillers, fillersPerMinute, hedges, measured } = delivery;
  const longest = longestSentenceWords(answer);
  const notMeasured = t`Not measured`;
  const count = fillers.length;
  return [
    {
      label: t`Pace`,
      value: wordsPerMinute === null ? notMeasured : t`${wordsPerMinute} words per minute`,
      note: pace === null ? tooLittleSpeech() : t(paceWords[pace]),
    },
    {
      label: t`Pauses over 2 seconds`,
      value: measured ? String(longPauses.length) : notMeasured,
      note: longPauses.length === 0 ? '' : longestPause(delivery),
    },
    {
      label: t`Filler words`,
      value: fillersPerMinute === null ? notMeasured : t`${count}, ${fillersPerMinute} per minute`,
      note: t`Browser dictation leaves out a lot of filler words, so there may be more.`,
    },
    {
      label: t`Hedges`,
      value: measured ? String(hedges) : notMeasured,
      note: t`such as “I think,” “maybe” or “sort of”`,
    },
    {
      label: t`Longest sentence`,
      value: longest === null ? notMeasured : t`${longest} words`,
      note: longest === null ? t`Your dictation has no periods.` : '',
    },
  ];
}

function longestPause({ longPauses }: Delivery): string {
  const seconds = Math.max(...longPauses.map(({ lengthSeconds }) => lengthSeconds));
  return t`longest: ${seconds} s`;
}

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
