import type { Opening } from '../opening.ts';
import { useKeptRecording } from '../speech/use-kept-recording.ts';
import type { SessionState } from './session-state.ts';
import type { Answering } from './use-answering.ts';
import { useHandsFree } from './use-hands-free.ts';
import type { Interviewer } from './use-interviewer.ts';

interface SpeakingParts {
  interviewer: Interviewer;
  answering: Answering;
  /** Called when the page goes out of sight in an interview without hands. */
  onHide(): void;
}

/** What goes along with answering aloud: the mode without hands, and the recording. */
export function useSpeaking({ session, questions }: Opening, state: SessionState, parts: SpeakingParts) {
  const { dictation, settling, next } = parts.answering;
  const handsFree = useHandsFree({
    asked: state.phase === 'answering' ? state.index : null,
    text: state.current,
    ...{ dictation, settling, interviewer: parts.interviewer },
    onNext: next,
    onHide: parts.onHide,
  });
  const recording = useKeptRecording({
    sessionId: session.id,
    question: questions[state.index]?.question_text ?? '',
    // A recorded interview records by itself.
    recording: dictation.recording && state.recorded === null,
    recordedSeconds: () => state.spoken[state.index]?.at(-1)?.endSeconds ?? 0,
  });
  return { handsFree, recording };
}
