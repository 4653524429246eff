import { expect, it } from 'vitest';
import { requestLanguage } from './request-language.ts';

it.each([
  ['es', 'Spanish'],
  ['es-MX,es;q=0.9,en;q=0.8', 'Spanish'],
  ['ES', 'Spanish'],
  ['en', 'English'],
  ['en-US,es', 'English'],
  ['de-DE,es;q=0.5', 'English'],
  ['*', 'English'],
  ['', 'English'],
])('reads %j as %s', (header, language) => {
  const request = new Request('http://localhost', { headers: { 'accept-language': header } });
  expect(requestLanguage(request)).toBe(language);
});

it('reads no header as English', () => {
  expect(requestLanguage(new Request('http://localhost'))).toBe('English');
});
