import { t } from '@lingui/core/macro';
import { useOnline } from '@/lib/online.ts';
import { useUser } from '@/lib/session.ts';
import { saveJobText } from '../mutations.ts';
import { type SaveState, useAutosave } from '../use-autosave.ts';

interface SavedTextProps {
  jobId: string;
  field: 'notes' | 'opening';
  stored: string;
  label: string;
  placeholder: string;
  maxLength: number;
  onSaved(): void;
}

/** A text of an interview that saves as it is typed, and says so. */
export function SavedText({ jobId, field, stored, label, placeholder, maxLength, onSaved }: SavedTextProps) {
  const { id: userId } = useUser();
  const key = `greenroom.job-draft.${userId}.${jobId}.${field}`;
  const { text, change, state, flush } = useAutosave(key, stored, async (next) => {
    await saveJobText(jobId, field, next);
    onSaved();
  });
  return (
    <>
      <textarea
        className="notes"
        id={`job-${field}`}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        maxLength={maxLength}
        onChange={({ target }) => change(target.value)}
        onBlur={() => void flush()}
      />
      <SaveNote state={state} onRetry={() => void flush()} />
    </>
  );
}

function SaveNote({ state, onRetry }: { state: SaveState; onRetry(): void }) {
  const isOnline = useOnline();
  const texts: Record<SaveState, string> = {
    idle: '',
    saving: t`Saving`,
    saved: t`Saved`,
    failed: isOnline ? t`We couldn't save this. It's still here.` : t`Offline. We'll save it later.`,
  };
  return (
    <p className="hint save-state" role="status">
      {texts[state]}{' '}
      {state === 'failed' && isOnline ? (
        <button type="button" className="ul lk" onClick={onRetry}>
          {t`Try again`}
        </button>
      ) : null}
    </p>
  );
}
