import { type CoverLetter, type GenerateCoverLetterInput, whySentence } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { nurse } from './fixtures/shapes.ts';
import { writeCoverLetter } from './write-cover-letter.builtin.ts';

const typed = async (form: Partial<GenerateCoverLetterInput>): Promise<CoverLetter> => {
  const letter = await writeCoverLetter({
    ...nurse,
    history: [],
    experience: '',
    skills: '',
    today: 'November 29, 2026',
    ...form,
  });
  if ('error' in letter) throw new Error(letter.error);
  return letter;
};

describe('what people type into the form', () => {
  it.each(['N/A', 'none', 'n/a.', '-', 'Unknown', '?'])('takes %j for no company', async (companyName) => {
    const { coverLetter } = await typed({ companyName });
    expect(coverLetter).toContain('Dear hiring team,');
    expect(coverLetter).not.toContain(` at ${companyName}`);
  });

  it('says a company with its article, and greets it without', async () => {
    const { coverLetter } = await typed({ companyName: 'City of Austin' });
    expect(coverLetter).toContain('Dear City of Austin hiring team,');
    expect(coverLetter).toContain('position at the City of Austin.');
  });

  it('writes a role in small letters as the ad does', async () => {
    const form = { jobRole: 'assistant store manager', jobDescription: 'Assistant Store Manager\n\nH&M' };
    expect((await typed(form)).coverLetter).toContain('Assistant Store Manager position');
  });

  it.each([
    [
      'High school diploma\nPhlebotomy program, Ivy Tech Community College, 2022',
      'I studied in the Phlebotomy program at Ivy Tech Community College (2022).',
    ],
    ['culinary arts certificate, Ivy Tech, 2015', 'I hold a culinary arts certificate from Ivy Tech (2015).'],
    ['High school diploma', 'I hold a high school diploma.'],
    ['RN License', 'I hold an RN License.'],
    ['Licensed plumber, Ohio', 'I am a licensed plumber in Ohio.'],
    ['ASE certified; no degree', 'I am ASE certified.'],
    ['Forklift certified, GED', 'I am forklift certified.'],
    ['BSW, University of Georgia; LSW', 'I hold a BSW from the University of Georgia and LSW.'],
    ['M.Ed. in Elementary Education', 'I hold an M.Ed. in Elementary Education.'],
    [
      'PhD, Computer Science, University of Toronto, 2022',
      'I hold a PhD in Computer Science from the University of Toronto (2022).',
    ],
    ['B.E., Information Technology', 'I hold a B.E. in Information Technology.'],
    [
      'B.F.A., Ceramics, Alfred University, 2019',
      'I hold a B.F.A. in Ceramics from Alfred University (2019).',
    ],
    ['BA, Communications', 'I hold a BA in Communications.'],
    [
      'BA Marketing, University of Texas, expected 2027',
      'I am studying for a BA in Marketing at the University of Texas and expect to finish in 2027.',
    ],
    ['NVQ Level 2 in Health and Social Care', 'I hold an NVQ Level 2 in Health and Social Care.'],
  ])('says %j as %j', async (qualifications, said) => {
    const { coverLetter, unsupported } = await typed({ qualifications });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });

  it('studies for nothing that began too long ago to still go on', async () => {
    const { coverLetter } = await typed({ qualifications: 'BA Marketing, University of Texas, since 2012' });
    expect(coverLetter).toContain(
      'My education and training include BA Marketing (University of Texas, since 2012).',
    );
  });

  it.each([
    ['Returning after a 6-year career break', 'I am returning to work after a 6-year career break.'],
    ['22 years over the road', 'I have spent 22 years over the road.'],
    ['Looked after my mother for four years', 'I looked after my mother for four years.'],
    [
      'cook at Roma since 2020; career break 2017-2019',
      'I have been a Cook at Roma since 2020. I took a career break from 2017 to 2019.',
    ],
    [
      'cook at Roma since 2020; ran the bar; off work in 2019 after an injury',
      'I have been a Cook at Roma since 2020. I ran the bar.\n\n',
    ],
    ['4 years; i ran the grill alone', '\n\nI ran the grill alone.\n\n'],
  ])('says %j as %j', async (experience, said) => {
    expect((await typed({ experience })).coverLetter).toContain(said);
  });

  it.each([
    [
      'service calls, panel upgrades, knob and tube',
      'My skills include service calls, panel upgrades, and knob and tube.',
    ],
    ['lifting 75 lbs, GPS, box trucks', 'My skills include lifting 75 lbs, GPS and box trucks.'],
    [
      'brakes, scan tools, Mitchell, Spanish',
      'My skills include brakes, scan tools and Mitchell. I speak Spanish.',
    ],
    ['excel, hockey', 'My skills include Excel and hockey.'],
    ['math, soccer, Canva', 'My skills include math, soccer and Canva.'],
    ['Languages: Python, Database - SQL', 'My skills include Python and SQL.'],
    // What is no thing is left out of a list of things.
    ['soldering, welding, Experienced in Java', 'My skills include soldering and welding.'],
  ])('says skills as they were typed where there is no ad: %j', async (skills, said) => {
    const { coverLetter, unsupported } = await typed({ skills, jobDescription: '' });
    expect(coverLetter).toContain(said);
    expect(unsupported).toEqual([]);
  });

  it('says eight skills of a long list, those that the ad names first, and all of a short one', async () => {
    const skills =
      'Jira, Kotlin, Figma, SQL, Terraform, Excel, Redis, Python, yoga, Scala, Rust, Perl, JULY 18, RESUME';
    const jobDescription = 'Data Analyst\n\nRequirements\n- Experience with SQL and Python\n- Excel';
    const said = (await typed({ skills, jobDescription })).coverLetter;
    expect(said).toContain('My skills include SQL, Excel, Python, Jira, Kotlin, Figma, Terraform and Redis.');
    expect((await typed({ skills: 'knitting, SQL, golf', jobDescription })).coverLetter).toContain(
      'My skills include knitting, SQL and golf.',
    );
  });

  it('says replies as sentences, and never traces what was typed as an invention', async () => {
    const { coverLetter, unsupported } = await typed({
      experience: 'owner operator 2009-2019; company driver at Schilli since 2019; 1.9 million miles',
      qualifications: 'CDL Class A, hazmat',
      deeds: ['I have had no accident since 2011', 'I trained four new drivers'],
    });
    expect(coverLetter).toContain(
      '\n\nI have had no accident since 2011.\n\nI trained four new drivers.\n\n',
    );
    expect(unsupported).toEqual([]);
  });

  it('quotes the tasks that it asks about word for word', async () => {
    const tasks = ['Teach families to change dressings', 'Orders dressings for the ward'];
    const jobDescription = `Registered Nurse\nLakeside Memorial\n\nResponsibilities\n${tasks.map((task) => `- ${task}`).join('\n')}`;
    const asked = (await typed({ jobDescription })).asks.filter(({ task }) => task !== '');
    expect(asked.map(({ lead }) => lead)).toEqual(tasks.map((task) => `“${task}”`));
  });
});

it.each([
  [
    'Barton trains its accountants through ACCA.',
    'Barton trains its accountants through ACCA, which is why I am applying.',
  ],
  ['Barton & Co rebuilt the sea wall in my home town', 'Barton & Co rebuilt the sea wall in my home town.'],
  ['you publish your incident reports.', 'You publish your incident reports, which is why I am applying.'],
  ['My own kids play in your parks', 'My own kids play in your parks.'],
  [
    'Your firm took on the Mill Street tenants.',
    'Your firm took on the Mill Street tenants, which is why I am applying.',
  ],
  ['Your teaching on nights', 'What draws me to Barton & Co is your teaching on nights.'],
  ['close to home', 'It is close to home.'],
  ['fewer weekends', 'My reason for applying to Barton & Co: fewer weekends.'],
])('makes %j of a reason the sentence %j', (why, sentence) => {
  expect(whySentence(why, 'Barton & Co')).toBe(sentence);
});
