import { watchMicrophone } from './microphone-level.ts';
import { createVoiceLevel, type VoiceLevel } from './voice-level.ts';

/** The voice in a recording under way. */
export interface HeardVoice {
  /** Levels of the voice, in seconds since the watch began. */
  level: VoiceLevel;
  /** The microphone was heard, and nobody spoke. */
  isSilent(): boolean;
  stop(): void;
}

/** Watches for a voice in a stream while it is recorded. */
export function watchVoice(stream: MediaStream): HeardVoice {
  const level = createVoiceLevel();
  const startedAt = Date.now();
  let looks = 0;
  let voices = 0;
  const stop = watchMicrophone(({ db, isVoice }) => {
    looks += 1;
    if (!isVoice) return;
    voices += 1;
    level.note(db, (Date.now() - startedAt) / 1_000);
  }, stream);
  return { level, isSilent: () => looks > 0 && voices === 0, stop };
}
