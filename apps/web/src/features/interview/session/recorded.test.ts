import { describe, expect, it } from 'vitest';
import { secondsLeft } from './clock.ts';
import {
  freshRecorded,
  holdRecorded,
  isWaiting,
  type Recorded,
  type RecordedEvent,
  recordedReducer,
  recoverRecorded,
  releaseRecorded,
  takesLeft,
  usedSeconds,
} from './recorded.ts';
import { whenHidden } from './use-interruptions.ts';

const now = Date.parse('2026-11-26T10:00:00Z');
const at = (seconds: number) => now + seconds * 1_000;
/** Events with the second at which each happens. */
const play = (...events: [RecordedEvent['type'], number][]) =>
  events.reduce<Recorded>(
    (recorded, [type, second]) =>
      recordedReducer(recorded, type === 'jot' ? { type, text: 'cake' } : { type }, at(second)),
    freshRecorded,
  );

describe('a question of a recorded interview', () => {
  it('gives 30 seconds to prepare and two minutes to answer', () => {
    const preparing = play(['begin', 0]);
    expect(preparing.step).toBe('preparing');
    expect(preparing.clock && secondsLeft(preparing.clock, at(8))).toBe(22);
    const recording = play(['begin', 0], ['record', 30]);
    expect(recording.step).toBe('recording');
    expect(recording.clock && secondsLeft(recording.clock, at(98))).toBe(52);
    expect(usedSeconds(recording, at(98))).toBe(68);
  });

  it('has one retake and not a second', () => {
    const first = play(['begin', 0], ['record', 10], ['finish', 60]);
    expect(first).toMatchObject({ step: 'review', seconds: 50, clock: null, replaces: false });
    expect(takesLeft(first)).toBe(1);
    const retake = recordedReducer(first, { type: 'retake' }, at(90));
    expect(retake).toMatchObject({ step: 'recording', replaces: true });
    const second = recordedReducer(retake, { type: 'finish' }, at(100));
    // Its words may come in review: they replace those of the first take.
    expect(second.replaces).toBe(true);
    expect(takesLeft(second)).toBe(0);
    expect(recordedReducer(second, { type: 'retake' }, at(101))).toBe(second);
  });

  it('does not count a take that could not be recorded', () => {
    const failed = play(['begin', 0], ['record', 10], ['fail', 11]);
    expect(failed).toMatchObject({ step: 'review', takes: 0, seconds: 0 });
    expect(recordedReducer(failed, { type: 'retake' }, at(12))).toMatchObject({ takes: 1, replaces: false });
  });

  it.each<[string, RecordedEvent['type'][]]>([
    ['records nothing before it has begun', ['record', 'finish', 'retake', 'fail']],
    ['does not begin twice', ['begin', 'begin', 'retake', 'finish']],
    ['does not record twice', ['begin', 'record', 'record', 'begin', 'retake']],
  ])('%s', (_, types) => {
    const steps = types.map((_type, index) =>
      play(...types.slice(0, index + 1).map((type): [RecordedEvent['type'], number] => [type, 1])),
    );
    const allowed = types[0] === 'begin' ? (types[1] === 'record' ? 2 : 1) : 0;
    for (const late of steps.slice(allowed)) expect(late).toEqual(steps[allowed - 1] ?? freshRecorded);
  });

  it('has the clock of the interview wait before the start and in review', () => {
    expect([play(), play(['begin', 0], ['record', 1], ['finish', 2])].map(isWaiting)).toEqual([true, true]);
    expect([play(['begin', 0]), play(['begin', 0], ['record', 1])].map(isWaiting)).toEqual([false, false]);
  });

  it('takes no time to prepare away while the interviewer speaks', () => {
    const held = holdRecorded(play(['begin', 0]), at(0));
    const released = releaseRecorded(held, at(9));
    expect(released.clock && secondsLeft(released.clock, at(9))).toBe(30);
  });
});

describe('an interruption', () => {
  it('keeps the seconds that are left to prepare, and starts no recording meanwhile', () => {
    const held = play(['begin', 0], ['hold', 12], ['record', 40]);
    expect(held).toMatchObject({ step: 'ready', secondsToPrepare: 18, clock: null, takes: 0 });
    expect(isWaiting(held)).toBe(true);
  });

  it('changes nothing before preparing, during a take and after it', () => {
    for (const steps of [[], ['begin', 'record'], ['begin', 'record', 'finish']] as const) {
      const before = play(...steps.map((type): [RecordedEvent['type'], number] => [type, 1]));
      expect(recordedReducer(before, { type: 'hold' }, at(5))).toBe(before);
    }
  });

  it('by a hidden page stops preparing everywhere, and a take where phones stop the microphone', () => {
    expect(whenHidden('preparing', false)).toBe('hold');
    expect(whenHidden('recording', true)).toBe('finish');
    expect(whenHidden('recording', false)).toBeNull();
    expect([whenHidden('ready', true), whenHidden('review', true), whenHidden(null, true)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a question found again', () => {
  it('goes on preparing with the seconds that were left', () => {
    const again = recoverRecorded(play(['begin', 0], ['jot', 5]), at(12));
    expect(again).toMatchObject({ step: 'ready', secondsToPrepare: 18, jot: 'cake' });
    const begun = recordedReducer(again, { type: 'begin' }, at(500));
    expect(begun.clock && secondsLeft(begun.clock, at(500))).toBe(18);
  });

  it('has the take up to then in review, and that take counts', () => {
    const again = recoverRecorded(play(['begin', 0], ['record', 10]), at(43));
    expect(again).toMatchObject({ step: 'review', seconds: 33, takes: 1 });
  });

  it('stays in review, with the retake used where it was used', () => {
    const review = play(['begin', 0], ['record', 1], ['finish', 2], ['retake', 3], ['finish', 4]);
    expect(recoverRecorded(review, at(9_000))).toEqual(review);
  });
});
