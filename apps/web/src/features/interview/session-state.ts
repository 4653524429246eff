import { answerMaxLength } from '@greenroom/domain';
import { type Clock, pauseClock, resumeClock } from './clock.ts';

/**
 * Where an interview stands. `reviewing`: in practice, a strong answer is shown beside the one just given, and the
 * clock waits. `completing` covers the time from the last answer to the report.
 */
export type Phase = 'answering' | 'reviewing' | 'paused' | 'completing' | 'completed';

export type SessionState = {
  phase: Phase;
  /** Position of the question on the screen, from 0. */
  index: number;
  questionCount: number;
  /** Accepted answers by position; '' where there is none. */
  answers: string[];
  /** Positions whose accepted answer has not reached the server yet. */
  unsent: number[];
  /** The text in the field. */
  current: string;
  clock: Clock;
  /** The clock has run out once; it ends an interview only once. */
  timeIsUp: boolean;
};

export type SessionAction =
  | { type: 'typed'; text: string }
  | { type: 'dictated'; text: string }
  | { type: 'next' }
  | { type: 'review'; nowMs: number }
  | { type: 'go-on'; nowMs: number }
  | { type: 'time-up' }
  | { type: 'pause'; nowMs: number }
  | { type: 'resume'; nowMs: number }
  | { type: 'sent'; position: number; text: string }
  | { type: 'completion-failed' }
  | { type: 'completed' };

/** Whether the next step ends the interview: at the last question, and anywhere once the time is up. */
export const endsInterview = (state: SessionState) =>
  state.timeIsUp || state.index === state.questionCount - 1;
export const hasAnyAnswer = (state: SessionState) => state.answers.some((answer) => answer.trim() !== '');

/** An answer must not be empty to go on. Once the time is up, one answer to any question is enough. */
export function canGoOn(state: SessionState): boolean {
  if (state.phase !== 'answering') return false;
  return state.current.trim() !== '' || (state.timeIsUp && hasAnyAnswer(state));
}

/** One step of an interview. An action that does not fit the phase changes nothing. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'typed':
      return state.phase === 'answering' ? { ...state, current: clip(action.text) } : state;
    case 'dictated':
      return state.phase === 'answering' ? { ...state, current: append(state.current, action.text) } : state;
    case 'next':
      return canGoOn(state) ? goOn(acceptCurrent(state)) : state;
    case 'review':
      if (!canGoOn(state)) return state;
      return { ...acceptCurrent(state), phase: 'reviewing', clock: pauseClock(state.clock, action.nowMs) };
    case 'go-on':
      if (state.phase !== 'reviewing') return state;
      return goOn({ ...state, phase: 'answering', clock: resumeClock(state.clock, action.nowMs) });
    case 'time-up':
      return state.phase === 'answering' && !state.timeIsUp ? endByTime(state) : state;
    case 'pause':
      if (state.phase !== 'answering') return state;
      return { ...state, phase: 'paused', clock: pauseClock(state.clock, action.nowMs) };
    case 'resume':
      if (state.phase !== 'paused') return state;
      return { ...state, phase: 'answering', clock: resumeClock(state.clock, action.nowMs) };
    case 'sent':
      return confirmSent(state, action.position, action.text);
    case 'completion-failed':
      return state.phase === 'completing' ? { ...state, phase: 'answering' } : state;
    case 'completed':
      return { ...state, phase: 'completed', unsent: [] };
  }
}

function goOn(state: SessionState): SessionState {
  if (endsInterview(state)) return { ...state, phase: 'completing' };
  const index = state.index + 1;
  return { ...state, index, current: state.answers[index] ?? '' };
}

function endByTime(state: SessionState): SessionState {
  const accepted = { ...acceptCurrent(state), timeIsUp: true };
  return hasAnyAnswer(accepted) ? { ...accepted, phase: 'completing' } : accepted;
}

function acceptCurrent(state: SessionState): SessionState {
  const text = state.current;
  if (text.trim() === '' || text === state.answers[state.index]) return state;
  const answers = state.answers.with(state.index, text);
  return { ...state, answers, unsent: [...new Set([...state.unsent, state.index])] };
}

/** An answer counts as sent only as long as the accepted text is still the one that was sent. */
function confirmSent(state: SessionState, position: number, text: string): SessionState {
  if (state.answers[position] !== text) return state;
  return { ...state, unsent: state.unsent.filter((other) => other !== position) };
}

function clip(text: string): string {
  return text.length <= answerMaxLength ? text : text.slice(0, answerMaxLength);
}

/** Dictated words go after what is there, one space apart; nothing that stands is replaced. */
function append(text: string, heard: string): string {
  const words = heard.trim();
  if (words === '') return text;
  const gap = text === '' || /\s$/.test(text) ? '' : ' ';
  return clip(`${text}${gap}${words}`);
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

export type RestoreInput = {
  questions: readonly { question_text: string }[];
  /** Answers that the server holds. */
  stored: readonly { question_text: string; user_answer: string }[];
  /** What this browser kept: accepted answers, those of them not sent, the place and the text in the field. */
  kept: { index: number; answers: readonly string[]; unsent: readonly number[]; current: string } | null;
  clock: Clock;
};

/**
 * The state of an interview that is being opened again: the same question, the same text.
 * The server's answers count, except where this browser holds one that never got there.
 */
export function restoreSession({ questions, stored, kept, clock }: RestoreInput): SessionState {
  const byQuestion = new Map(stored.map((answer) => [answer.question_text, answer.user_answer]));
  const unsent: number[] = [];
  const answers = questions.map(({ question_text }, position) => {
    const onServer = byQuestion.get(question_text) ?? '';
    const here = clip(kept?.answers[position] ?? '');
    const mineIsNewer = here.trim() !== '' && (onServer === '' || kept?.unsent.includes(position));
    if (!mineIsNewer || here === onServer) return onServer;
    unsent.push(position);
    return here;
  });
  const firstOpen = answers.findIndex((answer) => answer.trim() === '');
  const index = firstOpen === -1 ? questions.length - 1 : firstOpen;
  const inField = kept?.index === index ? clip(kept.current) : '';
  return {
    phase: clock.pausedAt === null ? 'answering' : 'paused',
    index,
    questionCount: questions.length,
    answers,
    unsent,
    current: inField === '' ? (answers[index] ?? '') : inField,
    clock,
    timeIsUp: false,
  };
}
