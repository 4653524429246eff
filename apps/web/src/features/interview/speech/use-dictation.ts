import { useEffect, useEffectEvent } from 'react';
import { useConfig } from '@/lib/use-config.ts';
import { type Dictation, type DictationOptions, findRecognition } from './dictation.ts';
import { useRecognition } from './use-recognition.ts';
import { useTranscription } from './use-transcription.ts';

export type { Dictation, Transcription } from './dictation.ts';

/** The host of the model that can transcribe recordings; null where the site has none or the browser can't record. */
export function useTranscriptionHost(): string | null {
  const sentTo = useConfig()?.transcription?.sentTo ?? null;
  return typeof MediaRecorder === 'undefined' ? null : sentTo;
}

/** The host that dictation is sent to, where the browser recognizes no speech; else null. */
export function useTranscriber(): string | null {
  const sentTo = useTranscriptionHost();
  return findRecognition() === null ? sentTo : null;
}

/** Dictation into the answer: by the browser, or by the operator's model where the browser has none. Ends when the tab is hidden. */
export function useDictation(options: DictationOptions): Dictation {
  const byBrowser = useRecognition(options);
  const byModel = useTranscription(useTranscriber() !== null, options);
  const dictation = byModel.supported ? byModel : byBrowser;
  const hide = useEffectEvent(() => {
    if (document.hidden && dictation.recording && !options.staysHidden) void dictation.finish();
  });
  useEffect(() => {
    const onChange = () => hide();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return dictation;
}
