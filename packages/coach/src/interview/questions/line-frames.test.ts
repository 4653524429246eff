import { describe, expect, it } from 'vitest';
import { frameQuestionOf } from '../../content/line-frames.ts';
import { commonPoints } from '../../content/profiles.ts';
import { isTaboo } from '../../content/question-taboos.ts';
import { authoredForOwnWords } from '../../content/role-questions.ts';
import { cutLine, type LineCut } from './cut-line.ts';
import { framesAt, isUnsaid, motivationAt } from './line-frames.ts';

const cutOf = (line: string) => cutLine(line) as LineCut;
const textsAt = (line: string, isPlus = false) =>
  framesAt(cutOf(line), isPlus).flatMap((frame) => frame.texts);

it.each([
  ['Set up and stocking stations with flour', true],
  ['Knead, and shaping loaves by hand', true],
  ['Setting up and stocking stations with flour', false],
  ['Set up and stock the stations with flour', false],
])('"%s" mixes two forms, so that nobody would say it: %s', (line, unsaid) => {
  expect(isUnsaid(line)).toBe(unsaid);
});

describe('a question in the words of a line', () => {
  const lines = [
    'Repair mixers and ovens',
    'Ordering flour and salt',
    'Processes payroll files for three shops',
    'Ability to repair spiral mixers',
    'Strong understanding of food safety rules',
    '3 years of experience in commercial baking',
    'Proficient in recipe scaling',
  ];

  it.each(lines)('at "%s" is made of whole sentences, and its points are found again', (line) => {
    for (const isPlus of [false, true]) {
      const frames = framesAt(cutOf(line), isPlus);
      expect(frames).not.toHaveLength(0);
      for (const { texts, kind } of [...frames, motivationAt(cutOf(line))].flatMap((frame) => frame ?? []))
        for (const text of texts) {
          expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
          expect(isTaboo(text)).toBe(false);
          expect(frameQuestionOf(text)?.kind).toBe(kind);
          const points = authoredForOwnWords(text)?.points ?? [];
          expect(points.length).toBeGreaterThanOrEqual(2);
        }
    }
  });

  it.each([
    ['Repair mixers and ovens', 'Take me through how you repair mixers and ovens, from start to finish.'],
    ['Repair mixers and ovens', 'When did you last have to repair mixers and ovens, and how did it go?'],
    ['Ordering flour and salt', 'How do you go about ordering flour and salt?'],
    ['Maintain a clean bakery', 'What does it take to maintain a clean bakery, day after day?'],
    [
      '3 years of experience in commercial baking',
      'Tell me about your experience in commercial baking. What did you do there?',
    ],
    ['Knowledge of rye dough', 'Where have you used your knowledge of rye dough? Give me an example.'],
    [
      'Proficient in recipe scaling',
      'How well do you know recipe scaling? Give me an example from your work.',
    ],
  ])('at "%s" can be "%s"', (line, question) => {
    expect(textsAt(line)).toContain(question);
  });

  it('at what is wanted and not needed, asks whether somebody has it', () => {
    expect(textsAt('Experience with laminated dough', true)).toEqual([
      'Do you have any experience with laminated dough? Tell me about it.',
    ]);
  });

  it.each(['Maintain a clean bakery', 'Supervise the night bakers', 'Ensure that every loaf is weighed'])(
    'at "%s", which goes on all the time, asks for no last time',
    (line) => {
      expect(textsAt(line).join()).not.toMatch(/last have to|a time you had to/);
    },
  );

  it.each([
    ['Count trays & boxes', 'signs'],
    ['Support the morning rush', 'a verb that says little'],
    ['Check them in the proofing room', 'a word of another line'],
    ['Plan and bake breads, rolls, pastries and cakes for three shops and a hotel', 'many words'],
    ['Strong baking skills', 'nothing that somebody has done or knows'],
  ])('is none at "%s": %s', (line) => {
    expect(textsAt(line)).toEqual([]);
  });

  it.each([
    [
      "You'd need to be able to repair mixers. Tell me about a problem that took you a while to figure out.",
      'behavioural',
    ],
    ["In this job you'd check deliveries against the order. What do you look at first?", 'situational'],
    [
      'The ad asks for "attention to rye." What\'s the best example of that from your own work?',
      'behavioural',
    ],
    ["In this job you'd bake rye. How much of that have you done before? Give me an example.", 'motivation'],
  ])('in earlier sets is still known: "%s"', (asked, kind) => {
    expect(frameQuestionOf(asked)?.kind).toBe(kind);
    for (const label of frameQuestionOf(asked)?.points ?? [])
      expect([...commonPoints.keys()]).toContain(label);
  });

  it('is not found in any other text', () => {
    expect(frameQuestionOf("In this job you'd bake. How are you?")).toBeUndefined();
    expect(frameQuestionOf('What do you look at first?')).toBeUndefined();
  });
});
