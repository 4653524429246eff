import type { Database } from '../database/port.ts';
import { type KeyConstraint, linkRelations, type Relationship } from './relationships.ts';
import { type Routine, type RoutineRow, routineFrom } from './routines.ts';
import { type ColumnRow, columnMap, type Relation } from './schema.ts';
import { constraintsQuery, relationsQuery, routinesQuery, viewsQuery } from './schema-queries.ts';

/** What requests are checked against: only schema `public`, read from the catalogue. */
export interface Schema {
  relations: ReadonlyMap<string, Relation>;
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  routines: ReadonlyMap<string, readonly Routine[]>;
}

interface RelationRow {
  id: string;
  name: string;
  kind: string;
  columns: ColumnRow[];
}

/** Where a view's columns come from: view column -> [table, column]. */
function viewOrigins(tree: string, relations: readonly RelationRow[], view: RelationRow) {
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const entry =
    /:resno (\d+) :resname (\w+) :ressortgroupref \d+ :resorigtbl (\d+) :resorigcol (\d+) :resjunk false/g;
  const origins = new Map<string, { table: string; column: string } | null>();
  for (const [, position, name = '', tableId = '', columnPosition] of tree.matchAll(entry)) {
    const own = view.columns.find((column) => column.name === name);
    if (own?.position !== Number(position)) continue;
    const table = byId.get(tableId);
    const column = table?.columns.find((candidate) => candidate.position === Number(columnPosition));
    const origin = table && column ? { table: table.name, column: column.name } : null;
    const earlier = origins.get(name);
    const isSame = earlier?.table === origin?.table && earlier?.column === origin?.column;
    // Inner queries of a view name their columns too; where two entries disagree the origin is unknown.
    origins.set(name, origins.has(name) && !isSame ? null : origin);
  }
  return origins;
}

/** Reads the catalogue as the schema's owner. One transaction, four queries. */
function readSchema(database: Database): Promise<Schema> {
  return database.asOwner(async (tx) => {
    await tx.exec("set local search_path = ''");
    const { rows: relationRows } = await tx.query<RelationRow>(relationsQuery);
    const { rows: constraints } = await tx.query<KeyConstraint>(constraintsQuery);
    const { rows: views } = await tx.query<{ name: string; tree: string }>(viewsQuery);
    const { rows: routineRows } = await tx.query<RoutineRow>(routinesQuery);
    const primaryKeys = new Map(
      constraints.filter(({ kind }) => kind === 'p').map((key) => [key.relation, key.columns]),
    );
    const relations = new Map<string, Relation>(
      relationRows.map(({ name, columns }) => [
        name,
        { name, relation: name, columns: columnMap(columns), primaryKey: primaryKeys.get(name) ?? [] },
      ]),
    );
    const rowOf = new Map(relationRows.map((row) => [row.name, row]));
    const origins = new Map(
      views.flatMap(({ name, tree }) => {
        const row = rowOf.get(name);
        return row ? [[name, viewOrigins(tree, relationRows, row)] as const] : [];
      }),
    );
    const routines = new Map<string, Routine[]>();
    for (const row of routineRows) {
      const routine = routineFrom(row, relations);
      if (routine) routines.set(row.name, [...(routines.get(row.name) ?? []), routine]);
    }
    return { relations, relationships: linkRelations(constraints, origins), routines };
  });
}

const minimumAgeMs = 5000;

/**
 * Keeps the schema in memory. `refresh` reads it again; `afterMiss` does so at most every five seconds, for a request
 * that names something unknown: another process may have migrated the database.
 */
export function createSchemaCache(database: Database) {
  let current: Promise<Schema> | undefined;
  let readAt = 0;
  const refresh = () => {
    const reading = readSchema(database);
    current = reading;
    readAt = Date.now();
    reading.catch(() => {
      // A failed read is not kept: the next request tries again.
      if (current === reading) current = undefined;
    });
    return reading;
  };
  return {
    get: () => current ?? refresh(),
    refresh,
    /** The newly read schema, or null when the one in memory is recent. */
    afterMiss: async () => (Date.now() - readAt < minimumAgeMs ? null : refresh()),
  };
}
