import { describe, expect, it } from 'vitest';
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
const cutAt = (ad: string, line: string) => readAdLines(ad).lines.find(({ text }) => text === line)?.cut;
const headOf = (line: string) => readAdLines(frame([line])).lines.find(({ text }) => text === line)?.head;
const ofDuty = (line: string) => cutAt(frame([line]), line);
const ofRequirement = (line: string) => cutAt(frame([], [line]), line);

describe('a line as it is pointed at', () => {
  it.each([
    ['Treat change as a chance to bake better', 'an attitude'],
    ['Provide support for various activities and initiatives', 'nothing concrete'],
    [
      'Build the base of the bakery floor: standards, training and schedules',
      'an announcement of what follows',
    ],
    ['Work on-site in the bakery at least 5 days/week', 'a place and hours'],
    ['Write the recipes that we explain to guests', 'the words of somebody else'],
  ])('"%s" has no question: %s', (line) => {
    expect(ofDuty(line)).toBeUndefined();
  });

  it.each([
    ['Weigh flour, mix rye dough and shape loaves for the morning bake', 'weigh flour'],
    [
      'Lead, coach and train a crew of night bakers, cleaners and drivers',
      'lead, coach and train a crew of night bakers',
    ],
    [
      'Check the proofing oven and its vents to prevent burned loaves',
      'check the proofing oven and its vents',
    ],
    [
      'Watch over the health, safety and comfort of bakers at the ovens',
      'watch over the health, safety and comfort of bakers at the ovens',
    ],
  ])('"%s" is cut behind its first task', (line, cut) => {
    expect(ofDuty(line)?.text).toBe(cut);
  });

  it.each([
    'Clean mixers, sharpen slicers and grease the dough divider',
    'Talk with anxious guests and allergic children about flour',
    'Sterilize jars and disinfect benches',
    'Mop the bakery floor and scrub baking trays',
    'Restart the proofing oven after power cuts',
  ])('"%s" can be asked about', (line) => {
    expect(ofDuty(line)?.shape).toBe('base');
  });

  it('is worth more when it names more, and less when its verb or nouns say little', () => {
    const worth = (line: string) => ofDuty(line)?.worth ?? -9;
    expect(worth('Calibrate scales and thermometers')).toBeGreaterThan(worth('Assist bakers with ovens'));
    expect(worth('Calibrate scales and thermometers')).toBeGreaterThan(
      worth('Oversee oven processes and procedures for bakers'),
    );
  });

  it('is a plus where the line says so', () => {
    const line = 'Experience with laminated dough is a plus';
    const read = readAdLines(frame([], [line])).lines.find(({ text }) => text === line);
    expect(read).toMatchObject({ isPlus: true, cut: { text: 'experience with laminated dough' } });
  });

  it.each([
    'Operate equipment (mixers, ovens)',
    'Count trays/boxes of bread',
    'Work with a team of twelve bakers to develop and write down new recipes for all of the shops in town',
  ])('is quoted whole where a part of it can’t be said: "%s"', (line) => {
    const read = readAdLines(frame([line], [])).lines.find(({ text }) => text === line);
    expect(read?.cut).toMatchObject({ text: line, isWhole: true });
  });

  it.each([
    'Work with bakers to understand what the customers of three shops need and to write recipes for rye bread',
    'Ensure all recipes and procedures of the bakery are followed',
    'Quick to learn baking tools and experience with ovens',
    'Research suggests that bakers sleep less',
    'Breadly helps people to bake at home',
    'Bakers on this team make rye bread for three shops',
    'Read more about our ovens on the page of the shop',
    'The pastry team is responsible for baking cakes for weddings',
  ])('has no question where what counts would be lost: "%s"', (line) => {
    const read = readAdLines(frame([line], [])).lines.find(({ text }) => text === line);
    expect(read?.cut).toBeUndefined();
  });

  const [first, second] = ['Two years of experience baking rye', 'Three years of experience running ovens'];
  it.each([
    [frame([], [first as string, 'OR', second as string])],
    [frame([], [`${first}; or`, second as string])],
    [frame([], [first as string, `Or ${second}`])],
  ])('%#: one of two ways to qualify has no question', (ad) => {
    const asked = readAdLines(ad).lines.filter(({ cut }) => cut);
    expect(asked.map(({ text }) => text)).toEqual(['Experience with rye dough is required']);
  });

  it('is read out of a requirement as well', () => {
    expect(ofRequirement('Strong knowledge of food safety rules')?.shape).toBe('noun');
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
  expect(cutAt(ad, 'Experience with steam ovens')?.text).toBe('experience with steam ovens');
});

describe('what a line says first', () => {
  it.each([
    ['Clean the ovens to ensure that the bread is safe', 'Clean the ovens'],
    ['Train new bakers who come from other shops', 'Train new bakers'],
    ['You will be responsible for ordering flour and salt', 'ordering flour and salt'],
    ['Must be able to work under pressure', 'work under pressure'],
    ['Manage the shop where we bake at night', 'Manage the shop'],
  ])('"%s" begins with: %s', (line, head) => {
    expect(headOf(line)).toBe(head);
  });

  it.each([
    'You will not be managing the night crew',
    'We have grown to forty shops with happy guests in every one of them',
    'Our guests are the reason for everything that we do here',
    'At Crumb and Sons, we develop, grow, and keep the best bakers of the county',
    'The management team and bakers on staff are friendly and encourage new recipes',
    'Crumb Express is a place where bakers learn and grow',
    'Breadly is proud to train bakers for three counties',
  ])('"%s" is nothing that somebody in the job does', (line) => {
    expect(headOf(line)).toBeUndefined();
  });
});
