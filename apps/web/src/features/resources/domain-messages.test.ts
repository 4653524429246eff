import { resourceCategories, resourceTypes } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';
import { allCategories, typeName } from './model.ts';

it('every category and type of the library can be said in another language', () => {
  expect(domainMessages.map(({ id }) => id)).toEqual([
    allCategories,
    ...resourceCategories,
    ...resourceTypes.map(typeName),
  ]);
});
