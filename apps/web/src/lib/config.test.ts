import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('readConfig', () => {
  it('takes the address and the publishable key and nothing else', () => {
    const body = { url: 'http://localhost:4000', publishableKey: 'pk', secret: 'x' };
    expect(readConfig(body)).toEqual({ url: 'http://localhost:4000', publishableKey: 'pk' });
  });

  it.each([
    null,
    'text',
    {},
    { url: 'http://localhost' },
    { url: 1, publishableKey: 'pk' },
    { url: '', publishableKey: '' },
  ])('refuses %j', (body) => {
    expect(() => readConfig(body)).toThrow('not complete');
  });
});
