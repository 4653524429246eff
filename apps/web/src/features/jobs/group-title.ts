import type { CoverageRow, Importance } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { cellStates } from './coverage.ts';

/** `They need, 11`. */
export function groupTitle(importance: Importance, count: number): string {
  if (importance === 'must-have') return t`They need, ${count}`;
  if (importance === 'nice-to-have') return t`Nice to have, ${count}`;
  return t`Also mentioned, ${count}`;
}

/** What is next for a row: `Next: answer`, or that it is covered and how it went. */
export function rowNote(row: CoverageRow): string {
  const { resume, answer } = cellStates(row);
  if (row.covered) {
    const { score } = row;
    return score === null ? t`Covered` : t`Covered, ${score} last time`;
  }
  if (resume === 'empty' && answer === 'empty') return t`Next: resume line and answer`;
  return resume === 'empty' ? t`Next: resume line` : t`Next: answer`;
}
