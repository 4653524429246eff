import { describe, expect, it } from 'vitest';
import { splitAd } from './ad-sentences.ts';
import { lostBreaks } from './glued-text.ts';
import { readJobAd } from './read-job-ad.ts';

const pieces = (text: string) => {
  const cuts = [0, ...lostBreaks(text), text.length];
  return cuts.slice(1).map((at, index) => text.slice(cuts[index], at));
};

describe('line breaks that a paste lost', () => {
  it.each([
    ['Serve lunch to residents.Clean the kitchen.', ['Serve lunch to residents.', 'Clean the kitchen.']],
    ["a valid driver's licenseAbility to lift", ["a valid driver's license", 'Ability to lift']],
    ['Role DescriptionWe are a small shop', ['Role Description', 'We are a small shop']],
    ['work in our own shopWelding is a plus', ['work in our own shop', 'Welding is a plus']],
    ['knowledge of SQLExperience with dashboards', ['knowledge of SQL', 'Experience with dashboards']],
    ['Are you ready?Send your resume', ['Are you ready?', 'Send your resume']],
    ['plenty of experience.5+ years preferred', ['plenty of experience.', '5+ years preferred']],
    ['current CPR (BLS)Must have a car', ['current CPR (BLS)', 'Must have a car']],
  ])('finds them in "%s"', (text, lines) => {
    expect(pieces(text)).toEqual(lines);
  });

  it.each([
    'Node.JS services, and courses at LinkedIn Learning Center: all of them.',
    'We use Node.js and ASP.NET with QuickBooks and PowerPoint.',
    'St.John’s is near the U.S.Bank building at www.GreenFoods.com/Jobs.',
    'Write to Anna.Lee@Example.com or see jobs.Example.org today.',
    'About BlueOven\n\nBlueOven bakes for four towns.',
    'The iPhone app and the eBay shop of McDonald and FedEx.',
    'Mrs.Lowe and Dr.Hale of Acme Inc.Holdings run the LinkedIn page.',
  ])('leaves names and addresses whole: "%s"', (text) => {
    expect(lostBreaks(text)).toEqual([]);
  });
});

const glued = `Caregiver
Company DescriptionHollow Creek Home Care visits older people in three towns.
Key Responsibilities:Help clients bathe and dress.Cook simple meals.Report changes to the nurse on duty.
Qualifications:Valid driver's license.Previous experience in home care preferred.Ability to lift 50 pounds.`;

describe('a job ad that lost its line breaks', () => {
  it('is an ad with its sections, duties and requirements', () => {
    const { isAd, lines } = readJobAd(glued);
    expect(isAd).toBe(true);
    const of = (kind: string) => lines.filter((line) => line.kind === kind).map(({ text }) => text);
    expect(of('duty')).toEqual([
      'Help clients bathe and dress',
      'Cook simple meals',
      'Report changes to the nurse on duty',
    ]);
    expect(of('employer')).toEqual(['Hollow Creek Home Care visits older people in three towns']);
    expect(of('requirement')).toEqual(['Previous experience in home care preferred']);
  });

  it('keeps the place of each line in the text', () => {
    for (const { text, start, end } of splitAd(glued)) expect(glued.slice(start, end)).toBe(text);
  });

  it('splits items that are only marked by glued hyphens and dots', () => {
    const items = splitAd('Duties: open the shop- Count the register- Order supplies· Train new staff');
    expect(items.map(({ text }) => text)).toEqual([
      'open the shop',
      'Count the register',
      'Order supplies',
      'Train new staff',
    ]);
  });
});
