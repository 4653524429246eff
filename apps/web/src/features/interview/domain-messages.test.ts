import { difficultyLabels, dimensionLabels, interviewTypeLabels, modelNoticeTexts } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every type, difficulty and criterion, and every notice of a model, can be said in another language', () => {
  const texts = domainMessages.map(({ id }) => id);
  const all = [interviewTypeLabels, difficultyLabels, dimensionLabels, modelNoticeTexts];
  expect(texts).toEqual(expect.arrayContaining(all.flatMap((each) => Object.values<string>(each))));
});
