import { t } from '@lingui/core/macro';
import { Mic, Square } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/button.tsx';
import type { Dictation } from '../use-dictation.ts';
import type { SoundAlone } from '../use-kept-recording.ts';

interface RecordingButtonProps {
  dictation: Dictation;
  disabled: boolean;
  /** What can be recorded where there is no dictation. */
  alone?: SoundAlone | null;
}

/** Starts and stops dictation. Where the browser has none, it says so and that typing works as well. */
export function RecordingButton({ dictation, disabled, alone = null }: RecordingButtonProps) {
  if (!dictation.supported) return <WithoutDictation alone={alone} disabled={disabled} />;
  const isWriting = dictation.transcription?.isWriting ?? false;
  const Icon = dictation.recording ? Square : Mic;
  return (
    <>
      <Button busy={isWriting} disabled={disabled} onClick={dictation.toggle} aria-keyshortcuts="R">
        {isWriting ? null : <Icon className="i" aria-hidden="true" />}
        {dictation.recording ? t`Stop Recording` : isWriting ? t`Transcribing...` : t`Start Recording`}
      </Button>
      <RecordingNote recording={dictation.recording} />
      <UnwrittenNote transcription={dictation.transcription} />
    </>
  );
}

/** The button of a browser without dictation: an answer can be recorded beside what is typed, or typed only. */
function WithoutDictation({ alone, disabled }: Pick<RecordingButtonProps, 'alone' | 'disabled'>) {
  const noteId = useId();
  if (!alone)
    return (
      <div className="no-dictation">
        <Button disabled aria-describedby={noteId}>
          <Mic className="i" aria-hidden="true" />
          {t`Start Recording`}
        </Button>
        <p id={noteId} className="small soft">
          {t`This browser can't take dictation. Typing works just as well.`}
        </p>
      </div>
    );
  const Icon = alone.recording ? Square : Mic;
  return (
    <>
      <Button disabled={disabled} onClick={alone.toggle} aria-keyshortcuts="R">
        <Icon className="i" aria-hidden="true" />
        {alone.recording ? t`Stop Recording` : t`Start Recording`}
      </Button>
      <RecordingNote recording={alone.recording} />
    </>
  );
}

/** What a recording without dictation is for, and that nobody else hears it. */
export const SoundAloneNote = () => (
  <p className="small soft">
    {t`This browser can't take dictation, so type your answer. You can also record it and listen in your report. The recording stays on this device.`}
  </p>
);

/** A recording that isn't written down yet, with what to do about it. */
export function UnwrittenNote({ transcription }: Pick<Dictation, 'transcription'>) {
  if (!transcription || transcription.problem === null) return null;
  return (
    <div className="unwritten" role="alert">
      <p>
        {t`We couldn't transcribe your recording. It's still here, and so is what you typed.`}{' '}
        {transcription.problem}
      </p>
      <div className="row wr">
        <Button small onClick={transcription.retry}>
          {t`Try again`}
        </Button>
        <Button small variant="quiet" onClick={transcription.drop}>
          {t`I'll type it`}
        </Button>
      </div>
    </div>
  );
}

/** Says aloud that a recording has begun or ended; nothing before the first. */
function RecordingNote({ recording }: { recording: boolean }) {
  const [note, setNote] = useState('');
  useEffect(() => {
    setNote((before) => (recording ? t`Recording. Speak now.` : before && t`Recording stopped.`));
  }, [recording]);
  return (
    <span className="vh" role="status">
      {note}
    </span>
  );
}
