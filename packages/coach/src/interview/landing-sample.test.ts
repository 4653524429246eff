import { sampleAnswer } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { scoreAnswer } from './score-answer.builtin.ts';

it('the example of the front page has the score, the remarks and the points that the engine gives it', async () => {
  const { question, text, score, remarks, signals } = sampleAnswer;
  const judged = await scoreAnswer({ question, answer: text, interviewType: 'hr', jobRole: '' });
  expect(judged.overall).toBe(score);
  for (const remark of remarks) expect(judged.evidence).toContainEqual(expect.objectContaining(remark));
  for (const { id, weight, points } of signals) {
    expect(judged.receipt.lines).toContainEqual(expect.objectContaining({ id, weight, points }));
  }
});
