import { type InterviewType, isCounted, type PointFinding } from '@greenroom/domain';
import { expectedPoints } from '../matching/match-points.ts';
import { pointIdOf } from '../matching/question-points.ts';
import { type AnswerReading, lacksEvent } from '../matching/read-answer.ts';
import { telling } from '../rubric/told.ts';
import { exactOverall } from './receipt.ts';
import { planOf, type Signals } from './signals.ts';
import { weighSignals } from './weigh-signals.ts';

/** Points of 100 that a point adds once it counts wholly, to a tenth. */
function worthOf(reading: AnswerReading, type: InterviewType, measured: Signals, likelihood: number): number {
  const made = expectedPoints(reading.matches);
  const of = (points: number) => exactOverall(planOf(reading), type, weighSignals(reading, measured, points));
  return Math.max(0, Math.round((of(made + 1 - likelihood) - of(made)) * 10) / 10);
}

type PointZone = PointFinding['zone'];

/** What is held against a reference, or asks, isn't judged by how well it tells. */
const isTold = ({ overlap, kind }: AnswerReading): boolean =>
  !overlap && kind !== 'fact' && kind !== 'questions';
const tellsMuch = (reading: AnswerReading): boolean => isTold(reading) && reading.telling >= telling.askBelow;

/** Whether its points may be asked for: neither of an answer that tells much, nor of a story without an event. */
const isOpen = (reading: AnswerReading): boolean => !tellsMuch(reading) && !lacksEvent(reading);

/**
 * The zone of a point, with how well the answer tells: who tells little has a point's words more often than what it means, and who tells much
 * has said in other words most of what wasn't found.
 */
function settled(zone: PointZone, reading: AnswerReading): PointZone {
  if (zone === 'seen' && isTold(reading) && reading.telling < telling.praiseFrom) return 'counted';
  return zone === 'ask' && !isOpen(reading) ? 'perhaps' : zone;
}

/** The place of the first point that an answer with a low score may be asked for, where none else is asked; -1 for none. */
function askedWhenLow(reading: AnswerReading, zones: readonly PointZone[]): number {
  if (!(reading.isAuthored || reading.isCommon) || !isOpen(reading) || zones.includes('ask')) return -1;
  return reading.matches.points.findIndex(({ mayAsk }, at) => zones[at] === 'perhaps' && mayAsk);
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
  const zones = reading.matches.points.map(({ zone }) => settled(zone, reading));
  const asked = isLow && !isCapped ? askedWhenLow(reading, zones) : -1;
  return reading.matches.points.map(({ span, likelihood }, at) => {
    const point = points[at]?.point;
    const zone = at === asked ? 'ask' : (zones[at] ?? 'perhaps');
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
