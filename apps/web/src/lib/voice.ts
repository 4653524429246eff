import { useEffect } from 'react';
import { settings, useSettings } from './settings.ts';

const synthesis = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

/** A voice of this device for English: others would send the text away. */
function ownVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | null {
  return voices.find(({ localService, lang }) => localService && /^en\b/i.test(lang)) ?? null;
}

/** Reads a text aloud where voice feedback is on, in place of what is being read. */
export function say(text: string): void {
  const speech = synthesis();
  if (!speech || !settings().audio.voiceFeedback || text.trim() === '') return;
  speech.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'en';
  utterance.voice = ownVoice(speech.getVoices());
  speech.speak(utterance);
}

/** Stops reading. */
function hush(): void {
  synthesis()?.cancel();
}

/**
 * Reads a text aloud when it appears, and stops when it goes. Null reads nothing. `isQuiet` stops the reading for good
 * until the text changes: while somebody dictates, the microphone must not hear it.
 */
export function useReadAloud(text: string | null, isQuiet = false): void {
  const { voiceFeedback } = useSettings().audio;
  useEffect(() => {
    if (!voiceFeedback || text === null) return;
    say(text);
    return hush;
  }, [text, voiceFeedback]);
  useEffect(() => {
    if (isQuiet) hush();
  }, [isQuiet]);
}
