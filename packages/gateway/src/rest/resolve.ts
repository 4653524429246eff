import { type EmbedItem, emptyLevel, type Level, type SelectItem } from './ast.ts';
import { badQuery, restError } from './errors.ts';
import { findRelationship, isToOne, type Relationship } from './relationships.ts';
import type { Relation, RowShape } from './schema.ts';
import type { Schema } from './schema-cache.ts';

/** Rows that have an alias in SQL. */
export interface RowSource {
  alias: string;
  shape: RowShape;
  /** The relation whose rows they are, if any. */
  relation: Relation | undefined;
  /** True for the result of a statement: its rows have the relation's columns, but not its type. */
  isDerived: boolean;
}

/** A level of the query whose names are found in the catalogue. */
export interface Node extends RowSource {
  level: Level;
  select: readonly SelectItem[];
  embeds: readonly Embed[];
}

export interface Embed {
  item: EmbedItem;
  /** What filters, order and limits call it: its alias, else its relation's name. */
  key: string;
  relationship: Relationship;
  toOne: boolean;
  /** The alias of the junction table, for many-to-many. */
  junctionAlias: string;
  parent: RowSource;
  node: Node;
}

/**
 * Finds every embed's relationship and pairs it with the filters that name it. Throws PostgREST's errors for
 * unknown or ambiguous relations, and for filters on what is not embedded.
 */
export function resolveNode(
  schema: Schema,
  shape: RowShape,
  select: readonly SelectItem[],
  level: Level,
  trail: Trail = startTrail(shape, false),
): Node {
  const source: RowSource = {
    alias: `t${trail.aliases.next++}`,
    shape,
    relation: schema.relations.get(shape.relation ?? ''),
    isDerived: trail.isDerived,
  };
  const embeds: Embed[] = [];
  const keys = new Set<string>();
  countReads(trail.reads, shape, select);
  for (const item of select) {
    if (item.kind !== 'embed') continue;
    const key = item.alias ?? item.relation;
    if (keys.has(key)) throw badQuery(`"${key}" is embedded twice`, 'Give one of the two an alias.');
    keys.add(key);
    embeds.push(resolveEmbed(schema, { ...source, level }, item, key, trail));
  }
  for (const name of level.children.keys()) {
    if (!keys.has(name)) {
      throw restError(
        400,
        'PGRST108',
        `'${name}' is not an embedded resource in this request`,
        null,
        `Verify that '${name}' is included in the 'select' query parameter.`,
      );
    }
  }
  return { ...source, level, select: select.map((item) => asCount(shape, item)), embeds };
}

/** `count` without parentheses counts as well, unless a column is called so. */
const asCount = (shape: RowShape, item: SelectItem): SelectItem =>
  item.kind === 'column' && item.field.column === 'count' && !shape.columns.has('count')
    ? { kind: 'aggregate', name: 'count', alias: item.alias, resultCast: item.cast }
    : item;

/** Where the rows of a statement's result begin a way. */
export const derivedTrail = (shape: RowShape): Trail => startTrail(shape, true);

const startTrail = (shape: RowShape, isDerived: boolean): Trail => ({
  aliases: { next: 0 },
  reads: new Map(),
  lists: [shape.name],
  isDerived,
});

/** The way from the root to a level. */
interface Trail {
  aliases: { next: number };
  /** How often the whole request reads each column, and parts of it by JSON paths. */
  reads: Map<string, number>;
  /** The relations on the way that come as lists, the root first. */
  lists: readonly string[];
  isDerived: boolean;
}

const maxLists = 3;
const maxVisits = 2;
const maxReads = 6;
const maxPartReads = 40;

/** Aliases multiply: a short address could otherwise ask for the same long text hundreds of times. */
function countReads(reads: Trail['reads'], shape: RowShape, select: readonly SelectItem[]): void {
  const count = (column: string, isPart: boolean) => {
    const name = `${shape.name}.${column}`;
    const key = isPart ? `${name}->` : name;
    const times = (reads.get(key) ?? 0) + 1;
    const most = isPart ? maxPartReads : maxReads;
    if (times > most)
      throw badQuery(`${isPart ? 'parts of ' : ''}"${name}" selected more than ${most} times`);
    reads.set(key, times);
  };
  for (const item of select) {
    if (item.kind === 'star') for (const column of shape.columns.keys()) count(column, false);
    if (item.kind === 'column') count(item.field.column, item.field.path.length > 0);
  }
}

/** Lists within lists multiply: a short address could otherwise ask for millions of rows. */
function extendTrail(trail: Trail, relation: string, toOne: boolean): Trail {
  if (toOne) return { ...trail, isDerived: false };
  if (trail.lists.length > maxLists) throw badQuery(`lists are embedded more than ${maxLists} levels deep`);
  if (trail.lists.filter((name) => name === relation).length >= maxVisits) {
    throw badQuery(`lists of "${relation}" are embedded within each other more than once`);
  }
  return { ...trail, lists: [...trail.lists, relation], isDerived: false };
}

function resolveEmbed(
  schema: Schema,
  parent: RowSource & { level: Level },
  item: EmbedItem,
  key: string,
  trail: Trail,
): Embed {
  const origin = parent.shape.relation ?? parent.shape.name;
  const candidates = schema.relationships.get(origin) ?? [];
  const relationship = findRelationship(candidates, origin, item.relation, item.hint, schema.name);
  const target = schema.relations.get(relationship.to);
  if (!target) throw new Error(`relationship to the unknown relation ${relationship.to}`);
  const toOne = isToOne(relationship);
  const nextTrail = extendTrail(trail, target.name, toOne);
  const junctionAlias = `j${trail.aliases.next}`;
  const level = parent.level.children.get(key) ?? emptyLevel();
  const node = resolveNode(schema, target, item.select, level, nextTrail);
  return { item, key, relationship, toOne, junctionAlias, parent, node };
}
