import type { Level, OrderTerm } from './ast.ts';
import { restError } from './errors.ts';
import { embedFrom, joinConditions } from './join.ts';
import { planField } from './plan-field.ts';
import { nodeConditions } from './plan-filter.ts';
import type { Node } from './resolve.ts';
import { type Params, whereSql } from './sql.ts';

/** ` order by ...` of a level, empty without any. */
export function orderSql(params: Params, node: Node): string {
  const terms = node.level.order.map((term) => {
    const nulls = term.nulls ? ` nulls ${term.nulls}` : '';
    return `${orderField(params, node, term)} ${term.descending ? 'desc' : 'asc'}${nulls}`;
  });
  return terms.length === 0 ? '' : ` order by ${terms.join(', ')}`;
}

function orderField(params: Params, node: Node, { relation, field }: OrderTerm): string {
  if (relation === undefined) return planField(params, node, field).sql;
  const embed = node.embeds.find(({ key }) => key === relation);
  if (!embed) {
    throw restError(
      400,
      'PGRST108',
      `'${relation}' is not an embedded resource in this request`,
      null,
      `Verify that '${relation}' is included in the 'select' query parameter.`,
    );
  }
  if (!embed.toOne) {
    throw restError(
      400,
      'PGRST118',
      `A related order on '${relation}' is not possible`,
      `'${node.shape.name}' and '${relation}' do not form a many-to-one or one-to-one relationship`,
    );
  }
  const { sql } = planField(params, embed.node, field);
  const conditions = [...joinConditions(embed), ...nodeConditions(params, embed.node)];
  return `(select ${sql} from ${embedFrom(params, embed)}${whereSql(conditions)} limit 1)`;
}

/** ` limit ... offset ...` of a level, at most `maxRows`. */
export function limitSql(level: Level, maxRows: number): string {
  const offset = level.offset ? ` offset ${level.offset}` : '';
  return ` limit ${Math.min(level.limit ?? maxRows, maxRows)}${offset}`;
}
