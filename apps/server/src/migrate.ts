// npm run migrate: brings the database to the state of the migrations and the seed, and ends. A host does the same when it
// starts; this does it before one is let near the database.
import { lockDataDirectory } from './data-lock.ts';
import { openDatabase } from './database.ts';
import { readEnvironment } from './env.ts';
import { explain } from './operator-errors.ts';

try {
  const { dataDir, databaseUrl } = readEnvironment();
  const unlock = databaseUrl ? () => {} : await lockDataDirectory(dataDir);
  const database = await openDatabase({ dataDir, databaseUrl }, (applied) => {
    for (const file of applied) console.log(`applied ${file}`);
    console.log(applied.length > 0 ? `${applied.length} migrations applied` : 'Nothing to apply');
  });
  await database.close();
  unlock();
} catch (error) {
  console.error(`The database was not migrated. ${explain(error)}`);
  process.exitCode = 1;
}
