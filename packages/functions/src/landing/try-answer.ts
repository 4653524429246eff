import { scoreAnswer } from '@greenroom/coach';
import { AppError, tryAnswerMaxLength, tryQuestion } from '@greenroom/domain';
import { defineFunction } from '../define-function.ts';
import { holdToRate, perHour } from '../rate.ts';

/** Answers that one address may have scored. */
const rate = perHour(10);

/**
 * Scores a visitor's answer to the one open question. Nothing of it is stored or logged. Refuses with `no_answers`,
 * `too_large`, `unsupported_language`, and with `rate_limited` past ten answers an hour from one address.
 */
export const tryAnswer = defineFunction('try-answer', {
  access: 'visitor',
  async run({ input, limiter, clientAddress }) {
    const { answer } = input;
    if (answer.length > tryAnswerMaxLength) {
      throw new AppError('too_large', `Please keep your answer to ${tryAnswerMaxLength} characters.`);
    }
    if (answer.trim() === '') throw new AppError('no_answers', 'Please write an answer first.');
    await holdToRate(limiter, `try:${clientAddress}`, rate, 'That was the last try for this hour.');
    // Always the built-in engine, whichever the deployment uses: an open door must not spend anybody's money.
    const score = await scoreAnswer({
      question: tryQuestion.text,
      idealAnswer: tryQuestion.strongAnswer,
      answer,
      interviewType: 'hr',
      jobRole: '',
    });
    const language = score.flags.find(({ id }) => id === 'not_english');
    if (language) throw new AppError('unsupported_language', language.message);
    if (!score.scored) throw new AppError('no_answers', 'There are no words in this answer.');
    return { question: tryQuestion.text, score };
  },
});
