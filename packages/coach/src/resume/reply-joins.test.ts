import { describe, expect, it } from 'vitest';
import { strengthenLines } from './strengthen-line.builtin.ts';

const made = (line: string, reply: string) => strengthenLines([{ line, reply }])[0];

describe('a line and its reply', () => {
  // Not every reply hangs behind a colon.
  it.each([
    ['Stocked the shelves', 'about 40 pallets', 'Stocked the shelves (about 40 pallets)'],
    [
      'Wrote the guide for new volunteers',
      'It is still used by the other three shelters',
      'Wrote the guide for new volunteers, which is still used by the other three shelters',
    ],
    [
      'Built the booking form for the clinic',
      'it saved the desk an hour a day',
      'Built the booking form for the clinic, which saved the desk an hour a day',
    ],
    [
      'Prepared the weekly energy reports',
      '9 departments read them',
      'Prepared the weekly energy reports (9 departments read them)',
    ],
    [
      'Organized the book fair for the parents',
      'sales went to the library, and nobody had done that before',
      'Organized the book fair for the parents; sales went to the library, and nobody had done that before',
    ],
    [
      'Recruited and trained a summer sales team',
      'recruited 5 reps, 4 stayed all summer',
      'Recruited and trained a summer sales team: 5 reps, 4 stayed all summer',
    ],
    [
      'Created a protocol for adverse events on the ward',
      'Protocol was adopted by two hospitals',
      'Created a protocol for adverse events on the ward; protocol was adopted by two hospitals',
    ],
    [
      'Creates and edits communications for the program',
      'Newsletter to 400 people, opens went from 30% to 45%',
      'Creates and edits communications for the program: newsletter to 400 people, opens went from 30% to 45%',
    ],
    [
      'Led the morning shift in the kitchen.',
      'the health inspector gave the kitchen 98 points',
      'Led the morning shift in the kitchen. The health inspector gave the kitchen 98 points.',
    ],
    [
      'Crafted scripts, templates and lists for the team',
      'hit about 115% of quota most months',
      'Crafted scripts, templates and lists for the team; hit about 115% of quota most months',
    ],
    [
      'Closed the registers at night.',
      'trained 4 others to do it right, two of them lead now',
      'Closed the registers at night. Trained 4 others to do it right, two of them lead now.',
    ],
    // How much goes with the line, and what was done is a sentence.
    [
      'Ran the till of the bakery',
      'about 60 sales a day. I counted it alone every night',
      'Ran the till of the bakery (about 60 sales a day). Counted it alone every night.',
    ],
    [
      'Watched the pool on weekends',
      'i pulled out 3 kids. none of them needed an ambulance',
      'Watched the pool on weekends. Pulled out 3 kids. None of them needed an ambulance.',
    ],
    [
      'Recorded the samples of the lab',
      'one of our scales drifted, so I checked it every morning',
      'Recorded the samples of the lab. One of the scales drifted. Checked it every morning.',
    ],
    [
      'Sold drinks to the guests of the bar',
      'i was usually top 2 in sales out of 8',
      'Sold drinks to the guests of the bar, usually top 2 in sales out of 8',
    ],
    [
      'Responsable de la caja',
      'conté 60 ventas cada noche',
      'Responsable de la caja – conté 60 ventas cada noche',
    ],
  ])('joins them as they fit: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text, isNewLine: false });
  });

  it('has no slip of the line or the reply', () => {
    expect(
      made('Exceded the goals of the store', 'hispanic customers went from 5% to 20% of sales')?.proposal,
    ).toBe('Exceeded the goals of the store, taking Hispanic customers from 5% to 20% of sales');
  });
});
