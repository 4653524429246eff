import { afterEach, expect, it } from 'vitest';
import { backendErrorText } from './backend-error-text.ts';
import { takeMessages } from './messages.ts';

afterEach(() => takeMessages('en', 'en-US', {}));

const tooMany = 'Too many requests. Please wait and try again.';

it.each([
  ['a rate limit of the tables', { code: 'PT429', message: 'Slow down' }, tooMany],
  ['a rate limit of the storage', { status: 429, message: 'Slow down' }, tooMany],
  ['anything else in its own words', { code: '23514', status: 400, message: 'No room' }, 'No room'],
])('says %s', (_, error, text) => {
  expect(backendErrorText(error)).toBe(text);
});

it.each([
  [
    'There is room for 20 files and 50 MB. Please delete some first.',
    'You can keep up to 20 files and 50 MB. Please delete some first.',
    'Caben 20 archivos y 50 MB.',
  ],
  ['There is room for 100 documents', 'You can keep up to 100 documents.', 'Caben 100 documentos'],
])('says with its numbers: %s', (message, english, spanish) => {
  expect(backendErrorText({ message })).toBe(english);
  takeMessages('es', 'es-419', {
    'You can keep up to {files} files and {megabytes} MB. Please delete some first.':
      'Caben {files} archivos y {megabytes} MB.',
    'You can keep up to {documents} documents.': 'Caben {documents} documentos',
  });
  expect(backendErrorText({ message })).toBe(spanish);
});
