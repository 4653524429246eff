// npm start: installs what is missing, builds what changed, serves the whole product.
import path from 'node:path';
import { ensureBuilt, ensureInstalled, root, runServer } from './prepare.mjs';

ensureInstalled();
await ensureBuilt();
process.exitCode = await runServer(path.join(root, 'apps', 'server', 'src', 'main.ts'));
