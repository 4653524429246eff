import { t } from '@lingui/core/macro';
import { Switch } from '@/components/switch.tsx';
import type { KeptRecording } from '../use-kept-recording.ts';

/** Whether the sound of dictated answers is kept, to be heard in the report. */
export function KeepRecording({ recording }: { recording: KeptRecording }) {
  if (!recording.available) return null;
  return (
    <Switch
      label={t`Keep my recordings`}
      note={t`On this device only. Listen to them in your report.`}
      checked={recording.isKept}
      onChange={recording.setKept}
    />
  );
}
