import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useId } from 'react';
import { Button } from '@/components/button.tsx';
import { appendWords } from '@/lib/append-words.ts';
import { countText, lengthText } from '@/lib/text-length.ts';
import { useSessionKeys } from '../../use-session-keys.ts';
import { useDictation } from '../use-dictation.ts';
import { InterimWords } from './interim-words.tsx';
import { RecordingButton } from './recording-button.tsx';
import { WhoHears } from './who-hears.tsx';

interface DictatedPadProps {
  label: string;
  value: string;
  onChange(text: string): void;
  /** Called when a recording begins. */
  onRecording?(): void;
  /** Beside the counts; '' for none. */
  note: string;
  submitLabel: string;
  busy: boolean;
  onSubmit(): void;
}

/** A field to type or dictate into, outside of an interview. Its keys are those of one. */
export function DictatedPad(props: DictatedPadProps) {
  const { label, value, onChange, onRecording, note, submitLabel, busy, onSubmit } = props;
  const id = useId();
  const dictation = useDictation({
    onHeard: (words) => onChange(appendWords(value, words)),
    recordedSeconds: () => 0,
    onSubmit,
  });
  const begun = useEffectEvent(() => onRecording?.());
  useEffect(() => {
    if (dictation.recording) begun();
  }, [dictation.recording]);
  useSessionKeys({ onNext: () => void dictation.submit(), onRecord: dictation.toggle });
  return (
    <>
      <div className="pad" data-recording={dictation.recording || undefined}>
        <label className="vh" htmlFor={id}>
          {label}
        </label>
        <textarea
          id={id}
          value={value}
          placeholder={t`Write it the way you'd say it, or dictate it.`}
          onChange={({ target }) => onChange(target.value)}
        />
        <InterimWords recording={dictation.recording} interim={dictation.interim} />
        <div className="ft">
          <span className="num">{lengthText(countText(value))}</span>
          <span role="status">{note}</span>
        </div>
      </div>
      <div className="row sp send">
        <RecordingButton dictation={dictation} disabled={busy} />
        <Button
          variant="primary"
          busy={busy}
          disabled={value.trim() === ''}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onClick={() => void dictation.submit()}
        >
          {submitLabel}
        </Button>
      </div>
      {dictation.supported ? <WhoHears /> : null}
    </>
  );
}
