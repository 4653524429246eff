import { type BetterAnswer, type BetterEdit, fillMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { betterLabels, replyHints } from '../better-labels.ts';
import { type BetterLine, betterLines, type LinePart } from '../better-lines.ts';
import type { BetterState } from '../use-better-answer.ts';

interface BetterBookProps {
  better: BetterAnswer;
  state: BetterState;
}

/** The better version in lines, each with what was edited in it. */
export function BetterBook({ better, state }: BetterBookProps) {
  const lang = better.source === 'builtin' ? 'en' : undefined;
  const { book, toggle } = useToggleFocus(state);
  return (
    <ol className="book" ref={book}>
      {betterLines(better, state.choices).map((line) => (
        <li key={line.key}>
          <p className="said" lang={lang}>
            {line.parts.map((part) => (
              <Words key={part.key} part={part} state={state} />
            ))}
          </p>
          <Notes line={line} state={state} toggle={toggle} />
        </li>
      ))}
    </ol>
  );
}

/** Gives the focus back to an edit's button: taking an edit back can join its line with others. */
function useToggleFocus(state: BetterState) {
  const book = useRef<HTMLOListElement>(null);
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice of edits has other lines
  useEffect(() => {
    if (wanted.current !== null)
      book.current?.querySelector<HTMLElement>(`[data-edit="${wanted.current}"]`)?.focus();
    wanted.current = null;
  }, [state.choices.left]);
  const toggle = (id: string) => {
    wanted.current = id;
    state.toggle(id);
  };
  return { book, toggle };
}

/** Words of the version, or a blank with its question. */
function Words({ part: { text, edit, blank }, state }: { part: LinePart; state: BetterState }) {
  if (blank === null || edit === null) return text;
  const filled = state.choices.fills[edit] ?? '';
  return (
    <span className="blank">
      <textarea
        rows={1}
        aria-label={blank}
        placeholder={`[${blank}]`}
        value={filled}
        cols={Math.max(blank.length, filled.length) + 1}
        maxLength={fillMaxLength}
        autoComplete="off"
        aria-invalid={state.unfit.includes(edit) || undefined}
        aria-describedby={state.unfit.includes(edit) ? `hint-${edit}` : undefined}
        onFocus={() => state.setWriting(edit)}
        onBlur={() => state.setWriting(null)}
        onChange={(event) => state.fill(edit, event.target.value.replace(/\s*\n\s*/g, ' '))}
      />
    </span>
  );
}

type NoteProps = { edit: BetterEdit; state: BetterState; toggle(id: string): void };

function Notes({ line: { edits }, ...rest }: { line: BetterLine } & Omit<NoteProps, 'edit'>) {
  if (edits.length === 0) return null;
  return (
    <ul className="notes">
      {edits.map((edit) => (
        <Note key={edit.id} edit={edit} {...rest} />
      ))}
    </ul>
  );
}

/** What one edit does, why, and a button that takes it back or makes it again. */
function Note({ edit, state, toggle }: NoteProps) {
  const { title, reason } = betterLabels[edit.kind];
  const isLeft = state.choices.left.includes(edit.id);
  const name = t(title);
  const words = edit.before || edit.after;
  const slot = state.better?.pieces.find((piece) => piece.edit === edit.id && piece.blank !== null)?.reply
    ?.slot;
  const hint = slot && state.unfit.includes(edit.id) ? t(replyHints[slot]) : null;
  return (
    <li className="note">
      <b>{name}</b>
      <span>
        {isLeft ? t`Left as you said it.` : hint === null ? t(reason) : <b id={`hint-${edit.id}`}>{hint}</b>}{' '}
        {isLeft ? null : <Change edit={edit} />}
      </span>
      <Button
        variant="quiet"
        small
        aria-label={isLeft ? t`Use it: ${name}. ${words}` : t`Undo: ${name}. ${words}`}
        data-edit={edit.id}
        onClick={() => toggle(edit.id)}
      >
        {isLeft ? t`Use it` : t`Undo`}
      </Button>
    </li>
  );
}

/** The words before and after. What is moved or rewritten is too long for a note: "Before and after" shows it. */
function Change({ edit: { kind, before, after } }: { edit: BetterEdit }) {
  if (
    kind === 'moved' ||
    kind === 'rewrite' ||
    kind === 'sentences' ||
    kind === 'commas' ||
    kind === 'split' ||
    before === ''
  )
    return null;
  return (
    <span lang="en">
      <del>{before}</del> {after}
    </span>
  );
}
