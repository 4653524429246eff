import { t } from '@lingui/core/macro';
import { Button } from '@/components/button.tsx';
import { type DeviceSpeech, getDeviceSpeech, useDeviceSpeech } from '../device-speech.ts';
import { spokenLanguage } from '../recognition-language.ts';
import { useTranscriber } from '../use-dictation.ts';

/**
 * Who hears what is dictated, in one line, and the offer to keep it on the device where that is possible: in English. `language` is the
 * tag of what is spoken; English without it.
 */
export function WhoHears({ language }: { language?: string | undefined }) {
  const sentTo = useTranscriber();
  const ofDevice = useDeviceSpeech();
  const speech = spokenLanguage(language) === 'en' ? ofDevice : 'none';
  if (sentTo !== null) return <HeardByModel sentTo={sentTo} />;
  return <HeardBy speech={speech} onInstall={() => void getDeviceSpeech()} />;
}

/** The line by itself. */
export function HeardBy({ speech, onInstall }: { speech: DeviceSpeech; onInstall(): void }) {
  return (
    <div className="row wr who-hears">
      <p className="small soft" role={speech === 'none' || speech === 'downloadable' ? undefined : 'status'}>
        {heardText(speech)}
      </p>
      {speech === 'downloadable' || speech === 'failed' ? (
        <Button small variant="quiet" onClick={onInstall}>
          {speech === 'failed' ? t`Try again` : t`Keep my voice on this device`}
        </Button>
      ) : null}
    </div>
  );
}

/** The line where the operator's model writes recordings down. */
export function HeardByModel({ sentTo }: { sentTo: string }) {
  return (
    <p className="small soft who-hears">
      {t`When you stop, your recording is sent to ${sentTo}, which transcribes it. We don't keep it.`}
    </p>
  );
}

function heardText(speech: DeviceSpeech): string {
  switch (speech) {
    case 'ready':
      return t`Only this device hears you. The audio isn't sent anywhere.`;
    case 'installing':
      return t`Downloading speech recognition to this device. Until it's ready, your browser's speech service will transcribe what you say.`;
    case 'failed':
      return t`Speech recognition didn't work on this device, so your browser's speech service will transcribe what you say.`;
    default:
      return t`Your browser's speech service transcribes what you say while you record.`;
  }
}
