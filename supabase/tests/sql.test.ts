import { readdir, readFile } from 'node:fs/promises';
import { openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rolledBack } from './rolled-back.ts';

/** Every `<feature>/<sentence>.sql` is a test: it passes when it runs to its end without an error. */
const folder = new URL('./', import.meta.url);
const files = (await readdir(folder, { recursive: true }))
  .filter((file) => /^[^/]+\/.+\.sql$/.test(file))
  .sort();
const features = [...new Set(files.map((file) => file.split('/')[0] ?? file))];
const sentenceOf = (file: string) =>
  file
    .replace(/^.*\/|\.sql$/g, '')
    .replace(/-s(?=-|$)/g, "'s")
    .replaceAll('-', ' ');

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  const prelude = await readFile(new URL('prelude.sql', folder), 'utf8');
  await database.asOwner((tx) => tx.exec(prelude));
});
afterAll(() => database.close());

describe.each(features)('%s', (feature) => {
  const own = files.filter((file) => file.startsWith(`${feature}/`));
  it.each(own.map((file) => [sentenceOf(file), file]))('%s', async (_sentence, file) => {
    const sql = await readFile(new URL(file, folder), 'utf8');
    const made = await rolledBack(database, async (tx) => {
      await tx.exec(sql);
      const { rows } = await tx.query<{ made: string }>("select current_setting('tests.checks') as made");
      return Number(rows[0]?.made);
    });
    const written = sql.match(/tests\.(equal|refused|touches)\(/g)?.length ?? 0;
    expect(made, 'checks that were made, of those written').toBeGreaterThanOrEqual(written);
  });
});
