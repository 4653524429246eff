import { type AnswerScore, type Dimension, dimensions } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { codedLang } from '@/lib/coach-score.ts';
import type { TextRun } from '@/lib/coach-text.ts';
import { dimensionLabel } from '../model.ts';
import { criticalAreas, criticalBelow, type Metric } from './metrics.ts';
import { liftLang } from './remark-language.ts';
import type { AnswerReport } from './report.ts';
import type { CoachLines, StoredFeedback } from './stored-feedback.ts';

/** What would lift a criterion of an answer by one level, and where. */
export interface Lift {
  /** Of the answer, from 0. */
  index: number;
  dimension: Dimension;
  lift: string;
  /** Of the lift: a question that was written for this one stays in English. */
  lang: string;
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
  /** The lines that aren't in one language. */
  runs: CoachLines;
}

/** Whether an answer's areas say something: a cap on the whole answer leaves them all as low. */
const hasAreas = (detail: AnswerScore | null): detail is AnswerScore =>
  detail?.scored === true && detail.flags.every(({ cap }) => cap === null);

/** The lifts of one answer, its lowest criterion first; none for an answer without a score or with a cap. */
export function liftsOf(report: AnswerReport, index: number): Lift[] {
  const { detail } = report;
  if (!hasAreas(detail)) return [];
  const open = dimensions.flatMap((dimension) => {
    const { lift, liftSaid, score } = detail.dimensions[dimension];
    return lift === null ? [] : [{ index, dimension, lift, lang: liftLang(lift, liftSaid, report), score }];
  });
  return open.sort((one, other) => one.score - other.score);
}

/** Below this an answer has something to attend to, from here on an area of it went well. In points of 100. */
const fair = 60;

/** A line about one criterion of an answer, whose words may be in another language than its name. */
interface Named {
  line: string;
  runs: TextRun[];
}

const named = (name: string, text: string, lang: string): Named => ({
  line: `${name} ${text}`,
  runs: [{ text: name }, { text, lang }],
});

const lineOf = ({ line }: Named) => line;

/** What was found says more than how many words it took. */
const toldFirst: readonly Dimension[] = [...dimensions].sort(
  (one, other) => Number(one === 'communication_clarity') - Number(other === 'communication_clarity'),
);

/** What was found in one criterion of an answer: its best where it went well, its lowest where the answer didn't. */
function foundIn({ detail }: AnswerReport, index: number, isBest: boolean): Named[] {
  if (!hasAreas(detail)) return [];
  const ranked = [...toldFirst].sort(
    (one, other) => detail.dimensions[other].score - detail.dimensions[one].score,
  );
  const dimension = isBest ? ranked[0] : ranked.at(-1);
  const found = dimension && detail.dimensions[dimension];
  if (!found || (isBest ? found.score < fair : detail.overall >= fair)) return [];
  return [named(nameOf(index, dimension), found.levelText, codedLang(found.levelSaid))];
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
  firstLifts(answers: readonly AnswerReport[]): Named[] {
    return answers.flatMap((answer, index) => {
      const lift = liftsOf(answer, index).find((one) => this.isNew(one.lift));
      return lift ? [named(nameOf(index, lift.dimension), lift.lift, lift.lang)] : [];
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
  const [well, low] = [best(true), best(false)];
  const lists = {
    strengths: reader.fresh(feedback.strengths),
    growth: reader.fresh(feedback.improvements),
    recommendations: reader.fresh(narrative?.specific_recommendations),
    critical: criticalOf(parts, reader),
    wentWell: reader.fresh([...well.map(lineOf), ...(narrative?.strengths ?? [])]),
    attention: reader.fresh([...(narrative?.weaknesses ?? []), ...low.map(lineOf)]),
  };
  const steps = reader.fresh(narrative?.improvements);
  const [first, tailored] = [reader.firstLifts(answers), reader.firstLifts(answers)];
  const composed = [...well, ...low, ...first, ...tailored].map(({ line, runs }) => [line, runs] as const);
  return {
    ...lists,
    actionSteps: [...steps, ...first.map(lineOf)],
    tailored: tailored.map(lineOf),
    nextSteps: reader.fresh(feedback.comprehensive_analysis?.next_steps),
    runs: new Map([...(feedback.runs ?? []), ...composed]),
  };
}
