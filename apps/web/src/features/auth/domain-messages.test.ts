import { passwordRules } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every password rule can be said in another language', () => {
  const texts = domainMessages.map(({ id }) => id);
  expect(texts).toEqual(expect.arrayContaining(passwordRules.map(({ label }) => label)));
});
