import { describe, expect, it } from 'vitest';
import { clockWith, pauseClock, secondsLeft } from './clock.ts';
import { draftOf } from './draft.ts';
import { restoreSession } from './restore.ts';
import {
  answersToScore,
  canGoOn,
  type SessionAction,
  type SessionState,
  sessionReducer,
} from './session-state.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const questions = ['First?', 'Second?', 'Third?'].map((question_text) => ({
  question_text,
  ideal_answer: `Ideal for ${question_text}`,
}));
const fresh = restoreSession({ questions, stored: [], kept: null, clock: clockWith(1800, now) });
const play = (state: SessionState, ...actions: SessionAction[]) => actions.reduce(sessionReducer, state);
const typed = (text: string): SessionAction => ({ type: 'typed', text });
const next: SessionAction = { type: 'next' };

describe('going through the questions', () => {
  it('does not go past an empty answer', () => {
    expect(play(fresh, next).index).toBe(0);
    expect(play(fresh, typed('  \n '), next).index).toBe(0);
  });

  it('keeps an answer exactly as it was typed and moves on to an empty field', () => {
    const state = play(fresh, typed(' I led it. '), next);
    expect(state).toMatchObject({ index: 1, current: '', unsent: [0], phase: 'answering' });
    expect(state.answers[0]).toBe(' I led it. ');
  });

  it('completes after the last question', () => {
    const state = play(fresh, typed('a'), next, typed('b'), next, typed('c'), next);
    expect(state).toMatchObject({ phase: 'completing', index: 2, unsent: [0, 1, 2] });
  });

  it('goes back to the last question with its text when completing failed', () => {
    const ended = play(fresh, typed('a'), next, typed('b'), next, typed('c'), next);
    const back = play(ended, { type: 'completion-failed' });
    expect(back).toMatchObject({ phase: 'answering', index: 2, current: 'c' });
    expect(play(back, typed('c, better'), next)).toMatchObject({
      phase: 'completing',
      answers: ['a', 'b', 'c, better'],
    });
  });

  it('keeps every word of an answer that is too long, and goes on once it is shortened', () => {
    const long = play(fresh, typed('x'.repeat(50_000)));
    expect(long.current).toHaveLength(50_000);
    expect(canGoOn(long)).toBe(false);
    expect(play(long, next)).toEqual(long);
    expect(play(long, typed('x'.repeat(20_000)), next).index).toBe(1);
  });

  it('changes nothing while it is paused, completing or completed', () => {
    const paused = play(fresh, typed('a'), { type: 'pause', nowMs: now });
    expect(play(paused, typed('b'), next, { type: 'time-up' })).toEqual(paused);
    const completed = play(fresh, { type: 'completed' });
    expect(play(completed, typed('b'), next, { type: 'pause', nowMs: now })).toEqual(completed);
  });
});

describe('the interviewer’s voice', () => {
  const at = (seconds: number) => now + seconds * 1_000;
  const asked = play(fresh, { type: 'asking', nowMs: at(10) });

  it('stops the clock while it speaks, and only then', () => {
    expect(secondsLeft(asked.clock, at(25))).toBe(1790);
    const heard = play(asked, { type: 'asked', nowMs: at(25) });
    expect(secondsLeft(heard.clock, at(30))).toBe(1785);
  });

  it('that is cut off by a pause or a strong answer leaves their clock alone', () => {
    const paused = play(asked, { type: 'pause', nowMs: at(15) }, { type: 'asked', nowMs: at(16) });
    expect(secondsLeft(paused.clock, at(60))).toBe(1790);
    const reviewed = play(
      asked,
      typed('a'),
      { type: 'review', nowMs: at(15) },
      { type: 'asked', nowMs: at(16) },
    );
    expect(secondsLeft(reviewed.clock, at(60))).toBe(1790);
  });

  it('leaves a running clock in the draft', () => {
    expect(draftOf(asked, at(20)).clock).toEqual({ deadlineAt: at(1810), pausedAt: null });
  });
});

describe('practice', () => {
  it('stops the clock while a strong answer is shown, and goes on from there', () => {
    const reviewing = play(fresh, typed('a'), { type: 'review', nowMs: now });
    expect(reviewing).toMatchObject({ phase: 'reviewing', index: 0, unsent: [0] });
    expect(play(reviewing, typed('copied'), next)).toEqual(reviewing);
    const later = now + 90_000;
    const state = play(reviewing, { type: 'go-on', nowMs: later });
    expect(state).toMatchObject({ phase: 'answering', index: 1, current: '' });
    expect(secondsLeft(state.clock, later)).toBe(1800);
  });

  it('takes down what is said to a follow-up behind what is typed there, and leaves the answer as it is', () => {
    const reviewing = play(fresh, typed('I led it.'), { type: 'review', nowMs: now });
    const said: SessionAction = { type: 'dictated', text: 'We tried it before.', words: [] };
    const state = play(reviewing, { type: 'follow-up-typed', text: 'Yes.' }, said);
    expect(state).toMatchObject({ followUp: 'Yes. We tried it before.', current: 'I led it.' });
    expect(play(state, { type: 'followed-up' }).answers[0]).toBe('I led it.\n\nYes. We tried it before.');
  });

  it('lets the answer to a follow-up continue the answer, and sends it again', () => {
    const reviewing = play(
      fresh,
      typed('I led it. '),
      { type: 'review', nowMs: now },
      { type: 'sent', position: 0, text: 'I led it. ', rating: null },
      { type: 'follow-up-typed', text: ' It ended well. ' },
      { type: 'followed-up' },
    );
    expect(reviewing).toMatchObject({ phase: 'reviewing', unsent: [0] });
    expect(reviewing.answers[0]).toBe('I led it.\n\nIt ended well.');
    expect(reviewing.followUp).toBe('');
    expect(
      play(fresh, typed('a'), { type: 'follow-up-typed', text: 'b' }, { type: 'followed-up' }).current,
    ).toBe('a');
  });

  it('shows nothing for an empty answer, and completes after the last one', () => {
    expect(play(fresh, { type: 'review', nowMs: now }).phase).toBe('answering');
    const last = play(fresh, typed('a'), next, typed('b'), next, typed('c'), { type: 'review', nowMs: now });
    expect(play(last, { type: 'go-on', nowMs: now }).phase).toBe('completing');
  });
});

describe('dictated words', () => {
  it('go after what is there and replace nothing', () => {
    const state = play(fresh, typed('I led'), { type: 'dictated', text: ' the launch ' });
    expect(state.current).toBe('I led the launch');
    expect(play(state, { type: 'dictated', text: ' ' }).current).toBe('I led the launch');
  });

  it('start without a space in an empty field and after a line break', () => {
    expect(play(fresh, { type: 'dictated', text: 'hello' }).current).toBe('hello');
    expect(play(fresh, typed('One.\n'), { type: 'dictated', text: 'Two.' }).current).toBe('One.\nTwo.');
  });
});

describe('a rating of one’s own answer', () => {
  it('is sent with the answer, and again when it changes', () => {
    const rated = play(fresh, typed('a'), next, { type: 'rated', position: 0, rating: 4 });
    expect(rated.ratings).toEqual([4, null, null]);
    const stale: SessionAction = { type: 'sent', position: 0, text: 'a', rating: null };
    expect(play(rated, stale).unsent).toEqual([0]);
    const arrived = play(rated, { ...stale, rating: 4 });
    expect(arrived.unsent).toEqual([]);
    expect(play(arrived, { type: 'rated', position: 0, rating: 2 }).unsent).toEqual([0]);
  });
});

describe('the end of the time', () => {
  it('cuts nothing off an answer that is too long: the interview ends once it is shortened', () => {
    const state = play(fresh, typed('a'), next, typed('x'.repeat(20_001)), { type: 'time-up' });
    expect(state).toMatchObject({ phase: 'answering', timeIsUp: true });
    expect(state.current).toHaveLength(20_001);
    expect(play(state, typed('short enough'), next).phase).toBe('completing');
  });

  it('takes what stands in the field and completes', () => {
    const state = play(fresh, typed('a'), next, typed('half an ans'), { type: 'time-up' });
    expect(state).toMatchObject({ phase: 'completing', answers: ['a', 'half an ans', ''], timeIsUp: true });
  });

  it('does not complete an interview without any answer', () => {
    expect(play(fresh, { type: 'time-up' })).toMatchObject({ phase: 'answering', timeIsUp: true });
  });

  it('lets the interview be completed from where it stands, with one answer to any question', () => {
    const stuck = play(fresh, { type: 'time-up' }, typed('at last'), next);
    expect(stuck).toMatchObject({ phase: 'completing', answers: ['at last', '', ''] });
    const failed = play(fresh, typed('a'), next, { type: 'time-up' }, { type: 'completion-failed' });
    expect(play(failed, next).phase).toBe('completing');
  });

  it('ends an interview once: after a failed completion the user decides', () => {
    const failed = play(fresh, typed('a'), { type: 'time-up' }, { type: 'completion-failed' });
    expect(play(failed, { type: 'time-up' }).phase).toBe('answering');
  });
});

describe('sending answers', () => {
  it('counts an answer as sent only while the text is still the one that was sent', () => {
    const state = play(fresh, typed('a'), next);
    expect(play(state, { type: 'sent', position: 0, text: 'a', rating: null }).unsent).toEqual([]);
    expect(play(state, { type: 'sent', position: 0, text: 'older', rating: null }).unsent).toEqual([0]);
  });

  it('scores the given answers, in order, with their questions', () => {
    expect(answersToScore(questions, ['', 'b', ' '])).toEqual([
      { question_text: 'Second?', user_answer: 'b', ideal_answer: 'Ideal for Second?' },
    ]);
  });
});

describe('an interview that is opened again', () => {
  const clock = clockWith(600, now);
  const stored = [{ question_text: 'First?', user_answer: 'a' }];

  it('shows the first question without an answer, from what the server holds', () => {
    const state = restoreSession({ questions, stored, kept: null, clock });
    expect(state).toMatchObject({ index: 1, current: '', answers: ['a', '', ''], unsent: [] });
  });

  it('shows the same question and the same half-written text', () => {
    const kept = { index: 1, answers: ['a', '', ''], unsent: [], current: 'half' };
    expect(restoreSession({ questions, stored, kept, clock })).toMatchObject({ index: 1, current: 'half' });
  });

  it('keeps an answer that never reached the server, and sends it', () => {
    const kept = { index: 2, answers: ['a', 'b', ''], unsent: [1], current: '' };
    const state = restoreSession({ questions, stored, kept, clock });
    expect(state).toMatchObject({ index: 2, answers: ['a', 'b', ''], unsent: [1] });
  });

  it("takes the server's answer where this browser's copy had arrived", () => {
    const kept = { index: 1, answers: ['older', '', ''], unsent: [], current: '' };
    expect(restoreSession({ questions, stored, kept, clock }).answers[0]).toBe('a');
  });

  it('stands at the last question with its answer when all are given', () => {
    const all = questions.map(({ question_text }) => ({ question_text, user_answer: 'x' }));
    expect(restoreSession({ questions, stored: all, kept: null, clock })).toMatchObject({
      index: 2,
      current: 'x',
      phase: 'answering',
    });
  });

  it('is paused when its clock stands still', () => {
    const state = restoreSession({ questions, stored, kept: null, clock: pauseClock(clock, now) });
    expect(state.phase).toBe('paused');
  });

  it('comes back beside the strong answer where it was left there', () => {
    const kept = { index: 0, answers: ['a', '', ''], unsent: [], current: 'a' };
    const state = restoreSession({ questions, stored, kept, clock, reviewing: true });
    expect(state).toMatchObject({ phase: 'reviewing', index: 0 });
  });

  it('goes on completing where it was left completing', () => {
    const kept = { index: 2, answers: ['a', 'b', 'c'], unsent: [2], current: 'c', completing: true };
    expect(restoreSession({ questions, stored, kept, clock })).toMatchObject({
      phase: 'completing',
      unsent: [1, 2],
    });
  });

  it('keeps ratings and the times of dictated words', () => {
    const words = [{ word: 'a', startSeconds: 0, endSeconds: 0.4 }];
    const held = [{ question_text: 'First?', user_answer: 'a', self_rating: 5, words }];
    const state = restoreSession({ questions, stored: held, kept: null, clock });
    expect(state.ratings[0]).toBe(5);
    expect(state.spoken).toEqual([words, [], []]);
  });

  it.each([
    ['an index past the end', { index: 99, answers: [], unsent: [], current: 'z' }],
    ['more answers than questions', { index: 1, answers: ['a', '', '', 'd'], unsent: [3, 9], current: '' }],
  ])('survives an edited record: %s', (_, kept) => {
    const state = restoreSession({ questions, stored, kept, clock });
    expect(state).toMatchObject({ index: 1, current: '', answers: ['a', '', ''], unsent: [] });
  });
});
