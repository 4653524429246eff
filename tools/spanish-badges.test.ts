import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { spanishBadge } from '../apps/server/src/mail/spanish-badges.ts';
import { badgeIds } from '../packages/domain/src/index.ts';
import { root } from './prepare.mjs';

/** Lines of a catalog may be broken anywhere between two words. */
const pages = readFileSync(path.join(root, 'apps/web/src/locales/es/components.po'), 'utf8').replaceAll(
  '"\n"',
  '',
);

it.each(Object.entries(badgeIds))('an email calls %s as the pages do', (_, id) => {
  const { name, description } = spanishBadge({ id, name: '', description: '' });
  for (const text of [name, description]) expect(pages).toContain(`msgstr "${text}"`);
});
