import { type Dispatch, useEffect, useRef, useState } from 'react';
import { FunctionError } from '@/lib/functions.ts';
import { soundOf, takesOf } from '@/lib/recordings.ts';
import { transcribeSound } from '../speech/transcribe-sound.ts';
import { useTranscriptionHost } from '../speech/use-dictation.ts';
import type { VoiceLevel } from '../speech/voice-level.ts';
import type { SessionAction } from './session-state.ts';

/** The words of a take, which the operator's model transcribes when the user asks for that. */
export interface TakeWords {
  /** The host that the sound is sent to. */
  sentTo: string;
  state: WordsState;
  transcribe(): void;
  /** Gives up a transcription under way. */
  cancel(): void;
}

export type WordsState =
  | { phase: 'idle' | 'writing' | 'silent' }
  /** `problem` says why; '' where it isn't known. */
  | { phase: 'failed'; problem: string };

/** What was heard while a take was recorded; null after a reload. */
export type TakeVoice = { level: VoiceLevel; isSilent: boolean } | null;

interface TakeWordsParts {
  sessionId: string;
  question: string;
  /** The number of the take that is reviewed. */
  take: number;
  /** Of the questions, as a tag (BCP 47). */
  language: string | undefined;
  voice(): TakeVoice;
}

const idle: WordsState = { phase: 'idle' };

/**
 * Has the sound of the newest take transcribed at a press: nothing is sent before. The take and what is typed stay as they are
 * whatever happens. Null where the site has no model for it.
 */
export function useTakeWords(
  { sessionId, question, take, language, voice }: TakeWordsParts,
  dispatch: Dispatch<SessionAction>,
): TakeWords | null {
  const sentTo = useTranscriptionHost();
  /** Of which take the state is: words that come later belong to no other take and no other question. */
  const place = `${take} ${question}`;
  const [{ of, ...state }, setState] = useState<WordsState & { of: string }>({ ...idle, of: place });
  const underWay = useRef(new AbortController());
  useEffect(() => () => underWay.current.abort(), []);
  const latest = useRef(place);
  latest.current = place;
  const cancel = () => {
    underWay.current.abort();
    setState({ ...idle, of: place });
  };
  const transcribe = async () => {
    underWay.current.abort();
    const heard = voice();
    if (heard?.isSilent) return setState({ phase: 'silent', of: place });
    underWay.current = new AbortController();
    const { signal } = underWay.current;
    const isOver = () => signal.aborted || latest.current !== place;
    setState({ phase: 'writing', of: place });
    try {
      const sound = await soundOfNewest(sessionId, question);
      const { text, timed } = await transcribeSound(sound, {
        ...{ level: heard?.level ?? null, language, fromSeconds: 0, signal },
      });
      if (isOver()) return;
      dispatch({ type: 'dictated', text, words: timed });
      setState({ phase: text.trim() === '' ? 'silent' : 'idle', of: place });
    } catch (error) {
      if (isOver()) return;
      console.warn('The take was not transcribed', error);
      setState({ phase: 'failed', problem: error instanceof FunctionError ? error.message : '', of: place });
    }
  };
  if (sentTo === null) return null;
  return { sentTo, state: of === place ? state : idle, transcribe: () => void transcribe(), cancel };
}

/** The sound of the newest take of an answer, without its picture. */
async function soundOfNewest(sessionId: string, question: string): Promise<Blob> {
  const take = (await takesOf(sessionId, question)).at(-1);
  if (!take) throw new Error('This browser kept no recording of the answer');
  const recording = await soundOf(take);
  if (!take.mimeType.startsWith('video/')) return recording;
  const { soundAlone } = await import('../speech/sound-alone.ts');
  return soundAlone(recording);
}
