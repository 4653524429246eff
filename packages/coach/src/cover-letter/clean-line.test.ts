import { describe, expect, it } from 'vitest';
import { isCleanLine, isNote, spelledOut } from './clean-line.ts';
import { readFact, sayFact } from './fact-forms.ts';

it('says a deed that is written as a thing behind "the"', () => {
  const place = { opening: 'At Acme', isCurrent: false, isJob: true };
  const said = (line: string) => {
    const fact = readFact(line);
    return fact && sayFact(fact, place);
  };
  expect(said('Design and development of a new bridge in Leeds')).toBe(
    'At Acme, my work included the design and development of a new bridge in Leeds.',
  );
  expect(said('Management of large accounts in the north')).toBe(
    'At Acme, my work included the management of large accounts in the north.',
  );
  expect(said('Department of health')).toBeNull();
});

describe('a line that a letter can say whole', () => {
  it.each([
    'Led the night shift on a ward of 28 beds',
    'Cut setup time from 3.5 hrs to 1 hr 40 with a new fixture I designed',
    'Trained four new cooks, all promoted within a year',
    'Moved nine services from VMs to Docker, saving the team two days a month',
    'Built a parser with support for closures and recursion',
    'Supported faculty, staff, and students in the College of Business',
  ])('is %j', (line) => {
    expect(isCleanLine(spelledOut(line))).toBe(true);
    expect(readFact(line)?.form).toBe('past');
  });

  it.each([
    ['two lines in one', 'Wrote a long report with a classmate Customer service for the bar'],
    ['three notes in one', 'Designed a small database, loaded 6,000 listings, built a page with filters'],
    ['a list without its and', 'Set up the lathes and mills for steel parts, Mazak lathes'],
    ['a tail without a verb', 'Own the booking service for all partners, about 4 million requests a day'],
    ['a table', 'Ran the bar | Managed stock | Trained staff'],
    ['a list of names', 'Built a page with the usual tools: React, Node, Mongo'],
    ['a loose date', 'Opened a store in Derby (Jan-June 2022) as its manager'],
    ['a heading', 'Managed Customer Relations And Retail Operations Team'],
    ['a bracket that is cut', 'Rewrote the handoff sheet with the team (see'],
    ['a cut end', 'Trained new nurses on the unit and'],
    ['somebody else', 'Helped the manager with his weekly report for the owners'],
    ['an address', 'Built the page example.com/lens with https://example.com'],
    ['more than 30 words', `Led the team ${'and then the next team '.repeat(8)}`],
  ])('is not %s', (_what, line) => {
    expect(isCleanLine(spelledOut(line))).toBe(false);
    expect(readFact(line)).toBeNull();
  });

  it.each([
    'Led team of five in Leeds',
    'Completed software rollout about two months early',
    'Developed in Python with two others',
    'Commissioned to redesign the page of the club',
    'Started as electrician in a small firm',
    'Worked as frontend developer in a small firm',
    'Constructed continuous integration pipeline for the app',
    'Collected feedback from students for ongoing teaching portfolio',
  ])('is no note such as %j', (line) => {
    expect(isNote(line)).toBe(true);
    expect(readFact(line)?.form).not.toBe('past');
  });

  it.each([
    [
      'Completed the course ~2 months early & under budget',
      'Completed the course about 2 months early and under budget',
    ],
    ['Went from operator to setup in 14 mos.', 'Went from operator to setup in 14 months'],
  ])('has its signs spelled out: %j', (line, said) => {
    expect(spelledOut(line)).toBe(said);
  });

  it.each([
    'Automated tests for the billing page',
    'Applied research internship on explainable learning',
    'Discharge planning and handoffs for surgical patients',
    'Reading volunteer at a primary school',
    'Completed a six-week course in childcare',
  ])('is not %j, which tells no deed', (line) => {
    expect(readFact(line)).toBeNull();
  });
});
