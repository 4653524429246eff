import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { getCatalogs } from '@lingui/cli/api';
import { type CatalogType, getConfig } from '@lingui/conf';

const web = path.resolve(import.meta.dirname, '..');

/** One .po file as it is and as the sources want it. */
export interface CatalogFile {
  name: string;
  before: string | undefined;
  after: string;
  messages: CatalogType;
}

/**
 * Reads the messages of every source and merges them into the catalogs: what is gone is dropped, what is new and
 * stands translated in another catalog takes that translation, the rest is left empty.
 */
export async function collectCatalogs(): Promise<CatalogFile[]> {
  const config = getConfig({ cwd: web });
  const catalogs = await getCatalogs(config);
  const merged = await Promise.all(
    catalogs.map(async (catalog) => {
      const found = await catalog.collect();
      if (!found) throw new Error(`${catalog.path}: the messages could not be read`);
      return { catalog, byLocale: catalog.merge(await catalog.readAll(), found, {}) };
    }),
  );
  const files: CatalogFile[] = [];
  for (const locale of config.locales) {
    const own = merged.map(({ catalog, byLocale }) => ({ catalog, messages: living(byLocale[locale]) }));
    const known = new Map<string, string>();
    for (const { messages } of own) {
      for (const [id, { translation }] of Object.entries(messages))
        if (translation) known.set(id, translation);
    }
    for (const { catalog, messages } of own) {
      for (const [id, message] of Object.entries(messages)) message.translation ||= known.get(id) ?? '';
      const file = catalog.getFilename(locale);
      const before = await readFile(file, 'utf8').catch(() => undefined);
      if (before === undefined && Object.keys(messages).length === 0) continue;
      const after = await catalog.format.serialize(file, messages, locale, before);
      files.push({ name: path.relative(web, file), before, after, messages });
    }
  }
  return files;
}

/** Writes the files that are not as the sources want them. Resolves to their names. */
export async function writeCatalogs(files: CatalogFile[]): Promise<string[]> {
  const stale = files.filter(({ before, after }) => before !== after);
  await Promise.all(stale.map(({ name, after }) => writeFile(path.join(web, name), after)));
  return stale.map(({ name }) => name);
}

type Message = CatalogType[string];
const text = ({ message = '', context = '' }: Message) => `${message} ${context}`;

const living = (catalog: CatalogType = {}): CatalogType =>
  Object.fromEntries(
    Object.entries(catalog)
      .filter(([, { obsolete }]) => !obsolete)
      .sort(([, a], [, b]) => (text(a) < text(b) ? -1 : 1)),
  );
