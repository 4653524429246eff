import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ArchiveUnreadable, hashFile, readArchive, writeArchive } from './archive.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'archive-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const at = (...names: string[]) => path.join(folder, ...names);

async function fill() {
  await mkdir(at('db', 'empty'), { recursive: true });
  const sizes = [0, 1, 511, 512, 513, 70_000, 1_048_576];
  for (const size of sizes) await writeFile(at('db', `${size}.bin`), Buffer.alloc(size, size % 251));
  const written = await writeArchive(at('kept.tar.gz'), [{ name: 'db', path: at('db') }]);
  return { sizes, written };
}

/** An archive with one entry, as somebody else would make it; `change` gets its header, one block long. */
async function craft(name: string, change: (header: Buffer) => void = () => {}): Promise<string> {
  const archive = pack();
  archive.entry({ name, size: 0 }, '');
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive) chunks.push(chunk);
  const whole = Buffer.concat(chunks);
  change(whole.subarray(0, 512));
  await writeFile(at('crafted.tar.gz'), gzipSync(whole));
  return at('crafted.tar.gz');
}

describe('an archive', () => {
  it('gives back files of every length and empty folders, for their owner alone', async () => {
    const { sizes, written } = await fill();
    expect(written).toEqual({
      sizeBytes: (await stat(at('kept.tar.gz'))).size,
      sha256: await hashFile(at('kept.tar.gz')),
    });
    await readArchive(at('kept.tar.gz'), at('out'));
    expect(await readdir(at('out', 'db', 'empty'))).toEqual([]);
    for (const size of sizes) {
      const file = at('out', 'db', `${size}.bin`);
      expect(Buffer.compare(await readFile(file), await readFile(at('db', `${size}.bin`)))).toBe(0);
      if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
    }
    if (process.platform !== 'win32') expect((await stat(at('kept.tar.gz'))).mode & 0o777).toBe(0o600);
  });

  it.skipIf(process.platform === 'win32')('is read by the tar of the machine', async () => {
    const { sizes } = await fill();
    const { stdout } = await promisify(execFile)('tar', ['tzf', at('kept.tar.gz')]);
    expect(stdout.trim().split('\n')).toHaveLength(sizes.length + 2);
  });

  it('cut short at any place is unreadable, not half a backup', async () => {
    await fill();
    const whole = await readFile(at('kept.tar.gz'));
    for (const part of [0, 0.1, 0.5, 0.99]) {
      await writeFile(at('short.tar.gz'), whole.subarray(0, Math.floor(whole.byteLength * part)));
      await expect(readArchive(at('short.tar.gz'), at(`out-${part}`))).rejects.toThrow();
    }
  });

  it.each(['../outside', '/etc/outside', 'db/../../outside', 'db//x', './x', 'a\\b', 'C:x'])(
    'that wants to write to %j is refused',
    async (name) => {
      await expect(readArchive(await craft(name), at('out'))).rejects.toBeInstanceOf(ArchiveUnreadable);
    },
  );

  it('with a damaged header or a link in it is refused', async () => {
    const damaged = await craft('db/x', (header) => header.write('y', 3));
    await expect(readArchive(damaged, at('out'))).rejects.toThrow('damaged');
    const link = await craft('db/x', (header) => {
      header.write('2', 156);
      header.write('/etc/passwd', 157);
      const sum = [...header].reduce(
        (total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte),
        0,
      );
      header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    });
    await expect(readArchive(link, at('out'))).rejects.toThrow('no backup does');
  });
});
