import type { Embed } from './resolve.ts';
import { columnSql, tableSql } from './sql.ts';

/** The tables an embed's rows come from: its relation, and the junction between. */
export function embedFrom({ node, relationship, junctionAlias }: Embed): string {
  const target = `${tableSql(relationship.to)} as ${node.alias}`;
  const { junction } = relationship;
  return junction ? `${target}, ${tableSql(junction.relation)} as ${junctionAlias}` : target;
}

/** The equalities that tie an embed's rows to its parent's. */
export function joinConditions({ node, relationship, junctionAlias, parentAlias }: Embed): string[] {
  const { junction, pairs } = relationship;
  const nearAlias = junction ? junctionAlias : node.alias;
  const near = pairs.map(
    ([left, right]) => `${columnSql(nearAlias, right)} = ${columnSql(parentAlias, left)}`,
  );
  const far = junction?.pairs.map(
    ([left, right]) => `${columnSql(junctionAlias, left)} = ${columnSql(node.alias, right)}`,
  );
  return [...near, ...(far ?? [])];
}
