import { describe, expect, it } from 'vitest';
import { requirementKinds, stances } from './catalog.ts';
import { compareJobs, hitRate, isCovered, needsOf } from './rules.ts';

describe('needsOf', () => {
  it.each([
    ['duty', true, true, true],
    ['skill', true, false, true],
    ['trait', false, true, true],
    ['credential', true, false, false],
    ['years', true, false, false],
    ['terms', false, false, false],
  ] as const)(
    'asks of a %s for a resume line (%s), a story (%s) and an answer (%s)',
    (kind, resume, story, answer) => {
      expect(needsOf({ kind, stance: null, isAsked: true })).toEqual({ resume, story, answer });
      expect(needsOf({ kind, stance: null, isAsked: false })).toEqual({
        resume,
        story,
        answer: false,
      });
    },
  );

  it.each([
    ['have', 'credential', { resume: false, story: false, answer: false }],
    ['have', 'skill', { resume: false, story: false, answer: true }],
    ['have', 'duty', { resume: false, story: true, answer: true }],
    ['lacking', 'duty', { resume: false, story: false, answer: true }],
    ['learning', 'credential', { resume: false, story: false, answer: true }],
    ['lacking', 'credential', { resume: false, story: false, answer: true }],
    ['not-needed', 'duty', { resume: false, story: false, answer: false }],
  ] as const)('of what the user says is "%s", a %s', (stance, kind, needs) => {
    expect(needsOf({ kind, stance, isAsked: true })).toEqual(needs);
  });

  it('never needs a resume line once the user has said where they are', () => {
    for (const kind of requirementKinds)
      for (const stance of stances) expect(needsOf({ kind, stance, isAsked: true }).resume).toBe(false);
  });
});

it.each([
  ['nothing is needed', { resume: false, story: false, answer: false }, null, null, true],
  ['the line is missing', { resume: true, story: false, answer: false }, null, 80, false],
  ['the answer is missing', { resume: true, story: false, answer: true }, 'A line', null, false],
  ['a low score is an answer', { resume: true, story: false, answer: true }, 'A line', 12, true],
  ['the story is missing', { resume: true, story: true, answer: true }, 'A line', 91, false],
])('isCovered: %s', (_, needs, resumeLine, score, covered) => {
  expect(isCovered({ needs, resumeLine, story: null, score })).toBe(covered);
});

it('compareJobs puts the coming ones first, then those without a date, then the past ones, newest first', () => {
  const job = (id: string, daysLeft: number | null, interviewTime: string | null = null) => ({
    ...{ id, daysLeft, interviewTime },
  });
  const jobs = [
    job('past', -9),
    job('none', null),
    job('noon', 3, '12:00'),
    job('yesterday', -1),
    job('morning', 3, '09:00'),
    job('some time', 3),
    job('today', 0),
  ];
  expect(jobs.sort(compareJobs).map(({ id }) => id)).toEqual([
    ...['today', 'morning', 'noon', 'some time', 'none', 'yesterday', 'past'],
  ]);
});

describe('hitRate', () => {
  const likely = [
    { id: 'a', question: 'Tell me about yourself.', isPredicted: true },
    { id: 'b', question: 'Why us?', isPredicted: true },
    { id: 'c', question: 'What went wrong?', isPredicted: false },
  ];
  it.each([
    ['nothing', [], [], { predicted: 0, came: 0, others: [] }],
    ['two ticks', ['a', 'b'], [], { predicted: 2, came: 2, others: [] }],
    [
      'a tick and a new one',
      ['a'],
      ['How many beds?'],
      { predicted: 1, came: 2, others: ['How many beds?'] },
    ],
    ['all missed', [], ['One?', 'Two?'], { predicted: 0, came: 2, others: ['One?', 'Two?'] }],
    [
      'one typed twice',
      [],
      ['How many beds?', 'how many beds'],
      { predicted: 0, came: 1, others: ['How many beds?'] },
    ],
    ['a likely one typed', [], ['tell me about yourself'], { predicted: 1, came: 1, others: [] }],
    ['the same ticked and typed', ['b'], ['Why us?'], { predicted: 1, came: 1, others: [] }],
    ['one that came up before', ['c'], [], { predicted: 0, came: 1, others: [] }],
    ['a tick at somebody else’s question', ['x'], [], { predicted: 0, came: 0, others: [] }],
  ])('counts %s', (_, ticked, typed, counted) => {
    expect(hitRate(likely, ticked, typed)).toMatchObject(counted);
  });
});
