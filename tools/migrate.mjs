// npm run migrate: brings the database to the state of the migrations; nothing is served.
import path from 'node:path';
import { ensureInstalled, node24, root, run } from './prepare.mjs';

ensureInstalled();
process.exitCode = await run(node24(), [path.join(root, 'apps', 'server', 'src', 'migrate.ts')]);
