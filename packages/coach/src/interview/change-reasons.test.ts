import {
  type AnswerScore,
  changeReasons,
  dimensionReasons,
  dimensions,
  overallReasons,
  reasonOfLine,
  signalIds,
} from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { bank } from '../content/bank.ts';
import { attacks } from './golden/attacks.ts';
import { goldenCases } from './golden/bands.ts';
import { scoreAnswerNow } from './score-answer.builtin.ts';

const sumOf = (reasons: readonly { points: number }[]) =>
  reasons.reduce((sum, { points }) => sum + points, 0);

/** Every promise about the reasons for a difference, on two scores of one question. */
function expectTrue(before: AnswerScore, after: AnswerScore) {
  const reasons = overallReasons(before, after);
  expect(sumOf(reasons)).toBe(after.overall - before.overall);
  expect(reasons.length).toBeLessThanOrEqual(5);
  expect(reasons.every(({ points }) => points !== 0)).toBe(true);
  for (const dimension of dimensions) {
    const own = dimensionReasons(before, after, dimension);
    expect(sumOf(own)).toBe(after.dimensions[dimension].score - before.dimensions[dimension].score);
    expect(own.length).toBeLessThanOrEqual(3);
  }
}

const scored = goldenCases.map(({ question, ideal, role, weak, strong, type }) => {
  const asked = { question, idealAnswer: ideal, jobRole: role, interviewType: type } as const;
  return { asked, weak: scoreAnswerNow({ ...asked, answer: weak }), strong, question };
});

describe('the reasons for a difference between two answers', () => {
  it('name every signal of the rubric', () => {
    for (const signal of signalIds) {
      expect(reasonOfLine(`technical_accuracy.${signal}`)).not.toBe('rest');
      expect(changeReasons).toContain(reasonOfLine(`technical_accuracy.${signal}`));
    }
    expect(reasonOfLine('level.cultural_fit')).toBe('cultural_fit');
    expect(reasonOfLine('cap.red_flag')).toBe('cap');
    expect(reasonOfLine('anything')).toBe('rest');
  });

  it.each(scored)('add up to both receipts: $question', ({ asked, weak, strong, question }) => {
    const better = scoreAnswerNow({ ...asked, answer: strong });
    expectTrue(weak, better);
    expectTrue(better, weak);
    expectTrue(scoreAnswerNow({ ...asked, answer: '' }), better);
    for (const { make } of attacks.slice(0, 6)) {
      const attacked = scoreAnswerNow({ ...asked, answer: make(question, asked.idealAnswer) });
      expectTrue(better, attacked);
      expectTrue(attacked, weak);
    }
  });

  it('are none where nothing changed', () => {
    for (const { weak } of scored) expect(overallReasons(weak, weak)).toEqual([]);
  });

  it('name the cap that a red flag set, and that is gone without it', () => {
    const question = bank.find((entry) => entry.question.id === 'el-isolation')?.question;
    const asked = {
      ...{ question: question?.text ?? '', jobRole: 'electrician', interviewType: 'technical' as const },
    };
    const flagged = 'I work on it live with gloves, because that is quick.';
    const before = scoreAnswerNow({ ...asked, answer: `${question?.ideal} ${flagged}` });
    const after = scoreAnswerNow({ ...asked, answer: question?.ideal ?? '' });
    expect(before.flags.map(({ id }) => id)).toContain('red_flag');
    expectTrue(before, after);
    expect(overallReasons(before, after)[0]?.id).toBe('cap');
  });
});
