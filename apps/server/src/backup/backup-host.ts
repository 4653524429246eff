import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Database, Log } from '@greenroom/gateway';
import { z } from 'zod';
import { BackupUnusable, listBackups } from './backup-files.ts';
import { type MadeBackup, makeBackup } from './make-backup.ts';

/** When and where the host makes backups by itself. */
export interface BackupSettings {
  folder: string;
  /** 0: only when it is asked. */
  everyMinutes: number;
  keep: number;
}

export interface BackupHostOptions {
  dataDir: string;
  database: Database;
  settings: BackupSettings;
  filesElsewhere: string | undefined;
  log: Log;
}

export interface BackupHost {
  /** Makes one now, or answers the one under way. */
  backUp(): Promise<MadeBackup>;
  /** Breaks off the backup under way, which leaves nothing behind, and makes no other. */
  close(): Promise<void>;
}

/** Whoever has just started does not wait for a backup. */
const firstAfterMilliseconds = 60_000;
const askMilliseconds = 3_600_000;

const Address = z.object({ port: z.number().int(), token: z.string().min(32) });
const Made = z.object({ file: z.string(), sizeBytes: z.number() });
const addressFile = (dataDir: string) => path.join(dataDir, 'backup-door.json');

/** Takes `npm run backup` of this machine, by a token that only who reads the data directory knows. */
async function openDoor(dataDir: string, backUp: () => Promise<MadeBackup>): Promise<Server> {
  const token = randomBytes(32);
  const isKnown = (header: string | undefined) => {
    const given = Buffer.from(header?.replace(/^Bearer /, '') ?? '', 'base64url');
    return given.byteLength === token.byteLength && timingSafeEqual(given, token);
  };
  const server = createServer(async (request, response) => {
    const answer = (status: number, body: object) => response.writeHead(status).end(JSON.stringify(body));
    if (request.method !== 'POST' || !isKnown(request.headers.authorization)) return answer(404, {});
    try {
      answer(200, await backUp());
    } catch (error) {
      const reason =
        error instanceof BackupUnusable ? error.message : 'The host could not make it; see its log.';
      answer(500, { reason });
    }
  });
  server.requestTimeout = askMilliseconds;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const draft = `${addressFile(dataDir)}.new`;
  await writeFile(draft, JSON.stringify({ port, token: token.toString('base64url') }), { mode: 0o600 });
  await rename(draft, addressFile(dataDir));
  return server;
}

/** Asks the host that uses a data directory for a backup. Throws BackupUnusable where it does not make one. */
export async function askHost(dataDir: string): Promise<MadeBackup> {
  const away = new BackupUnusable(`A process uses ${dataDir} and takes no orders. Stop it and try again.`);
  let answer: Response;
  try {
    const { port, token } = Address.parse(JSON.parse(await readFile(addressFile(dataDir), 'utf8')));
    const signal = AbortSignal.timeout(askMilliseconds);
    const headers = { authorization: `Bearer ${token}` };
    answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, signal });
  } catch {
    throw away;
  }
  const body: unknown = await answer.json().catch(() => ({}));
  if (answer.status === 200) return Made.parse(body);
  const { reason } = z.object({ reason: z.string().optional() }).parse(body);
  throw reason === undefined ? away : new BackupUnusable(reason);
}

/** Backups of a directory in use, made by the host itself: now and then, and when `npm run backup` asks. */
export async function openBackupHost(options: BackupHostOptions): Promise<BackupHost> {
  const { dataDir, database, settings, filesElsewhere, log } = options;
  const { folder, keep, everyMinutes } = settings;
  const stopping = new AbortController();
  let underWay: Promise<MadeBackup> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function backUp(): Promise<MadeBackup> {
    underWay ??= makeBackup({ dataDir, folder, keep, database, filesElsewhere, signal: stopping.signal })
      .then((made) => {
        log('info', 'backup made', { sizeBytes: made.sizeBytes });
        return made;
      })
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  }

  async function backUpWhenDue(): Promise<void> {
    try {
      const [latest] = await listBackups(folder);
      const isDue = !latest || Date.now() - latest.madeAt >= everyMinutes * 60_000 - firstAfterMilliseconds;
      if (isDue) await backUp();
    } catch (error) {
      if (stopping.signal.aborted) return;
      // A full disk or a folder that is away: the product goes on, and the next one may succeed.
      const code = error instanceof Error && 'code' in error ? error.code : undefined;
      const reason = error instanceof BackupUnusable ? error.message : undefined;
      log('error', 'backup failed', { code, reason });
    }
  }

  function plan(milliseconds: number): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => void backUpWhenDue().then(() => plan(everyMinutes * 60_000)), milliseconds);
    timer.unref();
  }

  const door = await openDoor(dataDir, backUp);
  if (everyMinutes > 0) plan(firstAfterMilliseconds);

  return {
    backUp,
    async close() {
      stopping.abort();
      clearTimeout(timer);
      await underWay?.catch(() => {});
      await rm(addressFile(dataDir), { force: true });
      door.closeAllConnections();
      door.close();
    },
  };
}
