import { type CoverLetter, type GenerateCoverLetterInput } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const typed = async (form: Partial<GenerateCoverLetterInput>): Promise<CoverLetter> => {
  const letter = await writeCoverLetter({
    ...nurse,
    skills: '',
    today: 'November 30, 2026',
    facts: [],
    ...form,
  });
  if ('error' in letter) throw new Error(letter.error);
  return letter;
};

describe('qualifications are said whole, whatever their shape', () => {
  it.each([
    [
      'Master Training Specialist (MTS), Mentor, 2016',
      'My education and training: Master Training Specialist (MTS), Mentor, 2016.',
    ],
    ['MLIS, University of Alabama, 2017', 'I hold an MLIS from the University of Alabama (2017).'],
    [
      'MA in Teaching, Art Education, Corcoran School of Art, George Mason University\nBachelor of Arts, Theater, Hollins University',
      'I hold a Bachelor of Arts in Theater from Hollins University. My education and training: MA in Teaching, Art Education, Corcoran School of Art, George Mason University.',
    ],
    [
      'Bachelor of General Studies, Mary Hardin-Baylor, 2015\nmaryland advanced professional teaching license',
      'My qualifications: Bachelor of General Studies, Mary Hardin-Baylor, 2015; maryland advanced professional teaching license.',
    ],
    ['Fourteen years of Go', 'I bring fourteen years of Go.'],
    [
      "Associate's Degree, Network Specialist, Southern Tech College, December 2021 (4.0 GPA)",
      "My education and training: Associate's Degree, Network Specialist, Southern Tech College, December 2021 (4.0 GPA).",
    ],
    [
      'Certified Billing Specialist (CBS), NHA, 2023\nBasic Life Support (BLS)',
      'My qualifications: Certified Billing Specialist (CBS), NHA, 2023; Basic Life Support (BLS).',
    ],
    ['I finished the Google data course in May', 'I finished the Google data course in May.'],
    ['no degree', ''],
    ['welding, some pipe fitting; hazmat', 'My qualifications: welding; some pipe fitting; hazmat.'],
    ['BS Biology, Ohio University, 2012\nBS Biology', 'I hold a BS in Biology from Ohio University (2012).'],
    ['B.S. Business Management, WGU, 2014', 'B.S. Business Management, WGU, 2014'],
  ])('%j', async (qualifications, said) => {
    const { coverLetter, unsupported } = await typed({ qualifications });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });
});
