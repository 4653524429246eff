import { describe, expect, it } from 'vitest';
import { equivalents } from './content/equivalents.ts';
import { skillNamed } from './find-skills.builtin.ts';
import { skillsThatShow } from './satisfies.ts';

const pairs = Object.entries(equivalents).flatMap(([general, list]) =>
  list.split(',').map((specific) => [general, specific.trim()] as const),
);

describe('the table of equivalents', () => {
  it('names skills of the lexicon only', () => {
    const unknown = pairs.flat().filter((name) => skillNamed(name)?.name !== name);
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('names no skill as its own proof, and none twice', () => {
    expect(pairs.filter(([general, specific]) => general === specific)).toEqual([]);
    expect(new Set(pairs.map((pair) => pair.join('|'))).size).toBe(pairs.length);
  });
});

describe('a skill is shown', () => {
  it.each([
    ['Infrastructure as code', 'Terraform'],
    ['Incident response', 'On-call support'],
    ['Excel', 'Pivot tables'],
    ['Spreadsheets', 'Pivot tables'],
    ['Relational databases', 'PostgreSQL'],
    ['Nursing', 'Registered nurse'],
    ['Java', 'Spring Boot'],
    ['Welding', 'TIG welding'],
  ])('%s by %s, and not the other way round', (general, specific) => {
    expect(skillsThatShow(general)).toContain(specific);
    expect(skillsThatShow(specific)).not.toContain(general);
  });

  it('by the narrower skills of its family, and by its general skill where both have one name', () => {
    expect(skillsThatShow('Cooking')).toContain('Grilling');
    expect(skillsThatShow('Grilling')).not.toContain('Cooking');
    expect(skillsThatShow('Food service operations')).not.toContain('Restaurant management');
    expect(skillsThatShow('Full service restaurant')).toContain('Restaurant management');
  });

  it('by nothing where the table has nothing', () => {
    expect(skillsThatShow('Deck oven')).toEqual([]);
    expect(skillsThatShow('toString')).toEqual([]);
  });
});
