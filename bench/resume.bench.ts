import { analyzeJob, analyzeResume, improveResume, parseResume, writeCoverLetter } from '@greenroom/coach';
import { makePdf, type Piece } from '../packages/coach/src/resume/fixtures/make-pdf.ts';

/**
 * Resume, job text and letter on one core: `node bench/resume.bench.ts`.
 * Goals: a two-page PDF read and analysed in under 1,500 ms, also the first one of a process; a job text of 20,000 characters in
 * under 50 ms; time linear in the length of the job text.
 */
const posting = `Senior Product Analyst at Fjord Labs
We are looking for an analyst who turns questions into figures. You will build dashboards in Tableau and models in Python.
Requirements: 5+ years of experience, SQL and Snowflake required, Bachelor's degree in statistics. Nice to have: dbt, Looker.
Benefits: 30 days of holiday, a budget for training, remote work twice a week.
`;

function pageOf(number: number): Piece[] {
  const pieces: Piece[] = [];
  let y = 750;
  const write = (text: string, more: Partial<Piece> = {}) => {
    pieces.push({ x: 60, y, text, ...more });
    y -= 14;
  };
  if (number === 0) {
    write('Maya Okafor', { size: 22, bold: true });
    write('Leeds, United Kingdom | maya.okafor@example.com | +44 7700 900118');
  }
  write('Experience', { size: 13, bold: true });
  for (let job = 0; job < 4; job += 1) {
    const year = 2021 - number * 8 - job * 2;
    write(`Product Analyst, Harbour ${'ABCDEFGH'[number * 4 + job]} Ltd, Leeds, UK`, { bold: true });
    write(`March ${year} – February ${year + 2}`);
    for (let bullet = 0; bullet < 8; bullet += 1)
      write(`• Cut the run time of ${bullet + 3} weekly reports by ${bullet * 7 + 11}% with SQL and Python`);
  }
  if (number === 1) {
    write('Education', { size: 13, bold: true });
    write('BSc Statistics, University of York, 2009 – 2012');
    write('Skills', { size: 13, bold: true });
    write('SQL, Python, Tableau, Snowflake, Excel');
  }
  return pieces;
}

const file = { bytes: makePdf([pageOf(0), pageOf(1)]), fileName: 'resume.pdf' };

async function analyze(): Promise<void> {
  const reading = await parseResume(file);
  if (!reading.ok) throw new Error(reading.refusal.message);
  await analyzeResume({ reading, jobRole: posting, today: '2026-11-21' });
}

/** Milliseconds of the processor for one run, the mean over some. */
async function timeOf(run: () => Promise<unknown>, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let at = 0; at < times; at += 1) await run();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / times;
}

const report = (what: string, milliseconds: number, goal: string) =>
  console.log(`${what}: ${milliseconds.toFixed(1)} ms (${goal})`);

report('two-page PDF, first of the process', await timeOf(analyze, 1), 'goal under 1,500');
report('two-page PDF, read and analysed', await timeOf(analyze, 20), 'goal under 1,500');
const reading = await parseResume(file);
if (!reading.ok) throw new Error(reading.refusal.message);
report(
  'resume improved',
  await timeOf(() => improveResume({ reading, jobDescription: posting }), 10),
  'no goal',
);
for (const length of [20_000, 40_000, 80_000]) {
  const jobDescription = posting.repeat(Math.ceil(length / posting.length)).slice(0, length);
  await analyzeJob({ jobDescription });
  const time = await timeOf(() => analyzeJob({ jobDescription }), 10);
  report(`job text of ${length} characters`, time, length === 20_000 ? 'goal under 50' : 'linear');
}
const letter = {
  name: 'Maya Okafor',
  qualifications: 'BSc Statistics',
  jobRole: 'Senior Product Analyst',
  companyName: 'Fjord Labs',
  skills: 'SQL, Python',
  jobDescription: posting,
};
report('letter', await timeOf(() => writeCoverLetter(letter), 20), 'no goal');
