import type { Delivery } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { formatScore } from '@/lib/format.ts';
import { overallPace } from './delivery.ts';
import type { PastResult } from './report.ts';
import { readFeedback } from './stored-feedback.ts';

/** One measure of this interview beside the average of one's own earlier ones. */
export interface DeliveryChange {
  label: string;
  before: string;
  now: string;
}

type Deliveries = readonly (Delivery | null | undefined)[];

interface DeliverySum {
  pace: number;
  longestSilence: number;
  pausesPerMinute: number;
  /** Null where fillers count as not measured. */
  fillersPerMinute: number | null;
  /** Null where no microphone's level was measured. */
  volumeSpreadDb: number | null;
}

function sumUp(deliveries: Deliveries): DeliverySum | null {
  const measured = deliveries.filter((one): one is Delivery => one?.measured ?? false);
  const pace = overallPace(measured);
  if (pace === null) return null;
  const minutesOf = (some: readonly Delivery[]) =>
    some.reduce((sum, { durationSeconds }) => sum + durationSeconds, 0) / 60;
  const pauses = measured.flatMap(({ longPauses }) => longPauses.map(({ lengthSeconds }) => lengthSeconds));
  const counted = measured.filter(({ fillersPerMinute }) => fillersPerMinute !== null);
  const fillers = counted.reduce((sum, one) => sum + one.fillers.length, 0);
  return {
    pace,
    longestSilence: Math.max(0, ...pauses),
    pausesPerMinute: pauses.length / minutesOf(measured),
    fillersPerMinute: counted.length === 0 ? null : fillers / minutesOf(counted),
    volumeSpreadDb: averageOf(measured.flatMap(({ volumeSpreadDb }) => volumeSpreadDb ?? [])),
  };
}

const averageOf = (values: readonly number[]) =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * How this interview was spoken beside the average of the user's own earlier ones, of which `sessions` were measured. Never
 * against anybody else, and without a word on which is better.
 */
export function deliveryChanges(
  past: readonly PastResult[],
  deliveries: Deliveries,
): { sessions: number; rows: DeliveryChange[] } {
  const now = sumUp(deliveries);
  const before = past.flatMap(({ feedback }) => {
    const sum = sumUp((readFeedback(feedback).answers ?? []).map(({ delivery }) => delivery));
    return sum ? [sum] : [];
  });
  if (!now || before.length === 0) return { sessions: before.length, rows: [] };
  const row = (
    label: string,
    read: (sum: DeliverySum) => number | null,
    write: (value: number) => string,
  ) => {
    const earlier = averageOf(before.map(read).filter((value) => value !== null));
    const current = read(now);
    return earlier === null || current === null
      ? []
      : [{ label, before: write(earlier), now: write(current) }];
  };
  const whole = (value: number) => String(Math.round(value));
  const inSeconds = (value: number) => {
    const seconds = Math.round(value);
    return seconds === 0 ? t`none over 2 s` : t`${seconds} s`;
  };
  const inDecibels = (value: number) => `${formatScore(Math.round(10 * value) / 10)} dB`;
  return {
    sessions: before.length,
    rows: [
      ...row(t`Words per minute`, ({ pace }) => pace, whole),
      ...row(t`Longest silence`, ({ longestSilence }) => longestSilence, inSeconds),
      ...row(t`Pauses over 2 seconds, per minute`, ({ pausesPerMinute }) => pausesPerMinute, formatScore),
      ...row(t`Filler words per minute`, ({ fillersPerMinute }) => fillersPerMinute, formatScore),
      ...row(t`How much your volume varies`, ({ volumeSpreadDb }) => volumeSpreadDb, inDecibels),
    ],
  };
}
