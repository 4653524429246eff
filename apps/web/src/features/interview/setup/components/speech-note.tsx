import { t } from '@lingui/core/macro';
import type { InterviewRequest } from '../../session/mutations.ts';
import { findRecognition } from '../../speech/dictation.ts';
import { sharesMicrophone } from '../../speech/microphone-level.ts';
import { canRecord } from '../../speech/recorder.ts';
import { useTranscriptionHost } from '../../speech/use-dictation.ts';

/** What this browser can't do for answers that are spoken, and what takes its place. */
export function SpeechNote({ mode }: Pick<InterviewRequest, 'mode'>) {
  const sentTo = useTranscriptionHost();
  const text = noteText(mode, sentTo);
  return text === null ? null : (
    <p className="small soft" role="status">
      {text}
    </p>
  );
}

function noteText(mode: InterviewRequest['mode'], sentTo: string | null): string | null {
  if (mode === 'voice' && findRecognition() === null)
    return sentTo === null
      ? withoutDictation()
      : t`This browser doesn't support dictation. Record your answers, and ${sentTo} transcribes them.`;
  if (mode === 'recorded' && !writesAlong())
    return sentTo === null
      ? t`This browser can't transcribe while it records. You'll type the main points after each answer.`
      : t`This browser can't transcribe while it records. After each answer you can have ${sentTo} transcribe it, or type the main points.`;
  return null;
}

const withoutDictation = () =>
  canRecord()
    ? t`This browser doesn't support dictation, so type your answers. You can also record them and listen in your report.`
    : t`This browser doesn't support dictation, so type your answers.`;

/** Whether a recorded interview writes down what is said. */
const writesAlong = () => findRecognition() !== null && sharesMicrophone();
