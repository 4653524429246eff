import type { SpokenWord } from '../spoken-words.ts';

/** Recordings that the operator's model writes down. */
export interface Transcription {
  /** The words of a recording are on their way. */
  isWriting: boolean;
  /** Why a recording isn't written down; null unless one waits to be tried again. */
  problem: string | null;
  retry(): void;
  /** Gives up the recordings that wait. */
  drop(): void;
}

export interface Dictation {
  /** False where neither the browser nor a model of the site writes down speech. */
  supported: boolean;
  recording: boolean;
  /** Words heard that may still change. */
  interim: string;
  toggle(): void;
  /** Ends a recording; resolves once its last words have arrived, or to false where they can't. At once where nothing is recorded. */
  finish(): Promise<boolean>;
  /** Ends a recording, then calls `onSubmit` as it is once the last words have arrived. */
  submit(): Promise<void>;
  /** Null where the browser recognizes speech. */
  transcription: Transcription | null;
}

export interface DictationOptions {
  /** The tag of the language that is spoken; English without it. */
  language?: string | undefined;
  /** Gets settled words, to be put after what is there, with their times. */
  onHeard(words: string, timed: SpokenWord[]): void;
  /** Seconds of recording that the answer holds already. */
  recordedSeconds(): number;
  onSubmit?(): void;
  /** What a hidden tab does to a recording is decided elsewhere. */
  staysHidden?: boolean;
  /** A recording couldn't be written down; it can be tried again while the page is open. */
  onUnwritten?(sound: Blob): void;
  /** A recording was written down. */
  onWritten?(sound: Blob): void;
}

/** What of the browser's speech recognition is used. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  /** True keeps the sound on the device; browsers that can't have no such property. */
  processLocally?: boolean;
  start(): void;
  stop(): void;
  abort(): void;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
}

export interface RecognitionResultEvent {
  resultIndex: number;
  results: ArrayLike<{ isFinal: boolean; 0?: { transcript: string } }>;
}

interface SpeechLanguages {
  langs: string[];
  processLocally: boolean;
}

interface RecognitionMaker {
  new (): Recognition;
  /** Whether languages are recognized; not every browser says it. */
  available?(languages: SpeechLanguages): Promise<string>;
  /** Gets languages onto the device; false where that didn't work. */
  install?(languages: SpeechLanguages): Promise<boolean>;
}

/** The browser's speech recognition under either of its names; null where it has none. */
export function findRecognition(scope: unknown = globalThis): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** The results that an event brings or changes, by their position. */
export function freshResults({ resultIndex, results }: RecognitionResultEvent) {
  const fresh = Array.from(results).slice(resultIndex);
  return new Map(
    fresh.map(({ isFinal, 0: best }, at) => [
      resultIndex + at,
      { isFinal, transcript: best?.transcript.trim() ?? '' },
    ]),
  );
}

/** What one event of the recognition says: words that are settled, and words that may still change. */
export function readResults(event: RecognitionResultEvent): { heard: string; interim: string } {
  const fresh = [...freshResults(event).values()];
  const join = (final: boolean) =>
    fresh
      .filter(({ isFinal, transcript }) => isFinal === final && transcript !== '')
      .map(({ transcript }) => transcript)
      .join(' ');
  return { heard: join(true), interim: join(false) };
}

/** Errors that end nothing: silence, and a stop that was asked for. */
const harmless = new Set(['no-speech', 'aborted']);
const noMicrophone = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/**
 * What an error of the recognition means: nothing, nothing heard (`judgeHearing` says why), a microphone that went silent in the middle
 * (`afterWords`: something was heard before), or a failed recognition.
 */
export function judgeError(error: string, afterWords = false): 'harmless' | 'microphone' | 'lost' | 'failed' {
  if (harmless.has(error)) return 'harmless';
  if (afterWords && error === 'audio-capture') return 'lost';
  return noMicrophone.has(error) ? 'microphone' : 'failed';
}
