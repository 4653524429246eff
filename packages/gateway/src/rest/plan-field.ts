import type { Field } from './ast.ts';
import { refuse, unknownColumn } from './errors.ts';
import type { Column, RowShape } from './schema.ts';
import { columnSql, type Params } from './sql.ts';

/** An expression for a column or for a value inside its JSON, with the type to compare it as. */
export interface FieldSql {
  sql: string;
  type: string;
  isArray: boolean;
}

function columnOf(shape: RowShape, name: string): Column {
  const column = shape.columns.get(name);
  if (!column) throw unknownColumn(shape.name, name);
  return column;
}

/** Plans a field of the rows that `alias` names. Keys of a JSON path are values, so they travel as parameters. */
export function planField(params: Params, shape: RowShape, alias: string, field: Field): FieldSql {
  const column = columnOf(shape, field.column);
  let sql = columnSql(alias, column.name);
  if (field.path.length === 0) return { sql, type: column.type, isArray: column.isArray };
  let type = column.type;
  if (column.isComposite || column.isArray) {
    sql = `pg_catalog.to_jsonb(${sql})`;
    type = 'jsonb';
  }
  for (const step of field.path) {
    if (type !== 'json' && type !== 'jsonb') {
      throw refuse(400, '42883', `operator does not exist: ${type} ${step.arrow} unknown`);
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
