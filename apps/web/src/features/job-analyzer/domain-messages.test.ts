import { degreeLabels, seniorityLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every level and every degree can be said in another language', () => {
  const texts = [...Object.values(seniorityLabels), ...Object.values(degreeLabels)];
  expect(domainMessages.map(({ id }) => id)).toEqual(texts);
});
