import type { AggregateItem, AggregateName, ColumnItem, EmbedItem, Field, SelectItem } from './ast.ts';
import { Scanner } from './scanner.ts';

/** Bounds on one request; a read that nests or widens past them is refused before it costs anything. */
export const selectLimits = { embedDepth: 6, embeds: 32, items: 500 } as const;

interface Budget {
  items: number;
  embeds: number;
}

/** Parses `select`: columns, aliases, casts, JSON paths and embeds. Throws a 400 that says where it stopped. */
export function parseSelect(text: string): readonly SelectItem[] {
  const scanner = new Scanner(text, 'select parameter');
  const items = parseItems(scanner, 0, { items: selectLimits.items, embeds: selectLimits.embeds });
  scanner.expectEnd();
  return items;
}

function parseItems(scanner: Scanner, depth: number, budget: Budget): SelectItem[] {
  const items: SelectItem[] = [];
  scanner.skipSpace();
  if (scanner.done || scanner.peek() === ')') return items;
  do {
    if (--budget.items < 0) scanner.fail(`more than ${selectLimits.items} columns`);
    items.push(parseItem(scanner, depth, budget));
    scanner.skipSpace();
  } while (scanner.eat(','));
  return items;
}

function parseItem(scanner: Scanner, depth: number, budget: Budget): SelectItem {
  scanner.skipSpace();
  if (scanner.eat('*')) return { kind: 'star' };
  const spread = scanner.eat('...');
  let alias: string | undefined;
  let field = scanner.field();
  if (!spread && scanner.peek() === ':' && !scanner.startsWith('::')) {
    if (field.path.length > 0) scanner.fail('an alias is a plain name');
    scanner.expect(':');
    alias = field.column;
    field = scanner.field();
  }
  if (!spread && field.column === 'count' && field.path.length === 0 && scanner.eat('()')) {
    return { kind: 'aggregate', name: 'count', alias, resultCast: parseCast(scanner) };
  }
  if (scanner.peek() === '!' || scanner.peek() === '(') {
    if (field.path.length > 0) scanner.fail('a relation has no JSON path');
    return parseEmbed(scanner, { relation: field.column, alias, spread }, depth, budget);
  }
  if (spread) scanner.fail('expected "(" after a spread relation');
  return parseColumn(scanner, field, alias);
}

function parseColumn(scanner: Scanner, field: Field, alias: string | undefined): ColumnItem | AggregateItem {
  const cast = parseCast(scanner);
  const name = parseAggregate(scanner);
  if (name === undefined) return { kind: 'column', field, alias, cast };
  return { kind: 'aggregate', name, field, cast, alias, resultCast: parseCast(scanner) };
}

function parseCast(scanner: Scanner): string | undefined {
  if (!scanner.eat('::')) return undefined;
  const cast = scanner.name();
  return scanner.eat('[]') ? `${cast}[]` : cast;
}

function parseAggregate(scanner: Scanner): AggregateName | undefined {
  const next = scanner.text.slice(scanner.position, scanner.position + 8);
  const [call, word] = /^\.(count|sum|avg|min|max)\(\)/.exec(next) ?? [];
  if (!call) return undefined;
  scanner.position += call.length;
  return word as AggregateName;
}

function parseEmbed(
  scanner: Scanner,
  head: { relation: string; alias: string | undefined; spread: boolean },
  depth: number,
  budget: Budget,
): EmbedItem {
  let hint: string | undefined;
  let join: 'inner' | 'left' | undefined;
  while (scanner.eat('!')) {
    const word = scanner.name();
    if (word === 'inner' || word === 'left') {
      if (join) scanner.fail('a second join type');
      join = word;
    } else {
      if (hint) scanner.fail('a second hint');
      hint = word;
    }
  }
  scanner.expect('(');
  if (depth >= selectLimits.embedDepth) scanner.fail(`embeds nest deeper than ${selectLimits.embedDepth}`);
  if (--budget.embeds < 0) scanner.fail(`more than ${selectLimits.embeds} embeds`);
  const select = parseItems(scanner, depth + 1, budget);
  scanner.expect(')');
  return { kind: 'embed', ...head, hint, inner: join === 'inner', select };
}
