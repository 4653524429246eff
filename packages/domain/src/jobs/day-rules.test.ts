import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  daysLeft,
  interviewDayFor,
  isKnownZone,
  momentIn,
  sameHour,
} from './day-rules.ts';

const at = (interviewDate: string | null, interviewTime: string | null, timeZone: string) => ({
  ...{ interviewDate, interviewTime, timeZone },
});

describe('interviewDayFor', () => {
  it.each([
    ['the own zone', '2026-12-03', '10:00', 'America/New_York', 'America/New_York', '2026-12-03'],
    [
      'a morning in Tokyo, from New York',
      '2026-12-03',
      '09:00',
      'Asia/Tokyo',
      'America/New_York',
      '2026-12-02',
    ],
    ['just after midnight in Tokyo', '2026-12-03', '00:05', 'Asia/Tokyo', 'Europe/London', '2026-12-02'],
    [
      'a late evening in Los Angeles, from Berlin',
      '2026-12-03',
      '20:00',
      'America/Los_Angeles',
      'Europe/Berlin',
      '2026-12-04',
    ],
    [
      'the last minute of the day there',
      '2026-12-03',
      '23:59',
      'Europe/London',
      'Europe/Berlin',
      '2026-12-04',
    ],
    ['half an hour of difference', '2026-12-03', '00:15', 'Asia/Kolkata', 'Asia/Karachi', '2026-12-02'],
    [
      'the night of the change of the clocks',
      '2026-03-29',
      '02:30',
      'Europe/Berlin',
      'America/New_York',
      '2026-03-28',
    ],
    ['no time: the date as it is', '2026-12-03', null, 'Asia/Tokyo', 'America/New_York', '2026-12-03'],
    ['a zone that nobody knows', '2026-12-03', '09:00', 'Mars/Olympus', 'America/New_York', '2026-12-03'],
  ])('tells the day for %s', (_, date, time, zone, own, day) => {
    expect(interviewDayFor(at(date, time, zone), own)).toBe(day);
  });

  it('is null without a date', () => {
    expect(interviewDayFor(at(null, null, 'UTC'), 'UTC')).toBeNull();
  });
});

it.each([
  ['in winter', '2026-12-03', '10:00', 'America/New_York', '2026-12-03T15:00:00Z'],
  ['in summer', '2026-07-03', '10:00', 'America/New_York', '2026-07-03T14:00:00Z'],
  ['right after the clocks went back', '2026-11-01', '03:00', 'America/New_York', '2026-11-01T08:00:00Z'],
  ['on the other side of the date line', '2026-12-03', '00:30', 'Pacific/Kiritimati', '2026-12-02T10:30:00Z'],
])('momentIn finds the moment %s', (_, day, time, zone, moment) => {
  expect(new Date(momentIn(zone, day, time)).toISOString()).toBe(moment.replace('Z', '.000Z'));
});

it.each([
  ['three days ahead', '2026-11-30', 3],
  ['tomorrow', '2026-12-02', 1],
  ['today', '2026-12-03', 0],
  ['over', '2026-12-04', -1],
  ['over a new year', '2027-01-01', -29],
])('daysLeft counts an interview that is %s', (_, today, left) => {
  expect(daysLeft(at('2026-12-03', '10:00', 'Europe/Berlin'), 'Europe/Berlin', today)).toBe(left);
});

it('daysLeft is null without a date, and a leap day is a day', () => {
  expect(daysLeft(at(null, null, 'UTC'), 'UTC', '2026-12-03')).toBeNull();
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
});

it('isKnownZone knows the names of zones and nothing else', () => {
  expect(['Europe/Berlin', 'UTC', 'America/New_York'].every(isKnownZone)).toBe(true);
  expect(['', 'Mars/Olympus', 'Berlin'].some(isKnownZone)).toBe(false);
});

describe('sameHour', () => {
  const named = (id: string, ...when: Parameters<typeof at>) => ({ id, ...at(...when) });
  const others = [
    named('untimed', '2026-12-03', null, 'Europe/Madrid'),
    named('madrid', '2026-12-03', '16:00', 'Europe/Madrid'),
  ];
  it.each([
    ['new', '2026-12-03', '10:00', 'America/New_York', 'madrid'],
    ['new', '2026-12-03', '16:00', 'America/New_York', undefined],
    ['madrid', '2026-12-03', '16:00', 'Europe/Madrid', undefined],
    ['new', '2026-12-03', null, 'Europe/Madrid', undefined],
    ['new', null, '', 'Europe/Madrid', undefined],
  ])('for %s on %s at %s in %s is %s', (id, day, time, zone, other) => {
    expect(sameHour(named(id, day, time, zone), others)?.id).toBe(other);
  });
});
