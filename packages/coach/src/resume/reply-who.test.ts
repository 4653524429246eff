import { describe, expect, it } from 'vitest';
import { strengthenLines } from './strengthen-line.builtin.ts';

const made = (line: string, reply: string) => strengthenLines([{ line, reply }])[0];

describe('a line made of a reply', () => {
  it.each([
    [
      'Prepared weekly reports on fees',
      'The owner could see who was late and we collected 2 million of old debts',
      'Prepared weekly reports on fees. The owner could see who was late and we collected 2 million of old debts.',
    ],
    [
      'Led the team of the night desk',
      'The owner could see who was late and we collected 2 million of old debts',
      'Led the team of the night desk; the owner could see who was late and the team collected 2 million of old debts',
    ],
    [
      'Wrote the protocol of the bench test',
      'two of us got different results, so I added a section on tubing',
      'Wrote the protocol of the bench test. Two of the team got different results. Added a section on tubing.',
    ],
    [
      'Reconciled the courier accounts of the shop',
      'I found 850 dollars that a courier did not transfer to us',
      'Reconciled the courier accounts of the shop and found 850 dollars that a courier did not transfer',
    ],
    [
      'Helped establish laser calibration in the new hall',
      'We used to ship the trackers out, 6 weeks turnaround. now done in house in 4 days',
      'Helped establish laser calibration in the new hall. We used to ship the trackers out, 6 weeks turnaround, now done in house in 4 days.',
    ],
    [
      'Was in charge of the store after the managers left',
      'There was about 5 of us on a night, I did the cash up 3 nights a week',
      'Was in charge of the store after the managers left. Team of about 5 on a night. Did the cash up 3 nights a week.',
    ],
  ])('never changes who did it: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text });
  });

  it('is none below a long line where nobody could tell what “went from 1 to 5”', () => {
    const line = `Sourced engineers for ${'the platform and the infrastructure teams, '.repeat(9)}and others`;
    expect(made(line, 'went from 1 woman to 5 in a year')).toMatchObject({ proposal: null, need: 'deed' });
  });

  it('keeps “us” where nobody can tell who they are', () => {
    expect(made('Counted the stock of the kitchen', 'one supplier was short-delivering us')?.proposal).toBe(
      'Counted the stock of the kitchen. One supplier was short-delivering us.',
    );
  });

  it.each([
    // A colon isn't followed by a capital that nobody typed.
    [
      'Counted the stock of both shops (food, drinks) every month',
      'stock difference went down from 3% to 0.5%',
      'Counted the stock of both shops (food, drinks) every month; stock difference went down from 3% to 0.5%',
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
      'Created the logo and the fliers of the fair; the logo is on banners at 4 events',
    ],
  ])('has the capitals that were typed, and no layout of the page: %s + %s', (line, reply, text) => {
    expect(made(line, reply)).toMatchObject({ proposal: text });
  });

  it('keeps “I-9”, which is a form and not a person', () => {
    expect(
      made('Led onboarding and records', 'I wrote the checklist. No missing I-9 in five years'),
    ).toMatchObject({
      proposal: 'Led onboarding and records; wrote the checklist, no missing I-9 in five years',
    });
  });

  it('is below a line that was cut off', () => {
    expect(made('Designed visual works that connect with users on', '17% more followers')).toMatchObject({
      isNewLine: true,
    });
  });

  it.each([
    ['my grandmother. 3 appointments a month', ': my grandmother, 3 appointments a month'],
    ['our grandmother, twice a week', ': our grandmother, twice a week'],
    ['my Mom. two meals a day', ': my Mom, two meals a day'],
    ['I trained my sister to run the shop', '. I trained my sister to run the shop.'],
    ['my clients came back, about 8 in 10', '. My clients came back, about 8 in 10.'],
    ['for my uncle, about 3 days a week', ', for my uncle, about 3 days a week'],
    ['our machines broke twice a month, now never', ': the machines broke twice a month, now never'],
  ])('says whose people somebody speaks of: %s', (reply, end) => {
    const line = 'Provided care for a relative at home, with daily visits to two clinics';
    expect(made(line, reply)?.proposal?.replace(/\.$/, '')).toBe(`${line}${end}`.replace(/\.$/, ''));
  });
});
