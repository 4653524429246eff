import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { enrol, killHosts, signInAt, startedDataDir, startHost } from '@greenroom/testing/host-process';
import { afterAll, expect, it } from 'vitest';

const longMs = 240_000;
const folder = mkdtempSync(path.join(tmpdir(), 'greenroom-full-'));

/** A small disk of its own; only root on Linux can make one. */
function mountSmallDisk(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const isMounted = mountSmallDisk();

afterAll(async () => {
  killHosts();
  if (isMounted) execFileSync('umount', ['-l', folder]);
  await rm(folder, { recursive: true, force: true });
});

it.skipIf(!isMounted)(
  'a full disk refuses writes in words, serves reads, loses nothing and goes on with room',
  {
    timeout: longMs,
  },
  async () => {
    const settings = { DATA_DIR: folder, SITE_URL: 'http://localhost:9', BACKUP_EVERY_MINUTES: '0' };
    await startedDataDir(folder);
    const host = await startHost(settings);
    const person = await enrol(host.address, folder);
    const client = await signInAt(host.address, folder, person);
    const pdf = new Blob(['%PDF-1.7\n%%EOF\n']);
    const game = () => ({
      user_id: person.id,
      word: 'RESUME',
      score: 10,
      time_taken: 20,
      difficulty: 'easy',
    });
    const documents = client.storage.from('documents');
    expect((await client.from('word_games').insert(game())).error).toBeNull();
    expect((await documents.upload(`${person.id}/before.pdf`, pdf)).error).toBeNull();

    const { bavail, bsize } = await statfs(folder);
    const filler = path.join(folder, 'filler');
    await writeFile(filler, Buffer.alloc(bavail * bsize - 12 * 1024 * 1024));
    await new Promise((resolve) => setTimeout(resolve, 500));
    for (let at = 0; at < 20; at += 1) {
      const refused = await client.from('word_games').insert(game());
      expect([refused.status, refused.error?.code]).toEqual([503, '53100']);
    }
    expect((await documents.upload(`${person.id}/full.pdf`, pdf)).error).toMatchObject({ status: 503 });
    const scored = await client.functions.invoke('generate-interview-questions', {
      body: { jobRole: 'Chef', interviewType: 'technical', difficulty: 'easy', count: 3 },
    });
    expect(scored.error === null || scored.error.context.status === 503).toBe(true);
    // Who is signed in reads on, and who is not can sign in.
    const again = await signInAt(host.address, folder, person);
    expect((await again.from('word_games').select('id')).data).toHaveLength(1);
    expect(await (await documents.download(`${person.id}/before.pdf`)).data?.text()).toContain('%PDF');

    await rm(filler);
    await expect
      .poll(async () => (await client.from('word_games').insert(game())).status, { timeout: 10_000 })
      .toBe(201);
    expect((await documents.upload(`${person.id}/full.pdf`, pdf)).error).toBeNull();
    expect(await host.stop('SIGTERM')).toBe(0);

    // Not a byte is left: the server says so, starts, serves reads and waits for room.
    const left = await statfs(folder);
    await writeFile(filler, Buffer.alloc(left.bavail * left.bsize));
    const full = await startHost(settings);
    expect(full.printed()).toMatch(/Disk +nearly full: reads only/);
    const late = await signInAt(full.address, folder, person);
    expect((await late.from('word_games').select('id')).data?.length).toBeGreaterThan(1);
    const refused = await late.from('word_games').insert(game());
    expect([refused.status, refused.error?.code]).toEqual([503, '53100']);
    await full.stop('SIGKILL');
    const afterKill = await startHost(settings);
    await rm(filler);
    const free = await signInAt(afterKill.address, folder, person);
    await expect
      .poll(async () => (await free.from('word_games').insert(game())).status, { timeout: 10_000 })
      .toBe(201);
    expect(await afterKill.stop('SIGTERM')).toBe(0);
  },
);
