// What a visit may weigh, checked on the built web app. Figures in kilobytes (1,000 bytes) as they travel: brotli.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

const dist = path.join(root, 'apps', 'web', 'dist');
/** On demand and by nature heavy: a report as PDF, with the engine that sets it. */
const heavyOnPurpose = /pdf/i;

const kilobytes = (bytes) => bytes / 1_000;
const brotliSize = (file) => {
  const ready = path.join(dist, `${file}.br`);
  return existsSync(ready)
    ? statSync(ready).size
    : brotliCompressSync(readFileSync(path.join(dist, file))).length;
};

/** Every script that the browser runs before the pages of these modules stand. */
function scriptsOf(manifest, modules) {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The build's manifest has no ${key}`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of modules) visit(key);
  return [...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
}

/** The backend's client: a page of a signed-in user needs it, the form to sign in does not before it is sent. */
const client = (manifest) => Object.keys(manifest).filter((key) => key.includes('@supabase/supabase-js'));

function visits(manifest) {
  const inside = ['index.html', ...client(manifest), 'src/routes/guard.tsx', 'src/routes/app-layout.tsx'];
  return [
    { name: '/auth', limit: 140, files: 25, modules: ['index.html', 'src/routes/auth.tsx'] },
    { name: 'shell and /dashboard', limit: 230, files: 30, modules: [...inside, 'src/routes/dashboard.tsx'] },
  ].flatMap(({ name, limit, files, modules }) => {
    const scripts = scriptsOf(manifest, modules);
    const bytes = scripts.reduce((sum, file) => sum + brotliSize(file), 0);
    return [
      { name: `JavaScript of ${name}`, size: kilobytes(bytes), limit, unit: 'kB' },
      { name: `scripts of ${name}`, size: scripts.length, limit: files, unit: 'files' },
    ];
  });
}

/** Chunks that import each other, however far around: one of them would run before what it needs. */
function chunkCycles(manifest) {
  const done = new Set();
  const cycles = [];
  const visit = (key, trail) => {
    const start = trail.indexOf(key);
    if (start >= 0) cycles.push([...trail.slice(start), key].map((each) => manifest[each].file).join(' > '));
    if (start >= 0 || done.has(key)) return;
    for (const next of manifest[key].imports ?? []) visit(next, [...trail, key]);
    done.add(key);
  };
  for (const key of Object.keys(manifest)) visit(key, []);
  return cycles;
}

function lazyChunks(manifest) {
  const sizes = Object.values(manifest)
    .filter(({ file, src, name }) => file.endsWith('.js') && !heavyOnPurpose.test(`${src} ${name}`))
    .map(({ file }) => kilobytes(gzipSync(readFileSync(path.join(dist, file))).length));
  return { name: 'largest chunk (gzip)', size: Math.max(...sizes), limit: 150, unit: 'kB' };
}

/** The fonts that the pages' style sheets name; those of the PDF come with the PDF. */
function fonts() {
  const files = readdirSync(path.join(dist, 'assets')).filter((file) => file.endsWith('.woff2'));
  if (files.length === 0) throw new Error('The build holds no font');
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(dist, 'assets', file)).size, 0);
  return { name: 'fonts', size: kilobytes(bytes), limit: 80, unit: 'kB' };
}

function htmlFiles(folder = dist) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) return htmlFiles(file);
    return entry.name.endsWith('.html') ? [file] : [];
  });
}

/** Public pages that run the app's script, and addresses of other origins that any page would fetch. */
function htmlFaults(manifest) {
  const app = manifest['index.html'].file;
  return htmlFiles().flatMap((file) => {
    const name = path.relative(dist, file);
    const html = readFileSync(file, 'utf8');
    const scripts = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
    const fetched = [
      ...html.matchAll(/<(?:link|img|script|source|iframe)\b[^>]*(?:src|href)="(https?:[^"]+)"[^>]*>/g),
    ];
    const foreign = fetched.filter(([tag]) => !/rel="(?:canonical|alternate)"/.test(tag));
    return [
      ...(name !== 'app-shell.html' && scripts.some((source) => source.endsWith(app))
        ? [`${name} runs the app`]
        : []),
      ...foreign.map(([, address]) => `${name} fetches ${address}`),
    ];
  });
}

/** Measures the built app. Prints a line per budget; returns how many held, how many did not, and which. */
export function runBudgets() {
  const manifest = JSON.parse(readFileSync(path.join(dist, '.vite', 'manifest.json'), 'utf8'));
  const budgets = [...visits(manifest), lazyChunks(manifest), fonts()];
  const rules = [
    { name: 'static pages run no app script and fetch from no other origin', faults: htmlFaults(manifest) },
    { name: 'no chunk waits for itself', faults: chunkCycles(manifest) },
  ];
  for (const { name, size, limit, unit } of budgets) {
    console.log(
      `${size <= limit ? 'pass' : 'FAIL'}  ${name}: ${Number(size.toFixed(1))} of ${limit} ${unit}`,
    );
  }
  for (const { name, faults } of rules) {
    console.log(`${faults.length ? 'FAIL' : 'pass'}  ${name}`);
    for (const fault of faults) console.log(`      ${fault}`);
  }
  const failed = [
    ...budgets.filter(({ size, limit }) => size > limit),
    ...rules.filter(({ faults }) => faults.length),
  ];
  return {
    passed: budgets.length + rules.length - failed.length,
    failed: failed.length,
    names: failed.map(({ name }) => name),
  };
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1])).href) {
  ensureInstalled();
  await ensureBuilt();
  process.exitCode = runBudgets().failed ? 1 : 0;
}
