import type { Embed, RowSource } from './resolve.ts';
import { columnSql, type Params } from './sql.ts';

/** A source's row as a value of its relation's type, as functions of a row take it. */
export function rowSql({ alias, isDerived, relation }: RowSource): string {
  if (!isDerived || !relation) return alias;
  const columns = [...relation.columns.keys()].map((name) => columnSql(alias, name));
  return `row(${columns.join(', ')})::${relation.rowType}`;
}

/** The tables an embed's rows come from: its relation, and the junction between; or the function that gives them. */
export function embedFrom(params: Params, { node, relationship, junctionAlias, parent }: Embed): string {
  const { junction, routine, to } = relationship;
  if (routine !== undefined) return `${params.table(routine)}(${rowSql(parent)}) as ${node.alias}`;
  const target = `${params.table(to)} as ${node.alias}`;
  return junction ? `${target}, ${params.table(junction.relation)} as ${junctionAlias}` : target;
}

/** The equalities that tie an embed's rows to its parent's. */
export function joinConditions({ node, relationship, junctionAlias, parent }: Embed): string[] {
  const { junction, pairs } = relationship;
  const nearAlias = junction ? junctionAlias : node.alias;
  const near = pairs.map(
    ([left, right]) => `${columnSql(nearAlias, right)} = ${columnSql(parent.alias, left)}`,
  );
  const far = junction?.pairs.map(
    ([left, right]) => `${columnSql(junctionAlias, left)} = ${columnSql(node.alias, right)}`,
  );
  return [...near, ...(far ?? [])];
}
