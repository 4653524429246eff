// npm run messages: brings the catalogs up to date with the sources and says what is wrong with them.
// With --check nothing is written: a catalog that is not up to date is then a fault too.
import { catalogFaults } from './catalog-faults.ts';
import { collectCatalogs, writeCatalogs } from './catalogs.ts';

const files = await collectCatalogs();
const faults = catalogFaults(files);
if (process.argv.includes('--check')) {
  for (const { name, before, after } of files) {
    if (before !== after) faults.unshift(`${name}: not up to date with the sources; run npm run messages`);
  }
} else {
  for (const name of await writeCatalogs(files)) console.log(`written  ${name}`);
}
for (const fault of faults) console.error(fault);
const count = files.reduce((sum, { messages }) => sum + Object.keys(messages).length, 0);
console.log(`${count} messages in ${files.length} catalogs, ${faults.length} faults`);
process.exitCode = faults.length ? 1 : 0;
