import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

interface Manifest {
  lang: string;
  description: string;
  shortcuts: { name: string; url: string }[];
  screenshots: { label: string; src: string }[];
}
const manifestAt = async (name: string): Promise<Manifest> =>
  JSON.parse(await readFile(path.join(import.meta.dirname, '../apps/web/public', name), 'utf8'));

/** All that a manifest says in words, and the rest. */
function split({ lang, description, shortcuts, screenshots, ...rest }: Manifest) {
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
