import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createKeySeal } from './key-seal.ts';

it('opens a sealed key for its own id, secret and purpose only', () => {
  const seal = createKeySeal('s'.repeat(32), 'factor keys');
  const key = randomBytes(20);
  const sealed = seal.seal('factor-1', key);
  expect(seal.open('factor-1', sealed)).toEqual(key);
  expect(sealed).not.toContain(key.toString('base64url'));
  expect(() => seal.open('factor-2', sealed)).toThrow();
  expect(() => createKeySeal('t'.repeat(32), 'factor keys').open('factor-1', sealed)).toThrow();
  expect(() => createKeySeal('s'.repeat(32), 'signing keys').open('factor-1', sealed)).toThrow();
});
