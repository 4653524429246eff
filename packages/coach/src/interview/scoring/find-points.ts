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

/** The place of the first point that an answer with a low score may be asked for, where none else is asked; -1 for none. */
function askedWhenLow({ matches: { points }, isAuthored, isCommon }: AnswerReading): number {
  if (!(isAuthored || isCommon) || points.some(({ zone }) => zone === 'ask')) return -1;
  return points.findIndex(({ zone, mayAsk }) => zone === 'perhaps' && mayAsk);
}

/** How an answer was judged: a capped one gains nothing by a point, and a low score needs a question. */
interface Judged {
  isCapped: boolean;
  isLow: boolean;
}

/** What the report holds of every point of the question. */
export function findPoints(
  reading: AnswerReading,
  type: InterviewType,
  measured: Signals,
  { isCapped, isLow }: Judged,
): PointFinding[] {
  const { points } = reading.prepared;
  const asked = isLow && !isCapped ? askedWhenLow(reading) : -1;
  return reading.matches.points.map(({ zone: found, span, likelihood }, at) => {
    const point = points[at]?.point;
    const zone = at === asked ? 'ask' : found;
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
