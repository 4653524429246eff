import type { GradedQuestion } from './graded.ts';

/** Reads questions ("q: "), reference answers ("i: ") and marked answers ("5 text"), a blank line between questions. */
export function readMarked(text: string): GradedQuestion[] {
  return text
    .trim()
    .split(/\n\n+/)
    .map((block) => {
      const [question = '', ideal = '', ...answers] = block.split('\n');
      return {
        question: question.slice(3),
        ideal: ideal.slice(3),
        answers: answers.map((line) => [Number(line.slice(0, 1)), line.slice(2)] as const),
      };
    });
}
