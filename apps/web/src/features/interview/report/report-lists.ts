import { type AnswerScore, type Dimension, dimensions } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { dimensionLabel } from '../model.ts';
import { criticalAreas, criticalBelow, type Metric } from './metrics.ts';
import type { AnswerReport } from './report.ts';
import type { StoredFeedback } from './stored-feedback.ts';

/** What would lift a criterion of an answer by one level, and where. */
export interface Lift {
  /** Of the answer, from 0. */
  index: number;
  dimension: Dimension;
  lift: string;
  score: number;
}

/** A criterion that needs work first; `lift` is undefined where nothing is left to lift, or where it was said before. */
export type CriticalArea = Metric & { lift: Lift | undefined };

export interface ReportLists {
  strengths: string[];
  growth: string[];
  recommendations: string[];
  critical: CriticalArea[];
  wentWell: string[];
  attention: string[];
  actionSteps: string[];
  tailored: string[];
  nextSteps: string[];
}

/** Whether an answer's areas say something: a cap on the whole answer leaves them all as low. */
const hasAreas = (detail: AnswerScore | null): detail is AnswerScore =>
  detail?.scored === true && detail.flags.every(({ cap }) => cap === null);

/** The lifts of one answer, its lowest criterion first; none for an answer without a score or with a cap. */
export function liftsOf({ detail }: AnswerReport, index: number): Lift[] {
  if (!hasAreas(detail)) return [];
  const open = dimensions.flatMap((dimension) => {
    const { lift, score } = detail.dimensions[dimension];
    return lift === null ? [] : [{ index, dimension, lift, score }];
  });
  return open.sort((one, other) => one.score - other.score);
}

/** Below this an answer has something to attend to, from here on an area of it went well. In points of 100. */
const fair = 60;

/** What was found says more than how many words it took. */
const toldFirst: readonly Dimension[] = [...dimensions].sort(
  (one, other) => Number(one === 'communication_clarity') - Number(other === 'communication_clarity'),
);

/** What was found in one criterion of an answer: its best where it went well, its lowest where the answer didn't. */
function foundIn({ detail }: AnswerReport, index: number, isBest: boolean): string[] {
  if (!hasAreas(detail)) return [];
  const ranked = [...toldFirst].sort(
    (one, other) => detail.dimensions[other].score - detail.dimensions[one].score,
  );
  const dimension = isBest ? ranked[0] : ranked.at(-1);
  const found = dimension && detail.dimensions[dimension];
  if (!found || (isBest ? found.score < fair : detail.overall >= fair)) return [];
  return [`${nameOf(index, dimension)} ${found.levelText}`];
}

function nameOf(index: number, dimension: Dimension): string {
  const number = index + 1;
  const criterion = dimensionLabel(dimension);
  return t`Question ${number}, ${criterion}:`;
}

/** What a line says, without where it stands and the words that show it. */
const saidIn = (line: string) =>
  line
    .replace(/^[^:"]{0,60}: /, '')
    .replace(/ ".*"$/s, '')
    .trim();

/** Keeps what nobody has read yet: the same remark under another number or name is the same remark. */
class Reader {
  private readonly said: Set<string>;

  constructor(said: readonly string[]) {
    this.said = new Set(said.map(saidIn));
  }

  isNew(line: string): boolean {
    const key = saidIn(line);
    if (this.said.has(key)) return false;
    this.said.add(key);
    return true;
  }

  fresh(lines: readonly string[] | undefined): string[] {
    return (lines ?? []).filter((line) => this.isNew(line));
  }

  /** The first lift of each answer that is new. */
  firstLifts(answers: readonly AnswerReport[]): string[] {
    return answers.flatMap((answer, index) => {
      const lift = liftsOf(answer, index).find((one) => this.isNew(one.lift));
      return lift ? [`${nameOf(index, lift.dimension)} ${lift.lift}`] : [];
    });
  }
}

interface ReportListsParts {
  feedback: StoredFeedback;
  answers: readonly AnswerReport[];
  score: number;
  /** What stands above the lists: the one change, and the praise of the moments. */
  said: readonly string[];
}

/** Where each critical area is weakest, and what lifts it there. */
function criticalOf({ feedback, answers, score }: ReportListsParts, reader: Reader): CriticalArea[] {
  if (score >= criticalBelow) return [];
  const lifts = answers.flatMap(liftsOf).sort((one, other) => one.score - other.score);
  return criticalAreas(feedback, score).map((area) => ({
    ...area,
    lift: lifts.find(({ dimension, lift }) => dimension === area.id && reader.isNew(lift)),
  }));
}

/** The lists of the report in the order they are read. Nothing is said twice, in one list or in two. */
export function reportLists(parts: ReportListsParts): ReportLists {
  const { feedback, answers, said } = parts;
  const narrative = feedback.comprehensive_analysis?.detailed_feedback ?? feedback.detailed_feedback;
  const reader = new Reader(said);
  const best = (isBest: boolean) => answers.flatMap((answer, index) => foundIn(answer, index, isBest));
  return {
    strengths: reader.fresh(feedback.strengths),
    growth: reader.fresh(feedback.improvements),
    recommendations: reader.fresh(narrative?.specific_recommendations),
    critical: criticalOf(parts, reader),
    wentWell: reader.fresh([...best(true), ...(narrative?.strengths ?? [])]),
    attention: reader.fresh([...(narrative?.weaknesses ?? []), ...best(false)]),
    actionSteps: [...reader.fresh(narrative?.improvements), ...reader.firstLifts(answers)],
    tailored: reader.firstLifts(answers),
    nextSteps: reader.fresh(feedback.comprehensive_analysis?.next_steps),
  };
}
