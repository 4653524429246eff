import { type AnswerScore, type Dimension, dimensions } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import type { AnswerReport } from './report.ts';
import { liftsOf, type ReportLists, reportLists } from './report-lists.ts';
import { readFeedback } from './stored-feedback.ts';

const engine = { kind: 'builtin', name: 'Greenroom built-in', version: '2.6' } as const;

type Areas = Partial<Record<Dimension, [score: number, lift: string | null]>>;

function answerOf(overall: number, areas: Areas, scored = true): AnswerReport {
  const dimensionsOf = Object.fromEntries(
    dimensions.map((dimension) => {
      const [score, lift] = areas[dimension] ?? [overall, null];
      return [dimension, { score, lift, level: 3, levelText: `${dimension} was found.` }];
    }),
  ) as AnswerScore['dimensions'];
  const detail: AnswerScore = {
    ...{ overall, dimensions: dimensionsOf, evidence: [], flags: [], covered: [], missed: [], words: 80 },
    receipt: { rubricVersion: '2.6', lines: [], total: overall },
    star: { situation: true, task: true, action: true, result: true },
    ...{ scored, engine },
  };
  const question = `Question with ${overall} points`;
  return {
    ...{ question, lang: 'en', answer: 'Words.', ideal: '', score: overall, detail },
    ...{ delivery: null, spoken: null, selfRating: null, purpose: null, followUp: null },
  };
}

const good = answerOf(86, { problem_solving: [70, 'Why this way?'], technical_accuracy: [95, null] });
const low = answerOf(41, {
  problem_solving: [20, 'What did you do yourself?'],
  relevant_experience: [30, 'Which number shows it?'],
  cultural_fit: [35, 'Why this way?'],
});
const answers = [good, low];
const narrative = {
  strengths: ['Question 1: You put a number on the result. "from 9 to 4"'],
  weaknesses: ['Question 2: This repeats the question.'],
  improvements: ['Question 2: What did you do yourself?', 'Question 1: Who told the others?'],
  specific_recommendations: ['Question 2: 40 words. 85 or more gives you room for a full answer.'],
};
const feedback = readFeedback({
  overallScore: 60,
  strengths: narrative.strengths,
  improvements: narrative.improvements,
  problem_solving: 45,
  relevant_experience: 52,
  detailed_feedback: narrative,
  comprehensive_analysis: {
    detailed_feedback: narrative,
    next_steps: [
      'Think about question 1: Who told the others?',
      'Do another interview like this one this week.',
    ],
  },
});

const linesOf = ({ critical, runs: _, ...lists }: ReportLists) => [
  ...critical.flatMap(({ lift }) => lift?.lift ?? []),
  ...Object.values(lists).flat(),
];
const bare = (line: string) => line.replace(/^[^:"]{0,60}: /, '').replace(/ ".*"$/, '');

describe('the lists of a report', () => {
  const lists = reportLists({ feedback, answers, score: 60, said: ['Who told the others?'] });

  it('say nothing twice, whatever number or name stands before it', () => {
    const said = linesOf(lists).map(bare);
    expect(said.filter((line, at) => said.indexOf(line) !== at)).toEqual([]);
  });

  it('leave out what stands above them', () => {
    expect(linesOf(lists).join()).not.toContain('Who told the others?');
    const praised = reportLists({ feedback, answers, score: 60, said: ['You put a number on the result.'] });
    expect(praised.strengths).toEqual([]);
  });

  it('show what an area asks for where it is weakest, once', () => {
    expect(lists.growth).toEqual(['Question 2: What did you do yourself?']);
    expect(lists.critical.map(({ id, lift }) => [id, lift?.lift])).toEqual([
      ['problem_solving', 'Why this way?'],
      ['relevant_experience', 'Which number shows it?'],
      expect.anything(),
    ]);
  });

  it('name what went well and what needs attention by what was found', () => {
    expect(lists.wentWell).toEqual(['Question 1, Technical Accuracy: technical_accuracy was found.']);
    expect(lists.attention[0]).toBe('Question 2: This repeats the question.');
    expect(lists.attention).toContain('Question 2, Problem Solving: problem_solving was found.');
  });

  it('name no critical areas from the limit on', () => {
    expect(reportLists({ feedback, answers, score: 70, said: [] }).critical).toEqual([]);
  });

  it('hold in an old report what was stored with it', () => {
    const old = reportLists({ feedback, answers: [], score: 80, said: [] });
    expect(old.strengths).toEqual(narrative.strengths);
    expect(old.recommendations).toEqual(narrative.specific_recommendations);
    expect(old.tailored).toEqual([]);
  });
});

describe('what lifts an answer', () => {
  it('is ordered by its lowest area, without areas that have nothing left', () => {
    expect(liftsOf(low, 1).map(({ lift }) => lift)).toEqual([
      'What did you do yourself?',
      'Which number shows it?',
      'Why this way?',
    ]);
  });

  it('is nothing for an answer without a score', () => {
    expect(liftsOf(answerOf(0, { problem_solving: [0, 'Why?'] }, false), 0)).toEqual([]);
    expect(liftsOf({ ...low, detail: null }, 0)).toEqual([]);
  });

  it('is nothing for an answer whose score is capped: its flag says what to do', () => {
    const flags = [{ id: 'off_topic', message: 'It is about something else.', cap: 15, quote: '' }];
    const capped = { ...low, detail: low.detail && { ...low.detail, flags } };
    expect(liftsOf(capped, 0)).toEqual([]);
    const lists = reportLists({ feedback, answers: [capped], score: 20, said: [] });
    expect(lists.attention).toEqual(narrative.weaknesses);
  });
});
