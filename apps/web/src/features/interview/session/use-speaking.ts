import type { Dispatch } from 'react';
import type { Opening } from '../opening.ts';
import { useKeptRecording } from '../speech/use-kept-recording.ts';
import type { Review } from './review.ts';
import type { SessionAction, SessionState } from './session-state.ts';
import type { Answering } from './use-answering.ts';
import { useHandsFree } from './use-hands-free.ts';
import { useInterviewer } from './use-interviewer.ts';

interface SpeakingParts {
  answering: Answering;
  review: Review;
  /** Called when the page goes out of sight while anything is recorded or hands-free is on. */
  onHide(): void;
}

/** Everything that is spoken: the interviewer's voice, the mode without hands, and the recording. */
export function useSpeaking(
  opening: Opening,
  state: SessionState,
  dispatch: Dispatch<SessionAction>,
  { answering, review, onHide }: SpeakingParts,
) {
  const { session, questions } = opening;
  const { dictation, settling, next } = answering;
  const { probe, reveal } = review;
  const onVoice = (db: number) => dictation.recording && answering.noteVoice(db);
  const recording = useKeptRecording({
    sessionId: session.id,
    question: questions[state.index]?.question_text ?? '',
    // A recorded interview has its own recorder, and the times of an answer come from its words.
    isAnswering: state.phase === 'answering' && state.recorded === null,
    hasDictation: dictation.supported,
    recording: dictation.recording,
    recordedSeconds: () => state.spoken[state.index]?.at(-1)?.endSeconds ?? 0,
    onVoice,
  });
  const isRecording = dictation.recording || recording.alone?.recording === true;
  const interviewer = useInterviewer(
    {
      ...askedAloud(opening, state, review),
      byVoice: session.mode !== 'text',
      isRecording: isRecording || state.recorded?.step === 'recording',
    },
    dispatch,
  );
  const handsFree = useHandsFree({
    asked: askedOf(state, probe !== null),
    text: probe ? state.followUp : state.current,
    ...{ dictation, isRecording, settling, interviewer, onHide, onVoice },
    onNext: probe ? reveal : next,
  });
  return { interviewer, handsFree, recording };
}

/** A recorded question is asked while it is prepared, not at the check before it and not beside a take. */
const isAsked = ({ phase, recorded }: SessionState) =>
  phase === 'answering' && (recorded === null || recorded.step === 'preparing');

/** The question or the follow-up as it is asked aloud, with its language. */
function askedAloud({ questions, source }: Opening, state: SessionState, { probe }: Review) {
  const question = isAsked(state) ? questions[state.index]?.question_text : probe?.text;
  return { question: question ?? null, language: probe?.lang ?? source.lang ?? 'en' };
}

function askedOf({ phase, index }: SessionState, hasFollowUp: boolean): string | null {
  if (phase === 'answering') return `question ${index}`;
  return hasFollowUp ? `follow-up ${index}` : null;
}
