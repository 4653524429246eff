import { readFile, writeFile } from 'node:fs/promises';
import { withTables } from '../packages/gateway/src/conformance/table.ts';

/** Writes what the gateway's conformance suite asserts into its page: `node tools/conformance-table.ts`. */
const page = new URL('../docs/features/gateway.md', import.meta.url);
await writeFile(page, withTables(await readFile(page, 'utf8')));
