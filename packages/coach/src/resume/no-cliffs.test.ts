import { readFileSync } from 'node:fs';
import { isDoubtfulReading } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { analyzeReading } from './analyze-resume.builtin.ts';
import { labelledFiles, readLabelled } from './fixtures/labelled.ts';
import { readingOfText } from './reading-of-text.ts';

/** The most that readability may move for a word, and for a bullet, a date or a section. */
const mostByWord = 3;
const mostByBullet = 3;
const mostByDate = 6;
const mostBySection = 12;

const short = labelledFiles
  .flatMap((file) => readLabelled(readFileSync(file, 'utf8')))
  .filter((_, at) => at % 12 === 0)
  .map(({ text }) => text);

const verbs = 'Built Cut Led Taught Planned Tested Wrote Opened Sold Trained'.split(' ');
const bullet = (at: number) =>
  `- ${verbs[at % verbs.length]} ${at + 3} weekly reports for the stores and the warehouse with a new plan`;
const job = (at: number) =>
  [
    `Store Manager, Lakeside Shoes ${'ABCDEFGH'[at]}, Leeds, UK`,
    `March ${2023 - at * 2} – February ${2025 - at * 2}`,
    ...Array.from({ length: 9 }, (_, line) => bullet(at * 9 + line)),
  ].join('\n');
const sections = [
  'Ana Ruiz\nLeeds, UK | ana@example.com | +44 7700 900118 | linkedin.com/in/anaruiz',
  'Summary\nManager with twelve years in shops and warehouses who likes a full floor and a short line.',
  `Experience\n${Array.from({ length: 8 }, (_, at) => job(at)).join('\n\n')}`,
  'Education\nBSc Statistics, University of York, 2006 – 2009',
  'Skills\nExcel, SQL, Negotiation, Scheduling',
];
/** About 1,200 words. */
const long = sections.join('\n\n');

interface Scored {
  score: number;
  isDoubtful: boolean;
}
function scored(text: string): Scored {
  const { readability, parsed } = analyzeReading(readingOfText(text), null);
  return { score: readability.score, isDoubtful: isDoubtfulReading(parsed.coverage) };
}
/** A reading that becomes doubtful falls to its cap; those steps are left out here. */
const jump = (one: Scored, other: Scored) =>
  one.isDoubtful === other.isDoubtful ? Math.abs(one.score - other.score) : 0;

/** Length itself counts up to 200 words; behind that every seventh word stands for the others. */
const everyWordUpTo = 300;

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const value = known.get(key) ?? make();
  known.set(key, value);
  return value;
}

const wordsOf = (text: string) =>
  [...text.matchAll(/\S+/g)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

describe('readability', () => {
  it(`moves by at most ${mostByWord} for a word, from the first to the last`, () => {
    for (const text of [...short, long]) {
      const ends = [0, ...wordsOf(text).map(({ end }) => end)];
      const scores = new Map<number, Scored>();
      const upTo = (count: number) => remember(scores, count, () => scored(text.slice(0, ends[count])));
      for (let count = 1; count < ends.length; count += count < everyWordUpTo ? 1 : 7)
        expect(jump(upTo(count - 1), upTo(count)), text.slice(0, ends[count]).slice(-80)).toBeLessThanOrEqual(
          mostByWord,
        );
    }
  }, 300_000);

  it(`moves by at most ${mostByWord} when one word is taken out or added`, () => {
    for (const text of [...short, long]) {
      const whole = scored(text);
      const every = Math.ceil(wordsOf(text).length / 60);
      for (const { start, end } of wordsOf(text).filter((_, at) => at % every === 0)) {
        const less = scored(text.slice(0, start) + text.slice(end));
        expect(jump(whole, less), `without ${text.slice(start, end)}`).toBeLessThanOrEqual(mostByWord);
        const more = scored(`${text.slice(0, end)} steady${text.slice(end)}`);
        expect(jump(whole, more), `after ${text.slice(start, end)}`).toBeLessThanOrEqual(mostByWord);
      }
    }
  }, 300_000);

  it('is 0 for no words and 70 at most for 100, without a step', () => {
    const words = wordsOf(long);
    const at = (count: number) => scored(long.slice(0, words[count - 1]?.end ?? 0)).score;
    expect(words.length).toBeGreaterThanOrEqual(1_200);
    expect(at(100) - at(97)).toBeLessThanOrEqual(mostByWord);
    expect(at(0)).toBe(0);
    expect(at(15)).toBeLessThanOrEqual(10);
    expect(at(100)).toBeLessThanOrEqual(70);
    expect(at(words.length)).toBeGreaterThan(90);
  });

  it(`moves by at most ${mostByBullet} for a bullet, ${mostByDate} for a date, ${mostBySection} for a section`, () => {
    const whole = scored(long);
    const without = (part: string) => jump(whole, scored(long.replace(part, '')));
    for (let at = 0; at < 72; at += 7) expect(without(`${bullet(at)}\n`)).toBeLessThanOrEqual(mostByBullet);
    for (let at = 0; at < 8; at += 1)
      expect(without(`March ${2023 - at * 2} – February ${2025 - at * 2}\n`)).toBeLessThanOrEqual(mostByDate);
    for (const section of [sections[1], sections[3], sections[4]])
      expect(without(`${section}`)).toBeLessThanOrEqual(mostBySection);
  });
});

describe('a cap', () => {
  const capsIn = (text: string) =>
    analyzeReading(readingOfText(text), null).checks.filter((one) => one.cap !== undefined);

  it('has a line that says what to do wherever it holds the score down', () => {
    for (const text of [...short, long, 'word', 'Лена работала на заводе\n'.repeat(40)]) {
      const { readability, checks } = analyzeReading(readingOfText(text), null);
      const earned = checks.reduce((sum, one) => sum + one.points, 0);
      const most = checks.reduce((sum, one) => sum + one.maxPoints, 0);
      const lines = capsIn(text);
      const share = Math.round((earned / most) * 100);
      expect(readability.score).toBe(Math.min(share, ...lines.map((one) => one.cap ?? 100)));
      for (const line of lines) {
        expect(line).toMatchObject({ points: 0, maxPoints: 0, status: 'fail' });
        expect(line.fix).not.toBe('');
        expect(line.evidence).toContain(`Readability is ${line.cap} at most`);
      }
    }
  });

  it('of 50 holds for a reading that lost most jobs, and says so first', () => {
    const reading = readingOfText(long);
    const { resume } = reading;
    const source = { page: null, region: 'body' as const, start: 0, end: 8, text: 'Ana Ruiz' };
    const lost = Array.from({ length: 40 }, () => ({ section: 'work' as const, source }));
    const coverage = { lines: 90, unassigned: lost, datesOutside: 7 };
    const doubtful = { ...reading, resume: { ...resume, work: resume.work.slice(0, 1), coverage } };
    const { readability, checks, summary } = analyzeReading(doubtful, null);
    expect(readability.score).toBe(50);
    expect(checks[0]).toMatchObject({ id: 'cap-misread', cap: 50 });
    expect(checks[0]?.evidence).toContain('40 lines about work or education and 7 dates');
    expect(summary).toMatch(/^We may have misread this\./);
  });
});

describe('an empty set', () => {
  it('earns no points: what does not apply is left out', () => {
    const { checks } = analyzeReading(
      readingOfText('Ana Ruiz\nLeeds, UK\nI look for a job in a shop.'),
      null,
    );
    const ids = checks.map((one) => one.id);
    for (const id of ['passive', 'repeats', 'numbers', 'action-verbs', 'date-format', 'order', 'gaps'])
      expect(ids).not.toContain(id);
    for (const check of checks) expect(check.evidence).not.toMatch(/\b0 of 0\b|^0 /);
    expect(checks.find((one) => one.id === 'entries-complete')).toMatchObject({ points: 0 });
  });
});
