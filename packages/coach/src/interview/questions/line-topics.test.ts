import { describe, expect, it } from 'vitest';
import { matchLine } from './line-topics.ts';

describe('what a line asks for', () => {
  it.each([
    ['Keep accurate records of all deliveries', 'records'],
    ['resolve customer complaints', 'complaints'],
    ['reconcile bank accounts every month', 'reconcile'],
    ['lead a team of eight bakers', 'leading'],
    ['train new employees on the ovens', 'training-others'],
    ['Excellent verbal and written communication skills', 'communication'],
    ['ability to work in a fast-paced environment', 'pressure'],
    ['drive a company van to three shops', 'driving'],
    ['process invoices for three shops', 'invoices'],
    ['clean the ovens and work areas', 'cleaning'],
    ['administer medications to residents', 'medication'],
    ['write clean, well-tested code', 'code'],
    ['answer phones and take orders', 'phones'],
    ['inspect finished parts for defects', 'quality'],
    ['Proficient in CRM software and Microsoft Office', 'crm'],
  ])('"%s" is about %s', (line, topic) => {
    expect(matchLine(line)?.topic.id).toBe(topic);
  });

  it('names the tool as the line writes it, and the people', () => {
    expect(matchLine('Proficient in QuickBooks and email')).toMatchObject({
      topic: { id: 'tool' },
      tool: 'QuickBooks',
    });
    expect(matchLine('Bakery use of Oracle NetSuite')?.tool).toBe('NetSuite');
    expect(matchLine('Bakery plans in Workday Prism')).toBeUndefined();
    expect(matchLine('Skilled in the Microsoft Office Suite')?.tool).toBe('Microsoft Office');
    expect(matchLine('Provide excellent service to patients and their guests')?.people?.many).toBe(
      'patients',
    );
  });

  it.each([
    'Rise and fall of the dough in winter',
    'Excel in a busy bakery',
    'drive results across the organization',
    'a track record of success',
    'Javanese dances in the evening',
    'Crumb Express is open at night',
    'Sage Hospitality bakes for hotels',
    'We use a very large room under the old town hall, next to the river, for our records and files',
    '',
  ])('"%s" is about nothing that it says plainly', (line) => {
    expect(matchLine(line)).toBeUndefined();
  });
});
