import { type EmbedItem, emptyLevel, type Level, type SelectItem } from './ast.ts';
import { badQuery, refuse } from './errors.ts';
import { findRelationship, isToOne, type Relationship } from './relationships.ts';
import type { RowShape } from './schema.ts';
import type { Schema } from './schema-cache.ts';

/** A level of the query whose names are found in the catalogue. */
export interface Node {
  /** The alias its rows have in SQL. */
  alias: string;
  shape: RowShape;
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
  /** The alias of the parent's rows. */
  parentAlias: string;
  node: Node;
}

/**
 * Finds every embed's relationship and pairs it with the filters that name it. Throws PostgREST's refusals for
 * unknown or ambiguous relations, and for filters on what is not embedded.
 */
export function resolveNode(
  schema: Schema,
  shape: RowShape,
  select: readonly SelectItem[],
  level: Level,
  trail: Trail = { aliases: { next: 0 }, lists: [shape.name] },
): Node {
  const alias = `t${trail.aliases.next++}`;
  const embeds: Embed[] = [];
  const keys = new Set<string>();
  for (const item of select) {
    if (item.kind !== 'embed') continue;
    const key = item.alias ?? item.relation;
    if (keys.has(key)) throw badQuery(`"${key}" is embedded twice`, 'Give one of the two an alias.');
    keys.add(key);
    embeds.push(resolveEmbed(schema, { shape, alias, level }, item, key, trail));
  }
  for (const name of level.children.keys()) {
    if (!keys.has(name)) {
      throw refuse(
        400,
        'PGRST108',
        `'${name}' is not an embedded resource in this request`,
        null,
        `Verify that '${name}' is included in the 'select' query parameter.`,
      );
    }
  }
  return { alias, shape, level, select, embeds };
}

/** The way from the root to a level. */
interface Trail {
  aliases: { next: number };
  /** The relations on the way that come as lists, the root first. */
  lists: readonly string[];
}

const maxLists = 3;
const maxVisits = 2;

/** Lists within lists multiply: a short address could otherwise ask for millions of rows. */
function extendTrail(trail: Trail, relation: string, toOne: boolean): Trail {
  if (toOne) return trail;
  if (trail.lists.length > maxLists) throw badQuery(`lists are embedded more than ${maxLists} levels deep`);
  if (trail.lists.filter((name) => name === relation).length >= maxVisits) {
    throw badQuery(`lists of "${relation}" are embedded within each other more than once`);
  }
  return { aliases: trail.aliases, lists: [...trail.lists, relation] };
}

function resolveEmbed(
  schema: Schema,
  parent: { shape: RowShape; alias: string; level: Level },
  item: EmbedItem,
  key: string,
  trail: Trail,
): Embed {
  const origin = parent.shape.relation ?? parent.shape.name;
  const candidates = schema.relationships.get(origin) ?? [];
  const relationship = findRelationship(candidates, origin, item.relation, item.hint);
  const target = schema.relations.get(relationship.to);
  if (!target) throw new Error(`relationship to the unknown relation ${relationship.to}`);
  const toOne = isToOne(relationship);
  if (item.spread && !toOne) {
    throw refuse(
      400,
      'PGRST119',
      `A spread operation on '${key}' is not possible`,
      `'${origin}' and '${key}' do not form a many-to-one or one-to-one relationship`,
    );
  }
  const nextTrail = extendTrail(trail, target.name, toOne);
  const junctionAlias = `j${trail.aliases.next}`;
  const level = parent.level.children.get(key) ?? emptyLevel();
  const node = resolveNode(schema, target, item.select, level, nextTrail);
  return { item, key, relationship, toOne, junctionAlias, parentAlias: parent.alias, node };
}
