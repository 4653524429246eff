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
