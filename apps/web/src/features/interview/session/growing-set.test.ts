import { expect, it } from 'vitest';
import { clockWith } from './clock.ts';
import { restoreSession } from './restore.ts';
import {
  canGoOn,
  endsInterview,
  type SessionAction,
  type SessionState,
  sessionReducer,
  waitsForQuestion,
} from './session-state.ts';

const one = [{ question_text: '¿Primera?', ideal_answer: 'Ideal.' }];
const clock = clockWith(1800, Date.parse('2026-11-21T10:00:00Z'));
const growing = restoreSession({ questions: one, stored: [], kept: null, clock, growing: true });
const play = (state: SessionState, ...actions: SessionAction[]) => actions.reduce(sessionReducer, state);
const typed: SessionAction = { type: 'typed', text: 'Una respuesta.' };

it('neither goes on nor ends while the next question is being written', () => {
  const state = play(growing, typed, { type: 'next' });
  expect(state).toMatchObject({ phase: 'answering', index: 0, current: 'Una respuesta.' });
  expect([waitsForQuestion(state), canGoOn(state), endsInterview(state)]).toEqual([true, false, false]);
});

it('moves on to a question that has arrived and leaves room for its answer', () => {
  const state = play(growing, typed, { type: 'grown', count: 2, growing: true }, { type: 'next' });
  expect(state).toMatchObject({ index: 1, questionCount: 2, answers: ['Una respuesta.', ''] });
  expect(state.ratings).toHaveLength(2);
  expect(waitsForQuestion(play(state, typed))).toBe(true);
});

it('ends with the questions it has when no more arrive or the user ends it', () => {
  const done = play(growing, typed, { type: 'grown', count: 1, growing: false });
  expect(endsInterview(done)).toBe(true);
  expect(play(done, { type: 'next' }).phase).toBe('completing');
  // Questions that arrive later aren't asked.
  expect(play(done, { type: 'grown', count: 2, growing: true }).questionCount).toBe(1);
});

it('ends when the time is up, even if questions are still being written', () => {
  expect(play(growing, typed, { type: 'time-up' }).phase).toBe('completing');
});
