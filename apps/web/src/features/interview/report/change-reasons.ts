import {
  type AnswerChange,
  type AnswerScore,
  type ChangeReason,
  type ChangeReasonId,
  type Dimension,
  dimensionReasons,
  dimensions,
  overallReasons,
  reasonOfLine,
} from '@greenroom/domain';
import { msg, t } from '@lingui/core/macro';
import { dimensionLabel } from '../model.ts';
import { remarkLang } from './remark-language.ts';
import { type ChangeLine, changeLines, signed } from './retry.ts';

/** A part of the difference between two scores: how many points, and why. */
export interface ReasonRow {
  id: ChangeReasonId;
  points: number;
  text: string;
  /** What changed, in plain words. */
  lines: ChangeLine[];
  /** What the receipts saw where most of it came from, before and now. Empty where both saw the same. */
  seen: string;
  /** Of `seen`. */
  lang: string;
}

const reasonLabels = {
  key_points: msg`Key points`,
  on_question: msg`Staying on topic`,
  story: msg`Your story`,
  steps: msg`Steps and reasons`,
  clarity: msg`Easy to follow`,
  details: msg`Numbers and examples`,
  people: msg`Your own part and other people's`,
  rest: msg`Smaller changes`,
};

function reasonText({ id, points }: ChangeReason): string {
  if (id === 'cap') return points > 0 ? t`Your first score was capped` : t`This score is capped`;
  return id in reasonLabels
    ? t(reasonLabels[id as keyof typeof reasonLabels])
    : dimensionLabel(dimensions.find((dimension) => dimension === id) ?? 'technical_accuracy');
}

const capMessage = ({ flags }: AnswerScore) =>
  flags.filter(({ cap }) => cap !== null).sort((one, other) => (one.cap ?? 100) - (other.cap ?? 100))[0]
    ?.message ?? '';

const mostOf = <Item>(items: readonly Item[], size: (item: Item) => number): Item | undefined =>
  [...items].sort((one, other) => size(other) - size(one))[0];

/** The line behind most of a reason's points, as both receipts saw it. */
function seenText({ id, points }: ChangeReason, before: AnswerScore, after: AnswerScore): string {
  if (id === 'cap') return capMessage(points > 0 ? before : after);
  if (id === 'rest') return '';
  const old = new Map(before.receipt.lines.map((line) => [line.id, line]));
  const moved = after.receipt.lines
    .filter((line) => reasonOfLine(line.id) === id)
    .map((line) => ({ line, was: old.get(line.id), by: line.points - (old.get(line.id)?.points ?? 0) }));
  const main = mostOf(moved, ({ by }) => by * Math.sign(points));
  if (!main || (main.was?.seen ?? '') === main.line.seen) return '';
  const label = main.line.label.split(': ').slice(1).join(': ');
  const seen = main.was ? `${main.was.seen} → ${main.line.seen}` : main.line.seen;
  return label === '' ? seen : `${label}: ${seen}`;
}

/** A model's receipt is in the language of the page that asked for it. */
const lineLangOf = ({ id }: ChangeReason, { receipt }: AnswerScore) =>
  remarkLang(receipt.lines.find((line) => reasonOfLine(line.id) === id) ?? {});

/** Why the score changed: at most five rows, which add up to the difference, and what else changed without moving a point. */
export function changeRows(
  change: AnswerChange,
  before: AnswerScore | null,
  after: AnswerScore,
  list: readonly string[] = [],
): { rows: ReasonRow[]; others: ChangeLine[] } {
  const lines = changeLines(change, before, after, list);
  // An interview that was scored again since is not what the attempt was compared with.
  if (!before || before.overall !== after.overall - change.overall) return { rows: [], others: lines };
  const rows = overallReasons(before, after).map((reason) => ({
    ...reason,
    text: reasonText(reason),
    lines: lines.filter(({ reason: id }) => id === reason.id),
    seen: seenText(reason, before, after),
    lang: lineLangOf(reason, after),
  }));
  const shown = new Set(rows.flatMap((row) => row.lines));
  return { rows, others: lines.filter((line) => !shown.has(line)) };
}

/** Why one criterion changed, in a few words: "Key points +12, Your story +4". Empty where a model's level is the only reason. */
export function criterionReasons(
  change: AnswerChange,
  before: AnswerScore | null,
  after: AnswerScore,
  dimension: Dimension,
): string {
  const compared = after.dimensions[dimension].score - change.dimensions[dimension];
  if (before?.dimensions[dimension].score !== compared) return '';
  const reasons = dimensionReasons(before, after, dimension);
  if (reasons.some(({ id }) => id === dimension) && reasons.length === 1) return '';
  return reasons.map((reason) => `${reasonText(reason)} ${signed(reason.points)}`).join(', ');
}
