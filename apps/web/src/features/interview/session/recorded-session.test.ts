import { describe, expect, it } from 'vitest';
import { clockWith, restoreClock, secondsLeft } from './clock.ts';
import { type Draft, draftOf, firstDraft } from './draft.ts';
import type { RecordedEvent } from './recorded.ts';
import { restoreSession, withRecorded } from './restore.ts';
import { canGoOn, type SessionAction, type SessionState, sessionReducer } from './session-state.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const at = (seconds: number) => now + seconds * 1_000;
const questions = ['First?', 'Second?', 'Third?'].map((question_text) => ({ question_text }));
const open = (draft: Draft | null, nowMs: number, clock = clockWith(900, nowMs)) =>
  withRecorded(restoreSession({ questions, stored: [], kept: draft, clock }), draft, nowMs);
const fresh = open(null, now);
const play = (state: SessionState, ...actions: SessionAction[]) => actions.reduce(sessionReducer, state);
const event = (type: Exclude<RecordedEvent['type'], 'jot'>, seconds: number): SessionAction => ({
  ...{ type: 'recorded', event: { type }, nowMs: at(seconds) },
});
const heard = (text: string): SessionAction => ({
  ...{ type: 'dictated', text, words: [{ word: text, startSeconds: 1, endSeconds: 2 }] },
});
/** The first take of the first question: begun after 20 seconds at the check, recorded from 50 to 110. */
const reviewed = play(
  fresh,
  ...[event('begin', 20), event('record', 50), heard('first words'), event('finish', 110)],
);

describe('the clock of a recorded interview', () => {
  it('waits before the start and while a take is watched, and counts preparing and answering', () => {
    expect(secondsLeft(fresh.clock, at(20))).toBe(900);
    expect(secondsLeft(reviewed.clock, at(110))).toBe(810);
    expect(secondsLeft(reviewed.clock, at(500))).toBe(810);
    const again = play(reviewed, event('retake', 500));
    expect(secondsLeft(again.clock, at(530))).toBe(780);
  });

  it('never counts the voice that asks, and neither does the time to prepare', () => {
    const asked = play(
      fresh,
      event('begin', 0),
      ...[{ type: 'asking', nowMs: at(1) } as const, { type: 'asked', nowMs: at(11) } as const],
    );
    expect(secondsLeft(asked.clock, at(11))).toBe(899);
    expect(asked.recorded?.clock && secondsLeft(asked.recorded.clock, at(11))).toBe(29);
  });

  it('shows the same after a reload beside a take as before it, however long that took', () => {
    const draft = draftOf(reviewed, at(200));
    expect(draft.waiting).toBe(true);
    const clock = restoreClock(
      {
        ...{ timeLimitMinutes: 15, status: 'in_progress', expiresAt: null, serverSecondsLeft: 300 },
        ...{ noted: draft.clock, reviewing: false, waiting: draft.waiting, snapshot: null },
      },
      at(600),
    );
    expect(secondsLeft(open(draft, at(600), clock).clock, at(650))).toBe(810);
  });

  it('runs on after a pause from where it stood, once the question goes on', () => {
    const paused = play(fresh, event('begin', 0), { type: 'pause', nowMs: at(10) });
    expect(paused).toMatchObject({ phase: 'paused', recorded: { step: 'ready', secondsToPrepare: 20 } });
    const resumed = play(paused, { type: 'resume', nowMs: at(400) });
    expect(secondsLeft(resumed.clock, at(450))).toBe(890);
    expect(secondsLeft(play(resumed, event('begin', 450)).clock, at(460))).toBe(880);
  });
});

describe('a recorded answer', () => {
  it('goes on only from the review, to a question that waits for its start', () => {
    const recording = play(fresh, event('begin', 0), event('record', 5), heard('a'));
    expect(canGoOn(recording)).toBe(false);
    const next = play(reviewed, { type: 'next' });
    expect(next).toMatchObject({ index: 1, current: '', recorded: { step: 'ready', takes: 0, jot: '' } });
    expect(next.answers[0]).toBe('first words');
    expect(secondsLeft(next.clock, at(900))).toBe(810);
  });

  it('is replaced by the first words of a retake, with their times', () => {
    const retake = play(reviewed, event('retake', 120));
    expect(retake.current).toBe('first words');
    const second = play(retake, heard('second'), heard('words'));
    expect(second.current).toBe('second words');
    expect(second.spoken[0]).toHaveLength(2);
  });

  it('gets the words of a transcription beside the take, which replace those of the take before', () => {
    const typed = play(fresh, event('begin', 0), event('record', 5), event('finish', 60));
    const points = play(typed, { type: 'typed', text: 'My points.' });
    const first = play(points, heard('first'));
    expect(first).toMatchObject({ current: 'My points. first', recorded: { heardTake: 1, takes: 1 } });
    const retaken = play(first, event('retake', 70), event('finish', 90));
    expect(retaken.recorded?.heardTake).not.toBe(retaken.recorded?.takes);
    // A reload in between changes nothing.
    const second = play(open(draftOf(retaken, at(95)), at(99)), heard('second'));
    expect(second).toMatchObject({ current: 'second', recorded: { heardTake: 2, takes: 2 } });
    expect(secondsLeft(second.clock, at(500))).toBe(secondsLeft(second.clock, at(99)));
    const edited = play(retaken, { type: 'typed', text: 'Mine.' }, heard('second'));
    expect(edited.current).toBe('Mine. second');
  });

  it('is transcribed already where its retake failed', () => {
    const failed = play(reviewed, event('retake', 120), event('fail', 121));
    expect(failed.recorded).toMatchObject({ heardTake: 1, takes: 1 });
  });

  it('stays where a retake failed or was silent', () => {
    const retake = play(reviewed, event('retake', 120));
    expect(play(retake, event('fail', 121)).current).toBe('first words');
    expect(play(retake, event('finish', 130)).current).toBe('first words');
    const failed = play(retake, event('fail', 121), { type: 'typed', text: 'mine' });
    expect(failed.recorded?.takes).toBe(1);
  });

  it('is there after a crash in the middle of it, and that take counts', () => {
    const recording = play(fresh, event('begin', 0), event('record', 5), heard('so far'));
    const again = open(draftOf(recording, at(40)), at(300));
    expect(again).toMatchObject({ current: 'so far', recorded: { step: 'review', takes: 1, seconds: 35 } });
    expect(canGoOn(again)).toBe(true);
  });

  it('can be written instead, and then the clock runs', () => {
    const written = play(fresh, { type: 'write', nowMs: at(60) });
    expect(written.recorded).toBeNull();
    expect(secondsLeft(written.clock, at(70))).toBe(890);
    const again = open(draftOf(written, at(80)), at(90));
    expect(again).toMatchObject({ recorded: null, clock: { pausedAt: null } });
  });

  it('begins with the check where the interview was just set up', () => {
    expect(open(firstDraft(clockWith(900, now), now, 'recorded'), at(1)).recorded?.step).toBe('ready');
    expect(firstDraft(clockWith(900, now), now, 'voice').recorded).toBeNull();
  });
});
