import { fileContent } from '@greenroom/domain';
import { openTestApp } from '../apps/server/src/test-app.ts';
import { makePdf } from '../packages/coach/src/resume/fixtures/make-pdf.ts';

/**
 * The whole path of `analyze-resume` with a two-page PDF: `node bench/analyze-resume.bench.ts`. Function, storage,
 * thread, checks against a job, and the stored analysis, on an embedded database in this process.
 * Goal: under 1,500 ms. A server that listens has started its thread before the first file; here the first waits for it.
 */
const goalMs = 1_500;
const rounds = 10;

const line = (at: number, page: number) => ({
  x: 60,
  y: 660 - at * 16,
  text: `• Cut the run time of ${page * 40 + at} weekly reports by ${10 + at}% with SQL and Python`,
});
const job = (page: number) => ({
  x: 50,
  y: 680,
  text: `Product Analyst, Fjord Labs ${page}, March 2019 - May 2021`,
});
const head = [
  { x: 50, y: 740, text: 'Maya Okafor', size: 18, bold: true },
  { x: 50, y: 722, text: 'maya.okafor@example.com | +44 7700 900118 | Leeds, United Kingdom' },
  { x: 50, y: 700, text: 'Experience', size: 13, bold: true },
];
const lines = (page: number) => Array.from({ length: 36 }, (_, at) => line(at, page));
const pdf = makePdf([
  [...head, job(1), ...lines(1)],
  [job(2), ...lines(2)],
]);

const backend = await openTestApp();
const person = await backend.signIn('premium');
const path = `${person.id}/1_resume.pdf`;
await person.client.storage.from('documents').upload(path, pdf);
const content = fileContent('pdf', path);
const row = { user_id: person.id, name: 'resume.pdf', type: 'resume', content };
const { data } = await person.client.from('user_documents').insert(row).select('id').single();
const body = {
  documentId: data?.id,
  content,
  jobRole: 'Requirements\n- You must have strong SQL and Snowflake.',
};

async function analyzeMs(): Promise<number> {
  const start = performance.now();
  const response = await backend.call('analyze-resume', body, person.token);
  if (response.status !== 200) throw new Error(`answered ${response.status}`);
  await response.arrayBuffer();
  return performance.now() - start;
}

const first = await analyzeMs();
const times: number[] = [];
for (let round = 0; round < rounds; round += 1) times.push(await analyzeMs());
const median = times.toSorted((one, other) => one - other)[rounds / 2] ?? 0;
console.log(`two-page PDF, first file, start of the thread included: ${first.toFixed(0)} ms`);
console.log(`two-page PDF, median of ${rounds}: ${median.toFixed(0)} ms (goal ${goalMs})`);
await backend.close();
