import { describe, expect, it } from 'vitest';
import { adForms } from '../../content/own-words.ts';
import { readAdLines } from './ad-lines.ts';

const frame = (duties: readonly string[], requirements: readonly string[] = []) =>
  [
    'Lumen Loaf is a bakery. Join Lumen Loaf as a baker. We are hiring, apply with your resume.',
    'Responsibilities',
    ...duties.map((line) => `- ${line}`),
    'Requirements',
    ...requirements.map((line) => (/^\W*or\W*$/i.test(line) ? line : `- ${line}`)),
    '- Experience with rye dough is required',
  ].join('\n');
const askedAt = (ad: string, line: string) => readAdLines(ad).lines.find(({ text }) => text === line)?.asked;
const headOf = (line: string) => readAdLines(frame([line])).lines.find(({ text }) => text === line)?.head;
const asDuty = (line: string) => askedAt(frame([line]), line);
const asRequirement = (line: string) => askedAt(frame([], [line]), line);

describe('a duty as it is asked about', () => {
  it.each([
    [
      'Plan the weekly oven schedule for three shops in town, including night shifts',
      'plan the weekly oven schedule for three shops in town',
    ],
    [
      'Repair mixers and proofing cabinets in all of the shops by replacing their worn parts',
      'repair mixers and proofing cabinets in all of the shops',
    ],
    ['Develop new rye recipes, giving guests a reason to return', 'develop new rye recipes'],
    [
      'Track flour deliveries and returns from all suppliers in order to prevent shortages in the shops',
      'track flour deliveries and returns from all suppliers',
    ],
    ['Design the cold store layout with almost unlimited equipment credits', 'design the cold store layout'],
    ['Inspect ovens + mixers before the shift', 'inspect ovens and mixers before the shift'],
    ['Label trays and/or boxes for delivery', 'label trays or boxes for delivery'],
    ['Build amazing bread displays for the shop windows', 'build bread displays for the shop windows'],
    ['Weigh flour and salt, mix sourdough', 'weigh flour and salt'],
  ])('"%s" keeps its head: %s', (line, phrase) => {
    expect(asDuty(line)?.phrase).toBe(phrase);
  });

  it.each([
    ['Introduce Lumen Loaf crackers to grocers', 'the employer has its name in it'],
    ['Design our window displays for Easter', 'it is "ours"'],
    ['Keep your oven logs complete and legible', 'it is "yours"'],
  ])('"%s" is asked as a plan only, because %s', (line) => {
    expect(asDuty(line)?.kind).toBe('plan');
    for (const wording of adForms.plan.wordings)
      expect(wording).not.toMatch(/\bhad to\b|\byou did\b|\bdone\b/);
  });

  it.each([
    ['Treat change as a chance to bake better', 'an attitude'],
    ['Provide support for various activities and initiatives', 'nothing concrete'],
    ['Work with dough, apply methods', 'a list without its end and too short a start'],
    [
      'Build the base of the bakery floor: standards, training and schedules',
      'an announcement of what follows',
    ],
    ['Sort pack and ship bread orders', 'lost commas'],
    ['Find loyal fans in each town who advocate', 'a sentence cut off'],
    ['Work on-site in the bakery at least 5 days/week', 'a place and hours'],
    ['Write the recipes that we explain to guests', 'the words of somebody else'],
    [
      'Compare flour prices from mills in Ohio and Iowa and Kansas and Maine and Texas every spring and fall',
      'too long',
    ],
  ])('"%s" has no question: %s', (line) => {
    expect(asDuty(line)).toBeUndefined();
  });

  it('is worth more when it names more, and less when its verb or nouns say little', () => {
    const worth = (line: string) => asDuty(line)?.worth ?? -9;
    expect(worth('Calibrate scales and thermometers')).toBeGreaterThan(worth('Assist bakers with ovens'));
    expect(worth('Calibrate scales and thermometers')).toBeGreaterThan(
      worth('Oversee oven processes and procedures for bakers'),
    );
  });
});

describe('a requirement as it is asked about', () => {
  it.each([
    ['3+ years of experience baking sourdough', 'experience', 'experience baking sourdough'],
    ['Strong knowledge of food safety rules', 'knowledge', 'food safety rules'],
    ['Experience with laminated dough is a plus', 'plus', 'experience with laminated dough'],
    ['Ability to repair spiral mixers', 'able', 'repair spiral mixers'],
  ])('"%s" is asked as %s: %s', (line, kind, phrase) => {
    expect(asRequirement(line)).toMatchObject({ kind, phrase });
  });

  it.each([
    'Outstanding communication skills',
    'A new-shop mindset with experience in busy kitchens',
    '6 months of experience in the last 36 months',
    'Time management, strong baking and people skills',
  ])('"%s" is not asked about in its own words', (line) => {
    expect(asRequirement(line)).toBeUndefined();
  });

  const [first, second] = ['Two years of experience baking rye', 'Three years of experience running ovens'];
  it.each([
    [frame([], [first as string, 'OR', second as string])],
    [frame([], [`${first}; or`, second as string])],
    [frame([], [first as string, `Or ${second}`])],
  ])('%#: one of two ways to qualify has no question', (ad) => {
    const asked = readAdLines(ad).lines.filter(({ asked: phrase }) => phrase);
    expect(asked.map(({ text }) => text)).toEqual(['Experience with rye dough is required']);
  });
});

it.each(['Our Promise:', 'Our Commitment:', 'What We Give Back:', 'Why Bakers Stay:'])(
  'a line under "%s" is what the employer gives',
  (heading) => {
    const ad = `${frame(['Shape baguettes and rolls by hand'])}\n\n${heading}\n- Bake in small teams with creative freedom`;
    expect(readAdLines(ad).lines.map(({ text }) => text)).not.toContain(
      'Bake in small teams with creative freedom',
    );
  },
);

it('a line under "What we look for" is still asked about', () => {
  const ad = `${frame(['Shape baguettes and rolls by hand'])}\n\nWhat we hope you have:\n- Experience with steam ovens`;
  expect(askedAt(ad, 'Experience with steam ovens')?.kind).toBe('experience');
});

describe('what a line says first', () => {
  it.each([
    ['Clean the ovens to ensure that the bread is safe', 'Clean the ovens'],
    ['Train new bakers who come from other shops', 'Train new bakers'],
    ['You will be responsible for ordering flour and salt', 'ordering flour and salt'],
    ['Must be able to work under pressure', 'work under pressure'],
  ])('"%s" begins with: %s', (line, head) => {
    expect(headOf(line)).toBe(head);
  });

  it.each([
    'You will not be managing the night crew',
    'We have grown to forty shops with happy guests in every one of them',
    'Our guests are the reason for everything that we do here',
  ])('"%s" is nothing that somebody in the job does', (line) => {
    expect(headOf(line)).toBeUndefined();
  });
});
