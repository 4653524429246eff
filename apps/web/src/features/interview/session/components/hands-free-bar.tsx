import { plural, t } from '@lingui/core/macro';
import { Ear, Volume2 } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { LevelMeter } from '../../speech/components/level-meter.tsx';
import { sharesMicrophone } from '../../speech/microphone-level.ts';
import type { Dictation } from '../../speech/use-dictation.ts';
import { type Silence, silenceChoices } from '../hands-free.ts';
import type { HandsFreeMode } from '../use-hands-free.ts';

/** Whether the mode is offered: who writes keeps the room for the field, and can still press F. */
export function hasHandsFree(dictation: Dictation, byVoice: boolean, { phase }: HandsFreeMode): boolean {
  // On phones the recording is the microphone's one listener, and nothing else tells when somebody is done.
  const canListen = dictation.transcription === null || sharesMicrophone();
  return dictation.supported && canListen && (byVoice || phase !== 'off');
}

/** Turns the mode without hands on and off, and shows where it is. */
export function HandsFreeBar({ mode }: { mode: HandsFreeMode }) {
  const { phase, level, toggle } = mode;
  const isOn = phase !== 'off';
  return (
    <div className="hands-free" data-phase={phase}>
      <Button small variant="quiet" aria-pressed={isOn} aria-keyshortcuts="F" onClick={toggle}>
        <Ear className="i" aria-hidden="true" />
        {t`Hands-free`}
      </Button>
      {isOn ? (
        <>
          <HandsFreeStatus mode={mode} />
          {level === null ? null : <LevelMeter level={level} />}
          <SilenceChoice silence={mode.silence} onChange={mode.setSilence} />
        </>
      ) : (
        <span className="small muted">{t`We ask, you talk, and after a pause we move on.`}</span>
      )}
    </div>
  );
}

/** Where the turn is. A prompt that is said aloud isn't read out by a screen reader on top. */
function HandsFreeStatus({ mode }: { mode: HandsFreeMode }) {
  const { phase, secondsLeft, isAloud, wait } = mode;
  if (phase === 'asking')
    return (
      <p className="small">
        <Volume2 className="i" aria-hidden="true" /> {t`Asking`}
      </p>
    );
  if (phase === 'listening') return <p className="small">{t`Listening`}</p>;
  return (
    <>
      <p role={isAloud ? undefined : 'status'}>
        <b>{t`Anything to add?`}</b>
      </p>
      {secondsLeft === null ? null : (
        <p className="small soft num">
          {plural(secondsLeft, {
            one: "Keep talking, or we'll move on in # second.",
            other: "Keep talking, or we'll move on in # seconds.",
          })}
        </p>
      )}
      <Button small aria-keyshortcuts="W" onClick={wait}>
        {t`I need more time`}
      </Button>
    </>
  );
}

function SilenceChoice({ silence, onChange }: { silence: Silence; onChange(silence: Silence): void }) {
  const label = t`How long a pause ends your answer`;
  return (
    <label className="small soft silence">
      <span>{label}</span>
      <select
        className="in"
        value={silence}
        onChange={({ target }) =>
          onChange(silenceChoices.find((choice) => String(choice) === target.value) ?? silence)
        }
      >
        {silenceChoices.map((seconds) => (
          <option key={seconds} value={seconds}>
            {t`${seconds}-second pause`}
          </option>
        ))}
      </select>
    </label>
  );
}
