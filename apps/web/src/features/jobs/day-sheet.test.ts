import { describe, expect, it } from 'vitest';
import { daySheetOf, firstSentences, placeHref } from './day-sheet.ts';
import type { SheetSource } from './queries.ts';

const words = (count: number) => `${Array.from({ length: count }, (_, at) => `w${at}`).join(' ')}.`;
const source: SheetSource = {
  id: '00000000-0000-4000-8000-000000000001',
  details: {
    title: 'Staff Nurse',
    company: 'Alder Creek',
    format: 'on-site',
    interviewDate: '2026-12-03',
    interviewTime: '10:00',
    timeZone: 'America/New_York',
    place: '400 Alder Creek Rd',
    people: 'Marta Kowalski, nurse manager\nDr. Okafor, cardiology',
    resumeId: null,
  },
  opening: '',
  practiced: 0,
  toAsk: Array.from({ length: 8 }, (_, at) => ({
    id: `${at}`,
    text: `Question ${at}?`,
    chosen: at > 0,
    own: false,
  })),
  stressed: ['escalates without delay'],
  stories: [
    {
      id: '00000000-0000-4000-8000-000000000002',
      title: 'The one-page handoff',
      figure: '40 to 25 minutes',
      line: 'Handoff went from 40 minutes to 25.',
    },
  ],
};

describe('the day sheet', () => {
  it('has the time, the people and the chosen questions, as many as one page holds', () => {
    const sheet = daySheetOf(source);
    expect(sheet.time).toEqual({ digits: '10:00', half: 'AM' });
    expect(sheet.people).toEqual(['Marta Kowalski, nurse manager', 'Dr. Okafor, cardiology']);
    expect(sheet.stories).toEqual([
      {
        title: 'The one-page handoff',
        figure: '40 to 25 minutes',
        line: 'Handoff went from 40 minutes to 25.',
      },
    ]);
    expect(sheet.asks).toEqual(['Question 1?', 'Question 2?', 'Question 3?', 'Question 4?', 'Question 5?']);
  });

  it('says the zone of the interview where this device is in another', () => {
    expect(daySheetOf(source, 'America/New_York').zone).toBe('');
    expect(daySheetOf(source, 'Asia/Tokyo').zone).toBe('New York time');
    const undated = { ...source.details, interviewTime: null };
    expect(daySheetOf({ ...source, details: undated }, 'Asia/Tokyo').zone).toBe('');
  });

  it('says of practice only what the user did', () => {
    expect(daySheetOf(source).practiced).toBe('');
    expect(daySheetOf({ ...source, practiced: 1 }).practiced).toBe(
      'You practiced one of their likely questions.',
    );
    expect(daySheetOf({ ...source, practiced: 6 }).practiced).toBe(
      'You practiced 6 of their likely questions.',
    );
  });

  it('cuts a long opening at a full stop', () => {
    expect(firstSentences('  Short\n one. ')).toBe('Short one.');
    expect(firstSentences(`${words(30)} ${words(25)} ${words(20)}`)).toBe(`${words(30)} ${words(25)}`);
    expect(firstSentences(words(80))).toMatch(/w59 …$/);
  });

  it('opens a link and calls a number, and nothing else', () => {
    expect(placeHref('Zoom https://example.com/j/1?x=2 code 5')).toBe('https://example.com/j/1?x=2');
    expect(placeHref('+1 (937) 555-0142')).toBe('tel:+19375550142');
    expect(placeHref('400 Alder Creek Rd, Dayton 45402')).toBe('');
    expect(placeHref('javascript:alert(1)')).toBe('');
  });
});
