import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readingOfText } from '../resume/reading-of-text.ts';
import { entriesOf } from '../resume/resume-entries.ts';
import { traceFacts } from './trace-facts.ts';

/** Resumes, each with what a writer might slip into a rewording of it, and with rewordings that are true. */
const cases = readFileSync(new URL('./fixtures/subtle.txt', import.meta.url), 'utf8')
  .split('=== resume\n')
  .slice(1)
  .map((part) => {
    const [text = '', invented = '', honest = ''] = part.split(/^--- \w+\n/m);
    const entries = entriesOf(readingOfText(text));
    const isFlagged = (line: string) => traceFacts({ text: line, sources: [text], entries }).length > 0;
    const linesOf = (list: string) => list.split('\n').filter(Boolean);
    return { isFlagged, invented: linesOf(invented), honest: linesOf(honest) };
  });

describe('a fact that is only a little more than the truth', () => {
  it('is caught, 99 of 100 times: figures, employers, degrees, titles, tools, dates, teams, awards, certificates', () => {
    const planted = cases.flatMap(({ invented, isFlagged }) => invented.map((line) => ({ line, isFlagged })));
    const missed = planted.filter(({ line, isFlagged }) => !isFlagged(line)).map(({ line }) => line);
    expect(planted.length).toBeGreaterThan(200);
    expect(missed.length, missed.join('\n')).toBeLessThan(planted.length * 0.01);
  });

  it('is not seen in fewer than 2 of 100 true rewordings', () => {
    const told = cases.flatMap(({ honest, isFlagged }) =>
      honest.flatMap((line) => [line, `- ${line}`].map((text) => ({ line: text, isFlagged }))),
    );
    const alarms = told.filter(({ line, isFlagged }) => isFlagged(line)).map(({ line }) => line);
    expect(told.length).toBeGreaterThan(180);
    expect(alarms.length, alarms.join('\n')).toBeLessThan(told.length * 0.02);
  });
});
