import { t } from '@lingui/core/macro';
import { formatCount } from '@/lib/format.ts';
import { deliveryFigures } from './delivery.ts';
import type { AnswerReport } from './report.ts';

export interface MeasuredRow {
  label: string;
  value: string;
  note: string;
}

/** What was counted in an answer: rows with a name, and the engine's own counts as sentences. */
export function measuredRows({ answer, detail, delivery }: AnswerReport): {
  rows: MeasuredRow[];
  notes: string[];
} {
  const measured = (detail?.evidence ?? []).filter(({ kind }) => kind === 'measured');
  const notes = [...new Set(measured.map(({ message }) => message))];
  const isCounted = notes.some((note) => note.startsWith(`${detail?.words} words`));
  const words = detail ? [{ label: t`Words`, value: formatCount(detail.words), note: '' }] : [];
  return {
    rows: [...(isCounted ? [] : words), ...(delivery?.measured ? deliveryFigures(delivery, answer) : [])],
    notes,
  };
}
