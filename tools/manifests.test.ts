import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';

const Manifest = z.looseObject({
  lang: z.string(),
  description: z.string(),
  shortcuts: z.array(z.looseObject({ name: z.string() })),
  screenshots: z.array(z.looseObject({ label: z.string() })),
});
const manifestAt = async (name: string) =>
  Manifest.parse(
    JSON.parse(await readFile(path.join(import.meta.dirname, '../apps/web/public', name), 'utf8')),
  );

/** All that a manifest says in words, and the rest. */
function split({ lang, description, shortcuts, screenshots, ...rest }: z.infer<typeof Manifest>) {
  const words = [description, ...shortcuts.map(({ name }) => name), ...screenshots.map(({ label }) => label)];
  const bare = {
    ...rest,
    shortcuts: shortcuts.map(({ name: _, ...one }) => one),
    screenshots: screenshots.map(({ label: _, ...one }) => one),
  };
  return { lang, words, bare };
}

it('the Spanish manifest is the English one in other words', async () => {
  const [english, spanish] = [
    split(await manifestAt('manifest.webmanifest')),
    split(await manifestAt('manifest.es.webmanifest')),
  ];
  expect([english.lang, spanish.lang]).toEqual(['en', 'es']);
  expect(spanish.bare).toEqual(english.bare);
  expect(spanish.words.filter((words) => english.words.includes(words))).toEqual([]);
});
