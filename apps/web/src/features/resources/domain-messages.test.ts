import { resourceCategories, resourceTypes } from '@greenroom/domain';
import { expect, it } from 'vitest';
import { domainMessages } from './domain-messages.ts';
import { allCategories, typeName } from './model.ts';

const seeds = import.meta.glob<string>('../../../../../supabase/seed/resources-*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('every category and type of the library can be said in another language', () => {
  const rows = Object.values(seeds).flatMap((seed) => [
    ...seed.matchAll(/^ {4}'([^']+)', '(\w+)', (?:true|false),/gm),
  ]);
  expect(rows.length).toBeGreaterThan(40);
  const stored = rows.flatMap(([, category = '', type = '']) => [category, typeName(type)]);
  const texts = [allCategories, ...resourceCategories, ...resourceTypes.map(typeName), ...stored];
  expect(new Set(domainMessages.map(({ id }) => id))).toEqual(new Set(texts));
});
