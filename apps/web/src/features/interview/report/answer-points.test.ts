import type { AnswerMark, AnswerScore, Evidence, PointFinding } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { answerLines } from './answer-lines.ts';
import { answerNotes } from './answer-notes.ts';
import {
  answerFigures,
  confidenceLabel,
  interviewFigures,
  isByPoints,
  knownMarks,
  openQuestions,
  rangeWithMarks,
  retryList,
  withoutRedFlag,
} from './answer-points.ts';
import { measuredRows } from './measured-rows.ts';
import type { AnswerReport } from './report.ts';

const answer =
  'It was a mess. I asked three colleagues. We tried it for two weeks.\nThen I bypassed the breaker. It held.';
const at = (quote: string) => ({
  quote,
  start: answer.indexOf(quote),
  end: answer.indexOf(quote) + quote.length,
});
const none = { quote: '', start: 0, end: 0 };
const point = (id: string, worth: number): PointFinding => ({
  ...{ id, worth, zone: 'ask', ask: `${id}?`, praise: '' },
  ...none,
});
const remark = (kind: Evidence['kind'], message: string, place = none, pointId?: string): Evidence => ({
  ...{ criterion: 'technical_accuracy', kind, message, pointId },
  ...place,
});
const engine = { kind: 'builtin', name: 'Greenroom built-in', version: '2.0' } as const;
const detail = {
  overall: 72,
  words: 19,
  evidence: [
    remark('strength', 'You tested it first.', at('We tried it for two weeks')),
    remark('gap', 'That can kill somebody.', at('I bypassed the breaker')),
    remark('measured', '19 words. 60 or more gives you room for a full answer.'),
    remark('question', 'readers?', none, 'readers'),
    remark('question', 'upkeep?', none, 'upkeep'),
    remark('question', 'readers?', none, 'readers'),
  ],
  points: [point('readers', 4), point('upkeep', 5), point('quiet', 9)],
  flags: [{ id: 'red_flag', message: 'That can kill somebody.', cap: 35, quote: 'I bypassed the breaker' }],
  receipt: {
    rubricVersion: '2.0',
    lines: [
      { id: 'all', label: 'All', seen: '', weight: 100, points: 72 },
      { id: 'cap', label: 'Red flag', seen: '', weight: 0, points: 0 },
    ],
    total: 72,
  },
  scored: true,
  engine,
} as unknown as AnswerScore;
const report: AnswerReport = {
  ...{ question: 'Q1?', lang: 'en', answer, ideal: '', score: 72, detail },
  ...{ delivery: null, spoken: null, selfRating: null, purpose: null, followUp: null },
};
const mark = (pointId: string, changes: Partial<AnswerMark> = {}): AnswerMark => ({
  ...{ questionText: 'Q1?', pointId, ask: `${pointId}?`, kind: 'said', counts: true, worth: 4 },
  ...at('I asked three colleagues'),
  ...changes,
});
const notMeant = mark('red_flag:1', {
  ...{ kind: 'not_meant', ask: 'That can kill somebody.', worth: 37 },
  ...at('I bypassed the breaker'),
});
const held = { ...report, score: 35, detail: { ...detail, overall: 35 } };
const leftOut = mark('upkeep', { kind: 'left_out', counts: false, worth: 0, ...none });

describe('the range of a rough score', () => {
  it('follows the score that is shown', () => {
    const moved = (low: number, high: number, own: number, shown: number) =>
      Object.values(rangeWithMarks({ low, high }, { own, shown, setAside: 0 }));
    expect(moved(12, 28, 20, 30)).toEqual([22, 38]);
    expect(moved(88, 96, 92, 100)).toEqual([96, 100]);
    expect(moved(12, 28, 20, 20)).toEqual([12, 28]);
  });
});

describe('the questions of an answer', () => {
  it('are those that the engine asks, each once, with what the user said', () => {
    const open = openQuestions(report, [mark('readers'), mark('readers', { questionText: 'Q2?' })]);
    expect(open.map(({ point: { id }, mark: own }) => [id, own?.kind ?? null])).toEqual([
      ['readers', 'said'],
      ['upkeep', null],
    ]);
  });

  it('keep one that only a mark remembers, as long as the report has its point', () => {
    const marks = [mark('quiet'), mark('gone')];
    expect(openQuestions(report, marks).map(({ point: { id } }) => id)).toEqual([
      'readers',
      'upkeep',
      'quiet',
    ]);
    expect(knownMarks([report], marks).map(({ pointId }) => pointId)).toEqual(['quiet']);
  });

  it('put what was left out on the list for the retry', () => {
    expect(retryList(report, [mark('readers'), leftOut])).toEqual(['upkeep?']);
  });

  it('are not part of a report of rubric 1.x', () => {
    const old = { ...report, detail: { ...detail, points: undefined } };
    expect(isByPoints(old.detail)).toBe(false);
    expect(openQuestions(old, [mark('readers')])).toEqual([]);
    expect(isByPoints(detail)).toBe(true);
  });
});

describe('both figures', () => {
  it('add what counts to the answer, and its share to the interview', () => {
    expect(answerFigures(report, [mark('readers'), leftOut])).toEqual({ own: 72, shown: 76, setAside: 0 });
    expect(interviewFigures(70, [report, { ...report, question: 'Q2?' }], [mark('readers')])).toEqual({
      own: 70,
      shown: 72,
      setAside: 0,
    });
  });

  it('stay the same without a mark that counts, and never pass 100', () => {
    expect(answerFigures(report, [leftOut])).toEqual({ own: 72, shown: 72, setAside: 0 });
    expect(interviewFigures(70, [report], [leftOut])).toEqual({ own: 70, shown: 70, setAside: 0 });
    expect(answerFigures(report, [mark('readers', { worth: 50 })])?.shown).toBe(100);
    expect(answerFigures({ ...report, score: null }, [])).toBeNull();
  });

  it('show what a red flag cost, and nothing where it cost nothing', () => {
    expect(withoutRedFlag({ ...detail, overall: 35 })).toEqual({ score: 72, cap: 35 });
    expect(withoutRedFlag(detail)).toBeNull();
    expect(withoutRedFlag({ ...detail, overall: 35, flags: [] })).toBeNull();
  });
});

describe('a red flag that the user set aside', () => {
  it('gives back what its cap took, to the answer and to its share of the interview', () => {
    expect(answerFigures(held, [notMeant])).toEqual({ own: 35, shown: 72, setAside: 37 });
    expect(answerFigures(held, [notMeant, mark('readers')])).toEqual({ own: 35, shown: 76, setAside: 37 });
    const other = { ...report, question: 'Q2?', score: 65 };
    expect(interviewFigures(50, [held, other], [notMeant, mark('readers')])).toEqual({
      ...{ own: 50, shown: 71, setAside: 19 },
    });
  });

  it('is known as long as the report has that flag, and not where another is in its place', () => {
    expect(knownMarks([held], [notMeant])).toEqual([notMeant]);
    const again = { ...detail, flags: [{ ...detail.flags[0], message: 'Other.' }] } as AnswerScore;
    expect(knownMarks([{ ...held, detail: again }], [notMeant])).toEqual([]);
    expect(knownMarks([{ ...held, detail: { ...detail, flags: [] } }], [notMeant])).toEqual([]);
  });

  it('is no open question and no to-do', () => {
    expect(openQuestions(held, [notMeant]).map(({ point: { id } }) => id)).toEqual(['readers', 'upkeep']);
    expect(retryList(held, [notMeant])).toEqual([]);
  });

  it('keeps its note, which can be answered and says that it was', () => {
    const flagOf = (marks: AnswerMark[]) =>
      answerNotes(held, marks).flatMap(({ kind, flag }) => (kind === 'flag' ? [flag] : []));
    expect(flagOf([])).toEqual([{ id: 'red_flag:1', isSetAside: false }]);
    expect(flagOf([notMeant])).toEqual([{ id: 'red_flag:1', isSetAside: true }]);
  });
});

describe('notes in the margin', () => {
  const notes = answerNotes(report, [mark('readers'), leftOut]);

  it('say what was seen, what is dangerous and why, and what the user pointed out, in the order of the words', () => {
    expect(notes.map(({ kind, text, quote }) => [kind, text, quote])).toEqual([
      ['marked', 'readers?', 'I asked three colleagues'],
      ['strength', 'You tested it first.', 'We tried it for two weeks'],
      ['flag', 'That can kill somebody.', 'I bypassed the breaker'],
    ]);
  });

  it('leave out a mark whose words are not that slice of the answer', () => {
    expect(answerNotes(report, [mark('readers', { start: 1 })]).some(({ kind }) => kind === 'marked')).toBe(
      false,
    );
  });

  it('stand beside lines that are the answer when joined', () => {
    const lines = answerLines(answer, notes);
    expect(lines.flatMap(({ segments }) => segments.map(({ text }) => text)).join('')).toBe(answer);
    for (const { start, segments } of lines) expect(segments[0]?.start).toBe(start);
    expect(lines.map((line) => line.notes.length)).toEqual([1, 1, 1, 0]);
    expect(
      lines.flatMap(({ segments }) => segments).every(({ start, text }) => answer.startsWith(text, start)),
    ).toBe(true);
  });

  it('never cut the words of a note, and draw plain sentences together', () => {
    const across = { ...at('three colleagues. We tried'), kind: 'strength' } as const;
    expect(answerLines(answer, [across])[0]?.notes).toEqual([across]);
    expect(answerLines('One. Two. Three.', [])).toHaveLength(1);
    expect(answerLines('', [])).toEqual([]);
  });
});

describe('words beside a score', () => {
  it('say how sure it is, and nothing for rubric 1.x', () => {
    expect(confidenceLabel('low')).toBe('Low confidence');
    expect([confidenceLabel('usual'), confidenceLabel(undefined)]).toEqual(['', '']);
  });

  it('list every count exactly once', () => {
    expect(measuredRows(report)).toEqual({
      rows: [],
      notes: [{ text: '19 words. 60 or more gives you room for a full answer.', lang: 'en' }],
    });
    expect(measuredRows({ ...report, detail: { ...detail, evidence: [] } })).toEqual({
      rows: [{ label: 'Words', value: '19', note: '' }],
      notes: [],
    });
  });
});
