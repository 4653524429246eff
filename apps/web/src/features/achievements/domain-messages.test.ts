import { expect, it } from 'vitest';
import seed from '../../../../../supabase/seed.sql?raw';
import { domainMessages } from './domain-messages.ts';

it('every badge can be said in another language', () => {
  const rows = [...seed.matchAll(/^ {2}\('b0[^']*', '([^']*)', '([^']*)'/gm)];
  expect(rows.length).toBeGreaterThan(10);
  expect(domainMessages.map(({ id }) => id)).toEqual(
    rows.flatMap(([, name, description]) => [name, description]),
  );
});
