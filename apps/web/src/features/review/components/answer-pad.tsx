import { answerMaxLength } from '@greenroom/domain';
import { t } from '@lingui/core/macro';
import { type ComponentType, useEffect, useRef } from 'react';
import { Button } from '@/components/button.tsx';
import { FunctionError } from '@/lib/functions.ts';
import { isField } from '@/lib/key-target.ts';
import { countText, lengthText } from '@/lib/text-length.ts';
import { useKeys } from '@/lib/use-keys.ts';
import type { DictateProps } from '../exercise.ts';
import type { useReviewDraft } from '../use-review-draft.ts';

const problemText = (error: Error): string =>
  error instanceof FunctionError && error.code !== 'internal'
    ? error.message
    : t`We couldn't score your answer. It's still here. Try again.`;

interface AnswerPadProps {
  label: string;
  placeholder: string;
  submitLabel: string;
  busyLabel: string;
  /** The words of the last time behind a fold, with what they are called. */
  before: string | null;
  beforeLabel: string;
  /** One sentence is asked for: a small field with its label in sight. */
  isSentence?: boolean;
  /** Of the field; the language of the page where it isn't known. */
  lang?: string;
  draft: ReturnType<typeof useReviewDraft>;
  Dictate: ComponentType<DictateProps>;
  busy: boolean;
  /** The user goes back to the answer: its field takes the focus. */
  takesFocus: boolean;
  error: Error | null;
  /** Called at the first key, and when a recording begins. */
  onBegin?(): void;
  onSubmit(): void;
}

/** A field to type or dictate into, and what was said the last time. */
export function AnswerPad(props: AnswerPadProps) {
  const { label, placeholder, submitLabel, busyLabel, before, beforeLabel, isSentence, lang = 'en' } = props;
  const { draft, Dictate, busy, takesFocus, error, onBegin, onSubmit } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const dictation = useRef<{ finish(): Promise<void> }>(null);
  const submit = async () => {
    await dictation.current?.finish();
    // The last words may have arrived while the recording ended.
    if (draft.now().trim() !== '' && !busy) onSubmit();
  };
  useKeys(document, (event) =>
    event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isField(event.target)
      ? () => void submit()
      : undefined,
  );
  return (
    <>
      <div className="pad">
        <label className={isSentence ? 'review-label' : 'vh'} htmlFor="review-answer">
          {label}
        </label>
        <textarea
          id="review-answer"
          ref={field}
          lang={lang}
          className={isSentence ? 'short' : undefined}
          value={draft.text}
          maxLength={answerMaxLength}
          placeholder={placeholder}
          onChange={(event) => {
            onBegin?.();
            draft.change(event.target.value);
          }}
        />
        <div className="ft">
          <span className="num">{lengthText(countText(draft.text))}</span>
        </div>
      </div>
      {error === null ? null : (
        <p className="flag" role="alert">
          {problemText(error)}
        </p>
      )}
      <div className="row wr send review-go">
        <Dictate ref={dictation} onHeard={draft.hear} onRecording={onBegin} disabled={busy} />
        <Button
          variant="primary"
          busy={busy}
          disabled={draft.text.trim() === ''}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => void submit()}
        >
          {busy ? busyLabel : submitLabel}
        </Button>
      </div>
      {before ? (
        <details className="review-last">
          <summary>{beforeLabel}</summary>
          <p lang={lang}>{before}</p>
        </details>
      ) : null}
    </>
  );
}
