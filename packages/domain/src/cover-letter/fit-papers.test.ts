import { describe, expect, it } from 'vitest';
import { isNoPaper, isNoSkill, paperFits } from './fit-papers.ts';

const ad = 'Medical Equipment Sales. Sell equipment to clinics. A forklift certificate is a plus.';
describe('a paper for a job', () => {
  it.each([
    'B.S. in Biology, Hill College',
    'MBA, Hill College',
    'Ohio RN license',
    'Forklift Certificate, 2020',
    'Medical Terminology, 2019',
    'High school diploma',
  ])('is a degree, a license, or about what the ad asks for: %s', (paper) =>
    expect(paperFits(paper, ad)).toBe(true),
  );
  it.each([
    'Certificate in Inductive Biblical Studies, University of the Nations, 2021',
    'UX Design Certification (CareerFoundry, 2023)',
  ])('is none of another field: %s', (paper) => {
    expect(paperFits(paper, ad)).toBe(false);
    expect(paperFits(paper, '')).toBe(true);
  });
  it.each(['Special mention during the May 2023, 2022', 'jo@example.com', 'github.com/jo'])(
    'is no paper: %s',
    (paper) => expect(isNoPaper(paper)).toBe(true),
  );
});
describe('a skill', () => {
  it.each(['jokelly', 'jo@example.com', 'CS 101', 'Introduction to Databases', 'example'])(
    'is no handle and no course: %s',
    (skill) => expect(isNoSkill(skill, 'jokelly@example.com')).toBe(true),
  );
  it.each(['Excel', 'Node.js', 'ISO 9001', 'Crash course design'.slice(0, 5), 'AWS'])('is: %s', (skill) =>
    expect(isNoSkill(skill, 'jokelly@example.com')).toBe(false),
  );
});
