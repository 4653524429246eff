import { expect, it } from 'vitest';
import { backendErrorText } from './backend-error-text.ts';

const tooMany = 'Too many requests. Please wait and try again.';

it.each([
  ['a rate limit of the tables', { code: 'PT429', message: 'Slow down' }, tooMany],
  ['a rate limit of the storage', { status: 429, message: 'Slow down' }, tooMany],
  ['anything else in its own words', { code: '23514', status: 400, message: 'No room' }, 'No room'],
])('says %s', (_, error, text) => {
  expect(backendErrorText(error)).toBe(text);
});
