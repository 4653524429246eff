// npm run move -- --to postgres://...: everything from the embedded database to PostgreSQL.
import path from 'node:path';
import { ensureInstalled, node24, root, run } from './prepare.mjs';

ensureInstalled();
const command = path.join(root, 'apps', 'server', 'src', 'move', 'move-command.ts');
process.exitCode = await run(node24(), [command, ...process.argv.slice(2)]);
