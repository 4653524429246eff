import { describe, expect, it } from 'vitest';
import { letterMove, moveSentence, placeOfJob } from './letter-move.ts';

describe('where the job of an ad is', () => {
  it.each([
    ['Cook\nBella\nFreeport, IL\n\nCook for us.', 'Freeport', 'IL'],
    ['Sales Representative | Bartlett Roofing | Ogden, UT', 'Ogden', 'UT'],
    ['We are hiring a cook in Grand Rapids, Michigan.', 'Grand Rapids', 'MI'],
    ['Specialist\nPortland, Oregon Metropolitan Area\n', 'Portland', 'OR'],
    [`${'About us. '.repeat(60)}\nLocation: St. Paul, MN`, 'St. Paul', 'MN'],
    ['Job Location: Berlin\nNurse', 'Berlin', ''],
    ['Clerk\nAmes, IA\n\nWork Remotely\nNo', 'Ames', 'IA'],
    ['Analyst\nDayton, OH\nHybrid: three days in the office, remote work on two', 'Dayton', 'OH'],
    ['This is not a remote position. Dallas, TX', 'Dallas', 'TX'],
  ])('is read: %s', (ad, city, state) => {
    expect(placeOfJob(ad)).toEqual({ city, state });
  });

  it.each([
    'Writer\nRemote\nAustin, TX',
    'Writer\nAustin, TX\n\nThis is a fully remote role.',
    'Cook for us, and bring your team.',
    'Sales Clerk Ogden, UT',
    'Location: 3rd floor',
    '',
  ])('is not guessed: %s', (ad) => {
    expect(placeOfJob(ad)).toBeNull();
  });
});

const ad = 'Cook\nBella\nFreeport, IL\n';
describe('what a letter says of the move', () => {
  it('is asked where the job is elsewhere, or nobody knows where home is', () => {
    expect(letterMove({ place: 'Logan, UT', jobDescription: ad })).toEqual({
      home: 'Logan, UT',
      job: 'Freeport, IL',
      offers: ['I live in Logan and would move to Freeport for this job.', 'I am moving to Freeport soon.'],
    });
    expect(letterMove({ place: 'Rockford, Illinois', jobDescription: ad })?.offers[0]).toBe(
      'I live in Rockford and can commute to Freeport.',
    );
    for (const place of ['Uppsala', 'Uppsala, Sweden', 'Logan'])
      expect(letterMove({ place, jobDescription: ad })?.offers.join(' ')).not.toContain('commute');
    expect(letterMove({ place: '', jobDescription: ad })?.offers[0]).toBe('I live near Freeport.');
  });

  it.each(['Freeport, IL', 'freeport', 'FREEPORT'])('is not asked at home: %s', (place) => {
    expect(
      letterMove({ place: place.charAt(0).toUpperCase() + place.slice(1), jobDescription: ad }),
    ).toBeNull();
  });

  it.each([
    ['yes', 'I live in Logan and would move to Freeport for this job.'],
    ['Yes!', 'I live in Logan and would move to Freeport for this job.'],
    ['no', ''],
    ['', ''],
    ['moving in june', 'I am moving in June.'],
    ['Willing to relocate', 'I am willing to relocate.'],
    [
      "i'm moving there in june, my sister lives in Freeport",
      "I'm moving there in June, my sister lives in Freeport.",
    ],
  ])('is what its writer says: %s', (move, said) => {
    expect(moveSentence(move, { place: 'Logan, UT', jobDescription: ad })).toBe(said);
  });
});
