import { quoteIdentifier } from '../quote-identifier.ts';
import { badQuery } from './errors.ts';
import { isTooDeep } from './parse-body.ts';

const maxPatterns = 20;

/** The values of one statement. SQL text holds `$n` for each; nothing a client sends is ever part of the text. */
export class Params {
  readonly values: string[] = [];
  private patterns = 0;
  private readonly schema: { name: string; isEmbedded: boolean };

  /** `isEmbedded`: for a database on the server's own thread, where no timeout can stop a statement. */
  constructor(schema: { name: string; isEmbedded: boolean } = { name: 'public', isEmbedded: false }) {
    this.schema = schema;
  }

  /** A table, a view or a function of the schema that the request is for. */
  table(name: string): string {
    return `${quoteIdentifier(this.schema.name)}.${quoteIdentifier(name)}`;
  }

  /** Values of their own for another statement on the same schema. */
  another(): Params {
    return new Params(this.schema);
  }

  /** Adds a value, cast to `type`, which comes from the catalogue or from code. */
  add(value: string, type: string): string {
    if (type.startsWith('json') && isTooDeep(value)) throw badQuery('a JSON value nests too deep');
    this.values.push(value);
    // By way of text, so that both drivers send every value as text and PostgreSQL parses it.
    return type === 'text' ? `$${this.values.length}::text` : `$${this.values.length}::text::${type}`;
  }

  /** Counts patterns and full-text searches, each of which may read every row to its end. */
  countPatterns(count: number): void {
    this.patterns += count;
    if (this.patterns > maxPatterns)
      throw badQuery(`more than ${maxPatterns} patterns and full-text searches`);
  }

  /**
   * A test that reads a field to its end, `weight` being what it costs beside a pattern. On an embedded database it counts
   * against what one request may read, and the request is refused past that: everybody else would wait for it.
   */
  bounded(field: string, test: string, weight: number): string {
    if (!this.schema.isEmbedded) return test;
    return `case when gateway.may_search(pg_catalog.octet_length(${field}::text), ${weight}) then ${test} end`;
  }
}

/** A column of the table that stands under `alias`. */
export const columnSql = (alias: string, column: string): string => `${alias}.${quoteIdentifier(column)}`;

/** `{"a","b"}`: the text form of an array of these elements. */
export const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`).join(',')}}`;

/** All conditions as a clause, with a space before it; nothing where there are none. */
export const whereSql = (conditions: readonly string[]): string =>
  conditions.length === 0 ? '' : ` where ${conditions.join(' and ')}`;

/** The types that `column::type` may name, and what they mean as SQL. */
const castTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    text: 'text',
    varchar: 'varchar',
    int: 'integer',
    integer: 'integer',
    int2: 'smallint',
    smallint: 'smallint',
    int4: 'integer',
    int8: 'bigint',
    bigint: 'bigint',
    float4: 'real',
    real: 'real',
    float: 'double precision',
    float8: 'double precision',
    'double precision': 'double precision',
    numeric: 'numeric',
    decimal: 'numeric',
    bool: 'boolean',
    boolean: 'boolean',
    uuid: 'uuid',
    date: 'date',
    time: 'time',
    timetz: 'timetz',
    timestamp: 'timestamp',
    timestamptz: 'timestamptz',
    interval: 'interval',
    json: 'json',
    jsonb: 'jsonb',
  }),
);

/** The SQL for an allowed cast, undefined for any other word; `type[]` is its array. */
export function castSql(cast: string): string | undefined {
  const isArray = cast.endsWith('[]');
  const type = castTypes.get((isArray ? cast.slice(0, -2) : cast).toLowerCase());
  return type === undefined || !isArray ? type : `${type}[]`;
}
