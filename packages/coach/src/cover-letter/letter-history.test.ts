import type { LetterEntry } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { sureHistory } from './letter-history.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const job = (title: string, name: string, isCurrent: boolean, ...lines: string[]): LetterEntry => ({
  kind: 'work',
  title,
  name,
  isCurrent,
  lines,
});
async function write(experience: string, ...history: LetterEntry[]): Promise<string> {
  const form = { ...nurse, jobDescription: '', skills: '', why: '', experience, history };
  const letter = await writeCoverLetter(form);
  if ('error' in letter) throw new Error(letter.error);
  return letter.coverLetter;
}

describe('what is sure of a history', () => {
  it.each([
    ['Clerk, Northgate Hospital, Dayton, OH, Summer 2019', 1],
    ['Front Desk Support, Billing Department EASTSIDE CLINIC, Dayton, OH March 2018 – July 2019', 1],
    ['Trained six new clerks in summer 2019', 3],
    ['Cut the backlog of the hospital by half from 2018 to 2019', 3],
  ])('stops at the heading of another job: %j', (line, lines) => {
    const [entry] = sureHistory(
      [job('Clerk', 'Westside Clinic', false, 'Filed 300 charts a week', line, 'Led five clerks')],
      '',
    );
    expect(entry?.lines.length).toBe(lines);
  });

  it.each([
    ['Editor', 'High School Yearbook', ''],
    ['Treasurer', 'Student Council', ''],
    ['Editor', 'Yearly Books Inc', 'Yearly Books Inc'],
  ])('has no employer in what is none: a %s at %s', (title, name, said) => {
    expect(sureHistory([job(title, name, false)], '')[0]?.name).toBe(said);
  });

  it.each([
    ['', 'Clerk', 'Hill Depot since 2019; Clerk at Hill Depot, 2014 to 2015', ''],
    ['Lead', 'Clerk', 'Lead at Hill Depot since 2019; Clerk at Hill Depot, 2012 to 2014', ''],
    ['Lead', 'Clerk', 'Lead at Hill Depot since 2019; Clerk at Hill Depot, 2016 to 2019', 'Hill Depot'],
  ])('has no employer that may be that of the job above: %j above %j', (above, title, experience, said) => {
    const history = [job(above, 'Hill Depot', true), job(title, 'Hill Depot', false)];
    expect(sureHistory(history, experience)[1]?.name).toBe(said);
  });
});

describe('the jobs of a letter', () => {
  const old = job('Line Cook', 'Roma Kitchen', false, 'Cooked 90 dinners a night on the grill');
  const now = job('Shift Leader', 'Hill Depot', true, 'Lead a crew of nine on the night shift');

  it('begin with one that goes on, whatever stands above it', async () => {
    const letter = await write(
      'Line Cook at Roma Kitchen, 2021 to 2024; Shift Leader at Hill Depot since 2020',
      old,
      now,
    );
    expect(letter).toContain(
      'I have been a Shift Leader at Hill Depot since 2020. I was a Line Cook at Roma Kitchen from 2021 to 2024.',
    );
    expect(letter.indexOf('a crew of nine')).toBeLessThan(letter.indexOf('90 dinners'));
  });

  it.each([
    [
      'Sergeant, Squad Leader',
      'U.S. Army',
      'I was a Sergeant and Squad Leader in the U.S. Army from 2016 to 2019.',
    ],
    ['Head of Care', 'Hill Clinic', 'I was Head of Care at Hill Clinic from 2016 to 2019.'],
    ['Server & Cook', 'Roma Kitchen', 'I was a Server and Cook at Roma Kitchen from 2016 to 2019.'],
  ])('are sentences: %j at %j', async (title, name, said) => {
    const letter = await write(
      `${title} at ${name}, 2016 to 2019`,
      job(title, name, false, 'Counted 900 parts a week'),
    );
    expect(letter).toContain(said);
    expect(letter).toMatch(/I counted 900 parts a week/);
  });

  it.each([
    ['Inside Sales, Fastenal', ''],
    ['FAMILY LEAVE', ''],
  ])('are named only where title and employer are sure: %j at %j', async (title, name) => {
    const held = [title, name].filter(Boolean).join(' at ');
    const letter = await write(`${held}, 2016 to 2019`, job(title, name, false, 'Counted 900 parts a week'));
    expect(letter).not.toMatch(/Fastenal|LEAVE/);
    expect(letter).toMatch(/I counted 900 parts a week/);
  });

  it('are at least three where two say little, with the current one', async () => {
    const letter = await write(
      'Clerk at Northgate Depot, 2021 to 2024; Baker at Roma Bakery, 2019 to 2021; Shift Leader at Hill Depot since 2020',
      job('Clerk', 'Northgate Depot', false, 'Counted 900 parts a week'),
      job('Baker', 'Roma Bakery', false, 'Baked rolls for 90 guests a night'),
      now,
    );
    for (const told of ['900 parts', '90 guests', 'a crew of nine']) expect(letter).toContain(`${told}`);
  });
});

describe('a reply that tells a line of the resume again', () => {
  it.each([
    [
      'Trained six new cooks for the line',
      'I trained six new cooks for the grill line in one summer.',
      false,
    ],
    ['Closed the books in five days', 'I cut the close of the books from nine days to five.', false],
    ['Mentored nine new teachers through their first year', 'I set up desks for nine new teachers.', true],
    ['Baked rolls for 90 guests a night', 'I baked rolls and pies for the guests each night.', true],
  ])('takes its place: %j and %j', async (line, reply, isSaid) => {
    const history = [job('Shift Leader', 'Hill Depot', true, line, 'Lead a crew of nine on the night shift')];
    const form = { ...nurse, jobDescription: '', skills: '', why: '', history, deeds: [reply] };
    const letter = await writeCoverLetter({ ...form, experience: 'Shift Leader at Hill Depot since 2020' });
    if ('error' in letter) throw new Error(letter.error);
    expect(letter.coverLetter.includes(`I ${line.charAt(0).toLowerCase()}${line.slice(1)}. `)).toBe(isSaid);
    expect(letter.coverLetter).toContain(`\n\n${reply}\n`);
    expect(letter.coverLetter).toContain('a crew of nine');
  });
});
