import { contractLabels, degreeLabels, seniorityLabels, workplaceLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every level, degree, workplace and contract can be said in another language', () => {
  const texts = [seniorityLabels, degreeLabels, workplaceLabels, contractLabels].flatMap((labels) =>
    Object.values(labels),
  );
  expect(domainMessages.map(({ id }) => id)).toEqual([...new Set(texts)]);
});
