import {
  type AnswerChange,
  type AnswerScore,
  type ChangeReasonId,
  dimensions,
  isCounted,
  type PointFinding,
} from '@greenroom/domain';
import { msg, plural, t } from '@lingui/core/macro';
import { dimensionLabel } from '../model.ts';

/** One reason why a further attempt scored as it did. */
export interface ChangeLine {
  kind: 'won' | 'lost' | 'same';
  text: string;
  /** The coach wrote the text, in English. */
  isCoachs?: boolean;
  /** Its language, where the coach's words aren't English. */
  lang?: string;
  /** One more sentence; empty where there is nothing to add. */
  note: string;
  /** What the change counts under in the receipts. */
  reason: ChangeReasonId;
}

const starGained = {
  situation: msg`You set the scene.`,
  task: msg`You say what your job was.`,
  action: msg`You say what you did.`,
  result: msg`You say how it turned out.`,
};
const starLost = {
  situation: msg`Only your first answer set the scene.`,
  task: msg`Only your first answer said what your job was.`,
  action: msg`Only your first answer said what you did.`,
  result: msg`Only your first answer said how it turned out.`,
};

function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const others = items.slice(0, -1).join(', ');
  return t`${others} and ${last}`;
}

/** The difference of two scores in a few words. */
export function gainText(overall: number): string {
  if (overall === 0) return t`same score`;
  const points = Math.abs(overall);
  return overall > 0
    ? plural(points, { one: '+# point', other: '+# points' })
    : plural(points, { one: '# point lower', other: '# points lower' });
}

/** What a further attempt came to, without a word of blame. */
export function compareHeadline(after: number, gained: number): string {
  if (gained > 0) return gainText(gained);
  return gained === 0
    ? t`${after} again. Here's what moved.`
    : t`${after} this time. We kept your first try.`;
}

const won = (reason: ChangeReasonId, text: string, note = ''): ChangeLine => ({
  ...{ kind: 'won', text, note, reason },
});
const lost = (reason: ChangeReasonId, text: string, note = ''): ChangeLine => ({
  ...{ kind: 'lost', text, note, reason },
});

/** Points that only one of the two attempts makes; what the user had put on the list is named as done. */
function pointLines(before: PointFinding[], after: PointFinding[], list: readonly string[]): ChangeLine[] {
  const madeBefore = new Map(before.map((point) => [point.id, isCounted(point)]));
  const changed = after.filter(
    (point) => madeBefore.has(point.id) && madeBefore.get(point.id) !== isCounted(point),
  );
  const gained = changed.filter(isCounted);
  const praised = gained
    .filter(({ praise }) => praise !== '')
    .map(({ ask, praise, lang }): ChangeLine => {
      const done = list.includes(ask) ? t`This was on your list. Done.` : '';
      return { ...won('key_points', praise, done), isCoachs: true, ...(lang ? { lang } : {}) };
    });
  return [
    ...praised,
    ...countsNow(gained.filter(({ praise }) => praise === '').map(({ ask }) => ask)),
    ...notAgain(changed.filter((point) => !isCounted(point)).map(({ ask }) => ask)),
  ];
}

/** Points in one line: five lines that say the same would say nothing. */
const countsNow = (points: readonly string[]): ChangeLine[] =>
  points.length === 0
    ? []
    : [
        won(
          'key_points',
          plural(points.length, { one: 'This counts now.', other: 'These # count now.' }),
          points.join(' '),
        ),
      ];

const notAgain = (points: readonly string[]): ChangeLine[] =>
  points.length === 0
    ? []
    : [
        lost(
          'key_points',
          plural(points.length, {
            one: "We couldn't find this one again.",
            other: "We couldn't find these # again.",
          }),
          points.join(' '),
        ),
      ];

/** Of scores of rubric 1.x, which have no points of their own. */
const labelLines = ({ pointsGained, pointsLost }: AnswerChange): ChangeLine[] => [
  ...countsNow(pointsGained.length > 0 ? [listed(pointsGained)] : []),
  ...notAgain(pointsLost.length > 0 ? [listed(pointsLost)] : []),
];

function hedgeLines({ hedgesRemoved }: AnswerChange): ChangeLine[] {
  const count = Math.abs(hedgesRemoved);
  if (count === 0) return [];
  return hedgesRemoved > 0
    ? [won('clarity', plural(count, { one: '# hedge gone.', other: '# hedges gone.' }))]
    : [lost('clarity', plural(count, { one: '# more hedge.', other: '# more hedges.' }))];
}

function numberLines({ numbersAdded, numbersRemoved, overall }: AnswerChange): ChangeLine[] {
  const added = numbersAdded.length;
  // A number by itself makes no answer better.
  const kind = overall < 0 ? 'same' : 'won';
  return [
    ...(added > 0
      ? [
          {
            ...won(
              'details',
              plural(added, { one: 'One new number.', other: '# new numbers.' }),
              listed(numbersAdded),
            ),
            kind,
          } as const,
        ]
      : []),
    ...(numbersRemoved.length > 0
      ? [lost('details', t`These numbers were only in your first answer.`, listed(numbersRemoved))]
      : []),
  ];
}

/** The plain reasons for a change: points first, then the parts of a story, numbers and hedges. */
export function changeLines(
  change: AnswerChange,
  before: AnswerScore | null,
  after: AnswerScore,
  list: readonly string[] = [],
): ChangeLine[] {
  const byPoints = before?.points && after.points;
  return [
    ...(byPoints ? pointLines(before.points ?? [], after.points ?? [], list) : labelLines(change)),
    ...change.starGained.map((part) => won('story', t(starGained[part]))),
    ...numberLines(change),
    ...hedgeLines(change),
    ...change.starLost.map((part) => lost('story', t(starLost[part]))),
  ].sort((one, other) => order[one.kind] - order[other.kind]);
}
const order = { won: 0, same: 1, lost: 2 } as const;

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
