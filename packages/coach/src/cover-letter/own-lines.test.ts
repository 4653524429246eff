import { describe, expect, it } from 'vitest';
import { listedLine, opensWithDeed, sentencesOf, splitDeeds } from './own-lines.ts';

describe('a line that a letter lists', () => {
  it.each([
    'Led team of five in Leeds',
    'Did outreach to establish network of contacts',
    'Cut setup time from 3.5 hrs to 1 hr 40 with a new fixture I designed',
    'Responsible for roadmap of the app',
    'Helped the manager with his weekly report for the owners',
    'Open and establish over $100 K of new business; increased territorial sales by 35%',
  ])('is %j, word for word', (line) => {
    expect(listedLine(`• ${line}.`)).toBe(line);
  });

  it('is without the praise behind it', () => {
    expect(listedLine('Built the sync engine in SQLite, showcasing distributed systems knowledge')).toBe(
      'Built the sync engine in SQLite',
    );
  });

  it.each([
    ['two lines in one', 'Wrote a long report with a classmate Customer service for the bar'],
    ['a table', 'Ran the bar | Managed stock | Trained staff'],
    ['a label with its list', 'Technologies: React, Node, Mongo and Redis'],
    ['a heading', 'Managed Customer Relations And Retail Operations Team'],
    ['a bracket that is cut', 'Rewrote the handoff sheet with the team (see'],
    ['a cut end', 'Trained new nurses on the unit and'],
    ['a cut beginning', 'of the unit with all of its nurses'],
    ['an address', 'Built the page example.com/lens with https://example.com'],
    ['the employer', 'The company makes valves for ships and trains'],
    ['too many words', `Led the team ${'and then the next team '.repeat(8)}`],
  ])('is not %s', (_what, line) => {
    expect(listedLine(line)).toBe('');
  });

  it('is the first part of a line that is too long', () => {
    const part = 'Rewrote the handoff sheet with three colleagues on the surgical ward';
    expect(listedLine(`${part}; ${'and then the next one '.repeat(6)}`)).toBe(part);
  });
});

it.each([
  ['Led the night shift', true],
  ['Recruit, hire, train and coach staff', true],
  ['See 18 to 20 patients a day', true],
  ['Responsible for 14 patients', true],
  ['Implementation of a new tool', true],
  ['Cook, Hope Church', false],
  ['Department of health', false],
  ['6 years over the road', false],
])('tells whether %j opens with a deed: %s', (line, isIt) => {
  expect(opensWithDeed(line)).toBe(isIt);
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

it('reads each sentence of a paragraph', () => {
  expect(sentencesOf('Prepare glass for shipping.  Operate the forklift at St. Paul. Count racks.')).toEqual([
    'Prepare glass for shipping.',
    'Operate the forklift at St. Paul.',
    'Count racks.',
  ]);
});
