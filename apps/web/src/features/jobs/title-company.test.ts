import { describe, expect, it } from 'vitest';
import { splitTitle } from './title-company.ts';

describe('a title that also names the company', () => {
  it.each([
    ['Product Analyst at Fjord Labs', 'Product Analyst', 'Fjord Labs'],
    ['Barista @ Rye & Co', 'Barista', 'Rye & Co'],
    ['  Staff Nurse at St. Mary’s Hospital  ', 'Staff Nurse', 'St. Mary’s Hospital'],
    ['Line Cook at The Anchor', 'Line Cook', 'The Anchor'],
    ['Teacher at the Hilltop School', 'Teacher', 'the Hilltop School'],
    ['Driver at 7-Eleven', 'Driver', '7-Eleven'],
    ['Engineer at 3M', 'Engineer', '3M'],
    ['Editor at Large at Vogue', 'Editor at Large', 'Vogue'],
    ['Buchhalter bei Siemens', 'Buchhalter', 'Siemens'],
    ['Vendeuse chez Élan', 'Vendeuse', 'Élan'],
    ['Product Analyst at Fjord Labs, ', 'Product Analyst', 'Fjord Labs'],
  ])('%s is %s, and %s', (title, job, company) => {
    expect(splitTitle({ title, company: '' })).toEqual({ title: job, company });
  });

  it.each([
    'Product Analyst',
    'Attorney at Law',
    'Attorney at law',
    'Editor at Large',
    'Officer at Sea',
    'Carer at home',
    'Nurse, nights at 7 pm',
    'Security guard at night',
    'at Fjord Labs',
    'Analyst at',
    'Catering Manager',
    'Técnico en Farmacia',
    '',
  ])('%s stays as it is', (title) => {
    expect(splitTitle({ title, company: '' })).toEqual({ title, company: '' });
  });

  it('stays as it is beside a company that somebody gave', () => {
    const given = { title: 'Consultant at Fjord Labs', company: 'Northwind' };
    expect(splitTitle(given)).toEqual(given);
  });
});
