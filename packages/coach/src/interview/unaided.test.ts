import { describe, expect, it } from 'vitest';
import { attacks } from './golden/attacks.ts';
import { leisure, readUnaided, type UnaidedCase } from './golden/read-unaided.ts';
import { unaided } from './golden/unaided.data.ts';
import { unaidedApart } from './golden/unaided-apart.data.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const score = ({ question, type }: Pick<UnaidedCase, 'question' | 'type'>, answer: string) =>
  scoreAnswerNow({ question, answer, jobRole: '', interviewType: type });

describe('an answer without a sample answer beside it', () => {
  it('is tried on at least 40 common questions, a third of them kept apart', () => {
    const [tuned, apart] = [readUnaided(unaided), readUnaided(unaidedApart)];
    expect(tuned.length + apart.length).toBeGreaterThanOrEqual(40);
    expect(apart.length / (tuned.length + apart.length)).toBeGreaterThanOrEqual(1 / 3);
  });

  it.each(readUnaided(unaided))('$question: strong at least 75, middling between, weak under 50', (item) => {
    const [strong, middling, weak] = [item.strong, item.middling, item.weak].map((text) => score(item, text));
    expect(strong?.overall).toBeGreaterThanOrEqual(75);
    expect(strong?.flags).toEqual([]);
    expect(middling?.overall).toBeLessThan(strong?.overall ?? 0);
    expect(middling?.overall).toBeGreaterThan(weak?.overall ?? 0);
    expect(weak?.overall).toBeLessThan(50);
  });

  it.each(readUnaided(unaidedApart))('$question, kept apart: strong above middling above weak', (item) => {
    const [strong, middling, weak] = [item.strong, item.middling, item.weak].map(
      (text) => score(item, text).overall,
    );
    expect(strong).toBeGreaterThan(middling ?? 0);
    expect(middling).toBeGreaterThan(weak ?? 0);
  });

  it.each([...readUnaided(unaided), ...readUnaided(unaidedApart)])(
    '$question: what is about something else altogether gets at most 15',
    (item) => {
      for (const text of leisure) expect(score(item, text).overall, text).toBeLessThanOrEqual(15);
    },
  );

  it.each(attacks.filter(({ name }) => !/negated|denied/.test(name)))(
    '$name gets at most $cap on nearly every question',
    ({ make, cap }) => {
      const cases = readUnaided(unaided);
      const over = cases.filter((item) => score(item, make(item.question, item.strong)).overall > cap);
      expect(over.length / cases.length).toBeLessThan(0.1);
    },
  );

  it('is told what a good answer holds', () => {
    const question = 'What are your salary expectations?';
    const { covered, missed } = score({ question, type: 'hr' }, 'Between 50,000 and 55,000 euros a year.');
    expect(covered).toContain('a figure or a range');
    expect(missed).toContain('what it rests on');
  });

  it.each([
    'Tell me about a challenge you overcame.',
    'Can you share an experience where things went wrong and what you did?',
    'Walk me through a tough problem from your last job.',
  ])('%j: a real story is strong in whatever words the question comes', (question) => {
    const story = readUnaided(unaided)[0]?.strong ?? '';
    expect(score({ question, type: 'hr' }, story).overall).toBeGreaterThanOrEqual(75);
  });
});
