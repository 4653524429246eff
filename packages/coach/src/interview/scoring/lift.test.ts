import { type AnswerScore, dimensions } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { goldenCases } from '../golden/bands.ts';
import { scoreAnswerNow } from '../score-answer.builtin.ts';

const liftsOf = ({ dimensions: all }: AnswerScore) =>
  dimensions.flatMap((dimension) => all[dimension].lift ?? []);
const scored = goldenCases.flatMap((golden) =>
  (['strong', 'middling', 'weak'] as const).map((part) =>
    scoreAnswerNow({
      ...{ question: golden.question, answer: golden[part], idealAnswer: golden.ideal },
      ...{ jobRole: golden.role, interviewType: golden.type },
    }),
  ),
);

describe('what would lift an answer', () => {
  it('is asked once, whatever the number of areas', () => {
    for (const score of scored) expect(new Set(liftsOf(score)).size).toBe(liftsOf(score).length);
  });

  it('depends on the answer', () => {
    for (const dimension of dimensions) {
      const asked = new Set(scored.flatMap(({ dimensions: all }) => all[dimension].lift ?? []));
      expect(asked.size).toBeGreaterThan(1);
    }
  });

  it('asks for nothing that the same report recognized', () => {
    for (const score of scored) {
      const lifts = liftsOf(score);
      if (score.star.result) expect(lifts).not.toContain('How did it turn out?');
      if (score.star.situation) expect(lifts).not.toContain('Where and when was it?');
      if (score.star.action) expect(lifts).not.toContain('What did you do yourself, step by step?');
      for (const { zone, ask } of score.points ?? []) if (zone !== 'ask') expect(lifts).not.toContain(ask);
    }
  });
});
