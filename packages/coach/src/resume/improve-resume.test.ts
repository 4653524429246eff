import { ImprovedResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { improveResume } from './improve-resume.builtin.ts';

const content = `Jennifer Martinez
Austin, TX | jen@example.com

SUMMARY
Results-driven marketing manager with eight years in software.

EXPERIENCE
Senior Marketing Manager, Cloudpeak Software
March 2019 – Present
- Responsible for managing 30 trade shows a year
- Grew organic traffic 64% with SEO in order to save on ads

Marketing Coordinator, BrightWave Media
June 2015 – February 2019
- I wrote a weekly newsletter to 45,000 subscribers in HubSpot

EDUCATION
BBA Marketing, University of Texas at Austin, 2015

SKILLS
Copywriting, Google Analytics

References available upon request
`;
const jobDescription = `Marketing Manager
Requirements: SEO, HubSpot and Spanish required. 10 years of experience. PhD preferred.
Nice to have: Salesforce, Tableau`;

const improve = async (confirmed?: Parameters<typeof improveResume>[0]['confirmed']) =>
  ImprovedResume.parse(await improveResume({ content, jobDescription, confirmed, today: '2026-11-21' }));

describe('an improved resume', () => {
  it('says the same with stronger words, and nothing that cannot be traced', async () => {
    const { improvedContent, unsupported } = await improve();
    expect(improvedContent).toContain('- Managed 30 trade shows a year');
    expect(improvedContent).toContain('- Wrote a weekly newsletter to 45,000 subscribers in HubSpot');
    expect(improvedContent).toContain('Grew organic traffic 64% with SEO to save on ads');
    expect(improvedContent).toContain('Marketing manager with eight years in software.');
    expect(improvedContent).not.toMatch(/References|Spanish|Salesforce|Tableau|PhD|10 years/);
    expect(unsupported).toEqual([]);
  });

  it('keeps every fact: names, dates, figures, schools', async () => {
    const { improvedContent } = await improve();
    for (const fact of content.match(
      /\d[\d,%]*|Cloudpeak Software|BrightWave Media|University of Texas at Austin/g,
    ) ?? [])
      expect(improvedContent).toContain(fact);
  });

  it('names a missing skill only after “Have it”, calls it learning after “Learning”, and never after “Don’t have it”', async () => {
    const { improvedContent, unsupported } = await improve([
      { skill: 'Spanish', status: 'have' },
      { skill: 'Tableau', status: 'learning' },
      { skill: 'Salesforce', status: 'none' },
    ]);
    expect(improvedContent).toMatch(/^.*Spanish.*$/m);
    expect(improvedContent).toContain('Currently learning: Tableau');
    expect(improvedContent).not.toContain('Salesforce');
    expect(unsupported).toEqual([]);
  });

  it('asks about what the posting wants and the resume does not show, until it is answered', async () => {
    const asked = (await improve()).toConfirm.map((one) => one.skill);
    expect(asked).toEqual(expect.arrayContaining(['Spanish', 'Salesforce', 'Tableau']));
    expect(asked).not.toContain('HubSpot');
    const rest = (await improve([{ skill: 'Spanish', status: 'none' }])).toConfirm.map((one) => one.skill);
    expect(rest).not.toContain('Spanish');
  });

  const improveBullets = async (bullets: readonly string[], job = jobDescription) =>
    ImprovedResume.parse(
      await improveResume({
        content: content.replace(
          '- Responsible for managing 30 trade shows a year',
          bullets.map((one) => `- ${one}`).join('\n'),
        ),
        jobDescription: job,
        today: '2026-11-21',
      }),
    );

  it.each([
    ['Responsible for the maintenance of 14 sites', '- Maintained 14 sites'],
    // Who is in charge of it may do none of it.
    ['In charge of the production of 14 cheeses', '- In charge of the production of 14 cheeses'],
    ['Responsible for the training of new staff', '- Trained new staff'],
    [
      'Responsible for cash handling of up to $3,000 per day',
      '- Responsible for cash handling of up to $3,000 per day',
    ],
    ['Responsible for the maths budget of £4,500', '- Responsible for the maths budget of £4,500'],
    ['Built 3 sync engines, showcasing deep systems knowledge', '- Built 3 sync engines'],
  ])('rewrites “%s” only where a verb says the same', async (bullet, line) => {
    expect((await improveBullets([bullet])).improvedContent).toContain(`${line}\n`);
  });

  it('moves one line of a job to its top and leaves the others as they were written', async () => {
    const bullets = ['Ran the fair', 'Cut cost by 12%', 'Won 3 awards with SEO and HubSpot', 'Wrote 5 plans'];
    const { improvedContent } = await improveBullets(bullets);
    const order = [...improvedContent.matchAll(/^- (Ran|Cut|Won|Wrote 5)/gm)].map((one) => one[1]);
    expect(order).toEqual(['Won', 'Ran', 'Cut', 'Wrote 5']);
  });

  it('puts the skills asked for first in a single row, and leaves several rows alone, since one may be the rest of another', async () => {
    const listed = async (rows: string) => {
      const own = `Ana Ruiz\nana@example.com\n\nSkills\n${rows}\n\nEducation\nBA, Leeds University, 2016`;
      const improved = await improveResume({
        ...{ content: own, jobDescription: 'Requirements: SQL and Excel required.', today: '2026-11-21' },
      });
      return improved.improvedContent;
    };
    expect(await listed('Canva, Figma, SQL, Excel')).toContain('\nSQL, Excel, Canva, Figma\n');
    const wrapped = 'Computer Architecture, Networks, Graphics\nProgramming, Parallel Computing, SQL, Excel';
    expect(await listed(wrapped)).toContain(`\n${wrapped}\n`);
  });

  it('lists no skill that the resume only resembles', async () => {
    const asks =
      'Requirements: recruitment, ethics, sales targets, balance sheet, negotiation and Salesforce required.';
    const told = [
      'Reconciled 40 balance sheet accounts',
      'Recruited 64 people',
      'Exceeded quota at 118%',
      'Helped write the ethics application',
      'Ran 12 campaigns in Salesforce',
    ];
    const { changes } = await improveBullets(told, asks);
    expect(changes.filter((one) => one.kind === 'keyword').map((one) => one.after)).toEqual(['Salesforce']);
  });

  it('lists no word alone that says nothing', async () => {
    const told = ['Data Collection and Analysis for the survey', 'Ran 12 campaigns in Salesforce'];
    const { changes } = await improveBullets(told, 'Requirements: analysis and Salesforce required.');
    expect(changes.filter((one) => one.kind === 'keyword').map((one) => one.after)).toEqual(['Salesforce']);
  });

  it('says that the ad asks for a skill only where the ad names it', async () => {
    const told = ['Built a tool for LC-MS spectra', 'Ran 12 samples in the lab each day'];
    const wordsFor = async (asks: string) =>
      (await improveBullets(told, asks)).changes
        .filter(({ kind }) => kind === 'keyword')
        .map(({ after }) => after);
    expect(await wordsFor('Requirements: experience with HPLC required.')).toEqual([]);
    expect(await wordsFor('Requirements: experience with LC-MS required.')).toEqual(['LC-MS']);
  });

  it('leaves no heading without words, and joins the lines of a paragraph', async () => {
    const told = ImprovedResume.parse(
      await improveResume({
        content: content
          .replace('References available', 'REFERENCES\nReferences available')
          .replace('with eight years in software.', 'with eight years\nin software.'),
        jobDescription,
      }),
    );
    expect(told.improvedContent).not.toContain('REFERENCES');
    expect(told.improvedContent).toContain('with eight years in software.');
  });

  it('logs each edit: the old line stands in the resume, the new one in the result', async () => {
    const { improvedContent, changes } = await improve([{ skill: 'Spanish', status: 'have' }]);
    expect(changes.length).toBeGreaterThan(4);
    for (const change of changes) {
      expect(change.reason).not.toBe('');
      if (change.before !== '') expect(content).toContain(change.before);
      if (change.after !== '') expect(improvedContent).toContain(change.after);
    }
  });

  it('scores no worse than before, by the same checklist with the same job', async () => {
    const { before, after } = await improve([{ skill: 'Spanish', status: 'have' }]);
    expect(after.readability).toBeGreaterThanOrEqual(before.readability);
    expect(after.match).toBeGreaterThanOrEqual(before.match as number);
  });

  it.each([
    {},
    null,
    { content: '' },
    { content: 7, jobDescription: null },
    { content: 'x', jobDescription: 'y' },
  ])('is given for any request: %j', async (request) => {
    expect(ImprovedResume.safeParse(await improveResume(request as never)).success).toBe(true);
  });
});
