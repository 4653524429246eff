import { difficultyLabels, interviewTypeLabels, skillLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every skill, type of interview and level can be said in another language', () => {
  expect(domainMessages.map(({ id }) => id)).toEqual(
    [skillLabels, interviewTypeLabels, difficultyLabels].flatMap((labels) => Object.values(labels)),
  );
});
