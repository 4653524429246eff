import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enrol, killHosts, signInAt, startHost } from '@greenroom/testing/host-process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepToOwner } from './data-modes.ts';

const longMs = 120_000;

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'greenroom-modes-'));
  await chmod(dataDir, 0o777);
});
afterEach(async () => {
  killHosts();
  await rm(dataDir, { recursive: true, force: true });
});

/** A site that others reach has no demo accounts: making them takes most of a first start. */
const settings = () => ({ DATA_DIR: dataDir, SITE_URL: 'http://localhost:9' });

const modeOf = async (file: string) => (await stat(file)).mode & 0o777;

/** What others may do anything with, by path and mode. */
async function openToOthers(folder: string): Promise<string[]> {
  const names = ['.', ...(await readdir(folder, { recursive: true }))];
  const found = await Promise.all(
    names.map(async (name) => `${(await modeOf(path.join(folder, name))).toString(8)} ${name}`),
  );
  return found.filter((line) => !/^\d00 /.test(line));
}

describe.skipIf(process.platform === 'win32')('a data directory', () => {
  it('is its owner’s alone, also one that existed before with open rights', { timeout: longMs }, async () => {
    const first = await startHost(settings());
    const person = await enrol(first.address, dataDir);
    const client = await signInAt(first.address, dataDir, person);
    const sent = await client.storage
      .from('documents')
      .upload(`${person.id}/a.pdf`, new Blob(['%PDF-1.7\n%%EOF\n']));
    expect(sent.error).toBeNull();
    expect(await openToOthers(dataDir)).toEqual([]);
    await first.stop();

    for (const name of await readdir(dataDir, { recursive: true })) {
      const file = path.join(dataDir, name);
      await chmod(file, (await stat(file)).isDirectory() ? 0o755 : 0o666);
    }
    await chmod(dataDir, 0o755);
    const second = await startHost(settings());
    expect(await openToOthers(dataDir)).toEqual([]);
    await second.stop();
    expect(await openToOthers(dataDir)).toEqual([]);
  });

  it('leaves what is not the product’s alone, also where a symbolic link leads to it', async () => {
    await writeFile(path.join(dataDir, 'notes.txt'), 'x');
    await chmod(path.join(dataDir, 'notes.txt'), 0o644);
    const outside = await mkdtemp(path.join(tmpdir(), 'greenroom-outside-'));
    await writeFile(path.join(outside, 'shared'), 'x', { mode: 0o644 });
    await mkdir(path.join(dataDir, 'files'), { mode: 0o755 });
    await symlink(outside, path.join(dataDir, 'files', 'elsewhere'));
    await chmod(path.join(outside, 'shared'), 0o644);
    await keepToOwner(dataDir, () => expect.unreachable());
    expect(await modeOf(path.join(outside, 'shared'))).toBe(0o644);
    expect(await modeOf(path.join(dataDir, 'notes.txt'))).toBe(0o644);
    expect(await modeOf(path.join(dataDir, 'files'))).toBe(0o700);
    expect(await modeOf(dataDir)).toBe(0o700);
    await rm(outside, { recursive: true });
  });
});
