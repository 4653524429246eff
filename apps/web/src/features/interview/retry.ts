import { type AnswerChange, type AnswerScore, dimensions } from '@greenroom/domain';
import { msg, plural, t } from '@lingui/core/macro';
import { dimensionLabel } from './model.ts';

/** One thing that a further attempt won or lost. */
export interface ChangeLine {
  kind: 'won' | 'lost' | 'same';
  text: string;
}

const starLabels = {
  situation: msg`the situation`,
  task: msg`the task`,
  action: msg`your action`,
  result: msg`the result`,
};
function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const others = items.slice(0, -1).join(', ');
  return t`${others} and ${last}`;
}

/** The difference of the scores in a few words. */
export function changeHeadline({ overall }: Pick<AnswerChange, 'overall'>): string {
  if (overall === 0) return t`The same score`;
  const points = Math.abs(overall);
  return overall > 0
    ? plural(points, { one: '# point more', other: '# points more' })
    : plural(points, { one: '# point fewer', other: '# points fewer' });
}

const hedgeLine = (removed: number): ChangeLine | null => {
  if (removed === 0) return null;
  const count = Math.abs(removed);
  return removed > 0
    ? { kind: 'won', text: plural(count, { one: '# hedge removed', other: '# hedges removed' }) }
    : { kind: 'lost', text: plural(count, { one: '# hedge added', other: '# hedges added' }) };
};

const lengthLine = (change: number, after: number): ChangeLine => {
  const now = plural(after, { one: 'now # word', other: 'now # words' });
  const words = Math.abs(change);
  if (change === 0) return { kind: 'same', text: t`As long as before, ${now}` };
  return {
    kind: 'same',
    text:
      change > 0
        ? t`${plural(words, { one: '# word', other: '# words' })} longer, ${now}`
        : t`${plural(words, { one: '# word', other: '# words' })} shorter, ${now}`,
  };
};

/** What was won and lost: story parts, numbers, hedges, key points; the length last, which is neither. */
export function changeLines(change: AnswerChange, after: AnswerScore): ChangeLine[] {
  const parts = (names: AnswerChange['starGained']) => listed(names.map((name) => t(starLabels[name])));
  const lines: (ChangeLine | null | false)[] = [
    change.starGained.length > 0 && { kind: 'won', text: `${t`Told now:`} ${parts(change.starGained)}` },
    change.starLost.length > 0 && { kind: 'lost', text: `${t`No longer told:`} ${parts(change.starLost)}` },
    change.numbersAdded.length > 0 && {
      kind: 'won',
      text: `${t`Numbers added:`} ${listed(change.numbersAdded)}`,
    },
    change.numbersRemoved.length > 0 && {
      kind: 'lost',
      text: `${t`Numbers gone:`} ${listed(change.numbersRemoved)}`,
    },
    hedgeLine(change.hedgesRemoved),
    ...change.pointsGained.map((point): ChangeLine => ({ kind: 'won', text: t`Key point made: ${point}` })),
    ...change.pointsLost.map((point): ChangeLine => ({ kind: 'lost', text: t`Key point gone: ${point}` })),
    lengthLine(change.words, after.words),
  ];
  return lines.filter((line): line is ChangeLine => Boolean(line));
}

/** The criteria before and after, in the rubric's order; `before` is null where the first score had no detail. */
export function criterionChanges(after: AnswerScore, change: AnswerChange) {
  return dimensions.map((dimension) => ({
    id: dimension,
    label: dimensionLabel(dimension),
    before: after.dimensions[dimension].score - change.dimensions[dimension],
    after: after.dimensions[dimension].score,
    change: change.dimensions[dimension],
  }));
}

/** A change with its sign: `+8`, `-3`, `0`. */
export const signed = (change: number) => (change > 0 ? `+${change}` : String(change).replace('-', '−'));
