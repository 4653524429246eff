import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Flag, Lightbulb, Pencil } from 'lucide-react';
import type { AnswerNote } from '../answer-notes.ts';
import { dimensionLabel } from '../model.ts';

/** How the words of a note are marked. The dashed line is for a red flag alone. */
export const noteMarks: Readonly<Record<AnswerNote['kind'], string>> = {
  strength: 'g',
  gap: 'f',
  tip: 'f',
  flag: 'w',
  marked: 'y',
};

const looks = {
  strength: { tone: 'good', Icon: CircleCheck },
  gap: { tone: 'fair', Icon: CircleAlert },
  tip: { tone: 'fair', Icon: Lightbulb },
  flag: { tone: 'weak', Icon: Flag },
  marked: { tone: 'you', Icon: Pencil },
} as const;

/** A note in the margin. J and K stop at it, and then its words stand out alone. */
export function AnswerNoteText({ note }: { note: AnswerNote }) {
  const { tone, Icon } = looks[note.kind];
  const { quote } = note;
  const own = note.kind === 'strength' && !note.criterion;
  return (
    <p className="note" tabIndex={-1} data-stop data-note={note.start}>
      <span className={`chip ${tone}`}>
        <Icon className="i" aria-hidden="true" />
        <span lang={own ? 'en' : undefined}>{chipText(note)}</span>
      </span>
      {own ? null : <NoteBody note={note} />}
      <span className="vh"> {t`Your words: ${quote}`}</span>
    </p>
  );
}

function chipText({ kind, text, criterion }: AnswerNote): string {
  if (kind === 'marked') return t`You pointed this out.`;
  if (kind === 'flag') return t`Red flag`;
  if (criterion) return dimensionLabel(criterion);
  return kind === 'strength' ? text : t`Look again`;
}

function NoteBody({ note: { kind, text, worth } }: { note: AnswerNote }) {
  if (kind !== 'marked') return <span lang="en">{text}</span>;
  const points = Math.round(worth);
  return <span>{points > 0 ? t`Counted, +${points}.` : t`Counted.`}</span>;
}
