import { describe, expect, it } from 'vitest';
import { scoreAnswerNow } from './score-answer.builtin.ts';
import { scoreInterview } from './score-interview.builtin.ts';

const wrongRate = {
  question: 'Tell me about a mistake you made in patient care and what came of it.',
  jobRole: 'Registered Nurse',
  interviewType: 'hr' as const,
};
const stories = [
  'I hung a bag of heparin at the wrong rate. I caught it ten minutes later, stopped the pump, told the doctor and the patient, and drew labs. I wrote the report that night and asked pharmacy to label the rates in different colors. We had four mixups the year before and none in the next twelve months.',
  'I gave a resident his evening pills twice. I called the doctor at once, sat with him through the night and told his daughter myself. He slept it off. Since then two of us sign the sheet.',
  'I charted on the wrong patient. I saw it an hour later, corrected both files and told my charge nurse. Nobody got hurt and it was put right the same day.',
];
const questions = [
  wrongRate.question,
  'How do you plan a lesson on a topic you have never taught before?',
  'Before we start, tell me about yourself and how you got here.',
];
const thin = [
  'I like children and I am patient. I have taught third grade for four years.',
  'I just ask.',
  'I look it up first.',
];

describe('what was seen has one source', () => {
  it.each(stories)('so the receipt, the story and the points agree: %s', (answer) => {
    const { points = [], star, receipt, evidence } = scoreAnswerNow({ ...wrongRate, answer });
    const told = points.filter(({ ask }) => /turn out|came of it|what came/i.test(ask));
    const counts = told.some(({ zone }) => zone === 'seen' || zone === 'counted');
    if (counts) expect(star.result).toBe(true);
    for (const { label, seen } of receipt.lines)
      if (label.endsWith('Result: what changed')) expect(seen === 'not recognized').toBe(!star.result);
    if (star.result) expect(evidence.map(({ message }) => message)).not.toContain('How did it turn out?');
  });

  it('so no count of zero is printed for what may have been said', async () => {
    for (const answer of [...thin, ...stories]) {
      const scores = questions.map((question) => scoreAnswerNow({ ...wrongRate, question, answer }));
      for (const { receipt, dimensions } of scores) {
        expect(receipt.lines.filter(({ seen }) => /^0 (?!of)|\bno\b/.test(seen))).toEqual([]);
        for (const { levelText } of [dimensions.technical_accuracy, dimensions.problem_solving])
          expect(levelText).not.toMatch(/\b0\b/);
      }
      const report = await scoreInterview({
        ...wrongRate,
        answers: questions.map((question_text) => ({ question_text, user_answer: answer })),
      });
      expect(report.receipt.lines.filter(({ seen }) => /\b0 /.test(seen))).toEqual([]);
      expect(report.overall).not.toMatch(/\b0\b/);
    }
  });
});

describe('a low score', () => {
  const off =
    'The wedding had two hundred guests and my cousin sang. We ordered the flowers in March and the tent in April, and it rained in the morning. The cake was lemon, the band came late, and in the end everybody danced until two. My uncle drove us home and we laughed the whole way, and we still talk about it when we meet at my aunt for coffee on a Sunday.';

  it.each(questions)(
    'has a remark that says why, or a range that says how little is known: %s',
    (question) => {
      for (const answer of [off, ...thin, ...stories]) {
        const { overall, evidence, range } = scoreAnswerNow({ ...wrongRate, question, answer });
        if (overall < 50 && !range)
          expect(evidence.filter(({ kind }) => kind !== 'strength')).not.toEqual([]);
      }
    },
  );

  it('is not blamed on a handful of words', async () => {
    for (const length of [49, 55, 60, 69]) {
      const answer = off.split(' ').slice(0, length).join(' ');
      const report = await scoreInterview({
        ...wrongRate,
        answers: [
          {
            question_text: 'How do you keep infections from spreading between patients on your unit?',
            user_answer: answer,
          },
        ],
      });
      expect(report.next_action.text).not.toMatch(/words\. \d+ or more/);
      expect(report.next_action.text).not.toContain('your lowest score');
    }
  });
});

describe('a question', () => {
  it.each([
    'I like children and I am patient. I have taught third grade for four years.',
    "I've driven for the city for six years, before that I drove a school bus.",
    'I have been a barista since college and these days I run the morning shift.',
  ])('is not asked for what is half said: %s', (answer) => {
    const { missed } = scoreAnswerNow({
      ...{ question: 'Before we start, tell me about yourself and how you got here.', answer },
      ...{ jobRole: 'Bus Driver', interviewType: 'mixed' },
    });
    expect(missed).not.toContain('What do you do now, and what led you there?');
  });
});
