import { describe, expect, it } from 'vitest';
import { readPassage } from '../../text/passage.ts';
import { readingsOf } from '../reading/plain-reading.ts';
import { matchPoints } from './match-points.ts';
import { prepareQuestion } from './prepare-points.ts';
import { readAnswer } from './read-answer.ts';

/** A question made for this test, with a sample plan in other words than its points. */
const text = 'The freezer alarm goes off at closing time. What do you do?';
const points = [
  {
    label: 'goods saved first',
    ask: 'What happens to the goods?',
    praise: 'You saved the goods.',
    says: [
      'I move the goods',
      'I save what I can',
      'first the goods',
      'I get them out',
      'out they go',
      'goods come first',
    ],
    anchors: ['move|carry + goods|stock', 'save|rescue + goods|stock'],
  },
];
const plan =
  'I check the thermometer and the compressor fan, wheel the ice cream over to the chest in the basement, tape the lid shut, and ring the refrigeration engineer before I lock up.';
const topicOf = (answer: string, sample?: string) =>
  matchPoints(
    readingsOf(readPassage(answer)),
    prepareQuestion(text, { id: 'freezer', points, redFlags: [] }, sample),
  ).topic;

describe('being about a question that asks for a plan', () => {
  it('shows in the rare words of its sample answer, also where no point is made', () => {
    const answer =
      "I'd look at the thermometer first, then I'd wheel everything down to the basement chest, and I'd phone the refrigeration engineer, even late.";
    expect(topicOf(answer, plan)).toBeGreaterThan(0.8);
    expect(topicOf(answer)).toBeLessThan(0.4);
  });

  it.each([
    'I would ask the customer what went wrong, listen, and offer to send a new one the same week, because I want people to come back.',
    'I like working with people, I learn fast, and I always do my best for the team I am in.',
  ])('does not show in %j', (answer) => {
    expect(topicOf(answer, plan)).toBeLessThan(0.2);
  });

  it('is read from its points alone where people tell what they lived through', () => {
    const read = (question: string) =>
      readAnswer(
        { question, answer: plan, jobRole: '', interviewType: 'mixed', difficulty: 'medium' },
        readPassage(plan),
      ).prepared.planned;
    expect(read('Tell me about a mistake you made at work. What did you do about it?')).toBeUndefined();
  });
});
