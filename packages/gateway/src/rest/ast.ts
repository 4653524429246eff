/** What a request asks for, as parsed from its address: nothing here is checked against the catalogue yet. */

/** One step into a JSON value: `->key`, `->>key`, `->0`. */
export interface JsonStep {
  arrow: '->' | '->>';
  /** A member's name, or an element's position as decimal digits with an optional minus. */
  key: string;
  isIndex: boolean;
}

export interface Field {
  column: string;
  path: readonly JsonStep[];
}

export interface EmbedItem {
  kind: 'embed';
  /** The name of a table, view, foreign key constraint or foreign key column. */
  relation: string;
  alias?: string;
  hint?: string;
  inner: boolean;
  /** `...relation(columns)`: its columns become the parent's. */
  spread: boolean;
  select: readonly SelectItem[];
}

export interface ColumnItem {
  kind: 'column';
  field: Field;
  cast?: string;
  alias?: string;
}

export type AggregateName = 'count' | 'sum' | 'avg' | 'min' | 'max';

/** `price.sum()`, `count()`: one value for each group that the other columns make. */
export interface AggregateItem {
  kind: 'aggregate';
  name: AggregateName;
  /** Absent for `count()`. */
  field?: Field;
  /** What the field is cast to before, `price::int.sum()`. */
  cast?: string;
  /** What the value is cast to after, `price.sum()::int`. */
  resultCast?: string;
  alias?: string;
}

export type SelectItem = { kind: 'star' } | ColumnItem | AggregateItem | EmbedItem;

export type Operator =
  | 'eq'
  | 'neq'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'like'
  | 'ilike'
  | 'match'
  | 'imatch'
  | 'isdistinct'
  | 'cs'
  | 'cd'
  | 'ov'
  | 'sl'
  | 'sr'
  | 'nxr'
  | 'nxl'
  | 'adj';

export type TextSearch = 'fts' | 'plfts' | 'phfts' | 'wfts';

export type Test =
  | { kind: 'compare'; operator: Operator; value: string }
  | { kind: 'quantified'; operator: Operator; quantifier: 'any' | 'all'; values: readonly string[] }
  | { kind: 'in'; values: readonly string[] }
  | { kind: 'is'; value: 'null' | 'not_null' | 'true' | 'false' | 'unknown' }
  | { kind: 'search'; operator: TextSearch; language?: string; value: string };

export interface Filter {
  kind: 'filter';
  field: Field;
  negated: boolean;
  test: Test;
}

export interface LogicGroup {
  kind: 'and' | 'or';
  negated: boolean;
  terms: readonly Condition[];
}

export type Condition = Filter | LogicGroup;

export interface OrderTerm {
  /** Set for `order=relation(column)`: a column of a to-one embed. */
  relation?: string;
  field: Field;
  descending: boolean;
  nulls?: 'first' | 'last';
}

/** Everything that applies to one level: the root, or an embed by its name or alias. */
export interface Level {
  conditions: Condition[];
  order: readonly OrderTerm[];
  limit?: number;
  offset?: number;
  children: Map<string, Level>;
}

export interface ParsedQuery {
  /** Undefined when the address has no `select`. */
  select?: readonly SelectItem[];
  root: Level;
  columns?: readonly string[];
  onConflict?: readonly string[];
}

/** A level that filters nothing and embeds nothing. */
export const emptyLevel = (): Level => ({ conditions: [], order: [], children: new Map() });
