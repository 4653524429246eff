import { type AnswerChange, type AnswerScore, dimensionLabels, dimensions } from '@greenroom/domain';
import { formatQuantity } from '@/lib/format.ts';

/** One thing that a further attempt won or lost. */
export interface ChangeLine {
  kind: 'won' | 'lost' | 'same';
  text: string;
}

const starLabels = {
  situation: 'the situation',
  task: 'the task',
  action: 'your action',
  result: 'the result',
};
const listed = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** The difference of the scores in a few words. */
export function changeHeadline({ overall }: Pick<AnswerChange, 'overall'>): string {
  if (overall === 0) return 'The same score';
  return `${formatQuantity(Math.abs(overall), 'point')} ${overall > 0 ? 'more' : 'fewer'}`;
}

const hedgeLine = (removed: number): ChangeLine | null => {
  if (removed === 0) return null;
  const count = formatQuantity(Math.abs(removed), 'hedge');
  return removed > 0 ? { kind: 'won', text: `${count} removed` } : { kind: 'lost', text: `${count} added` };
};

const lengthLine = (change: number, after: number): ChangeLine => {
  const now = `now ${formatQuantity(after, 'word')}`;
  if (change === 0) return { kind: 'same', text: `As long as before, ${now}` };
  return {
    kind: 'same',
    text: `${formatQuantity(Math.abs(change), 'word')} ${change > 0 ? 'longer' : 'shorter'}, ${now}`,
  };
};

/** What was won and lost: story parts, numbers, hedges, key points; the length last, which is neither. */
export function changeLines(change: AnswerChange, after: AnswerScore): ChangeLine[] {
  const parts = (names: AnswerChange['starGained']) => listed(names.map((name) => starLabels[name]));
  const lines: (ChangeLine | null | false)[] = [
    change.starGained.length > 0 && { kind: 'won', text: `Told now: ${parts(change.starGained)}` },
    change.starLost.length > 0 && { kind: 'lost', text: `No longer told: ${parts(change.starLost)}` },
    change.numbersAdded.length > 0 && { kind: 'won', text: `Numbers added: ${listed(change.numbersAdded)}` },
    change.numbersRemoved.length > 0 && {
      kind: 'lost',
      text: `Numbers gone: ${listed(change.numbersRemoved)}`,
    },
    hedgeLine(change.hedgesRemoved),
    ...change.pointsGained.map((point): ChangeLine => ({ kind: 'won', text: `Key point made: ${point}` })),
    ...change.pointsLost.map((point): ChangeLine => ({ kind: 'lost', text: `Key point gone: ${point}` })),
    lengthLine(change.words, after.words),
  ];
  return lines.filter((line): line is ChangeLine => Boolean(line));
}

/** The criteria before and after, in the rubric's order; `before` is null where the first score had no detail. */
export function criterionChanges(after: AnswerScore, change: AnswerChange) {
  return dimensions.map((dimension) => ({
    id: dimension,
    label: dimensionLabels[dimension],
    before: after.dimensions[dimension].score - change.dimensions[dimension],
    after: after.dimensions[dimension].score,
    change: change.dimensions[dimension],
  }));
}

/** A change with its sign: `+8`, `-3`, `0`. */
export const signed = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));
