/** What of the browser's speech recognition is used. */
export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
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

type RecognitionMaker = new () => Recognition;

/** The browser's speech recognition under either of its names; null where it has none. */
export function findRecognition(scope: unknown = globalThis): RecognitionMaker | null {
  const { SpeechRecognition, webkitSpeechRecognition } = scope as Record<
    string,
    RecognitionMaker | undefined
  >;
  return SpeechRecognition ?? webkitSpeechRecognition ?? null;
}

/** What one event of the recognition says: words that are settled, and words that may still change. */
export function readResults({ resultIndex, results }: RecognitionResultEvent): {
  heard: string;
  interim: string;
} {
  const fresh = Array.from(results).slice(resultIndex);
  const join = (final: boolean) =>
    fresh
      .filter(({ isFinal }) => isFinal === final)
      .map((result) => result[0]?.transcript.trim() ?? '')
      .filter(Boolean)
      .join(' ');
  return { heard: join(true), interim: join(false) };
}

/** Errors that end nothing: silence, and a stop that was asked for. */
const harmless = new Set(['no-speech', 'aborted']);
const noMicrophone = new Set(['not-allowed', 'service-not-allowed', 'audio-capture']);

/** What an error of the recognition means: nothing, no microphone, or a failed recognition. */
export function judgeError(error: string): 'harmless' | 'microphone' | 'failed' {
  if (harmless.has(error)) return 'harmless';
  return noMicrophone.has(error) ? 'microphone' : 'failed';
}
