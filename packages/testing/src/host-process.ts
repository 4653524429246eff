import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { type DemoAccount, demoAccountsOf } from '../../../apps/server/src/demo/accounts.ts';
import { hashOfProduct } from './test-database.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');
const server = path.join(root, 'apps', 'server', 'src');
const main = path.join(server, 'main.ts');
const password = 'Rehearse-24!room';
/**
 * Hosts are many, live for seconds, and their code is the same: Node compiles it once, and the compiler that makes the database fast
 * is left out, which would take a second of each. The stories and `main.test.ts` run with it.
 */
const surroundings = {
  LOG_LEVEL: 'error',
  NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled'),
  SMALL_MACHINE: '1',
};

/** A host of the product as a process of its own, as an operator runs it. */
export interface HostProcess {
  /** Where it listens. */
  address: string;
  process: ChildProcess;
  /** What it has said so far. */
  printed(): string;
  /** Ends it; resolves to its exit code, null where a signal killed it. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills what is still running: for the end of a test, however it ended. */
export function killHosts(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/** A port that nobody listens on at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Spawns a host with these settings alone; it may refuse to start. `entry` is a bundled host in place of the sources. */
export function launchHost(settings: Record<string, string>, entry: string = main): ChildProcess {
  const child = spawn(process.execPath, [entry], {
    env: { ...surroundings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts a host and waits until it has said where it is. Rejects with what it said where it ends instead. */
export async function startHost(
  settings: Record<string, string>,
  entry: string = main,
): Promise<HostProcess> {
  // Not the address that it prints: that may be the one of a balancer in front of it.
  const port = settings.PORT ?? String(await freePort());
  const child = launchHost({ ...settings, PORT: port }, entry);
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (/ready at \S+\n[\s\S]*\n\n/.test(printed)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code, signal) =>
      reject(new Error(`the host ended with ${code ?? signal}: ${printed}`)),
    );
  });
  return {
    address: `http://localhost:${port}`,
    process: child,
    printed: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
}

/** Runs a command of the host (a file of apps/server/src) to its end; what it printed is of both streams. */
export async function runCommand(
  file: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [path.join(server, file), ...args], {
    env: { ...surroundings, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const read = (chunk: Buffer) => {
    printed += chunk.toString();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = await once(child, 'close');
  return { code: code as number | null, printed };
}

/** A folder for the data of one test, empty. */
export const newDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'greenroom-host-'));

/** The demo accounts of a data directory that a host has made, with their passwords. */
export async function demoAccountsIn(dataDir: string): Promise<DemoAccount[]> {
  const { storageSecret } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8'));
  return demoAccountsOf(storageSecret);
}

/**
 * A folder for the data of one test (`folder`, or a new one), past its first start: the demo accounts are there. It is a copy of one that a
 * host made once on this day from the SQL files as they are; making one takes much longer than to copy it.
 */
export async function startedDataDir(folder?: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const kept = path.join(root, '.cache', `test-host-${await hashOfProduct()}-${day}`);
  if (!(await stat(kept).catch(() => null))) {
    await mkdir(path.dirname(kept), { recursive: true });
    const made = await mkdtemp(path.join(root, '.cache', 'first-start-'));
    await (await startHost({ DATA_DIR: made })).stop();
    // Another test's process may have been faster: its folder is as good.
    await rename(made, kept).catch(() => rm(made, { recursive: true }));
  }
  const filled = folder ?? (await newDataDir());
  await cp(kept, filled, { recursive: true });
  return filled;
}

interface Keys {
  publishableKey: string;
  secretKey: string;
}

const readKeys = async (dataDir: string) =>
  JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as Keys;
const quiet = { persistSession: false, autoRefreshToken: false };

/** The official client with the server's own key, read from the data directory. */
export async function connectAsOperator(address: string, dataDir: string): Promise<SupabaseClient> {
  return createClient(address, (await readKeys(dataDir)).secretKey, { auth: quiet });
}

export interface EnrolledPerson {
  id: string;
  email: string;
  password: string;
}

/** Makes a confirmed user with an active plan. */
export async function enrol(address: string, dataDir: string): Promise<EnrolledPerson> {
  const operator = await connectAsOperator(address, dataDir);
  const email = `drill-${crypto.randomUUID()}@example.com`;
  const made = await operator.auth.admin.createUser({ email, password, email_confirm: true });
  if (made.error) throw made.error;
  const { id } = made.data.user;
  const paid = await operator.from('subscription_status').update({ status: 'active' }).eq('user_id', id);
  if (paid.error) throw paid.error;
  return { id, email, password };
}

/** Signs somebody in over the network. */
export async function signInAt(
  address: string,
  dataDir: string,
  { email, password }: Pick<EnrolledPerson, 'email' | 'password'>,
  headers: Record<string, string> = {},
): Promise<SupabaseClient> {
  const client = createClient(address, (await readKeys(dataDir)).publishableKey, {
    auth: quiet,
    global: { headers },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}
