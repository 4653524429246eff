import { describe, expect, it } from 'vitest';
import { lineOf } from '../documents/document-text.ts';
import { findSections, placeLines } from './find-sections.ts';

const large = (text: string) => lineOf(text, { fontSize: 20, isBold: true });
const heading = (text: string) => lineOf(text, { fontSize: 13, isBold: true, gapAbove: 1 });
const body = (text: string, more = {}) => lineOf(text, { fontSize: 10, ...more });

const sectionsOf = (lines: ReturnType<typeof lineOf>[]) =>
  findSections(placeLines(lines).lines).map(
    ({ name, heading: words, lines: own }) => [name, words, own.length] as const,
  );
const named = (lines: ReturnType<typeof lineOf>[], words: string) =>
  sectionsOf(lines).find(([, own]) => own === words)?.[0];

const top = [large('Nadia Brandt'), body('nadia@example.com')];
const work = [
  heading('Experience'),
  body('Lab Technician, Cascade Labs\tMay 2018 - Present'),
  body('Ran 40 assays a week', { isBullet: true }),
];
const school = [heading('Education'), body('Portland State University\t2009 - 2013'), body('BSc Biology')];

describe('headings of a resume', () => {
  it.each([
    ['UX/UI PROJECTS | 2021 - 2022', 'UX/UI PROJECTS', 'projects'],
    ['Academic contributions & scholarship', 'Academic contributions & scholarship', 'publications'],
    ['Sistemi e tecnologie', 'Sistemi e tecnologie', 'skills'],
    ['Altre esperienze formative', 'Altre esperienze formative', 'education'],
    ['Experiência voluntária', 'Experiência voluntária', 'volunteer'],
  ])('"%s" opens the section "%s": %s', (text, words, section) => {
    expect(named([...top, ...school, ...work, heading(text), body('Bread and more of it')], words)).toBe(
      section,
    );
  });

  it('are no names of projects, whatever is told below them', () => {
    const sections = sectionsOf([
      ...top,
      ...school,
      heading('Projects'),
      body('Breadmap', { isBold: true, fontSize: 11 }),
      body('A map of bakeries', { isBullet: true }),
      body('Udagram', { isBold: true, fontSize: 11 }),
      body('Part of my degree at Portland State University', { isBullet: true }),
    ]);
    expect(sections.at(-1)).toEqual(['projects', 'Projects', 4]);
  });

  it('are no labels in small print under the names of jobs', () => {
    const job = (name: string) => [
      body(name, { fontSize: 11.5, isBold: true }),
      body('2018 - 2021'),
      body('Highlights', { isBold: true, gapAbove: 1 }),
      body('Ran 40 assays a week'),
    ];
    const sections = sectionsOf([
      ...top,
      heading('Experience'),
      ...job('Cascade Labs'),
      ...job('Fjord Labs'),
      ...school,
      heading('Interests'),
      body('Rowing'),
    ]);
    expect(sections.map(([name]) => name)).toEqual(['profile', 'work', 'education', 'interests']);
  });

  it('in words of their own may end in a full stop where the known ones do', () => {
    const lines = [
      ...top,
      ...school.with(0, large('Education.')),
      large('Hobbies.'),
      body('Rowing'),
      large('Career so far.'),
      ...work.slice(1),
    ];
    expect(sectionsOf(lines).map(([name]) => name)).toEqual(['profile', 'education', 'interests', 'work']);
  });

  it('are read where their letters are set apart', () => {
    expect(named([...top, ...work, heading('AWA R D S'), body('Baker of the year, 2019')], 'AWARDS')).toBe(
      'awards',
    );
  });

  it('are no labels of a project where the skills have a section', () => {
    const sections = sectionsOf([
      ...top,
      ...work,
      heading('Skills'),
      body('Assays, titration'),
      heading('Projects'),
      body('Breadmap', { isBold: true, fontSize: 11 }),
      body('Skills: SQL, TypeScript'),
      body('A map of bakeries'),
    ]);
    expect(sections.at(-1)).toEqual(['projects', 'Projects', 3]);
  });

  it('are one where their words are cells', () => {
    const lines = [...top, ...work, heading('FORMACIÓN\tACADÉMICA'), ...school.slice(1)];
    expect(sectionsOf(lines).at(-1)).toEqual(['education', 'FORMACIÓN ACADÉMICA', 2]);
  });

  it('in capitals may have the first line of their section behind them', () => {
    const lines = [
      ...top,
      body('EDUCATION Portland State University, Portland, OR'),
      body('BSc Biology, 2013'),
    ];
    expect(sectionsOf(lines).at(-1)).toEqual(['education', 'EDUCATION', 2]);
  });

  it('are not joined with a name above them', () => {
    const lines = [
      lineOf('Nadia Brandt', { fontSize: 13, isBold: true }),
      ...work.with(0, large('EXPERIENCE')),
    ];
    expect(sectionsOf(lines).map(([name, words]) => [name, words])).toEqual([
      ['profile', ''],
      ['work', 'EXPERIENCE'],
    ]);
  });

  it('are not what was studied', () => {
    const lines = [...top, ...school, body('Profil: biology and law'), body('Grade: 1.3')];
    expect(sectionsOf(lines).at(-1)).toEqual(['education', 'Education', 4]);
  });

  it('come after a name that wraps', () => {
    const [first, second] = findSections(placeLines([large('RICHARD'), large('OKAFOR'), ...work]).lines);
    expect(first?.lines.map((line) => line.text)).toEqual(['RICHARD OKAFOR']);
    expect(second?.name).toBe('work');
  });
});
