import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { hasStrace, traceSyncs } from '@greenroom/testing/sync-drill';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const drillMs = 240_000;
const drill = path.join(import.meta.dirname, 'power-cut-drill.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'power-cut-test-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('opens after every power cut, with every row that it acknowledged', { timeout: drillMs }, async () => {
    const cuts = 10;
    // The drill runs in a separate process because it replaces Node's file functions with ones that record each call.
    const { stdout } = await promisify(execFile)(process.execPath, [drill, String(cuts), '120']);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ cuts, opened: cuts, lost: 0, refusals: [] });
    expect(report.acknowledged).toBeGreaterThan(100);
  });

  if (!hasStrace()) console.info('strace is not installed: the fsync calls of the kernel are not counted.');
  it.skipIf(!hasStrace())(
    'waits for the disk at each commit, counted at the kernel',
    { timeout: drillMs },
    async () => {
      const commits = 40;
      const { syncs } = await traceSyncs(folder, { commits, files: 0 });
      expect(syncs.filter(({ file }) => file.includes('/pg_wal/')).length).toBeGreaterThanOrEqual(commits);
    },
  );
});

describe('files on the disk', () => {
  it.skipIf(!hasStrace())(
    'are synced before they get their name, and their folder after it',
    { timeout: drillMs },
    async () => {
      const { calls } = await traceSyncs(folder, { commits: 0, files: 3 });
      const renames = calls.filter(({ call, to }) => call === 'rename' && to?.startsWith(`${folder}/files/`));
      expect(renames).toHaveLength(3);
      for (const { at, file, to } of renames) {
        const isSync = (name: string) => (other: (typeof calls)[number]) =>
          other.call === 'fsync' && other.file === name;
        expect(calls.slice(0, at).some(isSync(file))).toBe(true);
        expect(calls.slice(at).some(isSync(path.dirname(String(to))))).toBe(true);
      }
      expect(calls.some(({ call, file }) => call === 'fsync' && file === `${folder}/files`)).toBe(true);
      expect(calls.some(({ call, file }) => call === 'fsync' && file === folder)).toBe(true);
    },
  );
});
