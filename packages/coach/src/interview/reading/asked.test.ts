import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { scoreAnswerNow } from '../score-answer.builtin.ts';
import { readAsked } from './asked.ts';

const askedIn = (text: string) => readAsked(readPassage(text));

describe('what a candidate asks', () => {
  it.each([
    ['Who trains new people here? And you said the ward moved. What changed for the nurses?', 1],
    ['How many vans go out in the morning, and who loads them?', 0.5],
    [
      "what does a normal week look like and who'd I be working with and um how do you split the weekends",
      0.75,
    ],
    [
      "I'd like to know how a delivery gets from the gate to the shelf um and what happens when one is wrong",
      0.5,
    ],
  ])('counts toward enough: %s', (text, value) => {
    expect(askedIn(text).value).toBe(value);
  });

  it.each([
    "No, I think we've covered everything. Thank you for your time.",
    "I don't have any questions. I like how they ran the tour, and I know what I can do.",
    '',
  ])('finds none in: %s', (text) => {
    expect(askedIn(text)).toMatchObject({ value: 0, isNothing: true });
  });

  it.each([
    "What's the pay? Is overtime paid? How many vacation days do I get?",
    "um what's the pay and do you do home office and is there a bonus at christmas",
  ])('takes pay and comfort for questions, and for no interest in the work: %s', (text) => {
    expect(askedIn(text)).toMatchObject({ value: 0, isNothing: false });
    expect(askedIn(text).terms?.quote).toMatch(/pay/);
  });

  it('lets nobody lose who asks about pay as well', () => {
    const work = 'Who trains new people here? What changed for the nurses?';
    expect(askedIn(`${work} And what is the pay?`)).toMatchObject({ value: 1, terms: undefined });
  });

  it('quotes the first question as it was put', () => {
    const text = 'Thank you. Who would I call at night? I worked nights before.';
    expect(askedIn(text).first?.quote).toBe('Who would I call at night');
  });

  it('is what an answer to the last question of an interview is worth', () => {
    const scoreOf = (answer: string) =>
      scoreAnswerNow({
        question: 'What would you like to ask us?',
        answer,
        jobRole: '',
        interviewType: 'hr',
      });
    const praise = scoreOf(
      "I don't really have any questions. You've told me everything about the team, the training and the first month, and I'm sure that I'd be successful here. I'm a hard worker, and people at my last job said that I was the best they'd had in the role for years. I look forward to hearing from you.",
    );
    const real = scoreOf(
      'Yes, two. Who decides what gets baked for the next morning, and how often is it too much? And your window says you deliver to schools now. What did that change for the early shift?',
    );
    expect(praise.overall).toBeLessThan(35);
    expect(praise.covered).toEqual([]);
    expect(real.overall).toBeGreaterThan(praise.overall + 30);
  });

  it('is said of questions about pay alone, which never are "not connected"', () => {
    const answer =
      "um what's the pay and do you do overtime and is there a bonus um and how's the vacation when could I take that";
    const { evidence } = scoreAnswerNow({
      question: 'What would you like to ask us?',
      answer,
      jobRole: '',
      interviewType: 'hr',
    });
    expect(evidence.map(({ message }) => message)).toContain(
      'We recognized questions about pay and working conditions. What would you like to know about the work?',
    );
  });
});
