import { emptyLevel, type Field, type Level, type ParsedQuery } from './ast.ts';
import { badQuery, restError } from './errors.ts';
import { filterLimits, parseLogic, parseTest } from './parse-filter.ts';
import { parseOrder } from './parse-order.ts';
import { parseSelect, selectLimits } from './parse-select.ts';
import { parseNames, Scanner } from './scanner.ts';

const queryLimits = { bytes: 65_536, parameters: 500 } as const;

export type Parameter = readonly [key: string, value: string];

/** Decodes one part of a URL strictly: throws for text that isn't UTF-8 or contains NUL. */
export function decodePart(part: string): string {
  let text: string;
  try {
    text = decodeURIComponent(part);
  } catch {
    throw badQuery('the address is not valid percent-encoded UTF-8');
  }
  if (text.includes('\0')) throw restError(400, '22021', 'invalid byte sequence for encoding "UTF8": 0x00');
  return text;
}

/** Splits `?a=b&c=d` into decoded pairs, in order, duplicates kept. */
export function splitQuery(search: string): Parameter[] {
  if (search.length > queryLimits.bytes) {
    throw restError(414, 'PGRST100', `the query string is longer than ${queryLimits.bytes} bytes`);
  }
  const parts = search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
  if (parts.length > queryLimits.parameters) {
    throw badQuery(`the query string has more than ${queryLimits.parameters} parameters`);
  }
  return parts.map((part) => {
    const plain = part.replaceAll('+', ' ');
    const equals = plain.indexOf('=');
    return equals < 0
      ? [decodePart(plain), '']
      : [decodePart(plain.slice(0, equals)), decodePart(plain.slice(equals + 1))];
  });
}

const levelWords: ReadonlySet<string> = new Set(['order', 'limit', 'offset', 'and', 'or']);
const rootWords: ReadonlySet<string> = new Set(['select', 'columns', 'on_conflict']);

/** True for parameters that belong to the query language and never to a function's arguments. */
export function isReserved(key: string): boolean {
  return rootWords.has(key) || levelWords.has(key.slice(key.lastIndexOf('.') + 1));
}

/** Parses all parameters. Throws a 400 that names the first one it can't understand. */
export function parseQuery(parameters: readonly Parameter[]): ParsedQuery {
  const query: ParsedQuery = { root: emptyLevel() };
  const seen = new Set<string>();
  const budget = { terms: filterLimits.terms };
  for (const [key, value] of parameters) {
    const path = keyPath(key);
    const word = path.at(-1) ?? '';
    if (rootWords.has(key) || (levelWords.has(word) && word !== 'and' && word !== 'or')) {
      if (seen.has(key)) throw badQuery(`the parameter "${key}" is given twice`);
      seen.add(key);
    }
    if (key === 'select') query.select = parseSelect(value);
    else if (key === 'columns') query.columns = parseNames(value, 'columns parameter');
    else if (key === 'on_conflict') query.onConflict = parseNames(value, 'on_conflict parameter');
    else if (levelWords.has(word)) applyWord(query.root, path, key, value, budget);
    else {
      if (--budget.terms < 0) throw badQuery(`more than ${filterLimits.terms} filters`);
      applyFilter(query.root, key, value);
    }
  }
  return query;
}

const keyPath = (key: string) => (key.includes('"') ? [] : key.split('.'));

function levelAt(root: Level, path: readonly string[]): Level {
  if (path.length > selectLimits.embedDepth) throw badQuery('a parameter names too deep an embed');
  let level = root;
  for (const name of path) {
    let child = level.children.get(name);
    if (!child) {
      child = emptyLevel();
      level.children.set(name, child);
    }
    level = child;
  }
  return level;
}

function applyWord(
  root: Level,
  path: readonly string[],
  key: string,
  value: string,
  budget: { terms: number },
): void {
  const word = path.at(-1);
  const before = path.slice(0, -1);
  if (word === 'and' || word === 'or') {
    const negated = before.at(-1) === 'not';
    const level = levelAt(root, negated ? before.slice(0, -1) : before);
    level.conditions.push(parseLogic(word, negated, value, budget));
    return;
  }
  const level = levelAt(root, before);
  if (word === 'order') level.order = parseOrder(value, key);
  else if (word === 'limit') level.limit = parseCount(value, key);
  else level.offset = parseCount(value, key);
}

function parseCount(value: string, key: string): number {
  if (/^-\d+$/.test(value)) {
    throw restError(
      416,
      'PGRST103',
      'Requested range not satisfiable',
      `${key} should be greater than or equal to zero.`,
    );
  }
  if (!/^\d{1,15}$/.test(value)) throw badQuery(`"${key}" is not a whole number`);
  return Number(value);
}

function applyFilter(root: Level, key: string, value: string): void {
  const scanner = new Scanner(key, `parameter name (${key})`);
  const path: string[] = [];
  let field: Field = scanner.field();
  while (scanner.eat('.')) {
    if (field.path.length > 0) scanner.fail('a JSON path comes last');
    path.push(field.column);
    field = scanner.field();
  }
  scanner.expectEnd();
  levelAt(root, path).conditions.push({ kind: 'filter', field, ...parseTest(value, key) });
}
