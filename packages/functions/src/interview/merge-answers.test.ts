import { describe, expect, it } from 'vitest';
import { hasAnswer, layOutAnswers, planAnswerWrites } from './merge-answers.ts';
import type { StoredAnswer, StoredQuestion } from './store.ts';

const question = (question_text: string): StoredQuestion => ({
  question_text,
  ideal_answer: `ideal of ${question_text}`,
  bank_id: null,
  kind: 'knowledge',
  competency: 'x',
  level: 1,
  hint: '',
  phase: null,
  reason: null,
  points: null,
  follow_up: null,
});
const answer = (question_text: string, user_answer: string): StoredAnswer => ({
  question_text,
  user_answer,
  ideal_answer: null,
});
const questions = [question('What is A?'), question('What is B?')];

describe('what is stored before scoring', () => {
  it('is every text that is not stored yet, with the ideal answer of the set', () => {
    const sent = [
      { question_text: ' what  is a? ', user_answer: 'A is', ideal_answer: 'my own ideal' },
      { question_text: 'Another?', user_answer: 'yes', ideal_answer: 'yes indeed' },
      { question_text: 'What is B?', user_answer: '   ' },
    ];
    expect(planAnswerWrites(sent, [], questions)).toEqual({
      missing: [
        { question_text: 'What is A?', user_answer: 'A is', ideal_answer: 'ideal of What is A?' },
        { question_text: 'Another?', user_answer: 'yes', ideal_answer: 'yes indeed' },
      ],
      continued: [],
    });
  });

  it('never replaces a stored text by another one', () => {
    const stored = [answer('What is A?', 'the first words')];
    const sent = [{ question_text: 'What is A?', user_answer: 'other words' }];
    expect(planAnswerWrites(sent, stored, questions)).toEqual({ missing: [], continued: [] });
  });

  it.each([
    ['', 'all of it'],
    ['the first', 'the first words, and more'],
  ])('continues a draft: %j', (draft, userAnswer) => {
    const before = answer('What is A?', draft);
    const sent = [{ question_text: 'What is A?', user_answer: userAnswer }];
    expect(planAnswerWrites(sent, [before], questions).continued).toEqual([{ before, userAnswer }]);
  });

  it('is the first of two answers sent for one question', () => {
    const sent = [
      { question_text: 'What is A?', user_answer: 'one' },
      { question_text: 'What is A?', user_answer: 'one and a half' },
    ];
    const { missing, continued } = planAnswerWrites(sent, [], questions);
    expect(missing.map(({ user_answer }) => user_answer)).toEqual(['one']);
    expect(continued).toEqual([]);
  });
});

describe('the interview as it is scored', () => {
  it('holds the whole set in its order, unanswered questions with an empty answer', () => {
    const laid = layOutAnswers(questions, [answer('What is B?', 'B is')], 2);
    expect(laid.map(({ questionText, userAnswer }) => [questionText, userAnswer])).toEqual([
      ['What is A?', ''],
      ['What is B?', 'B is'],
    ]);
  });

  it('gives a question its own key points, and none where they have another shape', () => {
    const point = {
      ...{ label: 'says what', ask: 'What is it?', praise: 'You say what it is.' },
      says: ['A is a letter of the alphabet.'],
    };
    const [first, second] = questions as [StoredQuestion, StoredQuestion];
    const laid = layOutAnswers(
      [
        { ...first, points: [point] },
        { ...second, points: ['letter'] },
      ],
      [],
      2,
    );
    expect(laid.map(({ points }) => points)).toEqual([[point], undefined]);
  });

  it('takes other questions only while the interview has room', () => {
    const answers = [answer('Own one?', '1'), answer('Own two?', '2')];
    expect(layOutAnswers(questions, answers, 3).map(({ questionText }) => questionText)).toEqual([
      'What is A?',
      'What is B?',
      'Own one?',
    ]);
    expect(layOutAnswers([], answers, 5)).toHaveLength(2);
  });

  it('knows when nothing was answered', () => {
    expect(hasAnswer(layOutAnswers(questions, [answer('What is A?', ' \n ')], 2))).toBe(false);
    expect(hasAnswer(layOutAnswers(questions, [answer('What is A?', 'x')], 2))).toBe(true);
  });
});
