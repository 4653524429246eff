// Starts the product for the browser stories as `npm start` does, on a data directory past its first start. That the
// first start works is promised by apps/server/src/main.test.ts.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startedDataDir } from '@greenroom/testing/host-process';

const dataDir = process.env.DATA_DIR;
if (!dataDir) throw new Error('DATA_DIR says where the stories keep their data');
if (!existsSync(path.join(dataDir, 'db'))) await startedDataDir(dataDir);
await import('./start.mjs');
