import type { Condition } from './ast.ts';
import { badBody, restError } from './errors.ts';
import type { JsonBody } from './parse-body.ts';
import { planInsert, type Write } from './plan-write.ts';
import type { Node } from './resolve.ts';
import type { Relation } from './schema.ts';
import { columnSql, type Params } from './sql.ts';

/** The column and value of `column=eq.value`; undefined for any other condition. */
function equality(condition: Condition): [column: string, value: string] | undefined {
  if (condition.kind !== 'filter' || condition.negated || condition.field.path.length > 0) return undefined;
  const { test, field } = condition;
  return test.kind === 'compare' && test.operator === 'eq' ? [field.column, test.value] : undefined;
}

/** The primary key that the address names. Throws 405 PGRST105 unless it names all of it, and nothing else. */
function keyOf(relation: Relation, conditions: readonly Condition[]): Map<string, string> {
  const pairs = conditions.map(equality);
  const key = new Map(pairs.filter((pair) => pair !== undefined));
  const { primaryKey } = relation;
  const isWhole =
    primaryKey.length > 0 && pairs.length === primaryKey.length && primaryKey.every((name) => key.has(name));
  if (isWhole) return key;
  throw restError(
    405,
    'PGRST105',
    "Filters must include all and only primary key columns with 'eq' operators",
  );
}

const otherKey = () => restError(400, 'PGRST115', 'Payload values do not match URL in primary key column(s)');

/** Plans a PUT: the one row of the body is inserted, or replaces the columns it names in the row with its key. */
export function planPut(
  params: Params,
  relation: Relation,
  node: Node,
  body: JsonBody | null,
  write: Write,
): string {
  if (node.level.limit !== undefined || node.level.offset !== undefined) {
    throw restError(400, 'PGRST114', 'limit/offset querystring parameters are not allowed for PUT');
  }
  const key = keyOf(relation, node.level.conditions);
  const value: unknown = Array.isArray(body?.value) && body.value.length === 1 ? body.value[0] : body?.value;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw badBody('A PUT takes one object');
  const columns = write.query.columns ?? Object.keys(value);
  if (!relation.primaryKey.every((name) => columns.includes(name))) throw otherKey();
  // Typed as the columns are, so that 1 and 01 are one number.
  const where = [...key].map(([name, text]) => {
    const type = relation.columns.get(name)?.declared ?? 'text';
    return `${columnSql('body', name)} = ${params.add(text, type)}`;
  });
  return planInsert(params, relation, body, {
    ...write,
    query: { ...write.query, onConflict: undefined },
    preferences: { ...write.preferences, resolution: 'merge-duplicates' },
    where,
  });
}

/** Throws 400 PGRST115 when no row was written: the key of the body isn't the address's. The transaction is undone. */
export function ensurePut(affected: number): void {
  if (affected !== 1) throw otherKey();
}
