import type { Condition, Filter, Operator, Test, TextSearch } from './ast.ts';
import { badQuery, restError } from './errors.ts';
import { embedFrom, joinConditions } from './join.ts';
import { type FieldSql, planField } from './plan-field.ts';
import type { Embed, Node } from './resolve.ts';
import { arrayLiteral, type Params, whereSql } from './sql.ts';

const operatorSql: Readonly<Record<Operator, string>> = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
  match: '~',
  imatch: '~*',
  isdistinct: 'is distinct from',
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
};

const searchSql: Readonly<Record<TextSearch, string>> = {
  fts: 'to_tsquery',
  plfts: 'plainto_tsquery',
  phfts: 'phraseto_tsquery',
  wfts: 'websearch_to_tsquery',
};

/** Making a text's search vector takes so much longer than holding a pattern against it. */
const searchWeight = 50;

const isSql = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
} as const;

/** A node's own filters, and for each inner embed that it holds a row. */
export function nodeConditions(params: Params, node: Node): string[] {
  return [
    ...node.level.conditions.map((condition) => planCondition(params, node, condition)),
    ...innerConditions(params, node),
  ];
}

/** For each `!inner` embed: that it holds a row which its filters let through. */
export const innerConditions = (params: Params, node: Node): string[] =>
  node.embeds.filter(({ item }) => item.inner).map((embed) => existsSql(params, embed));

function existsSql(params: Params, embed: Embed): string {
  const conditions = [...joinConditions(embed), ...nodeConditions(params, embed.node)];
  return `exists (select 1 from ${embedFrom(params, embed)}${whereSql(conditions)})`;
}

/** A condition on a node's rows as SQL. */
function planCondition(params: Params, node: Node, condition: Condition): string {
  if (condition.kind === 'filter') return planFilter(params, node, condition);
  const terms = condition.terms.map((term) => planCondition(params, node, term));
  return `${condition.negated ? 'not ' : ''}(${terms.join(` ${condition.kind} `)})`;
}

function planFilter(params: Params, node: Node, filter: Filter): string {
  const embedded = planEmbedTest(params, node, filter);
  if (embedded) return embedded;
  const field = planField(params, node, filter.field);
  const sql = planTest(params, field, filter.test);
  return filter.negated ? `not (${sql})` : sql;
}

/** `relation=is.null` and `relation=not.is.null`: whether the embed holds any row. */
function planEmbedTest(params: Params, node: Node, { field, negated, test }: Filter): string | undefined {
  const embed = node.embeds.find(({ key }) => key === field.column);
  if (!embed || field.path.length > 0) return undefined;
  if (test.kind !== 'is' || (test.value !== 'null' && test.value !== 'not_null')) {
    if (node.shape.columns.has(field.column)) return undefined;
    throw restError(
      400,
      'PGRST120',
      `Bad operator on the '${field.column}' embedded resource`,
      'Only is null or not is null filters are allowed on embedded resources',
    );
  }
  const wantsRows = (test.value === 'not_null') !== negated;
  return `${wantsRows ? '' : 'not '}${existsSql(params, embed)}`;
}

function planTest(params: Params, field: FieldSql, test: Test): string {
  switch (test.kind) {
    case 'is':
      return `${field.sql} ${isSql[test.value]}`;
    case 'in':
      return planIn(params, field, test.values);
    case 'search':
      return planSearch(params, field, test);
    case 'quantified': {
      if (field.isArray)
        throw badQuery(`${test.operator}(${test.quantifier}) is not possible on an array column`);
      const { type, values } = operand(params, test.operator, field, test.values);
      const list = params.add(arrayLiteral(values), `${type}[]`);
      const sql = `${field.sql} ${operatorSql[test.operator]} ${test.quantifier} (${list})`;
      return isPattern(test.operator) ? params.bounded(field.sql, sql, values.length) : sql;
    }
    case 'compare': {
      const { type, values } = operand(params, test.operator, field, [test.value]);
      const sql = `${field.sql} ${operatorSql[test.operator]} ${params.add(values[0] ?? '', type)}`;
      return isPattern(test.operator) ? params.bounded(field.sql, sql, 1) : sql;
    }
  }
}

const isPattern = (operator: Operator) => ['like', 'ilike', 'match', 'imatch'].includes(operator);

/** What the values of an operator are compared as; in patterns `*` stands for `%`, which needs no escaping in an address. */
function operand(params: Params, operator: Operator, field: FieldSql, values: readonly string[]) {
  const isRegex = operator === 'match' || operator === 'imatch';
  const isLike = operator === 'like' || operator === 'ilike';
  if (isRegex || isLike) params.countPatterns(values.length);
  if (isLike) return { type: 'text', values: values.map((value) => value.replaceAll('*', '%')) };
  return { type: isRegex ? 'text' : field.type, values };
}

function planIn(params: Params, field: FieldSql, values: readonly string[]): string {
  if (!field.isArray) return `${field.sql} = any (${params.add(arrayLiteral(values), `${field.type}[]`)})`;
  if (values.length === 0) return 'false';
  if (values.length > 100) throw badQuery('in takes at most 100 values on an array column');
  return `${field.sql} in (${values.map((value) => params.add(value, field.type)).join(', ')})`;
}

function planSearch(params: Params, field: FieldSql, test: Test & { kind: 'search' }): string {
  params.countPatterns(1);
  const language = test.language === undefined ? '' : `${params.add(test.language, 'regconfig')}, `;
  const query = `pg_catalog.${searchSql[test.operator]}(${language}${params.add(test.value, 'text')})`;
  if (field.type === 'tsvector') return `${field.sql} @@ ${query}`;
  const isJson = field.type === 'json' || field.type === 'jsonb';
  if (!isJson && !/^(text|character varying|bpchar)$/.test(field.type)) {
    throw badQuery(`full-text search is not possible on a column of type ${field.type}`);
  }
  const vectorLanguage = test.language === undefined ? '' : `${params.add(test.language, 'regconfig')}, `;
  const vector = `pg_catalog.to_tsvector(${vectorLanguage}${field.sql})`;
  return params.bounded(field.sql, `${vector} @@ ${query}`, searchWeight);
}
