// npm start: installs what is missing, builds what changed, serves the whole product.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, node24, root, run } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
process.exitCode = await run(node24(), [path.join(root, 'apps', 'server', 'src', 'main.ts')]);
