import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { settings, useSettings } from './settings.ts';
import { voiceChoice } from './voice-choice.ts';

const synthesis = () => (typeof speechSynthesis === 'undefined' ? null : speechSynthesis);

/** Whether this browser can read aloud. */
export const canSpeak = (): boolean => synthesis() !== null;

/** The language of a text that says no other. */
const usualLanguage = 'en';
const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** The voices of this device for a language: others would send the text away. */
export const ownVoices = (
  voices: readonly SpeechSynthesisVoice[],
  language = usualLanguage,
): SpeechSynthesisVoice[] =>
  voices.filter(({ localService, lang }) => localService && languageOf(lang) === languageOf(language));

const listed = new Map<string, SpeechSynthesisVoice[]>();

function listVoices(language: string): SpeechSynthesisVoice[] {
  const now = ownVoices(synthesis()?.getVoices() ?? [], language);
  const before = listed.get(language);
  const addresses = (some: readonly SpeechSynthesisVoice[]) => some.map(({ voiceURI }) => voiceURI).join();
  // React draws anew for each new object: an equal list has to stay the same one.
  if (before && addresses(now) === addresses(before)) return before;
  listed.set(language, now);
  return now;
}

function watchVoices(listener: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener?.('voiceschanged', listener);
  return () => speech?.removeEventListener?.('voiceschanged', listener);
}

/** The voices of this device for a language, which some browsers list a moment late. */
export const useVoices = (language = usualLanguage): SpeechSynthesisVoice[] =>
  useSyncExternalStore(
    watchVoices,
    () => listVoices(language),
    () => [],
  );

/**
 * Call this when the user presses something: iOS lets a page speak later only if it has spoken during a press. It makes no sound.
 */
export function readyVoice(): void {
  const speech = synthesis();
  if (!speech || speech.speaking) return;
  const silence = new SpeechSynthesisUtterance(' ');
  silence.volume = 0;
  speech.speak(silence);
}

const presses = ['click', 'keydown'] as const;

/**
 * Makes the voice ready at the next press, while it is wanted. After a reload the press that started the interview no longer counts on
 * iOS, and without another one every later question would be silent.
 */
export function useReadyVoice(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return;
    const forget = () => {
      for (const press of presses) removeEventListener(press, ready, true);
    };
    const ready = () => {
      forget();
      readyVoice();
    };
    for (const press of presses) addEventListener(press, ready, true);
    return forget;
  }, [isWanted]);
}

/** Callbacks while a text is read aloud. `onEnd` runs when it ends, is stopped, or can't start. */
interface Listeners {
  onStart?(): void;
  /** Where the word being spoken ends, in characters. Some voices never report it. */
  onWord?(end: number): void;
  onEnd?(): void;
}

/** The voice may never report its end; nobody waits longer than this for it, in milliseconds a character, and at least. */
const longestMs = { perCharacter: 150, least: 8_000 };

/** Reads a text, in the chosen voice if it is English, whatever the settings, in place of what is being read. */
export function speak(
  text: string,
  { onStart, onWord, onEnd }: Listeners = {},
  language = usualLanguage,
): void {
  const speech = synthesis();
  if (!speech || text.trim() === '') return;
  speech.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  const { voice, rate } = voiceChoice();
  const own = ownVoices(speech.getVoices(), language);
  utterance.lang = language;
  utterance.rate = rate;
  utterance.voice = own.find(({ voiceURI }) => voiceURI === voice) ?? own[0] ?? null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    clearTimeout(timer);
    onEnd?.();
  };
  utterance.onstart = () => {
    timer = setTimeout(end, Math.max(longestMs.least, text.length * longestMs.perCharacter));
    onStart?.();
  };
  utterance.onboundary = ({ name, charIndex }) => {
    if (name === 'word') onWord?.(wordEnd(text, charIndex));
  };
  utterance.onend = end;
  utterance.onerror = end;
  speech.speak(utterance);
}

/** The end of the word that begins at a place of a text. */
export function wordEnd(text: string, start: number): number {
  const rest = /^\S*/.exec(text.slice(start))?.[0] ?? '';
  return start + rest.length;
}

/** Reads a text aloud where voice feedback is on, in place of what is being read. */
export function say(text: string): void {
  if (settings().audio.voiceFeedback) speak(text);
}

/** Stops reading. */
function hush(): void {
  synthesis()?.cancel();
}

/** Reads a text aloud when it appears, where voice feedback is on, and stops when it goes. Null reads nothing. */
export function useReadAloud(text: string | null): void {
  const { voiceFeedback } = useSettings().audio;
  useEffect(() => {
    if (!voiceFeedback || text === null) return;
    say(text);
    return hush;
  }, [text, voiceFeedback]);
}

/** A text that can be heard. */
export interface Speaker {
  /** False where the browser can't read aloud, or has no voice for the language. */
  available: boolean;
  speaking: boolean;
  /** Characters of the text that have been said; null where the voice doesn't tell, and while it is silent. */
  spokenTo: number | null;
  start(): void;
  stop(): void;
}

/**
 * Reads a text when it appears, where `isAuto`, and whenever it is asked to; stops when the text goes or changes. `isQuiet`
 * stops the reading: while somebody dictates, the microphone must not hear it.
 */
export function useSpeaker(
  text: string | null,
  { isAuto, isQuiet, language = usualLanguage }: { isAuto: boolean; isQuiet: boolean; language?: string },
): Speaker {
  const hasVoice = useVoices(language).length > 0;
  // For English every browser has a voice, though some don't list it.
  const available = canSpeak() && (hasVoice || languageOf(language) === usualLanguage);
  const [speaking, setSpeaking] = useState(false);
  const [spokenTo, setSpokenTo] = useState<number | null>(null);
  // A reading that was stopped may still report; only the newest counts.
  const newest = useRef(0);
  const stop = useCallback(() => {
    newest.current += 1;
    setSpeaking(false);
    setSpokenTo(null);
    hush();
  }, []);
  const quiet = useRef(isQuiet);
  quiet.current = isQuiet;
  const start = useCallback(() => {
    if (text === null || !available || quiet.current) return;
    newest.current += 1;
    const own = newest.current;
    const ifNewest = (act: () => void) => () => own === newest.current && act();
    const listeners = {
      onStart: ifNewest(() => setSpeaking(true)),
      onWord: (end: number) => ifNewest(() => setSpokenTo(end))(),
      onEnd: ifNewest(() => {
        setSpeaking(false);
        setSpokenTo(null);
      }),
    };
    speak(text, listeners, language);
  }, [text, available, language]);
  const auto = useRef(isAuto);
  auto.current = isAuto;
  useEffect(() => {
    if (text === null) return;
    if (auto.current) start();
    return stop;
  }, [text, start, stop]);
  useEffect(() => {
    if (isQuiet) stop();
  }, [isQuiet, stop]);
  return { available, speaking, spokenTo, start, stop };
}
