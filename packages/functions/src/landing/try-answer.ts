import { foreignLanguageOf, knownQuestion, scoreAnswer } from '@greenroom/coach';
import { Refusal, tryAnswerMaxLength, tryQuestion } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

/** Answers that one address may have scored. */
const rate = perHour(10);

/**
 * Scores a visitor's answer to the one open question, or to the coach's question of a shared link. Nothing of it is stored or logged. Refuses with `no_answers`,
 * `too_large`, `unsupported_language`, and with `rate_limited` past ten answers an hour from one address.
 */
export const tryAnswer = defineFunction('try-answer', {
  access: 'visitor',
  async run({ input, limiter, clientAddress }) {
    const { answer } = input;
    if (answer.length > tryAnswerMaxLength) {
      throw new Refusal('answer_too_long', { values: { limit: tryAnswerMaxLength } });
    }
    if (answer.trim() === '') throw new Refusal('answer_empty');
    await holdToRate(limiter, `try:${clientAddress}`, rate, 'no_tries_left');
    // Always the built-in engine, whichever the deployment uses: an open door must not spend anybody's money.
    const asked = input.question === undefined ? null : knownQuestion(input.question);
    const question = asked?.text ?? tryQuestion.text;
    const score = await scoreAnswer({
      question,
      idealAnswer: asked?.idealAnswer ?? tryQuestion.strongAnswer,
      answer,
      interviewType: 'hr',
      jobRole: '',
    });
    if (score.flags.some(({ id }) => id === 'not_english')) {
      const language = foreignLanguageOf(answer) ?? 'another language';
      throw new Refusal('answer_not_english', { values: { language } });
    }
    if (!score.scored) throw new Refusal('answer_without_words');
    return { question, score };
  },
});
