import { AnalyzeResumeOutput, ImprovedResume, type ParsedResume } from '@greenroom/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type Person, type TestApp } from '../../../../apps/server/src/test-app.ts';

let backend: TestApp;
let nora: Person;
let ben: Person;
let tara: Person;
beforeAll(async () => {
  backend = await openTestApp();
  nora = await backend.signIn('premium');
  ben = await backend.signIn('premium');
  tara = await backend.signIn('trial');
});
afterAll(() => backend.close());

const resume = `Maya Okafor
Leeds, United Kingdom
maya.okafor@example.com | +44 7700 900118

Experience

Product Analyst, Fjord Labs
March 2021 - Present
- Was responsible for the weekly report of three teams
- Wrote the SQL behind 14 weekly reports and cut their run time by 40%

Education
BSc Statistics, University of Leeds, 2016 - 2019

Skills
SQL, Python, Tableau
`;
const job =
  'Product Analyst\n\nRequirements\n- You must have strong SQL.\n- Experience with Snowflake is required.\n';

async function keep(person: Person, content: string, name = 'maya.txt') {
  const { data, error } = await person.client
    .from('user_documents')
    .insert({ user_id: person.id, name, type: 'resume', content })
    .select('id')
    .single();
  if (error) throw error;
  return data.id;
}

async function keepFile(person: Person, name: string, bytes: Uint8Array) {
  const path = `${person.id}/${crypto.randomUUID()}_${name}`;
  const { error } = await person.client.storage.from('documents').upload(path, bytes);
  if (error) throw error;
  return { id: await keep(person, `PDF_FILE:${path}`, name), content: `PDF_FILE:${path}` };
}

const storedAnalysis = async (person: Person, id: string) => {
  const { data } = await person.client.from('user_documents').select('analysis').eq('id', id).single();
  return data?.analysis;
};
const analyze = (person: Person, body: object) => backend.call('analyze-resume', body, person.token);
const refusal = async (response: Response) => ({ status: response.status, ...(await response.json()).error });

describe('analyze-resume', () => {
  it('answers the analysis and keeps it with its document, and with what it was held against', async () => {
    const documentId = await keep(nora, resume);
    const response = await analyze(nora, { documentId, content: resume, jobRole: 'general' });
    expect(response.status).toBe(200);
    const { analysis } = AnalyzeResumeOutput.parse(await response.json());
    expect(analysis.parsed.basics.email).toBe('maya.okafor@example.com');
    expect(analysis.match).toBeNull();
    expect(await storedAnalysis(nora, documentId)).toMatchObject({
      overallScore: analysis.overallScore,
      jobRole: 'general',
      analyzedAt: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('holds it against a job, with the match apart from the readability', async () => {
    const documentId = await keep(nora, resume);
    const response = await analyze(nora, { documentId, content: '', jobRole: job });
    const { analysis } = AnalyzeResumeOutput.parse(await response.json());
    const status = new Map(analysis.match?.skills.map((skill) => [skill.skill, skill.status]));
    expect(status.get('Snowflake')).toBe('missing');
    expect(status.get('SQL')).not.toBe('missing');
    expect(await storedAnalysis(nora, documentId)).toMatchObject({ jobRole: job });
  });

  it('only answers the analysis of a text that the document does not hold', async () => {
    const documentId = await keep(nora, resume);
    const response = await analyze(nora, { documentId, content: `${resume}\nLanguages\nNorwegian` });
    expect(response.status).toBe(200);
    expect(await storedAnalysis(nora, documentId)).toBeNull();
  });

  it('reads a text without any document, as diagnostics send it', async () => {
    expect((await analyze(nora, { documentId: 'test', content: resume })).status).toBe(200);
  });

  it('says why a file can not be read, and reads the next one', async () => {
    const broken = await keepFile(nora, 'cv.pdf', new TextEncoder().encode('%PDF-1.7 broken'));
    const response = await analyze(nora, { documentId: broken.id, content: broken.content });
    expect(await refusal(response)).toMatchObject({ status: 422, code: 'unreadable_file' });
    const documentId = await keep(nora, resume);
    expect((await analyze(nora, { documentId, content: resume })).status).toBe(200);
    expect(backend.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it.each([
    ['documentId', { content: resume }],
    ['content', { documentId: 'test' }],
    ['jobRole', { documentId: 'test', content: resume, jobRole: 'x'.repeat(200_001) }],
  ])('refuses a bad %s by name', async (field, body) => {
    const response = await analyze(nora, body);
    expect(await refusal(response)).toMatchObject({
      status: 400,
      message: expect.stringMatching(`^${field}: `),
    });
  });

  it('refuses visitors and the free trial, and does not find what is somebody else’s', async () => {
    const file = await keepFile(nora, 'cv.pdf', new TextEncoder().encode('%PDF-1.7 broken'));
    const body = { documentId: file.id, content: file.content };
    expect((await backend.call('analyze-resume', body)).status).toBe(401);
    expect(await refusal(await analyze(tara, body))).toMatchObject({ status: 403, code: 'no_access' });
    expect((await analyze(ben, body)).status).toBe(404);
    expect(await refusal(await analyze(ben, { ...body, documentId: 'test' }))).toMatchObject({
      status: 404,
      message: 'Failed to download PDF for analysis',
    });
  });
});

const correctionOf = (analysis: { parsed: ParsedResume }) => {
  const [job] = analysis.parsed.work;
  if (!job) throw new Error('no job was read');
  const lost = {
    name: 'Harbour Retail',
    position: 'Junior Analyst',
    startDate: '2016-01',
    endDate: '2021-02',
  };
  return {
    work: [
      { ...job, name: 'Fjord Analytics' },
      { ...lost, highlights: ['Cleaned sales data in Snowflake'] },
    ],
  };
};

async function keepCorrected(person: Person) {
  const documentId = await keep(person, resume);
  const first = AnalyzeResumeOutput.parse(
    await (await analyze(person, { documentId, content: resume })).json(),
  );
  const { error } = await person.client
    .from('user_documents')
    .update({ correction: correctionOf(first.analysis) })
    .eq('id', documentId);
  if (error) throw error;
  return { documentId, before: first.analysis };
}

describe('a corrected resume', () => {
  const yearsJob = `${job}- 4+ years of experience in analytics.\n`;
  const years = (checks: readonly { id: string; evidence: string }[]) =>
    checks.find(({ id }) => id === 'years')?.evidence;

  it('is analyzed as corrected: jobs, years and match, with its revision kept', async () => {
    const { documentId } = await keepCorrected(nora);
    const response = await analyze(nora, { documentId, content: resume, jobRole: yearsJob });
    const { analysis } = AnalyzeResumeOutput.parse(await response.json());
    expect(analysis.parsed.work.map(({ name }) => name)).toEqual(['Fjord Analytics', 'Harbour Retail']);
    expect(analysis.document.text).not.toContain('Fjord Labs');
    expect(analysis.parsed.fields.some(({ path }) => path.startsWith('work.'))).toBe(false);
    const snowflake = analysis.match?.skills.find(({ skill }) => skill === 'Snowflake');
    expect(snowflake?.status).toBe('shown');
    const uncorrected = await keep(nora, resume);
    const other = await analyze(nora, { documentId: uncorrected, content: resume, jobRole: yearsJob });
    const before = AnalyzeResumeOutput.parse(await other.json()).analysis;
    expect(years(analysis.checks)).not.toBe(years(before.checks));
    expect(await storedAnalysis(nora, documentId)).toMatchObject({ correctionRevision: 1 });
  });

  it('is improved as corrected, and its own dates are no invention', async () => {
    const { documentId } = await keepCorrected(nora);
    const response = await backend.call(
      'improve-resume',
      { documentId, content: resume, jobRole: job },
      nora.token,
    );
    const improved = ImprovedResume.parse(await response.json());
    expect(improved.improvedContent).toContain('Fjord Analytics');
    expect(improved.improvedContent).toContain('Junior Analyst, Harbour Retail\nJan 2016 – Feb 2021');
    expect(improved.improvedContent).not.toContain('Fjord Labs');
    expect(improved.unsupported).toEqual([]);
  });

  it('counts for its own content only: another text is read as it is', async () => {
    const { documentId } = await keepCorrected(nora);
    const response = await analyze(nora, { documentId, content: `${resume}\nLanguages\nNorwegian` });
    const { analysis } = AnalyzeResumeOutput.parse(await response.json());
    expect(analysis.parsed.work.map(({ name }) => name)).toEqual(['Fjord Labs']);
  });

  it('is read as before once the correction is taken back, or where what is stored is of another shape', async () => {
    const { documentId, before } = await keepCorrected(nora);
    for (const correction of [null, { work: 'none' }]) {
      await nora.client.from('user_documents').update({ correction }).eq('id', documentId).throwOnError();
      const { analysis } = AnalyzeResumeOutput.parse(
        await (await analyze(nora, { documentId, content: resume })).json(),
      );
      expect(analysis).toEqual(before);
    }
  });

  it('can be corrected by its owner alone', async () => {
    const { documentId } = await keepCorrected(nora);
    const taken = await ben.client
      .from('user_documents')
      .update({ correction: null })
      .eq('id', documentId)
      .select('id');
    expect(taken.data).toEqual([]);
    expect((await analyze(ben, { documentId, content: '' })).status).toBe(404);
    const large = { settled: ['x'.repeat(200_001)] };
    const refused = await nora.client
      .from('user_documents')
      .update({ correction: large })
      .eq('id', documentId);
    expect(refused.error?.code).toBe('23514');
  });
});

describe('improve-resume', () => {
  const improve = (person: Person, body: object) => backend.call('improve-resume', body, person.token);

  it('refuses a text that is far longer than a resume, and says so', async () => {
    const content = `${resume}\n`.repeat(240);
    const answer = await refusal(await improve(nora, { documentId: 'none', content, jobRole: job }));
    expect(answer).toMatchObject({ status: 422, code: 'unreadable_file' });
    expect(answer.message).toContain('about twenty pages');
  });

  it('writes from the resume’s own facts and lists every edit; a missing skill enters only when confirmed', async () => {
    const documentId = await keep(nora, resume);
    const body = { documentId, content: resume, jobRole: job, analysisData: { overallScore: 1 } };
    const improved = ImprovedResume.parse(await (await improve(nora, body)).json());
    expect(improved.improvedContent).toContain('Fjord Labs');
    expect(improved.improvedContent).not.toContain('Snowflake');
    expect(improved.toConfirm.map(({ skill }) => skill)).toContain('Snowflake');
    expect(improved.unsupported).toEqual([]);
    const confirmed = [{ skill: 'Snowflake', status: 'have' }];
    const second = ImprovedResume.parse(await (await improve(nora, { ...body, confirmed })).json());
    expect(second.improvedContent).toContain('Snowflake');
  });

  it('refuses a blank job, visitors, the free trial and somebody else’s document', async () => {
    const documentId = await keep(nora, resume);
    const body = { documentId, content: resume, jobRole: job };
    expect((await improve(nora, { ...body, jobRole: ' \n' })).status).toBe(400);
    expect((await backend.call('improve-resume', body)).status).toBe(401);
    expect((await improve(tara, body)).status).toBe(403);
    expect((await improve(ben, body)).status).toBe(404);
  });
});
