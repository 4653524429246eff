import { quoteIdentifier } from '../quote-identifier.ts';
import type { PublishedColumn } from './catalog.ts';

/** One `column=operator.value` of a subscription's filter; several must all hold. */
export interface Condition {
  column: string;
  negated: boolean;
  operator: Operator;
  /** One value, or those of `in`. */
  values: string[];
}

const comparisons = { eq: '=', neq: '<>', lt: '<', lte: '<=', gt: '>', gte: '>=' } as const;
const patterns = { like: 'like', ilike: 'ilike' } as const;
const operators = [...Object.keys(comparisons), ...Object.keys(patterns), 'in', 'is', 'isdistinct'] as const;
type Operator = keyof typeof comparisons | keyof typeof patterns | 'in' | 'is' | 'isdistinct';

const isOperator = (text: string): text is Operator => operators.includes(text);

// The only values that become SQL as they are.
const isKeywords = new Set(['null', 'true', 'false', 'unknown']);

const maxFilterLength = 2000;
const maxInValues = 100;
const maxConditions = 10;
const head = /^([^=,()"]{1,63})=(not\.)?([a-z]+)\./;
const nextCondition = /,(?=[^=,()"]{1,63}=(?:not\.)?[a-z]+\.)/;

/** A filter that cannot be used, in words for whoever wrote it. */
export class FilterError extends Error {}

interface Read {
  value: string;
  rest: string;
}

function readQuoted(text: string): Read {
  const match = /^"((?:[^"\\]|\\.)*)"/s.exec(text);
  if (!match) throw new FilterError('a quoted value of the filter does not end');
  return { value: (match[1] ?? '').replace(/\\(.)/gs, '$1'), rest: text.slice(match[0].length) };
}

function readScalar(text: string): Read {
  if (text.startsWith('"')) return readQuoted(text);
  // A comma that begins no further condition belongs to the value.
  const end = nextCondition.exec(text)?.index ?? text.length;
  return { value: text.slice(0, end), rest: text.slice(end) };
}

function readList(text: string): { values: string[]; rest: string } {
  if (!text.startsWith('(')) throw new FilterError('in takes a list: column=in.(a,b)');
  const values: string[] = [];
  let rest = text.slice(1);
  for (;;) {
    const bare = /^[^,()]*/.exec(rest)?.[0] ?? '';
    const item = rest.startsWith('"') ? readQuoted(rest) : { value: bare, rest: rest.slice(bare.length) };
    values.push(item.value);
    if (values.length > maxInValues) throw new FilterError(`in takes at most ${maxInValues} values`);
    rest = item.rest.slice(1);
    if (item.rest.startsWith(')')) return { values, rest };
    if (!item.rest.startsWith(',')) throw new FilterError('the list of in does not end');
  }
}

function readCondition(text: string): { condition: Condition; rest: string } {
  const [matched, column = '', negation, operator = ''] = head.exec(text) ?? [];
  if (matched === undefined) throw new FilterError('a filter has the form column=operator.value');
  if (!isOperator(operator)) throw new FilterError(`the filter operator ${operator} is not supported`);
  const tail = text.slice(matched.length);
  const {
    value,
    rest,
    values = [value ?? ''],
  } = operator === 'in'
    ? { value: undefined, ...readList(tail) }
    : { ...readScalar(tail), values: undefined };
  if (operator === 'is') requireKeyword(values[0]);
  return { condition: { column: column.trim(), negated: negation !== undefined, operator, values }, rest };
}

/** Reads `a=eq.1,b=in.(x,"y,z")`. Throws FilterError for syntax and operators that are not known. */
export function parseFilter(text: string): Condition[] {
  if (text.length > maxFilterLength) throw new FilterError('the filter is too long');
  const conditions: Condition[] = [];
  for (let rest = text; rest !== ''; ) {
    const read = readCondition(rest);
    conditions.push(read.condition);
    if (conditions.length > maxConditions)
      throw new FilterError(`a filter has at most ${maxConditions} conditions`);
    if (read.rest !== '' && !read.rest.startsWith(','))
      throw new FilterError('conditions are separated by commas');
    rest = read.rest.slice(1);
  }
  return conditions;
}

/**
 * The SQL of a condition over `operand`, an expression of the column's type. Values go through `bind`, which
 * answers their placeholder.
 */
export function conditionSql(
  condition: Condition,
  column: PublishedColumn,
  operand: string,
  bind: (value: string) => string,
): string {
  const { operator, values, negated } = condition;
  const typed = (value: string) => `(${bind(value)}::text)::${column.castType}`;
  const [value = ''] = values;
  let sql: string;
  if (operator === 'in') sql = `${operand} in (${values.map(typed).join(', ')})`;
  else if (operator === 'is') sql = `${operand} is ${requireKeyword(value)}`;
  else if (operator === 'isdistinct') sql = `${operand} is distinct from ${typed(value)}`;
  else if (operator === 'like' || operator === 'ilike') {
    sql = `(${operand})::text ${patterns[operator]} ${bind(value)}::text`;
  } else sql = `${operand} ${comparisons[operator]} ${typed(value)}`;
  return negated ? `not (${sql})` : sql;
}

function requireKeyword(value = ''): string {
  if (!isKeywords.has(value)) throw new FilterError('is takes null, true, false or unknown');
  return value;
}

/** The column of the row `t`, as an operand. */
export const columnOperand = (column: PublishedColumn) => `t.${quoteIdentifier(column.name)}`;
