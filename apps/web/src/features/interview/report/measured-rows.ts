import type { CoachTextCode } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { formatCount } from '@/lib/format.ts';
import { deliveryFigures } from './delivery.ts';
import { remarkLang } from './remark-language.ts';
import type { AnswerReport } from './report.ts';

export interface MeasuredRow {
  label: string;
  value: string;
  note: string;
}

/** Remarks that count the words of the whole answer. */
const lengthCodes: ReadonlySet<string | undefined> = new Set<CoachTextCode>(['few_words', 'many_words']);

/** What was counted in an answer: rows with a name, and the engine's own counts as sentences. */
export function measuredRows({ answer, detail, delivery }: AnswerReport): {
  rows: MeasuredRow[];
  notes: { text: string; lang: string }[];
} {
  const measured = (detail?.evidence ?? []).filter(({ kind }) => kind === 'measured');
  const notes = measured
    .filter(({ message }, at) => measured.findIndex((other) => other.message === message) === at)
    .map((remark) => ({ text: remark.message, lang: remarkLang(remark) }));
  const isCounted = measured.some(
    ({ said, message }) => lengthCodes.has(said?.[0]?.code) || message.startsWith(`${detail?.words} words`),
  );
  const words = detail ? [{ label: t`Words`, value: formatCount(detail.words), note: '' }] : [];
  return {
    rows: [...(isCounted ? [] : words), ...(delivery?.measured ? deliveryFigures(delivery, answer) : [])],
    notes,
  };
}
