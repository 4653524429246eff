// npm run dev: the server restarts and the web app rebuilds when a source changes.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node24, root, run } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
const server = run(node24(), ['--watch', path.join(root, 'apps', 'server', 'src', 'main.ts')]);
const web = run(
  node24(),
  [path.join(root, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--watch', '--logLevel', 'warn'],
  { cwd: path.join(root, 'apps', 'web') },
);
process.exitCode = Math.max(...(await Promise.all([server, web])));
