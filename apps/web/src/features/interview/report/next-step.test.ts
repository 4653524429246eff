import type { AnswerMark, AnswerScore, PointFinding } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { nextStepOf, surestQuestion } from './next-step.ts';
import type { AnswerReport } from './report.ts';
import type { Retry } from './report-queries.ts';
import type { StoredFeedback } from './stored-feedback.ts';

const none = { quote: '', start: 0, end: 0 };
const point = (id: string, worth: number, zone: PointFinding['zone'] = 'ask'): PointFinding => ({
  ...{ id, worth, zone, ask: `${id}?`, praise: '' },
  ...none,
});
const reportOf = (question: string, points: PointFinding[], score = 50): AnswerReport => ({
  ...{
    question,
    lang: 'en',
    answer: 'Words.',
    ideal: '',
    score,
    delivery: null,
    spoken: null,
    selfRating: null,
    purpose: null,
    followUp: null,
  },
  detail: {
    points,
    evidence: points.map(({ id }) => ({ kind: 'question', pointId: id, message: `${id}?`, ...none })),
  } as unknown as AnswerScore,
});
const answers = [
  reportOf('Q1?', [point('readers', 4), point('upkeep', 5)]),
  reportOf('Q2?', [point('cause', 3)], 40),
];
const retryOf = (questionText: string, overall: number, points: PointFinding[]): Retry =>
  ({ questionText, score: { overall, points } }) as unknown as Retry;
const said = { questionText: 'Q1?', pointId: 'upkeep', kind: 'said', counts: true } as AnswerMark;
const feedbackOf = (title: string, answerIndex: number | null, confidence = 'high') =>
  ({ confidence, next_action: { title, text: 'Do it.', answerIndex } }) as StoredFeedback;
const tried = { answers, marks: [], retries: [] };

describe('the open question that would add most', () => {
  it('has no mark and was in no retry', () => {
    expect(surestQuestion(tried)?.point.id).toBe('upkeep');
    expect(surestQuestion({ ...tried, marks: [said] })?.point.id).toBe('readers');
    const retries = [retryOf('Q1?', 70, [point('upkeep', 5, 'counted'), point('readers', 4)])];
    expect(surestQuestion({ ...tried, retries })?.point.id).toBe('readers');
    expect(
      surestQuestion({ ...tried, answers: [{ ...reportOf('Q1?', [point('a', 1)]), answer: ' ' }] }),
    ).toBeNull();
  });
});

describe('the next step', () => {
  it('is the stored advice, which leads to its own question', () => {
    expect(nextStepOf({ ...tried, feedback: feedbackOf('upkeep?', 0) })).toMatchObject({
      ...{ kind: 'advice', title: 'upkeep?', index: 0, isCoachs: true },
    });
    expect(nextStepOf({ ...tried, feedback: feedbackOf('upkeep?', 7) })).toMatchObject({ index: null });
    expect(nextStepOf({ ...tried, feedback: {} as StoredFeedback })).toBeNull();
  });

  it('is the surest question where the score is rough', () => {
    expect(nextStepOf({ ...tried, feedback: feedbackOf('cause?', 1, 'low') })).toMatchObject({
      ...{ kind: 'question', index: 0, open: { point: { id: 'upkeep' } } },
    });
  });

  it.each([
    ['a retry made the point', { retries: [retryOf('Q1?', 70, [point('upkeep', 5, 'counted')])] }],
    ['the user pointed it out', { marks: [said] }],
  ])('goes on to what is open when %s', (_, change) => {
    expect(nextStepOf({ ...tried, ...change, feedback: feedbackOf('upkeep?', 0) })).toMatchObject({
      ...{ kind: 'question', index: 0, open: { point: { id: 'readers' } } },
    });
  });

  it('goes on when the answer it advised to try again was tried, and scored more', () => {
    const feedback = feedbackOf('Try question 2 again', 1);
    const better = [retryOf('Q2?', 60, [point('cause', 3)])];
    expect(nextStepOf({ ...tried, feedback, retries: better })).toMatchObject({ kind: 'question', index: 0 });
    const worse = [retryOf('Q2?', 35, [])];
    expect(nextStepOf({ ...tried, feedback, retries: worse })).toMatchObject({ kind: 'advice', index: 1 });
  });

  it('is another round when nothing is left', () => {
    const [, second] = answers;
    const done = {
      ...{ answers: second ? [second] : [], marks: [] },
      retries: [retryOf('Q2?', 60, [point('cause', 3, 'seen')])],
    };
    expect(nextStepOf({ ...done, feedback: feedbackOf('cause?', 0) })).toMatchObject({
      ...{ kind: 'advice', index: null, title: 'Ready for another round?', isCoachs: false },
    });
  });
});
