import { sampleAnswer } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { findBankQuestion } from '../content/bank.ts';
import { scoreAnswer } from './score-answer.builtin.ts';

const { question, text, score, remarks, signals } = sampleAnswer;
const judged = await scoreAnswer({ question, answer: text, interviewType: 'hr', jobRole: '' });

describe('the example of the front page', () => {
  it('answers a question of the bank', () => {
    expect(findBankQuestion(question)).toBeDefined();
  });

  it('has the score and the remarks that the engine gives it, and hides no fault that it found', () => {
    expect(judged.overall).toBe(score);
    expect(judged.flags).toEqual([]);
    expect(judged.range).toBeUndefined();
    for (const remark of remarks) expect(judged.evidence).toContainEqual(expect.objectContaining(remark));
  });

  it('shows every question and count of the engine', () => {
    const shown = remarks.filter(({ quote }) => quote === '').map(({ message }) => message);
    const open = judged.evidence.filter(({ kind }) => kind === 'question' || kind === 'measured');
    expect(shown).toEqual(open.map(({ message }) => message));
  });

  it('quotes its own words, in their order and each once', () => {
    let end = 0;
    for (const { quote } of remarks.filter((remark) => remark.quote !== '')) {
      const start = text.indexOf(quote);
      expect(start, quote).toBeGreaterThanOrEqual(end);
      end = start + quote.length;
    }
  });

  it('has the points of the receipt, under its labels', () => {
    for (const { id, name, weight, points } of signals) {
      const line = judged.receipt.lines.find((one) => one.id === id);
      expect(line).toMatchObject({ weight, points });
      expect(line?.label.endsWith(name), line?.label).toBe(true);
    }
  });
});
