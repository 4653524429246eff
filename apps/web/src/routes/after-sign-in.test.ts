import { describe, expect, it } from 'vitest';
import { paths } from '@/lib/paths.ts';
import { afterSignIn } from './after-sign-in.ts';

describe('afterSignIn', () => {
  it('leads back to the page that was asked for', () => {
    expect(afterSignIn({ from: '/interview/setup?x=1' })).toBe('/interview/setup?x=1');
  });

  it.each([
    null,
    undefined,
    {},
    { from: 7 },
    { from: 'https://evil.example' },
    { from: '//evil.example' },
    { from: '/\\evil' },
  ])('leads to the dashboard from %j', (state) => {
    expect(afterSignIn(state)).toBe(paths.dashboard);
  });
});
