import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { applyMigrations, applySeed, type Database } from '@greenroom/gateway';
import { openEmptyDatabase, openTestDatabase } from '@greenroom/testing/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { supabaseProject } from './supabase-project.data.ts';

const script = path.join(import.meta.dirname, 'supabase.mjs');
const layOut = (...args: string[]) => promisify(execFile)(process.execPath, [script, ...args]);
let folder: string;
let project: Database;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'supabase-layout-'));
  await layOut(folder, 'https://rehearse.example');
  project = await openEmptyDatabase();
  await project.asOwner((tx) => tx.exec(supabaseProject));
  await applyMigrations(project, path.join(folder, 'supabase', 'migrations'));
  await applySeed(project, path.join(folder, 'supabase', 'seed.sql'));
  await applySeed(project, path.join(folder, 'supabase', 'seed'));
}, 120_000);
afterAll(async () => {
  await project?.close();
  await rm(folder, { recursive: true, force: true });
});

const accessOf = async (database: Database) => {
  const { rows } = await database.asOwner((tx) =>
    tx.query<{ item: string }>('select item from private.current_access order by item'),
  );
  return rows.map(({ item }) => item);
};

describe('npm run supabase', () => {
  it('lays out migrations, seed and settings for the site, and replaces nothing', async () => {
    expect((await readdir(path.join(folder, 'supabase'))).sort()).toEqual([
      'config.toml',
      'migrations',
      'seed',
      'seed.sql',
    ]);
    const config = await readFile(path.join(folder, 'supabase', 'config.toml'), 'utf8');
    expect(config).toContain('site_url = "https://rehearse.example"');
    expect(config).not.toContain('localhost');
    await expect(layOut(folder, 'https://rehearse.example')).rejects.toThrow();
    await expect(layOut(`${folder}-2`, 'no address')).rejects.toThrow();
  });

  it('the migrations need nothing that a project lacks, and end with the same rights as here', async () => {
    const own = await openTestDatabase();
    const [there, here] = [await accessOf(project), await accessOf(own)];
    await own.close();
    expect(there.filter((item) => !here.includes(item))).toEqual([]);
    expect(here.filter((item) => !there.includes(item))).toEqual([]);
  });

  it('a sign-up there gets its rows, and a deleted account takes its files along', async () => {
    const id = '5f1f6f7e-0000-4000-8000-000000000009';
    const counted = await project.asOwner(async (tx) => {
      await tx.query(
        `insert into auth.users (id, aud, role, email, raw_user_meta_data, created_at) values ($1, 'authenticated', 'authenticated', 'nora@example.com', '{"full_name":"Nora"}', now())`,
        [id],
      );
      await tx.query(`insert into storage.objects (bucket_id, name, version) values ('documents', $1, 'v')`, [
        `${id}/resume.pdf`,
      ]);
      const before = await tx.query('select user_id from public.profiles where user_id = $1', [id]);
      await tx.query('delete from auth.users where id = $1', [id]);
      const files = await tx.query('select id from storage.objects where name like $1', [`${id}/%`]);
      return { profiles: before.rows.length, files: files.rows.length };
    });
    expect(counted).toEqual({ profiles: 1, files: 0 });
  });
});
