import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's package of PostgreSQL 15. */
const binaries = '/usr/lib/postgresql/15/bin';

/** Whether a PostgreSQL can be started here. */
export const hasPostgres = (): boolean => existsSync(join(binaries, 'initdb'));

interface PostgresServer {
  /** Its address, over a socket that only this machine's folder leads to. */
  url: string;
  stop(): Promise<void>;
}

const idOf = (flag: '-u' | '-g') => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));

/** PostgreSQL refuses to run as root: it runs as the package's own user then. */
const whoRuns = () => (process.getuid?.() === 0 ? { uid: idOf('-u'), gid: idOf('-g') } : {});

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
  await pg('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start']);
  return {
    url: `postgres://postgres@/postgres?host=${encodeURIComponent(folder)}`,
    async stop() {
      await pg('pg_ctl', ['-D', data, '-w', '-m', 'immediate', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
