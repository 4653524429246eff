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
