import { describe, expect, it } from 'vitest';
import { takeMessages } from '@/lib/messages.ts';
import { challengesRemaining, completionMessage, readFeedback, streakNote, streakView } from './model.ts';

const streak = (current_streak: number, last_activity_date: string | null) => ({
  current_streak,
  last_activity_date,
});

describe('streakView', () => {
  it.each([
    ['nothing yet', null, 0, false, 'off,off,off,off,off,off,now'],
    ['until yesterday', streak(3, '2026-03-01'), 3, false, 'off,off,off,on,on,on,now'],
    ['with today', streak(4, '2026-03-02'), 4, true, 'off,off,off,on,on,on,on now'],
    ['a whole week with today', streak(7, '2026-03-02'), 7, true, 'on,on,on,on,on,on,on now'],
    ['a whole week until yesterday', streak(7, '2026-03-01'), 7, false, 'on,on,on,on,on,on,now'],
    ['ended the day before yesterday', streak(9, '2026-02-28'), 0, false, 'off,off,off,off,off,off,now'],
    ['already tomorrow by UTC', streak(2, '2026-03-03'), 2, true, 'off,off,off,off,off,on,on now'],
  ])('%s', (_, stored, days, countsToday, dots) => {
    const view = streakView(stored, '2026-03-02');
    expect([view.days, view.countsToday, view.dots.join()]).toEqual([days, countsToday, dots]);
  });

  it('says kindly what today would make of it', () => {
    const plan = { isTrial: false, canAnswer: true };
    expect(streakNote(streakView(streak(3, '2026-03-01'), '2026-03-02'), plan)).toContain('make it 4');
    expect(streakNote(streakView(null, '2026-03-02'), plan)).toContain('start a streak');
    expect(streakNote(streakView(streak(1, '2026-03-02'), '2026-03-02'), plan)).toContain(
      'Come back tomorrow for day two',
    );
  });
});

it('leaves nothing of a used trial', () => {
  expect([0, 1, 5].map(challengesRemaining)).toEqual([1, 0, 0]);
});

it('tells a perfect score from any other', () => {
  expect(completionMessage(100, false)).toEqual({
    title: 'Correct! 🎉',
    text: 'Perfect score! Come back tomorrow for a new challenge.',
  });
  expect(completionMessage(99, false)).toMatchObject({
    title: 'Challenge Completed!',
    text: expect.stringMatching(/^You scored 99%/),
  });
});

it('promises a trial user no further challenge', () => {
  const streaks = [null, streak(1, '2026-03-02'), streak(3, '2026-03-02'), streak(3, '2026-03-01')];
  const used = { isTrial: true, canAnswer: false };
  const texts = [
    ...streaks.map((stored) => streakNote(streakView(stored, '2026-03-02'), used)),
    ...[100, 40].map((score) => completionMessage(score, true).text),
  ];
  for (const text of texts)
    expect(text).not.toMatch(/tomorrow|come back|answer today|new challenge|practice interview/i);
});

const level = { score: 50, level: 3, levelText: 'A level.', lift: null };
const dimensions = {
  technical_accuracy: level,
  problem_solving: level,
  communication_clarity: level,
  relevant_experience: level,
  cultural_fit: level,
};
const answer = 'I asked two colleagues first.';
const remark = { criterion: 'technical_accuracy', quote: '', start: 0, end: 0 };
const scored = {
  overall: 50,
  dimensions,
  evidence: [
    {
      ...remark,
      kind: 'strength',
      quote: answer,
      end: answer.length,
      message: 'You brought in other people.',
    },
    { ...remark, kind: 'strength', quote: 'I never wrote this', end: 18, message: 'Made up.' },
    { ...remark, kind: 'question', message: 'How did it turn out?', pointId: 'result' },
    { ...remark, kind: 'measured', message: '5 words.' },
  ],
  receipt: { rubricVersion: '2.0', lines: [], total: 50 },
  flags: [],
  star: { situation: false, task: false, action: true, result: false },
  covered: ['asked-others'],
  missed: ['How did it turn out?'],
  points: [],
  words: 5,
  scored: true,
  confidence: 'low',
  range: { low: 42, high: 58 },
  engine: { kind: 'builtin', name: 'Greenroom built-in', version: '2.0' },
};

describe('readFeedback', () => {
  it('shows what was seen with its words, asks the rest, and drops quotes that are not in the answer', () => {
    expect(readFeedback(scored, answer)).toMatchObject({
      seen: [{ message: 'You brought in other people.', quote: answer, lang: 'en' }],
      notes: [],
      questions: [{ message: 'How did it turn out?', lang: 'en' }],
      measured: [{ message: '5 words.', lang: 'en' }],
      older: null,
      range: { low: 42, high: 58 },
      engine: 'Greenroom built-in, 2.0',
    });
  });

  it('names a red flag with its words and takes over what a model suggests', () => {
    const flag = { id: 'red_flag', message: 'That can hurt somebody.', cap: 35, quote: answer };
    const tip = { ...remark, kind: 'tip', message: 'Cuenta qué cambió.' };
    const engine = { kind: 'model', name: 'some-model', version: '2' };
    const read = readFeedback({ ...scored, flags: [flag], evidence: [tip], engine }, answer);
    expect(read?.notes.map(({ message }) => message)).toEqual([flag.message, tip.message]);
    expect(read?.notes.map(({ lang }) => lang)).toEqual([undefined, undefined]);
  });

  it('says what has a code in the language of the page', () => {
    takeMessages('es', 'es-419', {
      '{words} words. {enough} or more gives you room for a full answer.':
        '{words} palabras; mejor {enough}.',
    });
    const said = [{ code: 'few_words', values: { words: 5, enough: 40 } }];
    const measured = { ...remark, kind: 'measured', message: '5 words. 40 or more ...', said };
    const read = readFeedback({ ...scored, evidence: [measured, ...scored.evidence.slice(2, 3)] }, answer);
    takeMessages('en', 'en-US', {});
    expect(read?.measured).toMatchObject([{ message: '5 palabras; mejor 40.', lang: 'es' }]);
    expect(read?.questions).toMatchObject([{ message: 'How did it turn out?', lang: 'en' }]);
  });

  it('keeps the labels of a score of rubric 1.x, and none of its remarks', () => {
    const { points, range, ...old } = { ...scored, covered: ['a'], missed: ['b'], confidence: 'lower' };
    const gap = { ...remark, kind: 'gap', message: 'Nothing is said on this: b.' };
    const read = readFeedback({ ...old, evidence: [gap, ...scored.evidence.slice(0, 1)] }, answer);
    expect(read).toMatchObject({
      seen: [],
      notes: [],
      questions: [],
      older: { covered: ['a'], missed: ['b'] },
    });
  });

  it.each([null, {}, 'text'])('is null for %j', (value) => {
    expect(readFeedback(value, answer)).toBeNull();
  });
});
