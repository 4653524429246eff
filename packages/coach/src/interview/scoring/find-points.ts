import type { InterviewType, PointFinding } from '@greenroom/domain';
import { pointIdOf } from '../matching/question-points.ts';
import type { AnswerReading } from '../reading/read-answer.ts';
import { exactOverall } from './receipt.ts';
import { countedPoints, planOf, type Signals, weighSignals } from './signals.ts';

/** Points of 100 that one more counted point adds, to a tenth. */
function worthOfNext(reading: AnswerReading, type: InterviewType, measured: Signals): number {
  const counted = countedPoints(reading);
  const of = (points: number) => exactOverall(planOf(reading), type, weighSignals(reading, measured, points));
  return Math.max(0, Math.round((of(counted + 1) - of(counted)) * 10) / 10);
}

/** What the report holds of every point of the question. A capped answer gains nothing by a point. */
export function findPoints(
  reading: AnswerReading,
  type: InterviewType,
  measured: Signals,
  isCapped: boolean,
): PointFinding[] {
  const { points } = reading.prepared;
  const isOpen = reading.matches.points.some(({ zone }) => zone === 'ask' || zone === 'perhaps');
  const worth = isCapped || !isOpen ? 0 : worthOfNext(reading, type, measured);
  return reading.matches.points.map(({ zone, span }, at) => {
    const point = points[at]?.point;
    const isCounted = zone === 'seen' || zone === 'counted';
    return {
      id: point ? pointIdOf(point) : '',
      zone,
      ask: point?.ask ?? '',
      praise: zone === 'seen' ? (point?.praise ?? '') : '',
      ...(zone === 'ask' || !span ? { quote: '', start: 0, end: 0 } : span),
      worth: isCounted ? 0 : worth,
    };
  });
}
