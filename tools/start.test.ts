import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort, startedDataDir } from '@greenroom/testing/host-process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const longMs = 120_000;
const root = path.join(import.meta.dirname, '..');
const main = path.join(root, 'apps', 'server', 'src', 'main.ts');

let folder: string;
let npm: ChildProcess;
let pids: { starter: number; server: number };

const isAlive = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** A server that ends as the product does. It starts in a moment, and what is tested here is the processes around it. */
const smallServer = () => `
  import { createServer } from 'node:http';
  import { stopOnSignals } from ${JSON.stringify(path.join(root, 'apps', 'server', 'src', 'stop-on-signals.ts'))};
  const server = createServer().listen(0, '127.0.0.1', () => console.log('Greenroom is ready'));
  stopOnSignals().closes({ close: () => new Promise((resolve) => server.close(() => resolve())) });`;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'greenroom-start-'));
});

/** Starts a server by npm as `npm start` does, without the build, and finds the processes that run then. */
async function start(script: string, dataDir = path.join(folder, 'data')): Promise<void> {
  const starter = path.join(folder, 'start.mjs');
  const prepare = JSON.stringify(path.join(root, 'tools', 'prepare.mjs'));
  await writeFile(
    starter,
    `import { writeFileSync } from 'node:fs'; import { runServer } from ${prepare};
     writeFileSync(${JSON.stringify(path.join(folder, 'starter'))}, String(process.pid));
     process.exitCode = await runServer(${JSON.stringify(script)});`,
  );
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ scripts: { start: `node ${starter}` } }),
  );
  npm = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of processes, as a terminal makes one.
    detached: true,
  });
  let printed = '';
  for await (const chunk of npm.stdout ?? []) {
    printed += chunk;
    if (printed.includes('Greenroom is ready')) break;
  }
  const pid = Number(await readFile(path.join(folder, 'starter'), 'utf8'));
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  pids = { starter: pid, server: Number(children.trim().split(' ')[0]) };
}

async function startSmall(): Promise<void> {
  const script = path.join(folder, 'server.ts');
  await writeFile(script, smallServer());
  await start(script);
}

afterEach(async () => {
  for (const pid of [npm.pid, pids?.starter, pids?.server])
    if (pid && isAlive(pid)) process.kill(pid, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

const ended = async (pid: number) => {
  for (let waited = 0; isAlive(pid) && waited < 10_000; waited += 100) await setTimeout(100);
  return !isAlive(pid);
};

describe.skipIf(process.platform !== 'linux')('npm start leaves no server behind', () => {
  it('when npm gets SIGTERM while the whole product runs', { timeout: longMs }, async () => {
    await start(main, await startedDataDir(path.join(folder, 'data')));
    process.kill(Number(npm.pid), 'SIGTERM');
    expect(await ended(pids.server)).toBe(true);
    expect(await ended(pids.starter)).toBe(true);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGKILL'] as const)(
    'when npm gets %s',
    { timeout: longMs },
    async (signal) => {
      await startSmall();
      expect(isAlive(pids.server)).toBe(true);
      // npm passes no SIGINT on and stays: a terminal sends it to the whole group.
      process.kill(Number(npm.pid) * (signal === 'SIGINT' ? -1 : 1), signal);
      expect(await ended(pids.server)).toBe(true);
      expect(await ended(pids.starter)).toBe(true);
    },
  );

  it.each(['SIGHUP', 'SIGKILL'] as const)(
    'when its own process gets %s',
    { timeout: longMs },
    async (signal) => {
      await startSmall();
      process.kill(pids.starter, signal);
      expect(await ended(pids.server)).toBe(true);
      if (npm.exitCode === null && npm.signalCode === null) await once(npm, 'exit');
    },
  );
});
