import { describe, expect, it } from 'vitest';
import { openInterview } from './sample-jobs.fixture.ts';
import { endOf, type LeftHere, placeText, stateText, unfinishedOf, untilText } from './unfinished.ts';

const nowMs = Date.parse('2026-11-30T12:00:00Z');
const here = (more: Partial<LeftHere> = {}): LeftHere => ({
  index: 2,
  question: 'Kept question?',
  words: 'At the start of the shift',
  secondsLeft: 600,
  pausedAt: null,
  savedAt: nowMs - 60_000,
  ...more,
});

describe('an unfinished interview', () => {
  it('shows the words of this browser where it is on the same question', () => {
    expect(unfinishedOf(openInterview(), here(), nowMs)).toMatchObject({
      index: 2,
      question: 'Kept question?',
      lastWords: 'At the start of the shift',
    });
  });

  it('was continued elsewhere where the server is further on', () => {
    expect(unfinishedOf(openInterview({ position: 3, question: 'Next?' }), here(), nowMs)).toMatchObject({
      index: 3,
      question: 'Next?',
      lastWords: '',
    });
  });

  it('has answers here that never got to the server where this browser is further on', () => {
    const open = openInterview({ position: 1, question: 'Earlier?' });
    expect(unfinishedOf(open, here(), nowMs)).toMatchObject({ index: 2, question: 'Kept question?' });
    expect(unfinishedOf(open, here({ question: null }), nowMs)).toMatchObject({ index: 2, question: null });
  });

  it('is paused as soon as this browser paused it, whether the server knows or not', () => {
    const live = openInterview({ paused: false, expiresAt: null, secondsLeft: 590 });
    expect(unfinishedOf(live, here({ pausedAt: nowMs }), nowMs)).toMatchObject({
      paused: true,
      expiresAt: '2026-12-01T12:00:00.000Z',
      secondsLeft: 600,
    });
  });

  it('stays on the last question once all have an answer', () => {
    const open = openInterview({ position: 5, question: null });
    expect(unfinishedOf(open, null, nowMs)).toMatchObject({ index: 4, question: null });
  });

  it('is over for a live one whose time is up, once nobody came back for a day', () => {
    const open = openInterview({ paused: false, expiresAt: null, secondsLeft: 0 });
    expect(unfinishedOf(open, null, nowMs)).toBeNull();
    expect(unfinishedOf(open, here({ secondsLeft: 0, savedAt: nowMs - 90_000_000 }), nowMs)).toBeNull();
    expect(unfinishedOf(open, here({ secondsLeft: 0 }), nowMs)).not.toBeNull();
    expect(unfinishedOf(null, here(), nowMs)).toBeNull();
  });

  it('says where it is, since when it is paused and until when it waits', () => {
    const paused = unfinishedOf(openInterview({ expiresAt: '2026-12-01T11:00:00Z' }), null, nowMs);
    if (!paused) throw new Error('It is open');
    expect(placeText(paused)).toBe("You're on question 3 of 5.");
    expect(stateText(paused, nowMs)).toMatch(
      /^Registered nurse, mixed\. You paused today at .+ with 14 minutes left\.$/,
    );
    expect(untilText(paused, nowMs)).toMatch(/^Saved\. You can continue until .+ tomorrow\.$/);
  });

  it('says that the clock runs, or that the time is up', () => {
    const live = openInterview({ paused: false, expiresAt: null, secondsLeft: 90 });
    const text = (open: typeof live, left: LeftHere | null) => {
      const interview = unfinishedOf(open, left, nowMs);
      return interview && stateText(interview, nowMs);
    };
    expect(text(live, null)).toBe('Registered nurse, mixed. The clock is still running: 2 minutes left.');
    expect(text({ ...live, secondsLeft: 0 }, here({ secondsLeft: 0 }))).toContain('You can still finish');
  });

  it('shows the end of long words, cut between two of them', () => {
    expect(endOf('one two three four', 10)).toBe('… four');
    expect(endOf('  one\n two ', 10)).toBe('one two');
  });
});
