import type { CoverLetter } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { questionsOf, withForm, withOtherFact, withReply, wordsIn } from './letter-blanks.ts';
import { emptyForm, type LetterDraft } from './letter-draft.ts';

const opening = 'I am applying for the Nurse position at Fjord Care.';
const closing = 'I hope we can talk soon.';
const made: CoverLetter = {
  coverLetter: `Dear Fjord Care hiring team,\n\n${opening}\n\nMy work at Northgate:\n• Led a ward\n\n${closing}\n\nSincerely,\nAda Quist`,
  words: 20,
  sentences: [{ text: 'Dear Fjord Care hiring team,', kind: 'courtesy', support: [] }],
  unsupported: [],
  ties: [
    {
      task: 'Lead a ward',
      quote: 'Led a ward',
      where: 'Nurse, Northgate',
      paragraph: '• Led a ward',
      others: [{ quote: 'Taught nurses', where: 'Nurse, Northgate', paragraph: '• Taught nurses' }],
    },
  ],
  asks: [
    {
      task: 'Plan the rota',
      lead: '“Plan the rota”',
      place: 'Northgate',
      isOver: true,
      line: '',
    },
    { task: '', lead: '', place: 'Northgate', isOver: true, line: '' },
  ],
  opening,
  deedsAfter: '',
  deedsBefore: closing,
  why: '',
  closing,
  gaps: ['why'],
  engine: { kind: 'builtin', name: 'Greenroom', version: '1' },
} as CoverLetter;
const draft: LetterDraft = {
  form: { ...emptyForm, companyName: 'Fjord Care' },
  text: made.coverLetter,
  made,
  at: '2026-11-23T00:00:00Z',
};

describe('the blanks of a letter', () => {
  it('fill it as they are typed, and give it back when they are emptied', () => {
    const filled = withForm(draft, { ...draft.form, why: 'My father was on your ward.' });
    expect(filled.text).toContain(`\n\n${opening} My father was on your ward.\n\n`);
    expect(withForm(filled, { ...filled.form, why: '' }).text).toBe(draft.text);
    const read = withForm(draft, { ...draft.form, reader: 'ms. Keller' });
    expect(read.text.startsWith('Dear Ms. Keller,')).toBe(true);
    expect(withForm(read, { ...read.form, reader: '' }).text).toBe(draft.text);
  });

  it('ask about a line of the resume while there is room, and as long as it has a reply', () => {
    const line = { task: '', lead: '', place: 'Nurse, Northgate', isOver: true, line: 'Led a ward' };
    const asked = { ...draft, made: { ...made, asks: [...made.asks, line] } };
    const linesOf = (deeds: string[]) =>
      questionsOf({ ...asked, form: { ...asked.form, deeds } }).map((one) => one.line);
    const long = `I ran the desk ${'and wrote the rota '.repeat(25)}alone.`;
    expect(linesOf([])).toEqual(['', '', 'Led a ward']);
    expect(linesOf([long])).toEqual(['', '']);
    expect(linesOf([long, '', 'I led it.'])).toEqual(['', '', 'Led a ward']);
  });

  it('say what was said of a move in front of the ask, and give it back', () => {
    const moved = withForm(draft, { ...draft.form, move: 'I am moving to Dayton in May' });
    expect(moved.text).toContain(`\n\nI am moving to Dayton in May. ${closing}\n\n`);
    const other = withForm(moved, { ...moved.form, move: 'I move in June' });
    expect(other.text).toContain(`\n\nI move in June. ${closing}\n\n`);
    expect(withForm(other, { ...other.form, move: '' }).text).toBe(draft.text);
  });

  it('leave alone what the user wrote in their place', () => {
    const own = { ...draft, text: draft.text.replace(opening, 'You are near my home.') };
    expect(withForm(own, { ...own.form, why: 'because' }).text).toBe(own.text);
  });

  it('exchange the plain sentence of a letter that was written by an earlier version', () => {
    const plain = 'I would like to do this work at Fjord Care.';
    const old = {
      ...draft,
      made: { ...made, why: plain, opening: '', closing: '' },
      text: `Dear you,\n\n${plain}`,
    };
    const filled = withForm(old, { ...old.form, why: 'I live next door.' });
    expect(filled.text).toBe('Dear you,\n\nI live next door.');
    expect(withForm(filled, { ...filled.form, why: '' }).text).toBe(old.text);
  });

  it('put the replies in front of what follows them, each as a paragraph', () => {
    expect(questionsOf(draft).map(({ task }) => task)).toEqual(['Plan the rota', '']);
    const second = withForm(draft, withReply(draft.form, 1, 'ran the bar for two years'));
    const both = withForm(second, withReply(second.form, 0, 'I planned the rota for 12 nurses.'));
    expect(second.text).toContain(`\n\nI ran the bar for two years.\n\n${closing}`);
    expect(both.text).toContain(
      `\n\nI planned the rota for 12 nurses.\n\nI ran the bar for two years.\n\n${closing}`,
    );
    expect(questionsOf(both).map(({ reply }) => reply)).toEqual([
      'I planned the rota for 12 nurses.',
      'ran the bar for two years',
    ]);
    const emptied = withForm(both, withReply(both.form, 0, ' '));
    expect(withForm(emptied, withReply(emptied.form, 1, '')).text).toBe(draft.text);
  });

  it('leave the letter as it is while a reply is a fragment', () => {
    expect(withForm(draft, withReply(draft.form, 0, 'about 50 a day')).text).toBe(draft.text);
  });
});

it('another fact takes the place of one, and the first can be chosen again', () => {
  const other = withOtherFact(draft, 0);
  expect(other.text).toBe(draft.text.replace('• Led a ward', '• Taught nurses'));
  expect(withOtherFact(other, 0).text).toBe(draft.text);
});

it('counts the words from the greeting on', () => {
  expect(wordsIn({ ...draft, text: `Ada Quist\nOslo\n\n${draft.text}` })).toBe(wordsIn(draft));
});
