import { difficultyLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every level can be said in another language', () => {
  expect(domainMessages.map(({ id }) => id)).toEqual(Object.values(difficultyLabels));
});
