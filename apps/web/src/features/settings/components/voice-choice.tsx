import { t } from '@lingui/core/macro';
import { Volume2 } from 'lucide-react';
import { Button } from '@/components/button.tsx';
import { Select } from '@/components/select.tsx';
import { canSpeak, speak, useVoices } from '@/lib/voice.ts';
import { chooseVoice, useVoiceChoice, type VoiceRate } from '@/lib/voice-choice.ts';

const first = 'first';

/** The voice that reads aloud, its pace, and a way to hear it. */
export function VoiceChoice() {
  const voices = useVoices();
  const { voice, rate } = useVoiceChoice();
  if (!canSpeak()) return <p className="small soft">{t`This browser can't read text aloud.`}</p>;
  const names = voices.map(({ voiceURI, name }) => ({ value: voiceURI, label: name }));
  const known = names.some(({ value }) => value === voice);
  return (
    <div className="voice-choice">
      {names.length > 1 ? (
        <Select
          label={t`Voice`}
          options={[{ value: first, label: t`Device default` }, ...names]}
          value={known ? voice : first}
          onChange={(next) => chooseVoice({ voice: next === first ? '' : next })}
        />
      ) : null}
      <Select
        label={t`Speed`}
        options={[
          { value: '0.8', label: t`Slower` },
          { value: '1', label: t`Normal` },
          { value: '1.2', label: t`Faster` },
        ]}
        value={String(rate)}
        onChange={(next) => chooseVoice({ rate: Number(next) as VoiceRate })}
      />
      <Button onClick={() => speak('Hello. Tell me a little about yourself.')}>
        <Volume2 className="i" aria-hidden="true" />
        {t`Hear it`}
      </Button>
    </div>
  );
}
