import { closestName } from './closest-name.ts';
import { restError } from './errors.ts';

export interface KeyConstraint {
  name: string;
  kind: 'p' | 'u' | 'f';
  relation: string;
  target: string | null;
  columns: string[];
  target_columns: string[];
}

/** Pairs of columns that are equal across a join, left side first. */
export type Pairs = readonly (readonly [left: string, right: string])[];

/** A way from one relation to another, over one foreign key or over a junction table with two. */
export interface Relationship {
  from: string;
  to: string;
  /** The constraint's name; for a junction both, the nearer first. */
  constraints: readonly string[];
  kind: 'many-to-one' | 'one-to-many' | 'one-to-one' | 'many-to-many';
  /** The function of a row of `from` that gives the rows of `to`; it stands for the keys. */
  routine?: string;
  /** True when the key's own table is `from`: only then a column or a constraint can stand for the target. */
  ownsKey: boolean;
  /** The key's columns, on the side that owns it. */
  keyColumns: readonly string[];
  /** from -> to, or from -> junction. */
  pairs: Pairs;
  junction?: { relation: string; pairs: Pairs };
  /** True when `to` is a view. */
  throughView: boolean;
}

type Origins = ReadonlyMap<string, { table: string; column: string } | null>;

const zip = (left: readonly string[], right: readonly string[]): Pairs =>
  left.map((name, index) => [name, right[index] ?? '']);

const sameSet = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((name) => b.includes(name));

/** The relation itself, and every view that shows all of `columns` of it, each with its own names for them. */
function faces(relation: string, columns: readonly string[], views: ReadonlyMap<string, Origins>) {
  const found = [{ name: relation, columns, isView: false }];
  for (const [view, origins] of views) {
    const names = columns.map(
      (column) =>
        [...origins].find(([, origin]) => origin?.table === relation && origin.column === column)?.[0],
    );
    if (names.every((name) => name !== undefined)) found.push({ name: view, columns: names, isView: true });
  }
  return found;
}

/** All relationships by the relation they start from: both directions of every foreign key, and junctions. */
export function linkRelations(
  constraints: readonly KeyConstraint[],
  views: ReadonlyMap<string, Origins>,
): Map<string, Relationship[]> {
  const found = new Map<string, Relationship[]>();
  const add = (relationship: Relationship) => {
    found.set(relationship.from, [...(found.get(relationship.from) ?? []), relationship]);
  };
  const foreignKeys = constraints.filter(({ kind }) => kind === 'f');
  const isUnique = (key: KeyConstraint) =>
    constraints.some(
      (other) => other.kind !== 'f' && other.relation === key.relation && sameSet(other.columns, key.columns),
    );
  for (const key of foreignKeys) {
    const sources = faces(key.relation, key.columns, views);
    const targets = faces(key.target ?? '', key.target_columns, views);
    const unique = isUnique(key);
    for (const source of sources) {
      for (const target of targets) {
        const shared = { constraints: [key.name], keyColumns: source.columns };
        add({
          ...shared,
          from: source.name,
          to: target.name,
          kind: unique ? 'one-to-one' : 'many-to-one',
          ownsKey: true,
          pairs: zip(source.columns, target.columns),
          throughView: target.isView,
        });
        add({
          ...shared,
          from: target.name,
          to: source.name,
          kind: unique ? 'one-to-one' : 'one-to-many',
          ownsKey: false,
          pairs: zip(target.columns, source.columns),
          throughView: source.isView,
        });
      }
    }
  }
  for (const junction of junctions(constraints)) add(junction);
  return found;
}

/** The way that a function of one row leads. */
export const computedRelationship = (
  routine: string,
  from: string,
  to: string,
  toOne: boolean,
): Relationship => ({
  from,
  to,
  routine,
  kind: toOne ? 'many-to-one' : 'one-to-many',
  constraints: [],
  ownsKey: false,
  keyColumns: [],
  pairs: [],
  throughView: false,
});

/** Two foreign keys whose columns all belong to their table's primary key make it a junction. */
function* junctions(constraints: readonly KeyConstraint[]): Generator<Relationship> {
  for (const primary of constraints.filter(({ kind }) => kind === 'p')) {
    const keys = constraints.filter(
      ({ kind, relation, columns }) =>
        kind === 'f' &&
        relation === primary.relation &&
        columns.every((column) => primary.columns.includes(column)),
    );
    for (const near of keys) {
      for (const far of keys) {
        if (near === far) continue;
        yield {
          from: near.target ?? '',
          to: far.target ?? '',
          constraints: [near.name, far.name],
          kind: 'many-to-many',
          ownsKey: false,
          keyColumns: [],
          pairs: zip(near.target_columns, near.columns),
          junction: { relation: primary.relation, pairs: zip(far.columns, far.target_columns) },
          throughView: false,
        };
      }
    }
  }
}

/** Whether an embedded relation is one object and no list. */
export const isToOne = ({ kind }: Relationship) => kind === 'many-to-one' || kind === 'one-to-one';

function matches(relationship: Relationship, target: string, hint: string | undefined): boolean {
  const { constraints, keyColumns, ownsKey, junction, to, from, throughView, routine } = relationship;
  if (routine !== undefined) return routine === target && hint === undefined;
  const singleKey = keyColumns.length === 1 ? keyColumns[0] : undefined;
  if (hint === undefined) {
    // Within one table its name means the many that point here; the one that is pointed to goes by its column.
    if (to === target && (from !== to || !ownsKey)) return true;
    if (throughView || junction) return false;
    // From the side that is pointed to, only the constraint's name says which key is meant.
    return (constraints[0] === target && (ownsKey || from !== to)) || (ownsKey && singleKey === target);
  }
  if (to !== target) return false;
  if (from === to && ownsKey) return false;
  return constraints.includes(hint) || singleKey === hint || junction?.relation === hint;
}

const describe = (relationship: Relationship) => ({
  cardinality: relationship.kind,
  embedding: `${relationship.from} with ${relationship.to}`,
  relationship: relationship.junction
    ? `${relationship.junction.relation} using ${relationship.constraints.join(' and ')}`
    : `${relationship.constraints[0]} using ${relationship.from}(${relationship.pairs.map(([left]) => left).join(', ')}) and ${relationship.to}(${relationship.pairs.map(([, right]) => right).join(', ')})`,
});

/** A relation nearby that is called almost like the one that was asked for. */
function perhaps(relationships: readonly Relationship[], target: string): string | null {
  const close = closestName(target, new Set(relationships.map(({ to }) => to)));
  return close && `Perhaps you meant '${close}' instead of '${target}'.`;
}

/** Finds the one relationship an embed means. Throws 400 PGRST200 for none, 300 PGRST201 for several. */
export function findRelationship(
  relationships: readonly Relationship[],
  origin: string,
  target: string,
  hint: string | undefined,
  schemaName: string,
): Relationship {
  const matching = relationships.filter((relationship) => matches(relationship, target, hint));
  const computed = matching.filter(({ routine }) => routine !== undefined);
  // A function is written for its purpose, so it goes before keys of the same name.
  const found = computed.length > 0 ? computed : matching;
  const [first] = found;
  if (!first) {
    throw restError(
      400,
      'PGRST200',
      `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
      `Searched for a foreign key relationship between '${origin}' and '${target}'${hint === undefined ? '' : ` using the hint '${hint}'`} in the schema '${schemaName}', but no matches were found.`,
      perhaps(relationships, target),
    );
  }
  if (found.length > 1) {
    const hints = found.map(
      ({ junction, constraints }) => `${target}!${junction?.relation ?? constraints[0]}`,
    );
    throw restError(
      300,
      'PGRST201',
      `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
      found.map(describe),
      `Try changing '${target}' to one of the following: '${hints.join("', '")}'. Find the desired relationship in the 'details' key.`,
    );
  }
  return first;
}
