import { appendFile, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '@greenroom/domain';
import {
  demoAccountsIn,
  type HostProcess,
  newDataDir,
  runCommand,
  startedDataDir,
  startHost,
} from '@greenroom/testing/host-process';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DemoAccount } from '../demo/accounts.ts';

type Client = SupabaseClient<Database>;
const pdf = '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n';
const backUp = (variables: Record<string, string>) => runCommand('backup/backup-command.ts', variables);
const restore = (variables: Record<string, string>, ...args: string[]) =>
  runCommand('backup/restore-command.ts', variables, args);

let premium: DemoAccount | undefined;

async function signIn(address: string, account = premium): Promise<Client> {
  const config = (await (await fetch(`${address}/config.json`)).json()) as { publishableKey: string };
  const auth = { persistSession: false, autoRefreshToken: false };
  const client = createClient<Database>(address, config.publishableKey, { auth });
  const { error } = await client.auth.signInWithPassword({
    email: String(account?.email),
    password: String(account?.password),
  });
  if (error) throw error;
  return client;
}

const userId = async (client: Client) => String((await client.auth.getUser()).data.user?.id);

async function addGame(client: Client, owner: string): Promise<string> {
  const id = crypto.randomUUID();
  const game = { id, user_id: owner, word: 'RESUME', score: 10, time_taken: 20, difficulty: 'easy' };
  const { error } = await client.from('word_games').insert(game);
  if (error) throw error;
  return id;
}

async function gamesOf(client: Client): Promise<Set<string>> {
  const { data, error } = await client.from('word_games').select('id').order('id').limit(1_000);
  if (error) throw error;
  return new Set(data.map((row) => row.id));
}

describe('a backup of a host that runs', () => {
  let dataDir: string;
  let host: HostProcess;
  let file: string;
  let token: string;
  let owner: string;
  const before: string[] = [];
  const after: string[] = [];

  beforeAll(async () => {
    dataDir = await startedDataDir();
    [, premium] = await demoAccountsIn(dataDir);
    host = await startHost({ DATA_DIR: dataDir });
    const client = await signIn(host.address);
    owner = await userId(client);
    token = String((await client.auth.getSession()).data.session?.access_token);
    const documents = client.storage.from('documents');
    const uploaded = await documents.upload(`${owner}/kept.pdf`, new Blob([pdf]));
    if (uploaded.error) throw uploaded.error;
    for (let index = 0; index < 10; index += 1) before.push(await addGame(client, owner));

    // Others go on writing and removing files while it is made.
    let isDone = false;
    const writing = (async () => {
      for (let index = 0; !isDone; index += 1) {
        after.push(await addGame(client, owner));
        await documents.upload(`${owner}/gone-${index}.pdf`, new Blob([pdf]));
        if (index % 2 === 0) await documents.remove([`${owner}/gone-${index}.pdf`]);
      }
    })();
    const { code, printed } = await backUp({ DATA_DIR: dataDir });
    isDone = true;
    await writing;
    expect(printed).toContain('MB');
    expect(code).toBe(0);
    file = /(\S+\.tar\.gz)/.exec(printed)?.[1] ?? '';
    await addGame(client, owner).then((id) => after.push(id));
  }, 90_000);
  afterAll(async () => {
    await host.stop('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('is one file for its owner alone, with a checksum that the machine can check', async () => {
    expect(path.dirname(file)).toBe(path.join(dataDir, 'backups'));
    const names = await readdir(path.dirname(file));
    expect(names.sort()).toEqual([path.basename(file), `${path.basename(file)}.sha256`]);
    if (process.platform === 'win32') return;
    for (const name of names)
      expect((await stat(path.join(dataDir, 'backups', name))).mode & 0o777).toBe(0o600);
    const staged = (await readdir(dataDir)).filter((name) => name.startsWith('backup-staging'));
    expect(staged).toEqual([]);
  });

  it('brings everything back elsewhere, and everybody signs in as before', { timeout: 90_000 }, async () => {
    const elsewhere = await newDataDir();
    const restored = await restore({ DATA_DIR: elsewhere }, file);
    expect(restored).toMatchObject({ code: 0, printed: expect.stringContaining('is as it was at') });
    const again = await startHost({ DATA_DIR: elsewhere });
    try {
      const client = await signIn(again.address);
      const games = await gamesOf(client);
      expect(before.filter((id) => !games.has(id))).toEqual([]);
      // What came last was not there yet, and what came meanwhile is there in the order it came.
      expect(games.has(String(after.at(-1)))).toBe(false);
      const kept = after.map((id) => games.has(id));
      expect(kept).toEqual([...kept].sort((a, b) => Number(b) - Number(a)));
      const documents = client.storage.from('documents');
      const { data: listed } = await documents.list(owner, { limit: 1_000 });
      expect(listed?.map(({ name }) => name)).toContain('kept.pdf');
      for (const { name } of listed ?? []) {
        expect(await (await documents.download(`${owner}/${name}`)).data?.text()).toBe(pdf);
      }
      // Even sign-ins of before hold: the secrets came along.
      expect((await client.auth.getUser(token)).data.user?.id).toBe(owner);
      const { data: past } = await client.from('interview_sessions').select('id').eq('status', 'completed');
      expect(past?.length).toBeGreaterThan(0);
      expect(await again.stop()).toBe(0);
    } finally {
      await again.stop('SIGKILL');
      await rm(elsewhere, { recursive: true, force: true });
    }
  });

  it('is not restored over a host that runs, nor over data without being told', {
    timeout: 90_000,
  }, async () => {
    const inUse = await restore({ DATA_DIR: dataDir }, file, '--replace');
    expect(inUse).toMatchObject({ code: 1, printed: expect.stringContaining('Another Greenroom process') });
    const elsewhere = await newDataDir();
    await mkdir(path.join(elsewhere, 'db'));
    await writeFile(path.join(elsewhere, 'db', 'mine'), 'precious');
    const refused = await restore({ DATA_DIR: elsewhere }, file);
    expect(refused).toMatchObject({ code: 1, printed: expect.stringContaining('--replace') });
    expect(await readFile(path.join(elsewhere, 'db', 'mine'), 'utf8')).toBe('precious');
    const replaced = await restore({ DATA_DIR: elsewhere }, file, '--replace');
    expect(replaced.code).toBe(0);
    const aside = (await readdir(elsewhere)).find((name) => name.startsWith('replaced-'));
    expect(await readFile(path.join(elsewhere, String(aside), 'db', 'mine'), 'utf8')).toBe('precious');
    expect((await readdir(path.join(elsewhere, 'db'))).includes('PG_VERSION')).toBe(true);
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('that is damaged, or lost its checksum, changes nothing', { timeout: 60_000 }, async () => {
    const elsewhere = await newDataDir();
    const copy = path.join(elsewhere, 'copy.tar.gz');
    await writeFile(copy, await readFile(file));
    const bare = await restore({ DATA_DIR: elsewhere }, copy);
    expect(bare).toMatchObject({ code: 1, printed: expect.stringContaining('checksum') });
    await writeFile(`${copy}.sha256`, await readFile(`${file}.sha256`));
    await appendFile(copy, 'x');
    const damaged = await restore({ DATA_DIR: elsewhere }, copy);
    expect(damaged).toMatchObject({ code: 1, printed: expect.stringContaining('damaged') });
    const missing = await restore({ DATA_DIR: elsewhere }, path.join(elsewhere, 'none.tar.gz'));
    expect(missing).toMatchObject({ code: 1, printed: expect.stringContaining('There is no backup') });
    expect(
      (await readdir(elsewhere)).filter((name) => ['db', 'files', 'secrets.json'].includes(name)),
    ).toEqual([]);
    await rm(elsewhere, { recursive: true, force: true });
  });

  it('can be made of a stopped host too, and a killed one', { timeout: 90_000 }, async () => {
    await host.stop('SIGKILL');
    const { code, printed } = await backUp({ DATA_DIR: dataDir, BACKUP_KEEP: '1' });
    expect({ code, printed }).toMatchObject({ code: 0 });
    const kept = await readdir(path.join(dataDir, 'backups'));
    expect(kept).toHaveLength(2);
    expect(printed).toContain(String(kept.find((name) => name.endsWith('.gz'))));
    const restored = await restore({ DATA_DIR: dataDir }, 'latest', '--replace');
    expect(restored.code).toBe(0);
    const again = await startHost({ DATA_DIR: dataDir });
    const games = await gamesOf(await signIn(again.address));
    expect([...before, ...after].filter((id) => !games.has(id))).toEqual([]);
    await again.stop();
  });
});

describe('npm run backup', () => {
  it('says what is missing where there is nothing to keep', { timeout: 30_000 }, async () => {
    const dataDir = await newDataDir();
    expect(await backUp({ DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      printed: expect.stringContaining('no embedded database'),
    });
    expect(await readdir(path.join(dataDir, 'backups'))).toEqual([]);
    const elsewhere = await backUp({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost/x' });
    expect(elsewhere).toMatchObject({ code: 1, printed: expect.stringContaining('pg_dump') });
    await writeFile(path.join(dataDir, 'restore-unfinished'), '');
    await expect(startHost({ DATA_DIR: dataDir })).rejects.toThrow('was broken off');
  });
});
