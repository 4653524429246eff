import { expect, it } from 'vitest';
import { createCoach } from '../coach.ts';
import type { AskModel } from '../model/connect-model.ts';
import { improveResume } from './improve-resume.builtin.ts';
import { improveResumeByModel } from './improve-resume.model.ts';

const content = `Ana Ruiz
Leeds, UK | ana@example.com

Experience
Marketing Manager, Lakeside Shoes
March 2019 - Present
- Wrote a weekly newsletter to 45,000 subscribers in HubSpot
- Planned 30 trade shows a year together with the sales team

Skills
Excel, Copywriting
`;
const jobDescription =
  'Marketing manager. Requirements: HubSpot, copywriting and 3 years of experience required.';
const request = { content, jobDescription, today: '2026-11-22' };

/** A model that gives these wordings for these lines of the improved text. */
async function modelWith(wordings: Record<string, string>): Promise<AskModel> {
  const lines = (await improveResume(request)).improvedContent.split('\n');
  const edits = Object.entries(wordings).map(([before, text]) => ({
    line: lines.findIndex((line) => line.includes(before)) + 1,
    text,
    reason: 'Shorter.',
  }));
  return {
    ask: async () => ({ ok: true, value: { edits } }),
    engineOf: () => ({ name: 'model', version: '1', prompt: 'improve' }),
  } as unknown as AskModel;
}

it('takes a wording of the model, and leaves out one that lowers the match', async () => {
  const model = await modelWith({
    'Wrote a weekly newsletter': 'Wrote a weekly newsletter to 45,000 subscribers',
    'Planned 30 trade shows': 'Planned 30 trade shows a year with the sales team',
  });
  const improved = await improveResumeByModel(model, createCoach(), request);
  expect(improved.improvedContent).toContain('subscribers in HubSpot');
  expect(improved.improvedContent).toContain('- Planned 30 trade shows a year with the sales team');
  expect(improved.after.match).toBeGreaterThanOrEqual(improved.before.match as number);
  expect(improved.after.readability).toBeGreaterThanOrEqual(improved.before.readability);
});
