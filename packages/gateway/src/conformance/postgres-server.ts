import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's package of PostgreSQL 15. */
const binaries = '/usr/lib/postgresql/15/bin';

/** Whether a PostgreSQL can be started here. */
export const hasPostgres = (): boolean => existsSync(join(binaries, 'initdb'));

export interface PostgresServer {
  /** Its address, over a socket that only this machine's folder leads to. */
  url: string;
  /** CPU seconds that its connections' processes have used so far, from Linux's /proc. */
  cpuSeconds(): Promise<number>;
  /** Stops it as an operator would (connections are cut), does `meanwhile` and starts it again. */
  restart(meanwhile?: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: it runs as the package's own user then. */
const whoRuns = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

const ticksASecond = 100;

/** What the children of the process whose id begins `pidFile` have used. */
async function childrenCpuSeconds(pidFile: string): Promise<number> {
  const parent = pidFile.split('\n')[0];
  let ticks = 0;
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    // After the name in parentheses: state, parent, ..., the 12th and 13th are user and system time.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[1] === parent) ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / ticksASecond;
}

/** Starts a PostgreSQL with a database of its own in a temporary folder, without network. */
export async function startPostgres(): Promise<PostgresServer> {
  const folder = await mkdtemp(join(tmpdir(), 'gateway-pg-'));
  const owner = whoRuns();
  if (owner.uid !== undefined) await chown(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const run = promisify(execFile);
  const pg = (command: string, args: string[]) =>
    run(join(binaries, command), args, {
      ...owner,
      cwd: folder,
      env: { LC_ALL: 'C.UTF-8', PATH: '/usr/bin:/bin' },
    });
  await pg('initdb', ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  const options = `-c listen_addresses='' -k ${folder} -c fsync=off -c max_connections=40`;
  const start = () => pg('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  await start();
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    cpuSeconds: async () => childrenCpuSeconds(await readFile(join(data, 'postmaster.pid'), 'utf8')),
    async restart(meanwhile) {
      await pg('pg_ctl', ['-D', data, '-w', '-m', 'fast', 'stop']);
      try {
        await meanwhile?.();
      } finally {
        await start();
      }
    },
    async stop() {
      await pg('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
