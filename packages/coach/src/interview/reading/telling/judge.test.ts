import { describe, expect, it } from 'vitest';
import { readPassage } from '../../../text/passage.ts';
import { readPlainly } from '../plain-reading.ts';
import { readTelling } from './judge.ts';

const read = (text: string) => readTelling(readPlainly(readPassage(text)));

const plan =
  'Payment first, it has a clock: check invoice, amount and bank details, approval by one. Then ten minutes on subject lines for anything due today, and the two totals line by line, largest first.';
const wish =
  "I would stay calm and just do one thing after the other, because that's always been important to me, and I'd make sure that everybody is happy with what we do and how we do it.";

describe('how well an answer tells', () => {
  it('tells a plan from good intentions', () => {
    expect(read(plan)).toBeGreaterThan(read(wish) + 2);
  });

  it('is the same for typed and dictated words', () => {
    const dictated = plan.toLowerCase().replace(/[.,:]/g, '');
    expect(read(`um ${dictated}`)).toBeCloseTo(read(plan), 5);
  });

  it('is the same for a plan told twice, but for its length', () => {
    expect(Math.abs(read(`${plan} ${plan}`) - read(plan))).toBeLessThan(2);
  });

  it('says nothing of words that it never saw', () => {
    expect(read('Zorp blick vantu.')).toBe(read(''));
  });

  it('is the same whether somebody is a man or a woman', () => {
    const told =
      'My manager saw the wrong label before I did. She stopped the line, and I told her that I had set it. Her list had it, too.';
    const swapped = told
      .replace(/\bShe\b/g, 'He')
      .replace(/\bher that\b/g, 'him that')
      .replace(/\bHer\b/g, 'His');
    expect(read(swapped)).toBe(read(told));
  });
});
