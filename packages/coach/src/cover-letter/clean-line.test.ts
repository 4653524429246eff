import { describe, expect, it } from 'vitest';
import { isCleanLine, spelledOut } from './clean-line.ts';
import { readFact, sayFact, splitDeeds } from './fact-forms.ts';
import { isNote } from './missing-article.ts';

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
    ['a tail without a verb', 'Ran the packing line of the bakery, 3 shift system'],
    ['a table', 'Ran the bar | Managed stock | Trained staff'],
    ['a list of names', 'Built a page with the usual tools: React, Node, Mongo'],
    ['a loose date', 'Opened a store in Derby (Jan-June 2022) as its manager'],
    ['a heading', 'Managed Customer Relations And Retail Operations Team'],
    ['an age without its words', 'Supervised 15 children ranging from the age 7 to 10'],
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
    'Completed software rollout about two months early',
    'Developed in Python with two others',
    'Commissioned to redesign the page of the club',
    'Completed migration to a new vendor',
    'Supported rollout in nine stores',
  ])('is no note such as %j', (line) => {
    expect(isNote(line)).toBe(true);
    expect(readFact(line)?.form).not.toBe('past');
  });

  it.each([
    [
      'Completed the course ~2 months early & under budget',
      'Completed the course about 2 months early and under budget',
    ],
    ['Opened over $90 K of new business', 'Opened over $90K of new business'],
    ['Led a 3 week trip to Peru for 15 peers', 'Led a 3-week trip to Peru for 15 peers'],
    ['Managed 20 writers and $9,000 budget', 'Managed 20 writers and a $9,000 budget'],
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

  it.each([
    ['Led team of five in Leeds', 'Led a team of five in Leeds'],
    ['Started as electrician in a small firm', 'Started as an electrician in a small firm'],
    ['Successfully designed website for the club', 'Successfully designed a website for the club'],
    ['Responsible for roadmap of the app', 'Responsible for the roadmap of the app'],
    ['Operate forklift and pallet jack', 'Operate a forklift and pallet jack'],
    [
      'Saved time by creating new online patient filing system',
      'Saved time by creating a new online patient filing system',
    ],
    ['Grew customer base by half in a year', 'Grew the customer base by half in a year'],
    ['Managed website of the club', 'Managed the website of the club'],
    ['Provided customer service to 50 guests', 'Provided customer service to 50 guests'],
    ['Analyzed purchase order and invoice data', 'Analyzed purchase order and invoice data'],
  ])('%j gets the articles that it lacks', (line, said) => {
    expect(readFact(line)?.text).toBe(said);
  });

  it.each([
    [
      'Patrolled the post and answered calls Controlled access at two gates Wrote reports for the court',
      [
        'Patrolled the post and answered calls',
        'Controlled access at two gates',
        'Wrote reports for the court',
      ],
    ],
    [
      'Set up presses Hold tolerances of .0005 on parts',
      ['Set up presses', 'Hold tolerances of .0005 on parts'],
    ],
    ['Sold phones at Best Buy and at Target in Ohio', ['Sold phones at Best Buy and at Target in Ohio']],
  ])('%j is as many deeds as it tells', (line, deeds) => {
    expect(splitDeeds(line)).toEqual(deeds);
  });

  it('is a verb in the base form where the lines beside it are', () => {
    expect(readFact('Order supplies for an office of 35')).toBeNull();
    expect(readFact('Order supplies for an office of 35', true)?.form).toBe('base');
    expect(readFact('Order management for two clients', true)).toBeNull();
  });
});
