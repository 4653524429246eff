import { describe, expect, it } from 'vitest';
import { strengthenLines } from './strengthen-line.builtin.ts';

const made = (line: string, reply: string) => strengthenLines([{ line, reply }])[0];

describe('a line made of a reply', () => {
  it.each([
    [
      'Prepared weekly reports on fees',
      'The owner could see who was late and we collected 2 million of old debts',
      'Prepared weekly reports on fees – the owner could see who was late and the team collected 2 million of old debts',
    ],
    [
      'Wrote the protocol of the bench test',
      'two of us got different results, so I added a section on tubing',
      'Wrote the protocol of the bench test – two of the team got different results; added a section on tubing',
    ],
    [
      'Reconciled the courier accounts of the shop',
      'I found 850 dollars that a courier did not transfer to us',
      'Reconciled the courier accounts of the shop: found 850 dollars that a courier did not transfer',
    ],
  ])('never changes who did it: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text });
  });

  it('is none where nobody can tell who “us” are', () => {
    expect(made('Counted the stock of the kitchen', 'one supplier was short-delivering us')).toMatchObject({
      proposal: null,
      need: 'deed',
    });
  });

  it.each([
    // A colon isn't followed by a capital that nobody typed.
    [
      'Counted the stock of both shops (food, drinks) every month',
      'stock difference went down from 3% to 0.5%',
      'Counted the stock of both shops (food, drinks) every month: stock difference went down from 3% to 0.5%',
    ],
    [
      'Built a package for lab spectra and charts',
      'Other groups install it',
      'Built a package for lab spectra and charts: other groups install it',
    ],
    // The page's layout stays behind.
    [
      'Salary administration of all the school staff ..............',
      'I paid 42 people a month',
      'Salary administration of all the school staff: paid 42 people a month',
    ],
    [
      '( Created the logo and the fliers of the fair &',
      'the logo is on banners at 4 events',
      'Created the logo and the fliers of the fair: the logo is on banners at 4 events',
    ],
  ])('has the capitals that were typed, and no layout of the page: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text });
  });

  it('keeps “I-9”, which is a form and not a person', () => {
    expect(
      made('Led onboarding and records', 'I wrote the checklist. No missing I-9 in five years'),
    ).toMatchObject({
      proposal: 'Led onboarding and records – wrote the checklist, no missing I-9 in five years',
    });
  });

  it('is below a line that was cut off', () => {
    expect(made('Designed visual works that connect with users on', '17% more followers')).toMatchObject({
      isNewLine: true,
    });
  });
});
