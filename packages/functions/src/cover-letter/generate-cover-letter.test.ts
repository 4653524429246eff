import { CoverLetter, LetterFactsOutput } from '@greenroom/domain';
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

const name = 'generate-cover-letter';
const form = {
  name: 'Maya Okafor',
  qualifications: 'BSc Statistics from the University of Leeds',
  jobRole: 'Product Analyst',
  experience: '4 years',
  companyName: 'Fjord Labs',
  skills: 'SQL, Tableau',
  jobDescription: '',
};

describe('generate-cover-letter', () => {
  it('names the role, the company and the person, and nothing that was not given', async () => {
    const response = await backend.call(name, form, nora.token);
    const letter = CoverLetter.parse(await response.json());
    for (const fact of ['Product Analyst', 'Fjord Labs', 'Maya Okafor']) {
      expect(letter.coverLetter).toContain(fact);
    }
    expect(letter.unsupported).toEqual([]);
  });

  it.each(['name', 'qualifications', 'jobRole'])('answers an error without %s', async (field) => {
    const response = await backend.call(name, { ...form, [field]: '  ' }, nora.token);
    expect(await response.json()).toEqual({ error: 'Please fill in all required fields' });
  });

  it('refuses a field that is no text', async () => {
    expect((await backend.call(name, { ...form, skills: ['SQL'] }, nora.token)).status).toBe(400);
  });

  it('refuses visitors and the free trial', async () => {
    expect((await backend.call(name, form)).status).toBe(401);
    expect((await backend.call(name, form, tara.token)).status).toBe(403);
  });
});

describe('letter-facts', () => {
  const history = [
    {
      kind: 'work',
      name: 'Fjord Labs',
      title: 'Analyst',
      isCurrent: true,
      lines: ['Built 14 sales reports in SQL'],
    },
  ];
  const request = { jobRole: 'Analyst', jobDescription: 'Duties:\n- Build sales reports in SQL\n', history };

  it('answers the lines that a letter can use, and stores nothing', async () => {
    const response = await backend.call('letter-facts', request, nora.token);
    const { facts } = LetterFactsOutput.parse(await response.json());
    expect(facts.map(({ text }) => text)).toEqual(['Built 14 sales reports in SQL']);
  });

  it('refuses visitors and the free trial', async () => {
    expect((await backend.call('letter-facts', request)).status).toBe(401);
    expect((await backend.call('letter-facts', request, tara.token)).status).toBe(403);
  });
});
