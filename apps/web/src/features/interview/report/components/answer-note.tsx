import { t } from '@lingui/core/macro';
import { CircleAlert, CircleCheck, Flag, Lightbulb, Pencil } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { dimensionLabel } from '../../model.ts';
import type { AnswerNote } from '../answer-notes.ts';
import type { Marking } from '../use-marking.ts';

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
export function AnswerNoteText({ note, marking }: { note: AnswerNote; marking: Marking }) {
  const { tone, Icon } = looks[note.kind];
  const { quote } = note;
  const own = note.kind === 'strength' && !note.criterion;
  return (
    <>
      <p className="note" tabIndex={-1} data-stop data-note={note.start}>
        <span className={`chip ${tone}`}>
          <Icon className="i" aria-hidden="true" />
          <span lang={own ? note.lang : undefined}>{chipText(note)}</span>
        </span>
        {own ? null : <NoteBody note={note} />}
        <span className="vh"> {t`Your words: ${quote}`}</span>
      </p>
      {note.flag ? <FlagReply flag={note.flag} marking={marking} /> : null}
    </>
  );
}

/** The user's word on a red flag: it can be set aside, and put back. */
function FlagReply({ flag, marking }: { flag: NonNullable<AnswerNote['flag']>; marking: Marking }) {
  const { id } = flag;
  const waits = marking.waitingFor(id);
  const isSetAside = waits ? waits.kind === 'not_meant' : flag.isSetAside;
  return (
    <div className="flag-reply">
      <Button
        variant="quiet"
        small
        busy={marking.pendingId === id}
        onClick={() => (isSetAside ? marking.takeBack(id) : marking.setAside(id))}
      >
        {isSetAside ? t`Undo` : t`That's not what I meant`}
      </Button>
      <p className="small" role="status">
        {!waits && flag.isSetAside ? t`Not counted, because you said it's not what you meant.` : null}
        {waits?.text}
        {marking.problemOf(id)}
      </p>
    </div>
  );
}

function chipText({ kind, text, criterion }: AnswerNote): string {
  if (kind === 'marked') return t`You pointed this out.`;
  if (kind === 'flag') return t`Red flag`;
  if (criterion) return dimensionLabel(criterion);
  return kind === 'strength' ? text : t`Look again`;
}

function NoteBody({ note: { kind, text, lang, worth } }: { note: AnswerNote }) {
  if (kind !== 'marked') return <span lang={lang}>{text}</span>;
  const points = Math.round(worth);
  return <span>{points > 0 ? t`Counted, +${points}.` : t`Counted.`}</span>;
}
