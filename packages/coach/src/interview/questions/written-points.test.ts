import { describe, expect, it } from 'vitest';
import { goodPoints, type WrittenPoint, WrittenPoints } from './written-points.ts';

const question = {
  question_text: 'Tell me about a time a patient got worse during your shift.',
  ideal_answer:
    'A patient began to breathe fast at three. I checked the vital signs, called the doctor on duty, and told the family what was going on.',
  kind: 'behavioural',
} as const;
const checked: WrittenPoint = {
  label: 'checked first',
  says: 'I checked the vital signs before I did anything else.',
  ask: 'What did you look at first?',
  praise: 'You looked before you acted.',
};
const called: WrittenPoint = {
  label: 'called for help',
  says: 'I called the doctor on duty and said what I saw.',
  ask: 'Who did you bring in, and when?',
  praise: 'You called for help early.',
};
const told: WrittenPoint = {
  label: 'told the family',
  says: 'I told the family what was going on.',
  ask: 'Who else needed to know?',
  praise: 'You kept the family informed.',
};
const labelsOf = (written: readonly WrittenPoint[], language = 'English') =>
  goodPoints(written, question, language)?.map(({ label }) => label) ?? null;

describe('key points that a model wrote with a question', () => {
  it('keeps whole statements with their coaching question and praise', () => {
    expect(goodPoints([checked, called, told], question, 'English')).toEqual(
      [checked, called, told].map((point) => ({ ...point, says: [point.says] })),
    );
  });

  it.each<[string, Partial<WrittenPoint>]>([
    ['a fragment', { says: 'soon as a second person' }],
    ['a fragment with a capital and a full stop', { says: 'Soon as a second person.' }],
    ['a single word', { says: 'Consequently.' }],
    ['a piece cut out of a sentence', { says: 'Because I told the family about it.' }],
    ['a statement about something else', { says: 'I painted my own kitchen yellow.' }],
    ['another language', { says: 'Le dije a la familia lo que le estaba pasando a la enferma.' }],
    ['a coaching question without a question mark', { ask: 'Say who else needed to know.' }],
    ['two coaching questions', { ask: 'Who was it? And who else needed to know?' }],
    ['a coaching question that nobody may ask', { ask: 'How old are you, and are you married?' }],
    ['a reproach', { ask: "Why is it that you didn't mention the family?" }],
    ['an insult for praise', { praise: 'You are an idiot.' }],
    ['praise that speaks to nobody', { praise: 'The family is informed.' }],
    ['a label that was there before', { label: 'Called for help' }],
    ['a label without a letter', { label: '??' }],
    ['the words of another point', { says: 'I called the doctor on duty, and I said what I saw.' }],
  ])('drops %s', (_, change) => {
    expect(labelsOf([checked, called, { ...told, ...change }])).toEqual(['checked first', 'called for help']);
  });

  it('takes a fact without a speaker where the question asks for one', () => {
    const fact = { ...told, says: 'A family expects a call from the ward.' };
    expect(goodPoints([checked, fact], { ...question, kind: 'knowledge' }, 'English')).toHaveLength(2);
    expect(labelsOf([checked, called, fact])).toEqual(['checked first', 'called for help']);
  });

  it('leaves the question its authored points where fewer than two are good', () => {
    expect(labelsOf([checked])).toBeNull();
    expect(labelsOf([])).toBeNull();
  });

  it('keeps five at most', () => {
    const many = Array.from({ length: 8 }, (_, at) => ({
      ...checked,
      label: `point ${at}`,
      says: `I called ${['Ana', 'Ben', 'Carl', 'Dora', 'Ed', 'Fay', 'Gus', 'Hal'][at]}, ${['who knew the way', 'my old boss', 'the night porter', 'a second nurse', 'one surgeon', 'their driver', 'some neighbor', 'every volunteer'][at]}.`,
    }));
    expect(labelsOf(many)).toHaveLength(5);
  });

  it('reads a list of another shape as none', () => {
    expect(WrittenPoints.parse(['I called the doctor.'])).toEqual([]);
    expect(WrittenPoints.parse(undefined)).toEqual([]);
  });
});
