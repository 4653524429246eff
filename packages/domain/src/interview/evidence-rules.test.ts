import { describe, expect, it } from 'vitest';
import type { Evidence } from './contract.ts';
import { fewOfEachKind, isProven, provenOnly } from './evidence-rules.ts';

const answer = 'The form was old. So I read 300 tickets and found 41% blamed it! We shipped in June.';
const at = (quote: string) => {
  const start = answer.indexOf(quote);
  return { quote, start, end: start + quote.length };
};

describe('the proof of a quote', () => {
  it('is the exact slice of the answer', () => {
    expect(isProven(answer, at('I read 300 tickets'))).toBe(true);
    expect(isProven(answer, { ...at('I read 300 tickets'), end: 40 })).toBe(false);
    expect(isProven(answer, { quote: 'I read 400 tickets', start: 21, end: 39 })).toBe(false);
    expect(isProven(answer, { quote: 'x', start: 900, end: 901 })).toBe(false);
  });

  it('counts in UTF-16 code units', () => {
    expect(isProven('Café 🎭 night', { quote: '🎭 night', start: 5, end: 13 })).toBe(true);
  });

  it('a remark about something missing has no words and no place', () => {
    expect(isProven(answer, { quote: '', start: 0, end: 0 })).toBe(true);
    expect(isProven(answer, { quote: '', start: 0, end: 9 })).toBe(false);
  });

  it('drops the invented and keeps the rest', () => {
    const real = at('We shipped in June.');
    expect(provenOnly(answer, [real, { quote: 'made up', start: 0, end: 7 }])).toEqual([real]);
  });
});

describe('a few remarks of each kind', () => {
  const remark = (kind: Evidence['kind'], criterion: Evidence['criterion'], message: string): Evidence => ({
    ...{ kind, criterion, message, quote: '', start: 0, end: 0 },
  });

  it('begin with what landed and name no criterion twice in a kind', () => {
    const remarks = [
      remark('gap', 'problem_solving', 'first gap'),
      remark('gap', 'problem_solving', 'the same criterion again'),
      remark('tip', 'problem_solving', 'tip'),
      remark('gap', 'cultural_fit', 'second gap'),
      remark('strength', 'problem_solving', 'landed'),
      remark('strength', 'cultural_fit', 'one too many'),
    ];
    const few = fewOfEachKind(remarks, { strength: 1, gap: 2, tip: 1 });
    expect(few.map(({ message }) => message)).toEqual(['landed', 'first gap', 'second gap', 'tip']);
  });

  it('take each point as a subject of its own', () => {
    const about = (pointId: string, message: string) => ({
      ...remark('question', 'technical_accuracy', message),
      pointId,
    });
    const remarks = [about('result', 'How did it turn out?'), about('lesson', 'What did you learn?')];
    expect(fewOfEachKind(remarks, { question: 2 })).toEqual(remarks);
  });
});
