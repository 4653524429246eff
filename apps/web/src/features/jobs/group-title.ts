import type { CoverageRow, Importance } from '@greenroom/domain';
import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { cellStates } from './coverage.ts';

/** `They need, 11`. */
export function groupTitle(importance: Importance, count: number): string {
  if (importance === 'must-have') return t`Must have, ${count}`;
  if (importance === 'nice-to-have') return t`Nice to have, ${count}`;
  return t`Also mentioned, ${count}`;
}

/** What is next for a row: `Next: practice an answer`, or that it is covered and how it went. */
export function rowNote(row: CoverageRow): string {
  const { resume, story, answer } = cellStates(row);
  if (row.covered) {
    const { score } = row;
    return score === null ? t`Covered` : t`Covered, ${score} last time`;
  }
  const empty = [
    resume === 'empty' && 'resume',
    story === 'empty' && 'story',
    answer === 'empty' && 'answer',
  ];
  const note = notes[empty.filter(Boolean).join(' ')];
  return note ? t(note) : '';
}

/** By what is empty. */
const notes: Record<string, MessageDescriptor> = {
  resume: msg`Next: add a resume line`,
  story: msg`Next: add a story`,
  answer: msg`Next: practice an answer`,
  'resume story': msg`Next: add a resume line and a story`,
  'resume answer': msg`Next: add a resume line and practice an answer`,
  'story answer': msg`Next: add a story and practice an answer`,
  'resume story answer': msg`Next: add a resume line and a story, and practice an answer`,
};
