import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSecrets, makeSecrets } from './secrets.ts';

const newFolder = () => mkdtemp(path.join(tmpdir(), 'greenroom-secrets-'));
const fileIn = (folder: string) => path.join(folder, 'secrets.json');

describe('the secrets of a data directory', () => {
  it('are made once, are four different ones of 32 bytes, and stay', async () => {
    const folder = await newFolder();
    const first = await loadSecrets(folder);
    expect(await loadSecrets(folder)).toEqual(first);
    expect(new Set(Object.values(first)).size).toBe(4);
    for (const secret of Object.values(first)) {
      const random = secret.replace(/^sb_[a-z]+_/, '');
      expect(Buffer.from(random, 'base64url').byteLength).toBeGreaterThanOrEqual(32);
    }
  });

  it.runIf(process.platform !== 'win32')(
    'are readable by their owner alone, also after a loose copy',
    async () => {
      const folder = await newFolder();
      await loadSecrets(folder);
      expect((await stat(fileIn(folder))).mode & 0o777).toBe(0o600);
      const copy = await newFolder();
      await writeFile(fileIn(copy), await readFile(fileIn(folder)), { mode: 0o644 });
      await loadSecrets(copy);
      expect((await stat(fileIn(copy))).mode & 0o777).toBe(0o600);
    },
  );

  it('are the same for processes that start together', async () => {
    const folder = await newFolder();
    const loaded = await Promise.all(Array.from({ length: 8 }, () => loadSecrets(folder)));
    expect(new Set(loaded.map((secrets) => secrets.jwtSecret)).size).toBe(1);
  });

  it.each([
    ['short', { jwtSecret: 'c2hvcnQ' }],
    ['a repeated character', { jwtSecret: 'a'.repeat(64) }],
    ['a default phrase', { jwtSecret: 'super-secret-jwt-token-with-at-least-32-characters-long!' }],
    ['without its prefix', { secretKey: makeSecrets().jwtSecret }],
    ['missing', { storageSecret: undefined }],
  ])('are refused when one is %s', async (_, change) => {
    const folder = await newFolder();
    await writeFile(fileIn(folder), JSON.stringify({ ...makeSecrets(), ...change }));
    await expect(loadSecrets(folder)).rejects.toThrow(/is refused/);
  });

  it('are refused when two are the same', async () => {
    const folder = await newFolder();
    const secrets = makeSecrets();
    await writeFile(fileIn(folder), JSON.stringify({ ...secrets, storageSecret: secrets.jwtSecret }));
    await expect(loadSecrets(folder)).rejects.toThrow(/no two secrets may be the same/);
  });

  it('are never replaced when the file is damaged', async () => {
    const folder = await newFolder();
    await writeFile(fileIn(folder), '{"jwtSecret":');
    await expect(loadSecrets(folder)).rejects.toThrow(/not readable as JSON/);
    expect(await readFile(fileIn(folder), 'utf8')).toBe('{"jwtSecret":');
  });
});
