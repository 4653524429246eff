import { describe, expect, it } from 'vitest';
import { analyzeJob } from '../job-analyzer/analyze-job.builtin.ts';
import { scorerOf } from './improve-resume-scores.ts';
import { readingOfText } from './reading-of-text.ts';
import { strengthenLines } from './strengthen-line.builtin.ts';

const page = (lines: readonly string[]) => `Rosa Lind
Leeds, United Kingdom
rosa.lind@example.com | +44 20 7946 0958

Experience

Office Assistant, Harbour Retail
March 2021 - Present
${lines.map((line) => `- ${line}`).join('\n')}

Education
BA History, University of Leeds, 2016 - 2019

Skills
Excel, Scheduling
`;
const weak: [line: string, reply: string][] = [
  ['Responsible for scheduling', 'I planned the shifts of 14 people'],
  ['Helped with invoices in Excel', 'I checked 60 invoices a week and found errors worth $4,000'],
  ['Was in charge of the front desk', 'I greeted 80 visitors a day'],
  ['Involved in training', 'I trained 5 new colleagues'],
  ['Kept the files in order', 'Searches take 2 minutes instead of 20'],
  ['Answered phones', 'about 50 calls a day'],
];

describe('a weak resume', () => {
  it('gets at least five proposals, and none lowers readability or match, alone or with the others', async () => {
    const ad =
      'Office Manager\n\nRequirements\n- You must have strong Excel.\n- Scheduling experience is required.\n- Invoices and training.\n';
    const scoresOf = scorerOf(await analyzeJob({ jobDescription: ad }), '2026-11-23');
    const lines = weak.map(([line]) => line);
    const answers = strengthenLines(weak.map(([line, reply]) => ({ line, reply })));
    expect(answers.filter(({ proposal }) => proposal !== null).length).toBeGreaterThanOrEqual(5);
    const before = scoresOf(readingOfText(page(lines)));
    const put = (line: string, at: number) => {
      const { proposal = null, isNewLine = false } = answers[at] ?? {};
      return proposal === null ? [line] : isNewLine ? [line, proposal] : [proposal];
    };
    const results = [
      ...lines.map((_, at) => lines.flatMap((line, place) => (place === at ? put(line, at) : [line]))),
      lines.flatMap(put),
    ].map((changed) => scoresOf(readingOfText(page(changed))));
    for (const after of results) {
      expect(after.readability).toBeGreaterThanOrEqual(before.readability);
      expect(after.match ?? 0).toBeGreaterThanOrEqual(before.match ?? 0);
    }
    expect(results.at(-1)?.readability).toBeGreaterThan(before.readability);
  });
});
