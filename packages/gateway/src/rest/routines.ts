import {
  type Column,
  type ColumnRow,
  columnFrom,
  columnMap,
  type Relation,
  type RowShape,
} from './schema.ts';

export interface Argument {
  /** Empty for an unnamed argument. */
  name: string;
  /** The type as SQL, with its schema. */
  type: string;
  /** The type beneath a domain. */
  base: string;
  isRequired: boolean;
  isVariadic: boolean;
}

/** A function of schema `public` that can be called with values from JSON. */
export interface Routine {
  name: string;
  /** False where an argument has no name and a body can't stand for it. */
  isCallable: boolean;
  arguments: readonly Argument[];
  returns: 'void' | 'scalar' | 'rows';
  /** True for `setof` and `table`. */
  returnsSet: boolean;
  /** True for one row, and for a set declared `rows 1`. */
  returnsOne: boolean;
  /** What a scalar is compared as. */
  scalar: { type: string; isArray: boolean; isComposite: boolean };
  /** The returned row's columns, when it returns rows. */
  shape: RowShape;
}

export interface RoutineRow {
  name: string;
  volatility: string;
  returns_set: boolean;
  estimated_rows: number;
  optional_count: number;
  is_variadic: boolean;
  return_type: string;
  return_kind: string;
  return_base: string;
  return_category: string;
  arguments: (Omit<ColumnRow, 'position' | 'default' | 'identity'> & { mode: string })[];
  return_relation: string | null;
  return_columns: ColumnRow[] | null;
}

/** The types of a single unnamed argument that takes the whole body. */
const wholeTypes: ReadonlySet<string> = new Set(['json', 'jsonb', 'text', 'xml', 'bytea']);

/** Builds a routine from its catalogue row; null for those that can't be called: triggers, polymorphic ones. */
export function routineFrom(row: RoutineRow, relations: ReadonlyMap<string, Relation>): Routine | null {
  const inputs = row.arguments.filter(({ mode }) => mode === 'i' || mode === 'b' || mode === 'v');
  const outputs = row.arguments.filter(({ mode }) => mode === 'o' || mode === 'b' || mode === 't');
  if (inputs.some(({ kind }) => kind === 'p')) return null;
  const columns =
    outputs.length > 0 ? outputColumns(outputs) : row.return_columns && columnMap(row.return_columns);
  const isVoid = row.return_type === 'void';
  if (!columns && row.return_kind === 'p' && !isVoid) return null;
  const firstOptional = inputs.length - row.optional_count;
  const unnamed = inputs.filter(({ name }) => name === '');
  const isCallable = unnamed.length === 0 || (unnamed.length === 1 && wholeTypes.has(inputs[0]?.base ?? ''));
  return {
    name: row.name,
    isCallable,
    arguments: inputs.map(({ name, declared, base, mode }, index) => ({
      name,
      type: declared,
      base,
      isRequired: index < firstOptional && mode !== 'v',
      isVariadic: mode === 'v',
    })),
    returns: columns ? 'rows' : isVoid ? 'void' : 'scalar',
    returnsSet: row.returns_set,
    returnsOne: !row.returns_set || row.estimated_rows === 1,
    scalar: {
      type: row.return_base,
      isArray: row.return_category === 'A',
      isComposite: row.return_kind === 'c',
    },
    shape: {
      name: row.return_relation ?? row.name,
      columns: columns ?? new Map(),
      relation: row.return_relation && relations.has(row.return_relation) ? row.return_relation : undefined,
    },
  };
}

const outputColumns = (outputs: RoutineRow['arguments']): Map<string, Column> =>
  new Map(outputs.map((output) => [output.name, columnFrom(output)]));
