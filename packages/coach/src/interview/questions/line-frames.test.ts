import { describe, expect, it } from 'vitest';
import { frameQuestionOf } from '../../content/line-frames.ts';
import { commonPoints } from '../../content/profiles.ts';
import { isTaboo } from '../../content/question-taboos.ts';
import { authoredForOwnWords } from '../../content/role-questions.ts';
import { cutLine, type LineCut } from './cut-line.ts';
import { experienceAt, isUnsaid, knowledgeAt } from './line-frames.ts';

const cutOf = (line: string) => cutLine(line) as LineCut;
const textsAt = (line: string, isPlus = false) => experienceAt(cutOf(line), isPlus)?.texts ?? [];

it.each([
  ['Set up and stocking stations with flour', true],
  ['Knead, and shaping loaves by hand', true],
  ['Setting up and stocking stations with flour', false],
  ['Set up and stock the stations with flour', false],
])('"%s" mixes two forms, so that nobody would say it: %s', (line, unsaid) => {
  expect(isUnsaid(line)).toBe(unsaid);
});

describe('a question about experience that a line asks for', () => {
  it.each([
    '3 years of experience in commercial baking',
    'Experience with spiral mixers',
    'Strong experience managing night shifts',
  ])('at "%s" is made of whole sentences, and its points are found again', (line) => {
    for (const isPlus of [false, true]) {
      const texts = textsAt(line, isPlus);
      expect(texts).not.toHaveLength(0);
      for (const text of texts) {
        expect(text).toMatch(/^[A-Z][^{}]*[.?]$/);
        expect(isTaboo(text)).toBe(false);
        expect(frameQuestionOf(text)?.kind).toBe('behavioural');
        expect(authoredForOwnWords(text)?.points.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('names it as the line does', () => {
    expect(textsAt('3 years of experience in commercial baking')).toContain(
      'Tell me about your experience in commercial baking. What did you do there?',
    );
  });

  it('at what is wanted and not needed, asks whether somebody has it', () => {
    expect(textsAt('Experience with laminated dough', true)).toEqual([
      'Do you have any experience with laminated dough? Tell me about it.',
    ]);
  });

  it.each([
    ['Repair mixers and ovens', 'a duty'],
    ['Strong baking skills', 'no experience'],
    ['Experience with rye, spelt, and wheat doughs and with laminated dough', 'a list'],
    ['Experience in a similar bakery', 'a word of another line'],
    ['Experience with the planning of all the night shifts of our three shops', 'many words'],
    ['Experience with R&D/QA', 'signs'],
    ['Experience with setting up', 'words that wait for the rest'],
    ['Hands on experience with', 'nothing that it is in'],
    ['Qualifications Prior experience in commercial baking', 'a heading that was glued to it'],
    ['At least 1 year experience in one or more of the following trades', 'a list that comes further on'],
  ])('is none at "%s": %s', (line) => {
    expect(textsAt(line)).toEqual([]);
  });
});

describe('a question about what a line alone names', () => {
  it.each([
    ['Strong baking skills', 'Tell me about your baking skills. Where have you used them?'],
    [
      'Excellent dough shaping skills required',
      'Tell me about your dough shaping skills. Where have you used them?',
    ],
    ['Knowledge of sourdough cultures', 'Tell me about your experience with sourdough cultures.'],
    ['Familiarity with with sourdough cultures', 'Tell me about your experience with sourdough cultures.'],
  ])('at "%s" is "%s", and its points are found again', (line, question) => {
    expect(knowledgeAt(cutLine(line), line)?.texts).toEqual([question]);
    expect(authoredForOwnWords(question)?.points.length).toBeGreaterThanOrEqual(2);
  });

  it.each([
    ['Excellent communication and time management skills', 'what every ad asks for'],
    ['Related skills', 'a word of another line'],
    ['Proficiency in clerical skills and office management', 'skills that nobody has knowledge of'],
    ['Understanding of stakeholder needs', 'what only the house knows'],
    ['Deep knowledge of Crumb’s products', 'what only the house knows'],
  ])('is none at "%s": %s', (line) => {
    expect(knowledgeAt(cutLine(line), line)).toBeUndefined();
  });
});

describe('a question around the words of a line', () => {
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

  it('is still found where only its wording has changed', () => {
    expect(frameQuestionOf('How well do you know rye? Give me an example from your work.')?.id).toBe(
      'ad.knowledge',
    );
  });

  it('is not found in any other text', () => {
    expect(frameQuestionOf("In this job you'd bake. How are you?")).toBeUndefined();
    expect(frameQuestionOf('What do you look at first?')).toBeUndefined();
  });
});
