// Part of the build: makes the empty database that every new embedded one begins with.
import { makeEmptyDatabase } from '@greenroom/gateway';
import { emptyDatabases } from './database.ts';

await makeEmptyDatabase(emptyDatabases);
