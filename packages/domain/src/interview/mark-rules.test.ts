import { describe, expect, it } from 'vitest';
import type { Flag } from './contract.ts';
import type { AnswerMark } from './mark-contract.ts';
import {
  answerScoreSetAside,
  answerScoreWithMarks,
  overallWithMarks,
  redFlagsOf,
  scoreWithoutFlags,
} from './mark-rules.ts';

const flag = (id: string, cap: number | null, quote = id): Flag => ({ id, message: `${id}.`, cap, quote });
const line = (id: string, weight: number, points: number) => ({ id, label: id, seen: '', weight, points });
const receipt = {
  rubricVersion: '2.0',
  lines: [
    line('technical_accuracy.key_points', 30, 27),
    line('technical_accuracy.result', 20, 17),
    line('communication_clarity.order', 50, 28),
    line('cap.red_flag', 0, -37),
  ],
  total: 35,
};
const flagged = { overall: 35, flags: [flag('red_flag', 35)], receipt };
const notMeant = (pointId = 'red_flag:1', questionText = 'Q?') =>
  ({ questionText, pointId, kind: 'not_meant', counts: true, worth: 37 }) satisfies Partial<AnswerMark>;
const said = { questionText: 'Q?', pointId: 'readers', kind: 'said', counts: true, worth: 4 } as const;

describe('a red flag that was set aside', () => {
  it('gives back exactly what its cap took', () => {
    expect(scoreWithoutFlags(flagged, new Set(['red_flag:1']))).toBe(72);
    expect(scoreWithoutFlags(flagged, new Set())).toBe(35);
    expect(scoreWithoutFlags(flagged, new Set(['red_flag:2']))).toBe(35);
  });

  it('leaves every other cap where it was, dimension by dimension', () => {
    const pasted = { ...flagged, flags: [flag('red_flag', 35), flag('pasted_ideal', 60)] };
    // 88% of 50 is held at 60%, 56% of 50 is below it.
    expect(scoreWithoutFlags(pasted, new Set(['red_flag:1']))).toBe(58);
    const two = { ...flagged, flags: [flag('red_flag', 35, 'a'), flag('red_flag', 35, 'b')] };
    expect(scoreWithoutFlags(two, new Set(['red_flag:2']))).toBe(35);
    expect(scoreWithoutFlags(two, new Set(['red_flag:1', 'red_flag:2']))).toBe(72);
  });

  it('takes nothing away where the flag cost nothing, or where no receipt was stored', () => {
    expect(scoreWithoutFlags({ ...flagged, overall: 80 }, new Set(['red_flag:1']))).toBe(80);
    expect(scoreWithoutFlags({ overall: 35, flags: flagged.flags }, new Set(['red_flag:1']))).toBe(35);
  });

  it('is numbered among the red flags alone', () => {
    const flags = [flag('injection', null), flag('red_flag', 35, 'a'), flag('red_flag', 35, 'b')];
    expect(redFlagsOf(flags).map(({ id, flag: { quote } }) => [id, quote])).toEqual([
      ['red_flag:1', 'a'],
      ['red_flag:2', 'b'],
    ]);
  });
});

describe('both figures', () => {
  const answer = { question_text: 'Q?', score: flagged };

  it('hold what was set aside and what was pointed out', () => {
    expect(answerScoreWithMarks(answer, [notMeant()])).toBe(72);
    expect(answerScoreWithMarks(answer, [notMeant(), said])).toBe(76);
    expect(answerScoreSetAside(answer, [notMeant(), said])).toBe(72);
    expect(answerScoreWithMarks(answer, [said])).toBe(39);
    expect(answerScoreWithMarks(answer, [{ ...said, counts: false }])).toBe(35);
  });

  it('ignore marks of another question', () => {
    expect(answerScoreWithMarks(answer, [notMeant('red_flag:1', 'Other?')])).toBe(35);
  });

  it('raise the interview by the share of the answer', () => {
    const other = { question_text: 'Other?', score: { overall: 65 } };
    expect(overallWithMarks({ overallScore: 50, answers: [answer, other] }, [notMeant()])).toBe(69);
    expect(overallWithMarks({ overallScore: 50, answers: [answer, other] }, [])).toBe(50);
  });
});
