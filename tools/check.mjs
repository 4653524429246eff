// npm run check: format, lint, types, import law, structure, dead code, documents. Prints what failed, in full.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, root, toolEnv } from './prepare.mjs';

/** The server's packages are checked together, with tests. Domain, coach and functions once more without Node's types. */
const projects = ['.', 'tsconfig.server.json', 'apps/web', 'tsconfig.pure.json'];

/** What the last check learned of unchanged files is kept: a project takes a quarter of the processor time then. */
const checkTypes = (project) => {
  const kept = path.join(root, '.cache', 'types', `${project.replaceAll(/\W/g, '-')}.tsbuildinfo`);
  return ['-p', project, '--singleThreaded', '--incremental', '--tsBuildInfoFile', kept];
};

const checks = [
  ['format and lint', 'biome', ['ci', '--error-on-warnings', '.']],
  // Each checker of a project checks again what the others need too: one takes half the processor time of four.
  ...projects.map((project) => [`types of ${project}`, 'tsc', checkTypes(project)]),
  ['import law', 'depcruise', ['--config', 'tools/import-law.cjs', 'packages', 'apps']],
  ['structure', 'node', ['tools/structure.ts']],
  ['dead code', 'knip', []],
  ['database types', 'node', ['tools/generate-types.ts', '--check']],
  ['messages', 'node', ['apps/web/build/messages-command.ts', '--check']],
  ['documents', 'node', ['tools/check-docs.ts']],
];

function runOne([name, command, args]) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: toolEnv(), shell: process.platform === 'win32' });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ name, ok: false, output: String(error) }));
    child.on('exit', (code) => resolve({ name, ok: code === 0, output }));
  });
}

/** Runs every check, two at a time. Resolves to how many passed and failed, and which failed. */
export async function runChecks() {
  const queue = [...checks];
  const results = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const result = await runOne(next);
      results.push(result);
      console.log(`${result.ok ? 'pass' : 'FAIL'}  ${result.name}`);
      if (!result.ok) console.log(result.output.slice(-8_000));
    }
  };
  await Promise.all([worker(), worker()]);
  const names = results.filter((result) => !result.ok).map((result) => result.name);
  return { passed: results.length - names.length, failed: names.length, names };
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  ensureInstalled();
  const { passed, failed } = await runChecks();
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed ? 1 : 0;
}
