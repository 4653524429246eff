import { invoke } from '@/lib/functions.ts';
import type { SpokenWord } from '../spoken-words.ts';
import { spokenLanguage } from './recognition-language.ts';
import type { VoiceLevel } from './voice-level.ts';

/** A self-hosted server may need this long for five minutes of speech. */
const timeoutMs = 110_000;

interface TranscribeOptions {
  /** Levels of the voice, in seconds of the recording; null where nobody measured them. */
  level: VoiceLevel | null;
  /** Of the interview's questions, as a tag (BCP 47). */
  language: string | undefined;
  /** Where the recording begins in the times of the answer, in seconds. */
  fromSeconds: number;
  signal: AbortSignal;
}

/** Has the operator's model transcribe a recording. `timed` is empty where the model gives no times. Throws a FunctionError. */
export async function transcribeSound(
  sound: Blob,
  { level, language, fromSeconds, signal }: TranscribeOptions,
): Promise<{ text: string; timed: SpokenWord[] }> {
  const input = { audio: await base64Of(sound), language: spokenLanguage(language) };
  const { text, words } = await invoke('transcribe-answer', input, { signal, timeoutMs });
  const timed = (level?.byTime(words) ?? words).map((word) => ({
    ...word,
    startSeconds: word.startSeconds + fromSeconds,
    endSeconds: word.endSeconds + fromSeconds,
  }));
  return { text, timed };
}

/** A recording as it travels in JSON. */
function base64Of(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.readAsDataURL(blob);
  });
}
