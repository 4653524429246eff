import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { labelledFiles, readLabelled } from '../resume/fixtures/labelled.ts';
import { improveResume } from '../resume/improve-resume.builtin.ts';
import { readingOfText } from '../resume/reading-of-text.ts';
import { traceFacts } from './trace-facts.ts';

const texts = labelledFiles
  .flatMap((file) => readLabelled(readFileSync(file, 'utf8')))
  .map(({ text }) => text);
const alarmsIn = (text: string, source: string) => traceFacts({ text, sources: [source] });

const resume = `Ana Ruiz
Results-driven manager with 8
years in retail, 5 years of them in shoes.

Experience
Store Manager, Lakeside Shoes
March 2019 - Present
- Led a team of 12
- Opened 3 shops
Assistant Manager, Norte Market
May 2014 - February 2019
- Counted stock every week
- Trained 40 cashiers in two years`;

describe("the user's own words", () => {
  it('raise no alarm in any resume', () => {
    const alarms = texts.flatMap((text) => alarmsIn(text, text));
    expect(texts.length).toBeGreaterThan(70);
    expect(alarms).toEqual([]);
  });

  it('raise an alarm in at most 1 of 100 improved resumes', async () => {
    const jobDescription =
      'Store manager. Requirements: Excel, negotiation, Salesforce and 5 years of sales.';
    let alarms = 0;
    for (const text of texts) {
      const { unsupported } = await improveResume({ reading: readingOfText(text), jobDescription });
      if (unsupported.length > 0) alarms += 1;
    }
    expect(alarms).toBeLessThanOrEqual(texts.length / 100);
  });

  it('support a figure whose noun is on the next line', () => {
    expect(alarmsIn('Manager with 8 years in retail.', resume)).toEqual([]);
    expect(alarmsIn('Manager with 12 years in retail.', resume)).not.toEqual([]);
  });

  it('count as a claim again without the word that limits them', () => {
    const source = resume.replace('Store Manager', 'Deputy Store Manager');
    expect(alarmsIn('Store Manager, Lakeside Shoes', source)).not.toEqual([]);
    expect(alarmsIn('Deputy Store Manager, Lakeside Shoes', source)).toEqual([]);
  });

  it('are marked where they are put under another job', () => {
    const moved = resume
      .replace('- Trained 40 cashiers in two years', '')
      .replace('- Opened 3 shops', '- Opened 3 shops\n- Trained 40 cashiers in two years');
    expect(alarmsIn(moved, resume)).not.toEqual([]);
    expect(alarmsIn(resume, resume)).toEqual([]);
  });
});
