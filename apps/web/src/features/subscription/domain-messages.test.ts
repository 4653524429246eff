import { featureLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every feature of the free trial can be said in another language', () => {
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.values(featureLabels)));
});
