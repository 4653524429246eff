import type { Opening } from '../opening.ts';
import { useKeptRecording } from '../speech/use-kept-recording.ts';
import type { Review } from './review.ts';
import type { SessionState } from './session-state.ts';
import type { Answering } from './use-answering.ts';
import { useHandsFree } from './use-hands-free.ts';
import type { Interviewer } from './use-interviewer.ts';

interface SpeakingParts {
  interviewer: Interviewer;
  answering: Answering;
  review: Review;
  /** Called when the page goes out of sight in an interview without hands. */
  onHide(): void;
}

/** What goes along with answering aloud: the mode without hands, and the recording. */
export function useSpeaking({ session, questions }: Opening, state: SessionState, parts: SpeakingParts) {
  const { dictation, settling, next } = parts.answering;
  const { probe, reveal } = parts.review;
  const handsFree = useHandsFree({
    asked: askedOf(state, probe !== null),
    text: probe ? state.followUp : state.current,
    ...{ dictation, settling, interviewer: parts.interviewer },
    onNext: probe ? reveal : next,
    onVoice: (db) => dictation.recording && parts.answering.noteVoice(db),
    onHide: parts.onHide,
  });
  const recording = useKeptRecording({
    sessionId: session.id,
    question: questions[state.index]?.question_text ?? '',
    // A recorded interview has its own recorder, and the times of an answer come from its words.
    recording: dictation.recording && state.recorded === null && !probe,
    recordedSeconds: () => state.spoken[state.index]?.at(-1)?.endSeconds ?? 0,
  });
  return { handsFree, recording };
}

function askedOf({ phase, index }: SessionState, hasFollowUp: boolean): string | null {
  if (phase === 'answering') return `question ${index}`;
  return hasFollowUp ? `follow-up ${index}` : null;
}
