import { t } from '@lingui/core/macro';
import { clsx } from 'clsx';
import { type KeyboardEvent, type RefObject, useEffect } from 'react';
import { answerLines } from '../answer-lines.ts';
import type { AnswerNote } from '../answer-notes.ts';
import type { Marking } from '../use-marking.ts';
import { AnswerNoteText, noteMarks } from './answer-note.tsx';

interface AnswerWordsProps {
  answer: string;
  notes: readonly AnswerNote[];
  frame: RefObject<HTMLDivElement | null>;
  /** While it asks for words, the notes step back. */
  marking: Marking;
  onKeyDown(event: KeyboardEvent): void;
  /** Where the words begin whose note takes the focus on arrival. */
  arrivedAt: number | null;
}

/** An answer with its notes in the margin. While words are selected it is a field to read in, by mouse, touch or keys. */
export function AnswerWords({ answer, notes, frame, marking, onKeyDown, arrivedAt }: AnswerWordsProps) {
  const selecting = marking.asking !== null;
  useEffect(() => {
    if (!selecting) return;
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  }, [selecting, frame]);
  useEffect(() => {
    if (arrivedAt === null) return;
    const note = frame.current?.querySelector<HTMLElement>(`[data-note="${arrivedAt}"]`);
    note?.focus({ preventScroll: true });
    note?.scrollIntoView({ block: 'center' });
  }, [arrivedAt, frame]);
  const field = selecting
    ? ({
        'aria-label': t`Your answer. Select the words where you said this.`,
        role: 'textbox',
        'aria-multiline': true,
        'aria-readonly': true,
        tabIndex: 0,
        onKeyDown,
      } as const)
    : {};
  return (
    <section className="words" aria-label={t`Your answer`} data-selecting={selecting || undefined}>
      <div ref={frame} {...field}>
        <ol className="book" role={selecting ? 'presentation' : undefined}>
          {answerLines(answer, notes).map((line) => (
            <li key={line.start}>
              <p className="said">
                {line.segments.map(({ text, start, remarks }) =>
                  remarks.length === 0 ? (
                    <span key={start} data-at={start}>
                      {text}
                    </span>
                  ) : (
                    <mark
                      key={start}
                      data-at={start}
                      className={clsx(...new Set(remarks.map(({ kind }) => noteMarks[kind])))}
                    >
                      {text}
                    </mark>
                  ),
                )}
              </p>
              {line.notes.length === 0 ? null : (
                <div className="notes">
                  {line.notes.map((note) => (
                    <AnswerNoteText
                      key={`${note.start}-${note.kind}-${note.text}`}
                      note={note}
                      marking={marking}
                    />
                  ))}
                </div>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
