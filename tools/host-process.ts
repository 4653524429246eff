import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';

const main = path.join(import.meta.dirname, '..', 'apps', 'server', 'src', 'main.ts');
const password = 'Rehearse-24!room';

/** A host of the product as a process of its own, as an operator runs it. */
export interface HostProcess {
  /** Where it listens. */
  address: string;
  process: ChildProcess;
  /** What it has said so far. */
  printed(): string;
  /** Ends it; resolves to its exit code, null where a signal killed it. */
  stop(signal: NodeJS.Signals): Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Kills what is still running: for the end of a test, however it ended. */
export function killHosts(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Spawns a host with these settings alone; it may refuse to start. */
export function launchHost(settings: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [main], {
    env: { LOG_LEVEL: 'error', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/** Starts a host and waits until it says that it is ready. Rejects with what it said where it ends instead. */
export async function startHost(settings: Record<string, string>): Promise<HostProcess> {
  const port = settings.PORT ?? String(await freePort());
  const child = launchHost({ ...settings, PORT: port });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready at')) resolve();
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
    async stop(signal) {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
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
