import { checkGroupLabels, fileRefusals, skillAnswerLabels } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';

it('every group of checks, answer about a skill and refusal of a file can be said in another language', () => {
  const texts = [checkGroupLabels, skillAnswerLabels, fileRefusals].flatMap(Object.values);
  expect(domainMessages.map(({ id }) => id)).toEqual(expect.arrayContaining(texts));
});
