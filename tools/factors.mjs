// npm run factors: see docs/operate.md.
import path from 'node:path';
import { ensureInstalled, node24, root, run } from './prepare.mjs';

ensureInstalled();
const command = path.join(root, 'apps', 'server', 'src', 'factors', 'factors-command.ts');
process.exitCode = await run(node24(), [command, ...process.argv.slice(2)]);
