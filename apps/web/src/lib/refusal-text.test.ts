import {
  type FileRefusalCode,
  fileRefusals,
  Refusal,
  type RefusalReason,
  type RefusalValues,
  refusals,
} from '@greenroom/domain';
import { afterEach, describe, expect, it } from 'vitest';
import { takeMessages } from './messages.ts';
import { refusalText } from './refusal-text.ts';

/** Values for the reasons that have some. */
const values: { [R in RefusalReason as RefusalValues<R> extends undefined ? never : R]: RefusalValues<R> } = {
  answer_too_long: { limit: 4000 },
  answer_not_english: { language: 'Portuguese' },
  no_retries_left: { limit: 20 },
  file_unreadable: { file: 'scanned' },
};
const refusalOf = (reason: RefusalReason) =>
  new Refusal(reason, { values: values[reason as keyof typeof values] } as never);

afterEach(() => takeMessages('en', 'en-US', {}));

describe('the text of a refusal', () => {
  it.each(Object.keys(refusals) as RefusalReason[])('is in English what the server says for %s', (reason) => {
    const { message, ...refusal } = refusalOf(reason);
    expect(refusalText({ ...refusal, message: '' })).toBe(refusalOf(reason).message);
  });

  it.each(Object.keys(fileRefusals) as FileRefusalCode[])('names the fault of a file: %s', (file) => {
    const { reason, message } = new Refusal('file_unreadable', { values: { file } });
    expect(refusalText({ reason, values: { file }, message: '' })).toBe(message);
  });

  it('is in the language of the page, with its values', () => {
    takeMessages('es', 'es-419', {
      'Please sign in.': 'Inicia sesión.',
      "This looks like {language}. The built-in engine only reads English, so it couldn't score this answer.":
        'Esto parece {language}.',
    });
    expect(refusalText({ reason: 'sign_in_required', message: 'Please sign in.' })).toBe('Inicia sesión.');
    const answer = { reason: 'answer_not_english', values: values.answer_not_english };
    expect(refusalText({ ...answer, message: '' })).toBe('Esto parece portugués.');
  });

  it.each([
    [undefined, undefined],
    ['newer_than_this_page', undefined],
    ['constructor', undefined],
    ['answer_too_long', undefined],
    ['file_unreadable', { file: 'newer_than_this_page' }],
  ])('is the message of the server for %s with %o', (reason, sent) => {
    expect(refusalText({ reason, values: sent, message: 'It rained.' })).toBe('It rained.');
  });
});
