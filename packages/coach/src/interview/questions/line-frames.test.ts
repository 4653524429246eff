import { describe, expect, it } from 'vitest';
import { lineAsks } from '../../content/line-asks.ts';
import { frameQuestionOf, pointers } from '../../content/line-frames.ts';
import { commonPoints } from '../../content/profiles.ts';
import { isTaboo } from '../../content/question-taboos.ts';
import { authoredForOwnWords } from '../../content/role-questions.ts';
import { cutLine, type LineCut } from './cut-line.ts';
import { askOfDuty, framesAt, isQuoted, motivationAt } from './line-frames.ts';

const cutOf = (line: string) => cutLine(line) as LineCut;

it.each([
  ['Set up and stocking stations with flour', true],
  ['Knead, and shaping loaves by hand', true],
  ['Setting up and stocking stations with flour', false],
  ['Set up and stock the stations with flour', false],
])('"%s" is quoted because it mixes two forms: %s', (line, quoted) => {
  expect(isQuoted(line)).toBe(quoted);
});

describe('the kind of a duty', () => {
  it.each([
    ['Repair mixers and ovens', 'fix'],
    ['Perform inspections of the ovens', 'check'],
    ['Maintain customer records', 'record'],
    ['Maintain mixers and baking equipment', 'operate'],
    ['Provide excellent customer service to guests', 'serve'],
    ['Manage a team of eight bakers', 'lead'],
    ['Helps production crews with deliveries', 'plain'],
    ['Ensure compliance with food safety rules', 'comply'],
    ['Work with suppliers on new recipes', 'together'],
    ['Develop training for new bakers', 'teach'],
    ['Develop new rye recipes', 'build'],
    ['Purchasing flour from mills', 'plain'],
    ['Foster a calm and friendly bakery environment', 'setting'],
    ['Promote a culture of care', 'setting'],
    ['Promote the new rye breads', 'sell'],
    ['Set, maintain, and repair mixers', 'plain'],
    ['Repair and restore old ovens', 'fix'],
    ['Lift sacks of flour', 'lift'],
    ['Bake rolls in cooperation with the night shift', 'together'],
  ])('"%s" is %s', (line, id) => {
    expect(askOfDuty(cutOf(line)).id).toBe(id);
  });

  it('has a verb in one kind only', () => {
    const verbs = lineAsks.flatMap(({ verbs: list }) => list.split(' '));
    expect(verbs.filter((verb, at) => verbs.indexOf(verb) !== at)).toEqual([]);
  });
});

describe('a question that points at a line', () => {
  const lines = [
    'Repair mixers and ovens',
    'Ordering flour and salt',
    'Processes payroll files for three shops',
    'The night baker is responsible for the proofing room',
    'Ability to repair spiral mixers',
    'Strong understanding of food safety rules',
    'Comfortable with Scrum methods',
    'Count trays & boxes',
  ];

  it.each(lines)('at "%s" is made of whole sentences, and its points are found again', (line) => {
    const cut = cutOf(line);
    for (const isPlus of [false, true])
      for (const { texts, kind } of [...framesAt(cut, isPlus), motivationAt(cut)])
        for (const text of texts) {
          expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
          expect(text).toContain(cut.text);
          expect(isTaboo(text)).toBe(false);
          expect(frameQuestionOf(text)?.kind).toBe(kind);
          expect(authoredForOwnWords(text)?.points.length).toBeGreaterThanOrEqual(2);
        }
  });

  it.each([
    ['Repair mixers and ovens', 'When did you last have to repair mixers and ovens, and how did it go?'],
    ['Ordering flour and salt', 'How do you go about ordering flour and salt?'],
    [
      '3 years of experience in commercial baking',
      'Tell me about your experience in commercial baking. What did you do there?',
    ],
  ])('at "%s" can be one whole question', (line, question) => {
    const texts = framesAt(cutOf(line), false).flatMap((frame) => frame.texts);
    expect(texts).toContain(question);
    expect(authoredForOwnWords(question)?.points.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    'Maintain a clean bakery',
    'Supervise the night bakers',
    'Support the morning rush',
    'Ensure that every loaf is weighed',
  ])('at "%s", which goes on all the time, asks for no last time', (line) => {
    const texts = framesAt(cutOf(line), false).flatMap((frame) => frame.texts);
    expect(texts.join()).not.toMatch(/last have to|a time you had to|the last time you did that/);
  });

  it('at long words, puts nothing behind them and nothing around them', () => {
    const cut = cutOf('Plan and bake breads, rolls, pastries and cakes for three shops and a hotel');
    const texts = framesAt(cut, false).flatMap((frame) => frame.texts);
    expect(texts.join()).not.toMatch(/hotel here\.|last have to|a time you had to/);
  });

  it('in earlier sets is still known', () => {
    const asked =
      'The ad asks for the ability to repair spiral mixers. Tell me about a problem that took you a while to figure out.';
    expect(frameQuestionOf(asked)?.kind).toBe('behavioural');
  });

  it('names only points that somebody wrote', () => {
    for (const { points } of lineAsks)
      for (const label of points) expect([...commonPoints.keys()]).toContain(label);
  });

  it('quotes words that are written and never said', () => {
    for (const { texts } of framesAt(cutOf('Count trays & boxes'), false))
      for (const text of texts) expect(text).toContain('"count trays & boxes."');
  });

  it('asks about several tools which of them somebody knows', () => {
    const [frame] = framesAt(cutOf('Knowledge of Python and Java'), false);
    expect(frame?.texts[0]).toContain('Which of those');
  });

  it('asks about a kind of tools which ones somebody has worked with', () => {
    const [frame] = framesAt(cutOf('Comfortable with recipe scaling systems and office software'), false);
    expect(frame?.texts[0]).toContain('Which ones have you worked with');
  });

  it('is not found in any other text', () => {
    expect(frameQuestionOf("In this job you'd bake. How are you?")).toBeUndefined();
    expect(frameQuestionOf('What do you look at first?')).toBeUndefined();
    expect(
      Object.values(pointers)
        .flat()
        .every((pointer) => pointer.includes('{cut}')),
    ).toBe(true);
  });
});
