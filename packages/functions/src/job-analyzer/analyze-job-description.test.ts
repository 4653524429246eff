import { JobAnalysis } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
let tara: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
  tara = await backend.signIn('trial');
});
afterAll(() => backend.close());

const name = 'analyze-job-description';
const jobDescription =
  'Product Analyst\n\nRequirements\n- You must have strong SQL.\n\nNice to have\n- Python\n';

describe('analyze-job-description', () => {
  it('tells must-haves from nice-to-haves, each with the words that ask for it', async () => {
    const response = await backend.call(name, { jobDescription }, nora.token);
    const analysis = JobAnalysis.parse(await response.json());
    expect(analysis.mustHave).toContain('SQL');
    expect(analysis.niceToHave).toContain('Python');
    for (const { quote, start, end } of analysis.requirements) {
      expect(jobDescription.slice(start, end)).toBe(quote);
    }
  });

  it.each([
    ['one word', 'Nurse'],
    ['100,000 characters', 'SQL and teamwork. '.repeat(5_600)],
  ])('answers a text of %s', async (_, text) => {
    expect((await backend.call(name, { jobDescription: text }, nora.token)).status).toBe(200);
  });

  it.each([
    ['blank', { jobDescription: ' \n ' }],
    ['missing', {}],
    ['too long', { jobDescription: 'x'.repeat(200_001) }],
  ])('refuses a text that is %s', async (_, body) => {
    expect((await backend.call(name, body, nora.token)).status).toBe(400);
  });

  it('refuses visitors and the free trial', async () => {
    expect((await backend.call(name, { jobDescription })).status).toBe(401);
    const response = await backend.call(name, { jobDescription }, tara.token);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: 'no_access' } });
  });
});
