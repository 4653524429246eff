import { SetNote, setNoteText } from '@greenroom/domain';
import { i18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { setNoteOf } from './set-note.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const source = { family: 'nurse', title: 'Nurse', exact: true, note: null };
const values = { role: 'Zookeeper', title: 'Server', count: 2, taken: 2, total: 5, language: 'Spanish' };
const all = SetNote.options.map(({ shape }) => SetNote.parse({ ...values, code: shape.code.value }));

it.each(all)('says $code in the words of the server', (note) => {
  expect(setNoteOf({ ...source, notes: [note] })).toEqual({ text: setNoteText(note), lang: undefined });
});

it('joins what there is to say, says nothing of nothing, and marks the text of older sets as English', () => {
  expect(setNoteOf({ ...source, notes: [{ code: 'no_role' }, { code: 'no_topic' }] })?.text).toMatch(
    /job\. We/,
  );
  expect(setNoteOf({ ...source, notes: [] })).toBeNull();
  expect(setNoteOf(source)).toBeNull();
  expect(setNoteOf({ ...source, note: 'An older text.' })).toEqual({ text: 'An older text.', lang: 'en' });
});
