import { sessionSecondsLeft } from '@greenroom/domain';
import type { Opening } from '../opening.ts';
import { canRecord } from '../speech/recorder.ts';
import type { SpokenWord } from '../spoken-words.ts';
import { type Clock, isOutrun, pauseClock, restoreClock } from './clock.ts';
import { type Draft, loadDraft } from './draft.ts';
import { freshRecorded } from './recorded.ts';
import { hasAnyAnswer, type Phase, type SessionState } from './session-state.ts';
import { isGrowing } from './set-note.ts';
import { loadSnapshot, type PauseSnapshot, removeSnapshot } from './snapshot.ts';

/** An opened interview as this browser and the server together remember it. */
export interface Restored {
  state: SessionState;
  /** The interview comes from a pause snapshot of this browser. */
  fromSnapshot: boolean;
}

/** Puts together the server's answers and clock, this browser's draft and its pause snapshot. */
export function restoreInterview(
  { session, questions, source, stored, secondsLeft, fromCopy }: Opening,
  nowMs: number,
): Restored {
  const found = loadSnapshot(session.id, nowMs);
  const outrun = isOutrun({ status: session.status, snapshot: found });
  if (outrun) removeSnapshot(session.id);
  const snapshot = outrun ? null : found;
  const draft = loadDraft(session.id);
  const reviews = session.practice || session.follow_ups;
  const reviewing = reviews && draft?.reviewing === true && snapshot === null;
  const clock = restoreClock(
    {
      timeLimitMinutes: session.time_limit,
      status: session.status,
      expiresAt: session.expires_at,
      serverSecondsLeft: secondsLeft ?? sessionSecondsLeft(session, nowMs),
      noted: outrun ? null : (draft?.clock ?? null),
      reviewing,
      waiting: draft?.waiting ?? false,
      snapshot,
    },
    nowMs,
  );
  const kept = draft ?? (snapshot && keptBy(snapshot));
  const held = fromCopy
    ? stored.filter(({ question_text }) => !isKept(kept, questions, question_text))
    : stored;
  const restored = restoreSession({
    ...{ questions, stored: held, kept, clock, reviewing },
    growing: !fromCopy && isGrowing(source),
  });
  const state = isRecorded(session) ? withRecorded(restored, draft, nowMs) : restored;
  return { state, fromSnapshot: snapshot !== null };
}

/** A recorded interview, in a browser that can record one; elsewhere it is answered as one by voice. */
const isRecorded = ({ mode }: Opening['session']) => mode === 'recorded' && canRecord();

/** The question as this browser left it, with the clock waiting until it goes on; as it is where it was answered in writing. */
export function withRecorded(state: SessionState, draft: Draft | null, nowMs: number): SessionState {
  if (draft && draft.recorded === null) return state;
  const left = draft?.index === state.index ? draft.recorded : null;
  const recorded = { ...freshRecorded, ...left };
  const clock = state.phase === 'answering' ? pauseClock(state.clock, nowMs) : state.clock;
  return { ...state, recorded, clock };
}

/** Beside a copy that may be older, what this browser noted itself is the truth. */
function isKept(kept: Kept | null, questions: Opening['questions'], question: string): boolean {
  const position = questions.findIndex(({ question_text }) => question_text === question);
  return (kept?.answers[position] ?? '').trim() !== '';
}

function keptBy({ answers, currentQuestionIndex, currentAnswer }: PauseSnapshot): Kept {
  const unsent = answers.flatMap((answer, position) => (answer === '' ? [] : [position]));
  return { index: currentQuestionIndex, answers, unsent, current: currentAnswer };
}

/** What this browser kept: accepted answers, those of them not sent, the place and the text in the field. */
type Kept = Pick<Draft, 'index' | 'answers' | 'unsent' | 'current'> &
  Partial<Pick<Draft, 'spoken' | 'ratings' | 'completing' | 'followUp'>>;

export type RestoreInput = {
  questions: readonly { question_text: string; follow_up?: unknown }[];
  /** Answers that the server holds. */
  stored: readonly {
    question_text: string;
    user_answer: string;
    self_rating?: number | null;
    words?: SpokenWord[];
  }[];
  kept: Kept | null;
  clock: Clock;
  reviewing?: boolean;
  growing?: boolean;
};

/**
 * The state of an interview that is being opened again: the same question, the same text.
 * The server's answers count, except where this browser holds one that never got there.
 */
export function restoreSession(input: RestoreInput): SessionState {
  const { questions, stored, kept, clock, reviewing, growing = false } = input;
  const byQuestion = new Map(stored.map((answer) => [answer.question_text, answer]));
  const unsent: number[] = [];
  const answers = questions.map(({ question_text }, position) => {
    const onServer = byQuestion.get(question_text)?.user_answer ?? '';
    const here = kept?.answers[position] ?? '';
    const mineIsNewer = here.trim() !== '' && (onServer === '' || kept?.unsent.includes(position));
    if (!mineIsNewer) return onServer;
    if (kept?.unsent.includes(position) || here !== onServer) unsent.push(position);
    return here;
  });
  const index = placeOf(answers, kept, reviewing ?? false);
  const inField = kept?.index === index ? kept.current : '';
  const state: SessionState = {
    phase: 'answering',
    index,
    questionCount: questions.length,
    growing,
    answers,
    unsent,
    current: inField === '' ? (answers[index] ?? '') : inField,
    followUp: reviewing ? (kept?.followUp ?? '') : '',
    followed: questions.flatMap(({ follow_up }, position) => (follow_up ? [position] : [])),
    spoken: questions.map(
      ({ question_text }, position) => kept?.spoken?.[position] ?? byQuestion.get(question_text)?.words ?? [],
    ),
    ratings: questions.map(
      ({ question_text }, position) =>
        kept?.ratings?.[position] ?? byQuestion.get(question_text)?.self_rating ?? null,
    ),
    clock,
    timeIsUp: false,
    recorded: null,
  };
  return { ...state, phase: phaseOf(state, kept, reviewing ?? false) };
}

/** The first question without an answer, the last one where all have one; in a review, the question reviewed. */
function placeOf(answers: readonly string[], kept: Kept | null, reviewing: boolean): number {
  if (reviewing && (answers[kept?.index ?? -1] ?? '').trim() !== '') return kept?.index ?? 0;
  const firstOpen = answers.findIndex((answer) => answer.trim() === '');
  return firstOpen === -1 ? answers.length - 1 : firstOpen;
}

function phaseOf(state: SessionState, kept: Kept | null, reviewing: boolean): Phase {
  if (reviewing) return (state.answers[state.index] ?? '').trim() === '' ? 'answering' : 'reviewing';
  if (state.clock.pausedAt !== null) return 'paused';
  return kept?.completing && hasAnyAnswer(state) ? 'completing' : 'answering';
}
