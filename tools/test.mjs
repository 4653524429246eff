// npm test: everything. Its last line is `N passed, N failed`.
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser, ensureVoice } from './browser.mjs';
import { runBudgets } from './budgets.mjs';
import { runChecks } from './check.mjs';
import { storiesThat, unitFailures } from './failures.mjs';
import { ensureBuilt, ensureInstalled, node24, root, run, toolEnv } from './prepare.mjs';

const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

/** A runner that wrote no report did not run: that is a failure, never an empty success. */
function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, names: [`No report in ${path.basename(file)}`] };
  }
}

/** A runner that failed without a failed test, for one that died, counts as one failure. */
const withExit = (counts, code, runner) =>
  code !== 0 && counts.failed === 0
    ? { ...counts, failed: 1, names: [`${runner} ended with ${code}, see its output above`] }
    : counts;

async function runUnit(folder) {
  const file = path.join(folder, 'unit.json');
  const code = await run(node24(), [
    path.join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    'run',
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const counts = readReport(file, (report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.success || report.numFailedTests ? 0 : 1),
    names: unitFailures(report),
  }));
  return withExit(counts, code, 'vitest');
}

async function runStories(folder, browser) {
  const file = path.join(folder, 'stories.json');
  const env = toolEnv({
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    E2E_PORT: String(await freePort()),
    E2E_DATA_DIR: path.join(folder, 'data'),
  });
  const cli = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const code = await run(node24(), [cli, 'test', '--retries=1', '--reporter=list,json'], { env });
  const counts = readReport(file, (report) => ({
    passed: report.stats.expected + report.stats.flaky,
    failed: report.stats.unexpected,
    names: storiesThat('unexpected', report),
    flaky: storiesThat('flaky', report),
  }));
  return withExit(counts, code, 'playwright');
}

const roomBytes = 6 * 1024 ** 3;

/** Where the tests keep their files: in memory where there is room, because a third of a host's test was waiting for the disk. */
function baseFolder() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (Math.min(bavail * bsize, freemem()) > roomBytes) return '/dev/shm';
  } catch {
    // There is no such folder on this system.
  }
  return tmpdir();
}

/** The build is one thread for the most part, so that the checks run beside it. */
async function buildAndCheck() {
  const [checks] = await Promise.all([runChecks(), ensureBuilt()]);
  return checks;
}

ensureInstalled();
const browser = ensureBrowser();
ensureVoice();
const folder = mkdtempSync(path.join(baseFolder(), 'greenroom-test-'));
// PostgreSQL of the tests runs as another user, who has to get through.
chmodSync(folder, 0o711);
process.env.TMPDIR = folder;
// What Node and Playwright have compiled serves the next run too: both would keep it in the folder that goes away with this one.
process.env.NODE_COMPILE_CACHE = path.join(root, '.cache', 'compiled');
process.env.PLAYWRIGHT_TRANSFORM_CACHE_DIR = path.join(root, '.cache', 'stories');
const total = { passed: 0, failed: 0, names: [], flaky: [] };
try {
  for (const part of [buildAndCheck, runBudgets, () => runUnit(folder), () => runStories(folder, browser)]) {
    const counts = await part();
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.names.push(...counts.names);
    total.flaky.push(...(counts.flaky ?? []));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = total.failed ? 1 : 0;
for (const name of total.flaky) console.log(`FLAKY ${name}`);
for (const name of total.names) console.log(`FAIL  ${name}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
