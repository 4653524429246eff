import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const main = path.join(import.meta.dirname, 'main.ts');

/** The server as a process of its own, as `node main.ts` starts it. */
export interface StartedHost {
  process: ChildProcess;
  /** Where it says it is reached. */
  address: string;
  /** What it has printed, on both streams, so far. */
  printed(): string;
  /** Ends it; answers its exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A folder for the data of one test. */
export const newDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'greenroom-host-'));

/** Starts a host on a free port with these settings and no others, and waits until it says that it is ready. */
export async function startHost(
  variables: Record<string, string>,
  entry: string = main,
): Promise<StartedHost> {
  const child = spawn(process.execPath, [entry], {
    env: { PORT: '0', LOG_LEVEL: 'error', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const address = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      const ready = /ready at (\S+)\n[\s\S]*\n\n/.exec(printed)?.[1];
      if (ready) resolve(ready);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${printed}`)));
  });
  return {
    process: child,
    address,
    printed: () => printed,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      const [code] = await once(child, 'exit');
      return code as number | null;
    },
  };
}

/** Runs a command of the host to its end. */
export async function runCommand(
  file: string,
  variables: Record<string, string>,
  args: readonly string[] = [],
): Promise<{ code: number | null; printed: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file), ...args], {
    env: { LOG_LEVEL: 'error', ...variables },
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
