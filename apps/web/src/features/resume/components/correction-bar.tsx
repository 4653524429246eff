import { t } from '@lingui/core/macro';
import { Redo2, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button, IconButton } from '@/components/button.tsx';
import type { Correction } from '../use-correction.ts';

interface CorrectionBarProps {
  correction: Correction;
  /** Whether the account has a correction of this resume. */
  isCorrected: boolean;
  isUpdating: boolean;
  onSave(): void;
}

/** Keeps the focus in the bar when the button that was pressed goes away, or is disabled while it works. */
function useKeptFocus(isBusy: boolean) {
  const bar = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  // After each render: the button may have gone with any of them.
  useEffect(() => {
    if (!wasPressed.current) return;
    if (document.activeElement === document.body) bar.current?.focus({ preventScroll: true });
    wasPressed.current = isBusy;
  });
  const onClickCapture = () => {
    wasPressed.current = true;
  };
  return { ref: bar, tabIndex: -1, onClickCapture };
}

/** Where the corrections are: not saved, being saved, saved; and the ways back. */
export function CorrectionBar({ correction, isCorrected, isUpdating, onSave }: CorrectionBarProps) {
  const { isDirty, canUndo, canRedo, undoSaved, redoSaved, goBack, saving, failure } = correction;
  const kept = useKeptFocus(saving);
  if (!isDirty && !canUndo && !canRedo && !isCorrected && !undoSaved && !redoSaved) return null;
  return (
    <section
      {...kept}
      className={isDirty ? 'correction-bar unsaved' : 'correction-bar'}
      aria-label={t`Your corrections`}
    >
      {failure ? (
        <p className="fld-error" role="alert">
          {failure.message}
        </p>
      ) : null}
      {correction.isTooLarge ? (
        <p className="fld-error" role="alert">
          {t`That's more text than a resume has room for. Shorten it, then save.`}
        </p>
      ) : null}
      <div className="row wr">
        {isDirty && !failure?.isOvertaken ? (
          <Button small variant="primary" busy={saving} disabled={correction.isTooLarge} onClick={onSave}>
            {saving ? t`Saving…` : t`Save corrections`}
          </Button>
        ) : null}
        {isDirty && failure?.isOvertaken ? (
          <>
            <Button small onClick={correction.useOther}>{t`Use the other version`}</Button>
            <Button
              small
              variant="primary"
              busy={saving}
              onClick={correction.saveOver}
            >{t`Save mine`}</Button>
          </>
        ) : null}
        {canUndo ? (
          <IconButton label={t`Undo`} onClick={correction.undo}>
            <Undo2 className="i" aria-hidden="true" />
          </IconButton>
        ) : null}
        {canRedo ? (
          <IconButton label={t`Redo`} onClick={correction.redo}>
            <Redo2 className="i" aria-hidden="true" />
          </IconButton>
        ) : null}
        {!isDirty && undoSaved ? (
          <Button small disabled={saving} onClick={undoSaved}>{t`Undo last save`}</Button>
        ) : null}
        {!isDirty && redoSaved ? (
          <Button small disabled={saving} onClick={redoSaved}>{t`Redo last save`}</Button>
        ) : null}
        {!isDirty && isCorrected ? (
          <Button small disabled={saving} onClick={goBack}>{t`Undo all corrections`}</Button>
        ) : null}
        <p className="small soft grow">
          {isDirty
            ? t`Not saved yet. A copy is on this device.`
            : isUpdating
              ? t`Saved. Updating your scores…`
              : isCorrected
                ? t`Saved. Your scores, job match and letters use your corrections.`
                : t`This is what we read.`}
        </p>
      </div>
    </section>
  );
}
