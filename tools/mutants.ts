// Plants one mistake after the other and runs the tests nearest to it: `npm run mutants`, or `npm run mutants -- payments`
// for those whose file has "payments" in its path. Ends with 1 where more than three mistakes go unnoticed.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Mutant, mutants } from './mutants.data.ts';
import { root } from './prepare.mjs';

const allowedSurvivors = 3;

/** True when the tests notice. The file is as it was afterwards, also when the run is interrupted. */
function isKilled({ file, from, to, tests }: Mutant): boolean {
  const full = path.join(root, file);
  const original = readFileSync(full, 'utf8');
  if (original.split(from).length !== 2) throw new Error(`${file} has to contain exactly once: ${from}`);
  const restore = () => writeFileSync(full, original);
  process.once('exit', restore);
  try {
    writeFileSync(
      full,
      original.replace(from, () => to),
    );
    const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs');
    const run = spawnSync(process.execPath, [vitest, 'run', '--bail', '1', '--reporter', 'dot', ...tests], {
      cwd: root,
      encoding: 'utf8',
    });
    if (/No test files found/.test(run.stdout + run.stderr))
      throw new Error(`${file}: no tests at ${tests.join(' ')}`);
    return run.status !== 0;
  } finally {
    restore();
    process.removeListener('exit', restore);
  }
}

// Interrupted, the process still restores the file: a signal alone would skip the handlers of its end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

const part = process.argv[2] ?? '';
const chosen = mutants.filter(({ file }) => file.includes(part));
let survivors = 0;
for (const mutant of chosen) {
  const killed = isKilled(mutant);
  if (!killed) survivors += 1;
  console.log(
    `${killed ? 'killed  ' : 'SURVIVED'}  ${mutant.file}: ${mutant.from.trim().split('\n').at(-1)}`,
  );
}
console.log(`${chosen.length - survivors} of ${chosen.length} killed`);
process.exitCode = survivors > allowedSurvivors ? 1 : 0;
