import type { Field } from './ast.ts';
import { restError, unknownColumn } from './errors.ts';
import { rowSql } from './join.ts';
import type { RowSource } from './resolve.ts';
import { columnSql, type Params } from './sql.ts';

/** An expression for a column or for a value inside its JSON, with the type to compare it as. */
export interface FieldSql {
  sql: string;
  type: string;
  isArray: boolean;
}

/** A column, or a function of the row that bears the name. */
function columnOf(params: Params, source: RowSource, name: string): FieldSql & { isComposite: boolean } {
  const column = source.shape.columns.get(name);
  if (column) return { ...column, sql: columnSql(source.alias, name) };
  const computed = source.relation?.computed.get(name);
  if (!computed) throw unknownColumn(source.shape.name, name);
  return { ...computed, sql: `${params.table(computed.routine)}(${rowSql(source)})` };
}

/** Plans a field of a source's rows. Keys of a JSON path are values, so they travel as parameters. */
export function planField(params: Params, source: RowSource, field: Field): FieldSql {
  const column = columnOf(params, source, field.column);
  let { sql } = column;
  if (field.path.length === 0) return { sql, type: column.type, isArray: column.isArray };
  let type = column.type;
  if (column.isComposite || column.isArray) {
    sql = `pg_catalog.to_jsonb(${sql})`;
    type = 'jsonb';
  }
  for (const step of field.path) {
    if (type !== 'json' && type !== 'jsonb') {
      throw restError(400, '42883', `operator does not exist: ${type} ${step.arrow} unknown`);
    }
    sql = `(${sql} ${step.arrow} ${params.add(step.key, step.isIndex ? 'integer' : 'text')})`;
    if (step.arrow === '->>') type = 'text';
  }
  return { sql, type, isArray: false };
}

/** The name a field has in the answer: its alias, else the last key of its path, else its column. */
export function fieldName(field: Field, alias: string | undefined): string {
  return alias ?? field.path.findLast((step) => !step.isIndex)?.key ?? field.column;
}
