import { answerMaxLength } from '@greenroom/domain';
import { appendWords } from '@/lib/append-words.ts';
import { addWords, type SpokenWord, stillSpoken } from '../spoken-words.ts';
import { type Clock, pauseClock, resumeClock } from './clock.ts';
import {
  freshRecorded,
  holdRecorded,
  isWaiting,
  type Recorded,
  type RecordedEvent,
  recordedReducer,
  recoverRecorded,
  releaseRecorded,
} from './recorded.ts';

/**
 * Where an interview stands. `reviewing`: an answer was just given, and the clock waits: for its follow-up, and in practice for a strong
 * answer beside it. `completing` covers the time from the last answer to the report.
 */
export type Phase = 'answering' | 'reviewing' | 'paused' | 'completing' | 'completed';

export type SessionState = {
  phase: Phase;
  /** Position of the question on the screen, from 0. */
  index: number;
  questionCount: number;
  /** A model is writing more questions, to be added at the end. */
  growing: boolean;
  /** Accepted answers by position; '' where there is none. */
  answers: string[];
  /** Positions whose accepted answer has not reached the server yet. */
  unsent: number[];
  /** The text in the field; may be longer than an answer can be. */
  current: string;
  /** What is being written or said to a follow-up. */
  followUp: string;
  /** Positions whose answers had a follow-up in this live interview. */
  followed: number[];
  /** Dictated words with their times, by position; empty where an answer was typed. */
  spoken: SpokenWord[][];
  /** The user's own rating of an answer, 1 to 5, by position. */
  ratings: (number | null)[];
  clock: Clock;
  /** The clock has run out once; it ends an interview only once. */
  timeIsUp: boolean;
  /** The question on the screen of a recorded interview; null in others, and where it is answered in writing. */
  recorded: Recorded | null;
};

export type SessionAction =
  | { type: 'typed'; text: string }
  | { type: 'dictated'; text: string; words?: SpokenWord[] }
  | { type: 'rated'; position: number; rating: number | null }
  | { type: 'follow-up-typed'; text: string }
  | { type: 'follow-up-asked' }
  | { type: 'followed-up' }
  | { type: 'next' }
  | { type: 'review'; nowMs: number }
  | { type: 'go-on'; nowMs: number }
  | { type: 'asking'; nowMs: number }
  | { type: 'asked'; nowMs: number }
  | { type: 'recorded'; event: RecordedEvent; nowMs: number }
  | { type: 'write'; nowMs: number }
  | { type: 'time-up' }
  | { type: 'pause'; nowMs: number }
  | { type: 'resume'; nowMs: number }
  | { type: 'grown'; count: number; growing: boolean }
  | { type: 'sent'; position: number; text: string; rating: number | null }
  | { type: 'completion-failed' }
  | { type: 'completed' };

const isAtLast = ({ index, questionCount }: SessionState) => index === questionCount - 1;

/** Whether the next step ends the interview: at the last question, and anywhere once the time is up. */
export const endsInterview = (state: SessionState) => state.timeIsUp || (isAtLast(state) && !state.growing);

/** Whether the next question isn't written yet. */
export const waitsForQuestion = (state: SessionState) => state.growing && !state.timeIsUp && isAtLast(state);

/** Whether there is anything to score: one answer that is more than spaces. */
export const hasAnyAnswer = (state: SessionState) => state.answers.some((answer) => answer.trim() !== '');

/** An answer longer than can be stored and scored: it stays in the field until its user has shortened it. */
export const isTooLong = (text: string) => text.length > answerMaxLength;

/** An answer must not be empty to go on. Once the time is up, one answer to any question is enough. */
export function canGoOn(state: SessionState): boolean {
  if (state.phase !== 'answering' || isTooLong(state.current) || waitsForQuestion(state)) return false;
  if (state.recorded && state.recorded.step !== 'review' && !state.timeIsUp) return false;
  return state.current.trim() !== '' || (state.timeIsUp && hasAnyAnswer(state));
}

/** One step of an interview. An action that does not fit the phase changes nothing. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'typed':
      return state.phase === 'answering' ? type(state, action.text) : state;
    case 'dictated':
      if (state.phase === 'reviewing')
        return { ...state, followUp: appendWords(state.followUp, action.text) };
      return state.phase === 'answering' ? takeDown(state, action.text, action.words ?? []) : state;
    case 'rated':
      return rate(state, action.position, action.rating);
    case 'follow-up-asked':
      return { ...state, followed: [...new Set([...state.followed, state.index])] };
    case 'followed-up':
      return state.phase === 'reviewing' ? addFollowUp(state) : state;
    case 'follow-up-typed':
      return state.phase === 'reviewing' ? { ...state, followUp: action.text } : state;
    case 'next':
      return canGoOn(state) ? goOn(acceptCurrent(state)) : state;
    case 'review':
      if (!canGoOn(state)) return state;
      return { ...acceptCurrent(state), phase: 'reviewing', clock: pauseClock(state.clock, action.nowMs) };
    case 'go-on':
      if (state.phase !== 'reviewing') return state;
      return goOn(run({ ...state, phase: 'answering' }, action.nowMs));
    // The clock never counts the time in which the interviewer speaks.
    case 'asking':
      return state.phase === 'answering' ? hold(state, action.nowMs) : state;
    case 'asked':
      return state.phase === 'answering' ? run(state, action.nowMs) : state;
    case 'recorded':
      return state.phase === 'answering' ? record(state, action.event, action.nowMs) : state;
    case 'write':
      return state.phase === 'answering' ? run({ ...state, recorded: null }, action.nowMs) : state;
    case 'time-up':
      return state.phase === 'answering' && !state.timeIsUp ? endByTime(state) : state;
    case 'pause':
      if (state.phase !== 'answering') return state;
      return { ...hold(state, action.nowMs), ...recovered(state, action.nowMs), phase: 'paused' };
    case 'resume':
      return state.phase === 'paused' ? run({ ...state, phase: 'answering' }, action.nowMs) : state;
    case 'grown':
      return state.growing ? grow(state, action) : state;
    case 'sent':
      return confirmSent(state, action);
    case 'completion-failed':
      return state.phase === 'completing' ? { ...state, phase: 'answering' } : state;
    case 'completed':
      return { ...state, phase: 'completed', unsent: [] };
  }
}

function goOn(state: SessionState): SessionState {
  if (endsInterview(state)) return { ...state, phase: 'completing' };
  const index = state.index + 1;
  const recorded = state.recorded && freshRecorded;
  return { ...state, index, current: state.answers[index] ?? '', followUp: '', recorded };
}

function grow(state: SessionState, { count, growing }: { count: number; growing: boolean }): SessionState {
  const more = Math.max(0, count - state.questionCount);
  if (more === 0 && growing) return state;
  return {
    ...state,
    growing,
    questionCount: state.questionCount + more,
    answers: [...state.answers, ...Array<string>(more).fill('')],
    spoken: [...state.spoken, ...Array.from({ length: more }, () => [])],
    ratings: [...state.ratings, ...Array<null>(more).fill(null)],
  };
}

/** Stops the clock of the interview, and that of a step of a recorded question. */
function hold(state: SessionState, nowMs: number): SessionState {
  const recorded = state.recorded && holdRecorded(state.recorded, nowMs);
  return { ...state, clock: pauseClock(state.clock, nowMs), recorded };
}

/** Lets the clocks run, or has the interview's wait from now on where a recorded question does. */
function run(state: SessionState, nowMs: number): SessionState {
  const clock = resumeClock(state.clock, nowMs);
  if (state.recorded && isWaiting(state.recorded)) return { ...state, clock: pauseClock(clock, nowMs) };
  return { ...state, clock, recorded: state.recorded && releaseRecorded(state.recorded, nowMs) };
}

function record(state: SessionState, event: RecordedEvent, nowMs: number): SessionState {
  if (!state.recorded) return state;
  const recorded = recordedReducer(state.recorded, event, nowMs);
  if (recorded === state.recorded) return state;
  const isSame = isWaiting(recorded) === isWaiting(state.recorded);
  return isSame ? { ...state, recorded } : run({ ...state, recorded }, nowMs);
}

const recovered = ({ recorded }: SessionState, nowMs: number) => ({
  recorded: recorded && recoverRecorded(recorded, nowMs),
});

/** An answer that is too long is not cut: the interview ends as soon as its user has shortened it. */
function endByTime(state: SessionState): SessionState {
  if (isTooLong(state.current)) return { ...state, timeIsUp: true };
  const accepted = { ...acceptCurrent(state), timeIsUp: true };
  return hasAnyAnswer(accepted) ? { ...accepted, phase: 'completing' } : accepted;
}

function acceptCurrent(state: SessionState): SessionState {
  const text = state.current;
  if (text.trim() === '' || text === state.answers[state.index]) return state;
  const spoken = state.spoken.with(state.index, stillSpoken(state.spoken[state.index] ?? [], text));
  return changed({ ...state, answers: state.answers.with(state.index, text), spoken }, state.index);
}

/** Marks a position whose answer has to go to the server again. */
function changed(state: SessionState, position: number): SessionState {
  return { ...state, unsent: [...new Set([...state.unsent, position])] };
}

/** An answer counts as sent only as long as it still is what was sent. */
function confirmSent(
  state: SessionState,
  { position, text, rating }: Extract<SessionAction, { type: 'sent' }>,
): SessionState {
  if (state.answers[position] !== text || (state.ratings[position] ?? null) !== rating) return state;
  return { ...state, unsent: state.unsent.filter((other) => other !== position) };
}

/** What the user types over an earlier take's words stays when the words of the retake come. */
function type(state: SessionState, text: string): SessionState {
  return { ...state, current: text, recorded: state.recorded && { ...state.recorded, replaces: false } };
}

/** Dictated words go after what is there, one space apart; only a retake of a recording replaces what stands. */
function takeDown(state: SessionState, text: string, words: readonly SpokenWord[]): SessionState {
  const heard = text.trim();
  if (heard === '') return state;
  const { index, recorded } = state;
  const current = recorded?.replaces ? '' : state.current;
  const before = recorded?.replaces ? [] : (state.spoken[index] ?? []);
  const gap = current === '' || /\s$/.test(current) ? '' : ' ';
  const spoken = state.spoken.with(index, addWords(before, words));
  const longer = { ...state, current: `${current}${gap}${heard}`, spoken };
  return { ...longer, recorded: recorded && { ...recorded, replaces: false, heardTake: recorded.takes } };
}

function rate(state: SessionState, position: number, rating: number | null): SessionState {
  if (position < 0 || position >= state.questionCount) return state;
  const rated = { ...state, ratings: state.ratings.with(position, rating) };
  return (rated.answers[position] ?? '').trim() === '' ? rated : changed(rated, position);
}

/** An answer with what was said to its follow-up. */
export const withFollowUp = (answer: string, followUp: string) =>
  followUp.trim() === '' ? answer : `${answer.trimEnd()}\n\n${followUp.trim()}`;

/** The answer to a follow-up continues the answer to its question. */
function addFollowUp(state: SessionState): SessionState {
  const answer = state.answers[state.index] ?? '';
  const longer = withFollowUp(answer, state.followUp);
  if (longer === answer || isTooLong(longer)) return state;
  const answers = state.answers.with(state.index, longer);
  return changed({ ...state, answers, current: longer, followUp: '' }, state.index);
}

/** The answers of an interview as the scoring function takes them: the given ones, in the order of the questions. */
export function answersToScore(
  questions: readonly { question_text: string; ideal_answer: string }[],
  answers: readonly string[],
): { question_text: string; user_answer: string; ideal_answer: string }[] {
  return questions.flatMap(({ question_text, ideal_answer }, position) => {
    const user_answer = answers[position] ?? '';
    return user_answer.trim() === '' ? [] : [{ question_text, user_answer, ideal_answer }];
  });
}
