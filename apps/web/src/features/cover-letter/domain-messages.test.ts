import { letterFieldsMissing } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('what is said of missing fields can be said in another language', () => {
  expect(domainMessages.map(({ id }) => id)).toEqual([letterFieldsMissing]);
});
