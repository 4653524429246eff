import { describe, expect, it } from 'vitest';
import {
  beginText,
  countdownText,
  factsText,
  jobName,
  movedText,
  nextDayText,
  reasonText,
  walkDays,
  workText,
} from './plan-words.ts';
import { job, monday, planDay, question } from './sample-jobs.fixture.ts';

describe('the words of a plan', () => {
  it('count down by weekday within a week, by date before that', () => {
    expect(countdownText({ daysLeft: 3 }, monday)).toBe('Thursday, 3 days left');
    expect(countdownText({ daysLeft: 1 }, monday)).toBe('Tuesday, 1 day left');
    expect(countdownText({ daysLeft: 0 }, monday)).toBe('Today');
    expect(countdownText({ daysLeft: 12 }, monday)).toBe('December 12, 12 days left');
  });

  it('name the job, its time and how it is held, as far as they are known', () => {
    expect(jobName(job())).toBe('Cardiac step-down nurse at Alder Creek');
    expect(jobName(job({ company: '' }))).toBe('Cardiac step-down nurse');
    expect(factsText(job(), 'UTC')).toBe('10:00 AM, on site.');
    expect(factsText(job({ interviewTime: null }), 'UTC')).toBe('On site.');
    expect(factsText(job({ interviewTime: null, format: null }), 'UTC')).toBe('');
    expect(factsText(job({ timeZone: 'America/New_York', format: 'video' }), 'UTC')).toBe(
      '10:00 AM (New York time), by video.',
    );
  });

  it('name the beginning in its own zone, with its day where that is another one here', () => {
    const begin = { interviewDate: '2026-12-03', interviewTime: '10:00', timeZone: 'America/New_York' };
    expect(beginText(begin, '2026-12-03', 'America/New_York')).toBe('10:00 AM');
    expect(beginText(begin, '2026-12-03', 'Europe/Madrid')).toBe('10:00 AM (New York time)');
    expect(beginText(begin, '2026-12-04', 'Asia/Tokyo')).toBe('Thursday, 10:00 AM (New York time)');
    expect(beginText({ ...begin, interviewTime: null }, '2026-12-03', 'Asia/Tokyo')).toBe('');
  });

  it('say what is on a day and what comes next', () => {
    expect(workText(planDay(monday))).toBe('2 questions, 12 minutes');
    expect(workText(planDay(monday, { kind: 'mock', minutes: 35 }))).toBe('full mock interview, 35 minutes');
    expect(nextDayText(job().plan, monday)).toBe('Tomorrow: full mock interview, 35 minutes.');
    expect(nextDayText(job().plan, '2026-12-02')).toBe('');
  });

  it('say why each question is asked now', () => {
    expect(reasonText(question(), monday)).toBe('From the ad: “Recognizes early signs of deterioration”');
    expect(reasonText(question({ reason: { kind: 'resume', line: 'Led 4 nurses' } }), monday)).toBe(
      'From your resume: “Led 4 nurses”',
    );
    expect(reasonText(question({ reason: { kind: 'opening', line: '' } }), monday)).toContain(
      'starts with it',
    );
    const scored = (practicedOn: string) => reasonText(question({ score: 54, practicedOn }), monday);
    expect(scored('2026-11-27')).toBe('You scored 54 on Friday.');
    expect(scored('2026-11-29')).toBe('You scored 54 yesterday.');
    expect(scored('2026-11-02')).toBe('You scored 54 on November 2.');
  });

  it('say once that a missed day moved its questions', () => {
    expect(movedText(planDay(monday, { movedFrom: '2026-11-28' }), monday)).toBe(
      "You missed Saturday, so its questions are in today's session.",
    );
    expect(movedText(planDay(monday), monday)).toBe('');
  });

  it('walk over today, what is next, and the last days with the full mock', () => {
    const long = ['2026-11-29', monday, '2026-12-01', '2026-12-02', '2026-12-04', '2026-12-06'].map((date) =>
      planDay(date),
    );
    const last = [
      planDay('2026-12-07', { kind: 'mock' }),
      planDay('2026-12-08', { kind: 'light' }),
      planDay('2026-12-09', { kind: 'interview' }),
    ];
    const days = walkDays([...long, ...last], monday);
    expect(days.map(({ date }) => date)).toEqual([
      ...[monday, '2026-12-01', '2026-12-02', '2026-12-04'],
      ...['2026-12-07', '2026-12-08', '2026-12-09'],
    ]);
    expect(walkDays(job().plan, monday)).toHaveLength(4);
  });
});
