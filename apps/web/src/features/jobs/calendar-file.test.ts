import type { PlanDay } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { calendarText } from './calendar-file.ts';

const day = (date: string, kind: PlanDay['kind'], state: PlanDay['state'], minutes = 12): PlanDay => ({
  date,
  kind,
  state,
  minutes,
  questionIds: kind === 'interview' ? [] : ['11111111-1111-4111-8111-111111111111'],
  movedFrom: null,
});
const job = {
  id: '00000000-0000-4000-8000-000000000001',
  details: {
    title: 'Staff Nurse',
    company: 'Alder Creek; "Main", East',
    format: 'on-site' as const,
    interviewDate: '2026-12-03',
    interviewTime: '10:00',
    timeZone: 'America/New_York',
    place: '400 Alder Creek Rd, Dayton\nWest garage',
    people: '',
    resumeId: null,
  },
  plan: [
    day('2026-11-30', 'questions', 'done'),
    day('2026-12-01', 'questions', 'today'),
    day('2026-12-02', 'mock', 'ahead', 35),
    day('2026-12-03', 'interview', 'ahead', 0),
  ],
};

/** Reads a file as RFC 5545 says: unfolded lines, properties by name, escaped text. */
function readBack(text: string) {
  const lines = text.replaceAll(/\r\n[ \t]/g, '').split('\r\n');
  const events: Record<string, string>[] = [];
  for (const line of lines) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const at = line.indexOf(':');
    const value = line
      .slice(at + 1)
      .replaceAll('\\n', '\n')
      .replaceAll(/\\([\\;,])/g, '$1');
    const event = events.at(-1);
    if (event) event[line.slice(0, at)] = value;
  }
  return events;
}

describe('the calendar file', () => {
  it('has the days that are left and the interview at its moment', async () => {
    const events = readBack(await calendarText(job, 'https://example.com/jobs/1'));
    expect(events.map(({ SUMMARY }) => SUMMARY)).toEqual([
      'Practice: 1 question, 12 min',
      'Practice: Full mock, 35 min',
      'Interview: Staff Nurse, Alder Creek; "Main", East',
    ]);
    expect(events.map((event) => event['DTSTART;VALUE=DATE'])).toEqual(['20261201', '20261202', undefined]);
    expect(events[2]).toMatchObject({
      DTSTART: '20261203T150000Z',
      DTEND: '20261203T160000Z',
      LOCATION: '400 Alder Creek Rd, Dayton\nWest garage',
    });
  });

  it('says the clock of the interview where this device has another', async () => {
    const text = (timeZone: string) =>
      calendarText({ ...job, details: { ...job.details, timeZone }, plan: [] }, 'https://example.com');
    const [there] = readBack(await text('America/Lima'));
    expect(there?.DESCRIPTION).toMatch(/Thursday, December 3, 10:00\sAM \(Lima time\)/);
    const [here] = readBack(await text(Intl.DateTimeFormat().resolvedOptions().timeZone));
    expect(here?.DESCRIPTION).toBeUndefined();
  });

  it('has an interview without a time as a whole day', async () => {
    const details = { ...job.details, interviewTime: null };
    const events = readBack(await calendarText({ ...job, details, plan: [] }, 'https://example.com'));
    expect(events).toHaveLength(1);
    expect(events[0]?.['DTSTART;VALUE=DATE']).toBe('20261203');
  });

  it.each([
    ['2026-07-15', '09:30', 'America/New_York', '20260715T133000Z'],
    ['2026-12-15', '09:30', 'America/New_York', '20261215T143000Z'],
    ['2026-03-08', '03:30', 'America/New_York', '20260308T073000Z'],
    ['2026-12-01', '00:15', 'Asia/Kolkata', '20261130T184500Z'],
  ])('places %s %s in %s', async (interviewDate, interviewTime, timeZone, moment) => {
    const details = { ...job.details, interviewDate, interviewTime, timeZone };
    const [event] = readBack(await calendarText({ ...job, details, plan: [] }, 'https://example.com'));
    expect(event?.DTSTART).toBe(moment);
  });
});
