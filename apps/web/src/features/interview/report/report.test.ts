import { type AnswerScore, dimensions, type Evidence, InterviewFeedback } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import {
  criteria,
  criticalAreas,
  detailedMetrics,
  largestLosses,
  overviewMetrics,
  voiceConfidence,
} from './metrics.ts';
import { answerReports, engineLabel, fewRemarks, marginNotes, ownAverages } from './report.ts';
import { readFeedback } from './stored-feedback.ts';

const engine = { kind: 'builtin', name: 'Greenroom built-in', version: '1.0' } as const;
const text = 'I cut the wait from 9 to 4 minutes. We basically agreed.';
const remark = (kind: Evidence['kind'], quote: string, message = `${kind}: ${quote}`): Evidence => ({
  criterion: 'relevant_experience',
  kind,
  quote,
  start: Math.max(0, text.indexOf(quote)),
  end: Math.max(0, text.indexOf(quote)) + quote.length,
  message,
});

function scoreOf(overall: number, evidence: Evidence[]): AnswerScore {
  const each = { score: overall, level: 3, levelText: 'Understandable.', lift: 'Put a number on it.' };
  return {
    overall,
    dimensions: {
      technical_accuracy: { ...each, score: 10, lift: 'Name the key points.' },
      problem_solving: each,
      communication_clarity: each,
      relevant_experience: each,
      cultural_fit: { ...each, score: 5, lift: null },
    },
    evidence,
    receipt: { rubricVersion: '1.0', lines: [], total: overall },
    flags: [],
    star: { situation: true, task: true, action: true, result: true },
    covered: ['one', 'two'],
    missed: ['three'],
    words: 12,
    scored: true,
    engine,
  };
}

const evidence = [
  remark('strength', 'wait'),
  remark('strength', 'I cut the wait from 9 to 4 minutes.'),
  remark('gap', 'We basically agreed'),
  { ...remark('strength', 'I won a prize'), start: 0, end: 13 },
  remark('gap', '', 'No lesson is named.'),
];
const narrative = {
  strengths: ['Numbers.'],
  weaknesses: ['Ends early.'],
  improvements: ['Ends early.'],
  specific_recommendations: ['End on the result.'],
};
const feedback = InterviewFeedback.parse({
  overallScore: 68,
  technical_accuracy: 72,
  communication_clarity: 81,
  problem_solving: 45,
  relevant_experience: 64,
  cultural_fit: 70,
  strengths: narrative.strengths,
  improvements: narrative.improvements,
  overall: 'Two of three answered.',
  verdict: 'A clear story that stops early.',
  next_action: { title: 'End with the number', text: 'Answer question 1 again.', answerIndex: 0 },
  detailed_feedback: narrative,
  comprehensive_analysis: {
    technical_accuracy: 72,
    communication_clarity: 81,
    problem_solving: 45,
    relevant_experience: 64,
    cultural_fit: 70,
    readiness_assessment: 'junior_ready',
    readiness_reason: 'Two answers only.',
    score_breakdown: {},
    detailed_feedback: narrative,
    next_steps: ['One more this week.'],
  },
  receipt: { rubricVersion: '1.0', lines: [], total: 68 },
  answers: [
    { question_text: 'First?', user_answer: text, ideal_answer: 'Ideal', score: scoreOf(68, evidence) },
    { question_text: 'Second?', user_answer: text, ideal_answer: 'Ideal', score: scoreOf(50, evidence) },
  ],
  engine,
});
const whole = readFeedback(feedback);

describe('reading a stored result', () => {
  it('gives back a complete one', () => {
    expect(whole).toEqual(feedback);
  });

  it.each([null, undefined, 'text', 7, [], {}])('survives %j', (stored) => {
    const read = readFeedback(stored);
    expect(read.verdict).toBeUndefined();
    expect(overviewMetrics(read, 80)).toHaveLength(4);
  });

  it('keeps the readable fields of a damaged one', () => {
    const read = readFeedback({ verdict: 'Fine.', problem_solving: 900, receipt: 'lost', strengths: [3] });
    expect(read).toMatchObject({ verdict: 'Fine.' });
    expect(read.problem_solving).toBeUndefined();
    expect(read.receipt).toBeUndefined();
    expect(read.strengths).toBeUndefined();
  });
});

describe('metrics', () => {
  it('are the measured ones where the report has them', () => {
    expect(overviewMetrics(whole, 68).map(({ score, derived }) => [score, derived])).toEqual([
      [72, false],
      [81, false],
      [45, false],
      [64, false],
    ]);
  });

  it("fall back to the specification's multiples of the overall score, and say so", () => {
    const derived = overviewMetrics(readFeedback({}), 80);
    expect(derived.map(({ label, score }) => [label, score])).toEqual([
      ['Technical Accuracy', 80],
      ['Communication Clarity', 72],
      ['Problem Solving', 68],
      ['Relevant Experience', 76],
    ]);
    expect(derived.every((metric) => metric.derived)).toBe(true);
  });

  it('read a criterion from the comprehensive analysis where the top level lacks it', () => {
    const read = readFeedback({ comprehensive_analysis: { problem_solving: 33 } });
    expect(overviewMetrics(read, 80)[2]).toMatchObject({ score: 33, derived: false });
  });

  it('show working style only where it was measured', () => {
    expect(criteria(whole, 68)).toHaveLength(5);
    expect(criteria(readFeedback({}), 68)).toHaveLength(4);
  });

  it('six detailed ones: measured, or by the six multipliers', () => {
    expect(detailedMetrics(whole, 68).map(({ score }) => score)).toEqual([72, 45, 81, 64, 70, 67]);
    expect(
      detailedMetrics(readFeedback({}), 100)
        .map(({ score }) => score)
        .sort(),
    ).toEqual([95, 88, 92, 85, 98, 90].sort());
  });

  it('critical areas are the weakest below 70, weakest first', () => {
    expect(criticalAreas(whole, 68).map(({ id }) => id)).toEqual(['problem_solving', 'relevant_experience']);
  });

  it('confidence is 88% of the overall score', () => {
    expect(voiceConfidence(68)).toBe(60);
  });
});

describe('the questions of a report', () => {
  it('keep only remarks whose words stand in the answer', () => {
    const [first] = answerReports([], whole);
    expect(first?.detail?.evidence).toHaveLength(4);
    expect(JSON.stringify(first)).not.toContain('I won a prize');
  });

  it('come from the stored answers where the result holds none', () => {
    const row = { question_text: 'First?', user_answer: text, ideal_answer: null, score: 61 };
    const reports = answerReports([{ ...row, feedback: null }], readFeedback({}));
    expect(reports).toMatchObject([{ question: 'First?', answer: text, ideal: '', score: 61, detail: null }]);
  });

  it('are listed once, in the order they were put', () => {
    const rows = ['Second?', 'Third?'].map((question_text) => ({
      question_text,
      user_answer: 'x',
      ideal_answer: null,
      score: null,
      feedback: null,
    }));
    expect(answerReports(rows, whole).map(({ question }) => question)).toEqual([
      'First?',
      'Second?',
      'Third?',
    ]);
  });
});

describe('notes in the margin', () => {
  const reports = answerReports([], whole);

  it('take turns between the answers, telling quotes first', () => {
    const notes = marginNotes(reports, ['strength'], 3);
    expect(notes.map(({ answerIndex, evidence: { quote } }) => [answerIndex, quote.length > 10])).toEqual([
      [0, true],
      [1, true],
      [0, false],
    ]);
  });

  it('quote the same words once', () => {
    const twice = remark('gap', 'We basically agreed', 'Who is we?');
    const doubled = reports.map((report) => ({
      ...report,
      detail: report.detail && { ...report.detail, evidence: [...report.detail.evidence, twice] },
    }));
    expect(marginNotes(doubled, ['gap'])).toHaveLength(2);
  });

  it('always have words to show', () => {
    expect(marginNotes(reports, ['gap']).every(({ evidence: { quote } }) => quote !== '')).toBe(true);
  });
});

describe('a receipt', () => {
  it('names the dearest losses of a receipt, the dearest first', () => {
    const line = (id: string, weight: number, points: number) => ({
      id,
      label: id,
      seen: '',
      weight,
      points,
    });
    const lines = [line('a', 10, 9.8), line('b', 20, 5), line('c', 30, 20), line('cap', 0, -4)];
    const losses = largestLosses({ rubricVersion: '1.0', total: 30, lines });
    expect(losses.map(({ id }) => id)).toEqual(['b', 'c', 'cap']);
  });
});

describe('a short list of remarks', () => {
  it('holds two strengths, two gaps and one tip at most', () => {
    const many = [...evidence, ...evidence, remark('tip', 'wait'), remark('tip', 'agreed')];
    expect(fewRemarks(many).map(({ kind }) => kind)).toEqual(['strength', 'strength', 'gap', 'gap', 'tip']);
  });
});

describe('comparison with earlier reports', () => {
  it("averages each criterion over the reports of the same engine, and leaves another engine's out", () => {
    const past = [
      { feedback: { ...feedback, technical_accuracy: 60 } },
      { feedback: { ...feedback, technical_accuracy: 70 } },
      {
        feedback: { ...feedback, technical_accuracy: 0, engine: { ...engine, kind: 'model', name: 'other' } },
      },
    ];
    const own = ownAverages(past, engine);
    expect([own.sessions, own.leftOut]).toEqual([2, 1]);
    expect(own.byCriterion.technical_accuracy).toBe(65);
    expect(Object.keys(own.byCriterion).sort()).toEqual([...dimensions].sort());
  });

  it('has nothing to say of a first interview', () => {
    expect(ownAverages([], engine)).toEqual({ sessions: 0, leftOut: 0, byCriterion: {} });
  });

  it('names the engine and its version', () => {
    expect(engineLabel(engine)).toContain('Built-in, rubric 1.0');
    expect(engineLabel({ kind: 'model', name: 'some-model', version: '3' })).toContain(
      'some-model, prompt 3',
    );
    expect(engineLabel(undefined)).toBe("We don't know which engine gave this score.");
  });
});
