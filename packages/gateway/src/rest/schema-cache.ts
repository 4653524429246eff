import type { Database } from '../database/port.ts';
import {
  computedRelationship,
  type KeyConstraint,
  linkRelations,
  type Relationship,
} from './relationships.ts';
import { type Routine, type RoutineRow, routineFrom } from './routines.ts';
import { type ColumnRow, type ComputedColumn, columnMap, type Relation } from './schema.ts';
import { constraintsQuery, relationsQuery, routinesQuery, viewsQuery } from './schema-queries.ts';

/** What requests are checked against: one schema, read from the catalogue. */
export interface Schema {
  name: string;
  relations: ReadonlyMap<string, Relation>;
  relationships: ReadonlyMap<string, readonly Relationship[]>;
  routines: ReadonlyMap<string, readonly Routine[]>;
  /** The database runs on the server's own thread. */
  isEmbedded: boolean;
}

interface RelationRow {
  id: string;
  name: string;
  kind: string;
  row_type: string;
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

/** A function of one row is a column of that row, or leads from it to other rows. */
function attachRoutine(
  { name, arguments: all, returns, returnsSet, returnsOne, scalar, shape }: Routine,
  relations: ReadonlyMap<string, Relation & { computed: Map<string, ComputedColumn> }>,
  relationships: Map<string, Relationship[]>,
): void {
  const [argument] = all;
  if (!argument || all.length > 1) return;
  for (const relation of relations.values()) {
    if (relation.rowType !== argument.type) continue;
    if (returns === 'scalar' && !returnsSet) relation.computed.set(name, { routine: name, ...scalar });
    if (shape.relation === undefined) continue;
    const found = relationships.get(relation.name) ?? [];
    relationships.set(relation.name, [
      ...found,
      computedRelationship(name, relation.name, shape.relation, returnsOne),
    ]);
  }
}

/**
 * Reads the catalogue as the schema's owner. One transaction, four queries. PostgreSQL thinks that the one for routines is so long that it
 * compiles it first (`jit`): 9 s on a busy machine, and 40 ms without.
 */
function readSchema(database: Database, name: string): Promise<Schema> {
  return database.asOwner(async (tx) => {
    await tx.exec("set local search_path = ''; set local jit = off");
    const { rows: relationRows } = await tx.query<RelationRow>(relationsQuery, [name]);
    const { rows: constraints } = await tx.query<KeyConstraint>(constraintsQuery, [name]);
    const { rows: views } = await tx.query<{ name: string; tree: string }>(viewsQuery, [name]);
    const { rows: routineRows } = await tx.query<RoutineRow>(routinesQuery, [name]);
    const primaryKeys = new Map(
      constraints.filter(({ kind }) => kind === 'p').map((key) => [key.relation, key.columns]),
    );
    const relations = new Map<string, Relation & { computed: Map<string, ComputedColumn> }>(
      relationRows.map(({ name, columns, row_type: rowType }) => {
        const primaryKey = primaryKeys.get(name) ?? [];
        const shape = { name, relation: name, columns: columnMap(columns) };
        return [name, { ...shape, rowType, computed: new Map(), primaryKey }];
      }),
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
    const relationships = linkRelations(constraints, origins);
    for (const routine of [...routines.values()].flat()) attachRoutine(routine, relations, relationships);
    return { name, relations, relationships, routines, isEmbedded: database.kind === 'pglite' };
  });
}

const minimumAgeMs = 5000;

/**
 * Keeps the schema in memory. `refresh` reads it again; `afterMiss` does so at most every five seconds, for a request
 * that names something unknown: another process may have migrated the database.
 */
export function createSchemaCache(database: Database, name: string) {
  let current: Promise<Schema> | undefined;
  let readAt = 0;
  const refresh = () => {
    const reading = readSchema(database, name);
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
