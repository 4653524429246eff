import { readFileSync } from 'node:fs';
import type { ConfirmedSkill, ImprovedResume } from '@greenroom/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { readJob } from '../job-analyzer/analyze-job.builtin.ts';
import { labelledFiles, readLabelled } from './fixtures/labelled.ts';
import { improveResume } from './improve-resume.builtin.ts';
import { rewriterOf } from './improve-resume-edits.ts';
import { editKey, isLower, scorerOf } from './improve-resume-scores.ts';
import { readingOfText } from './reading-of-text.ts';

const today = '2026-11-22';
const ads = readFileSync(new URL('../job-analyzer/fixtures/labelled-postings.txt', import.meta.url), 'utf8')
  .split(/^=== .*\n/m)
  .map((text) => text.replace(/[{}]/g, '').trim())
  .filter(Boolean);

interface Pair {
  text: string;
  ad: string;
  confirmed: readonly ConfirmedSkill[];
  improved: ImprovedResume;
}
const pairs: Pair[] = [];
beforeAll(async () => {
  const texts = labelledFiles.flatMap((file) => readLabelled(readFileSync(file, 'utf8')));
  for (const [at, { text }] of texts.entries()) {
    const ad = ads[at % ads.length] as string;
    const request = { content: text, jobDescription: ad, today };
    const first = await improveResume(request);
    pairs.push({ text, ad, confirmed: [], improved: first });
    const confirmed = first.toConfirm.slice(0, 2).map(({ skill }) => ({ skill, status: 'have' as const }));
    pairs.push({ text, ad, confirmed, improved: await improveResume({ ...request, confirmed }) });
  }
}, 120_000);

const bare = (line: string) =>
  line
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const hasYear = (line: string) => /(?<!\d)(?:19|20)\d\d(?!\d)/.test(line);

/** The lines of a text by their words, without those that are in it twice. */
function placesOf(text: string): Map<string, number> {
  const places = new Map<string, number>();
  const doubled = new Set<string>();
  for (const [at, line] of text.split('\n').map(bare).entries()) {
    if (places.has(line)) doubled.add(line);
    places.set(line, at);
  }
  for (const line of doubled) places.delete(line);
  return places;
}

describe('over pairs of a resume and a job ad', () => {
  it('no line is on the other side of a dated line than it was', () => {
    const crossed: string[] = [];
    for (const { text, improved } of pairs) {
      const [before, after] = [placesOf(text), placesOf(improved.improvedContent)];
      const kept = [...before.keys()].filter((line) => line !== '' && after.has(line));
      const at = (places: Map<string, number>, line: string) => places.get(line) as number;
      for (const dated of kept.filter(hasYear))
        for (const line of kept)
          if (at(before, line) < at(before, dated) !== at(after, line) < at(after, dated)) crossed.push(line);
    }
    expect(pairs.length).toBeGreaterThanOrEqual(140);
    expect(crossed).toEqual([]);
  });

  it('a moved line goes to the top of a job that has a date above it', () => {
    for (const { text, improved } of pairs) {
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      for (const change of improved.changes) {
        if (change.kind !== 'order' || change.section === 'Skills') continue;
        const at = lines.findIndex(
          (line) => bare(change.before).startsWith(bare(line).slice(0, 30)) && bare(line) !== '',
        );
        expect(lines.slice(Math.max(0, at - 4), at).some(hasYear), change.before).toBe(true);
      }
    }
  });

  it('no edit lowers a score, accepted alone or with all others', () => {
    let edits = 0;
    for (const { text, ad, confirmed, improved } of pairs) {
      expect(isLower(improved.after, improved.before)).toBe(false);
      const job = readJob(ad);
      const scoresOf = scorerOf(job, today);
      const rewrite = rewriterOf(readingOfText(text), job, ad, confirmed);
      for (const change of improved.changes) {
        edits += 1;
        const alone = rewrite((one) => editKey(one) === editKey(change));
        expect(alone.changes.length).toBeGreaterThan(0);
        const scores = scoresOf(readingOfText(alone.text));
        expect(isLower(scores, improved.before), change.after).toBe(false);
      }
    }
    expect(edits).toBeGreaterThan(100);
  });
});

describe('a line is not moved', () => {
  const resume = (head: string, middle = '') => `Ana Ruiz
ana@example.com

Experience
${head}
- Ran the weekly stock count
${middle}- Built 12 dashboards in Tableau
- Trained new cashiers

Education
BSc Statistics, University of York, 2009 - 2012
`;
  const ad = 'Analyst. Requirements: Tableau, dashboards and statistics required. 3 years of experience.';
  const movesIn = async (content: string) =>
    (await improveResume({ content, jobDescription: ad, today })).changes.filter(
      (one) => one.kind === 'order',
    );

  it('except within a job that has its dates', async () => {
    expect(await movesIn(resume('Store Manager, Lakeside Shoes\nMarch 2019 - Present'))).toHaveLength(1);
  });

  it('into an entry whose dates were not read', async () => {
    expect(await movesIn(resume('Store Manager, Lakeside Shoes'))).toEqual([]);
  });

  it.each([
    'Analyst, Norte Market, 2015 - 2018',
    '- Analyst, Norte Market',
    '- Norte Market',
    '- Client: Norte Market',
  ])('across a line that may be the head of another job: %s', async (middle) => {
    const text = resume('Store Manager, Lakeside Shoes\nMarch 2019 - Present', `${middle}\n`);
    expect(await movesIn(text)).toEqual([]);
  });
});
