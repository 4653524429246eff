import { addDays, type PlanDay } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { dayText, drawingOf, isMoved, movedText, sessionText, todayOf, walkOf } from './walk.ts';

const first = '2026-11-23';
const day = (at: number, part: Partial<PlanDay> = {}): PlanDay => ({
  date: addDays(first, at),
  kind: 'questions',
  state: 'ahead',
  minutes: 12,
  questionIds: ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'],
  movedFrom: null,
  ...part,
});
const plan = (days: number, now: number) =>
  Array.from({ length: days }, (_, at) =>
    day(at, { state: at < now ? 'done' : at === now ? 'today' : 'ahead' }),
  );

describe('the days of a plan that are shown', () => {
  it('are all of a week', () => {
    expect(walkOf(plan(7, 3))).toMatchObject({ hidden: 0, gapAfter: -1 });
    expect(walkOf(plan(7, 3)).days).toHaveLength(7);
  });

  it('are a look back, today, what is next and the last days of a longer plan', () => {
    const walk = walkOf(plan(30, 10));
    expect(walk.days.map(({ date }) => date)).toEqual(
      [8, 9, 10, 11, 27, 28, 29].map((at) => addDays(first, at)),
    );
    expect(walk).toMatchObject({ gapAfter: 3, hidden: 15 });
  });

  it('end with the interview, however late it is', () => {
    for (const now of [0, 5, 26, 28, 29]) {
      const { days, hidden } = walkOf(plan(30, now));
      expect(days.at(-1)?.date).toBe(addDays(first, 29));
      expect(new Set(days.map(({ date }) => date)).size).toBe(days.length);
      expect(days.some(({ state }) => state === 'today')).toBe(true);
      expect(hidden).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('a day of the plan', () => {
  it('says what is on it', () => {
    expect(dayText(day(0), null)).toBe('2 questions, 12 min');
    expect(dayText(day(0, { kind: 'mock', minutes: 35 }), null)).toBe('Full mock, 35 min');
    expect(dayText(day(0, { kind: 'light', minutes: 8, questionIds: [] }), null)).toBe('Your opening, 8 min');
    expect(dayText(day(0, { state: 'missed' }), null)).toBe('Missed');
    expect(dayText(day(0, { state: 'missed' }), null, true)).toBe('Missed and moved');
    expect(dayText(day(0, { state: 'done', minutes: 11 }), null)).toBe('Done, 11 min');
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const at = (timeZone: string) => ({
      ...{ interviewDate: first, interviewTime: '10:00', timeZone },
    });
    expect(dayText(day(0, { kind: 'interview' }), at(zone))).toMatch(/^10:00\sAM$/);
    expect(dayText(day(0, { kind: 'interview' }), at('America/Lima'))).toMatch(/^10:00\sAM \(Lima time\)$/);
    // The day before is the user's, the clock is theirs.
    expect(dayText(day(1, { kind: 'interview' }), at('America/Lima'))).toMatch(
      /^Monday, 10:00\sAM \(Lima time\)$/,
    );
    expect(sessionText(day(0))).toBe('2 questions, 12 minutes');
  });

  it('is drawn by what it is, today under the lamp', () => {
    expect(drawingOf(day(0, { state: 'today', kind: 'mock' }))).toBe('today');
    expect(drawingOf(day(0, { kind: 'mock' }))).toBe('mock');
    expect(drawingOf(day(0, { state: 'today', kind: 'interview' }))).toBe('door');
  });

  it('moved only where a later session takes its questions', () => {
    const missed = day(0, { state: 'missed' });
    const over = [missed, day(1, { state: 'missed' }), day(2, { kind: 'interview', state: 'done' })];
    expect(isMoved(missed, over)).toBe(false);
    expect(isMoved(missed, [missed, day(1, { state: 'today' })])).toBe(true);
    const mock = day(0, { kind: 'mock', state: 'missed' });
    expect(isMoved(mock, [mock, day(1, { state: 'today' })])).toBe(false);
  });

  it('says once where missed work went', () => {
    const today = addDays(first, 2);
    const moved = [
      day(1, { state: 'missed' }),
      day(2, { state: 'today', movedFrom: addDays(first, 1) }),
      day(3, { movedFrom: addDays(first, 1) }),
    ];
    expect(movedText(moved, today)).toBe('You missed Tuesday, so we moved its questions to today.');
    expect(movedText(plan(5, 2), today)).toBe('');
    expect(movedText([day(0, { state: 'missed' }), ...moved], today)).toBe(
      'You missed 2 days, so we moved their questions.',
    );
  });

  it('has a session while there is something to practice', () => {
    expect(todayOf(plan(5, 2))?.date).toBe(addDays(first, 2));
    expect(todayOf([day(0, { state: 'today', questionIds: [] })])).toBeNull();
    expect(todayOf([])).toBeNull();
  });
});
