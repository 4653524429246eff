import { type InterviewType, isCounted, type PointFinding } from '@greenroom/domain';
import { expectedPoints } from '../matching/match-points.ts';
import { pointIdOf } from '../matching/question-points.ts';
import type { AnswerReading } from '../matching/read-answer.ts';
import { exactOverall } from './receipt.ts';
import { planOf, type Signals } from './signals.ts';
import { weighSignals } from './weigh-signals.ts';

/** Points of 100 that a point adds once it counts wholly, to a tenth. */
function worthOf(reading: AnswerReading, type: InterviewType, measured: Signals, likelihood: number): number {
  const made = expectedPoints(reading.matches);
  const of = (points: number) => exactOverall(planOf(reading), type, weighSignals(reading, measured, points));
  return Math.max(0, Math.round((of(made + 1 - likelihood) - of(made)) * 10) / 10);
}

/** What the report holds of every point of the question. A capped answer gains nothing by a point. */
export function findPoints(
  reading: AnswerReading,
  type: InterviewType,
  measured: Signals,
  isCapped: boolean,
): PointFinding[] {
  const { points } = reading.prepared;
  return reading.matches.points.map(({ zone, span, likelihood }, at) => {
    const point = points[at]?.point;
    return {
      id: point ? pointIdOf(point) : '',
      zone,
      ask: point?.ask ?? '',
      praise: zone === 'seen' ? (point?.praise ?? '') : '',
      ...(zone === 'ask' || !span ? { quote: '', start: 0, end: 0 } : span),
      worth: isCounted({ zone }) || isCapped ? 0 : worthOf(reading, type, measured, likelihood),
    };
  });
}
