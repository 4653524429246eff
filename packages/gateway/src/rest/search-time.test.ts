import { openPlatformDatabase } from '@greenroom/testing/test-database';
import { expect, it } from 'vitest';

it('a search on the embedded database ends after a second, however little it has read', async () => {
  const database = await openPlatformDatabase();
  const ada = { role: 'authenticated', claims: { sub: '00000000-0000-4000-8000-00000000000a' } } as const;
  const search = (rows: number) =>
    database.readAsCaller(
      ada,
      `select 1 from generate_series(1, $1::integer) as row (id)
       where case when gateway.may_search(1, 1) then pg_catalog.length(repeat('word ', 20000)) = row.id end`,
      [rows],
    );
  try {
    await expect(search(10)).resolves.toMatchObject({ rows: [] });
    const startedAt = performance.now();
    await expect(search(5_000_000)).rejects.toMatchObject({ code: '54000' });
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  } finally {
    await database.close();
  }
});
