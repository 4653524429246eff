import type { Condition, Operator, Test, TextSearch } from './ast.ts';
import { checkLike, checkRegex, checkSearch } from './parse-pattern.ts';
import { Scanner } from './scanner.ts';

export const filterLimits = { logicDepth: 12, terms: 300, values: 5000 } as const;

const operators: ReadonlySet<string> = new Set<Operator>([
  'eq',
  'neq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
  'isdistinct',
  'cs',
  'cd',
  'ov',
  'sl',
  'sr',
  'nxr',
  'nxl',
  'adj',
]);
const quantifiable: ReadonlySet<string> = new Set([
  'eq',
  'gt',
  'gte',
  'lt',
  'lte',
  'like',
  'ilike',
  'match',
  'imatch',
]);
const searches: ReadonlySet<string> = new Set<TextSearch>(['fts', 'plfts', 'phfts', 'wfts']);
const truths: ReadonlySet<string> = new Set(['null', 'not_null', 'true', 'false', 'unknown']);

const isOperator = (word: string): word is Operator => operators.has(word);
const isSearch = (word: string): word is TextSearch => searches.has(word);
const isTruth = (word: string): word is (Test & { kind: 'is' })['value'] => truths.has(word);

/** True when a parameter's value reads like a filter: decides between a function's argument and a filter. */
export function looksLikeFilter(value: string): boolean {
  const word = /^(?:not\.)?([a-z]+)(?:\([a-z_A-Z ]*\))?\./.exec(value.slice(0, 80))?.[1];
  return word !== undefined && (isOperator(word) || isSearch(word) || word === 'in' || word === 'is');
}

/** Parses the right side of a filter parameter, `not.eq.value`: the value runs to the end, commas and all. */
export function parseTest(text: string, key: string): { negated: boolean; test: Test } {
  const scanner = new Scanner(text, `filter (${key})`);
  const result = parseOperation(scanner, () => {
    const value = scanner.text.slice(scanner.position);
    scanner.position = scanner.text.length;
    return value;
  });
  scanner.expectEnd();
  return result;
}

/** Parses a logic parameter: `(a.eq.1,not.and(b.gt.2,c.is.null))` for `or`, `and` and their negations. */
export function parseLogic(
  kind: 'and' | 'or',
  negated: boolean,
  text: string,
  budget: { terms: number } = { terms: filterLimits.terms },
): Condition {
  const scanner = new Scanner(text, `logic tree (${kind})`);
  scanner.skipSpace();
  const group = parseGroup(scanner, kind, negated, 1, budget);
  scanner.expectEnd();
  return group;
}

function parseGroup(
  scanner: Scanner,
  kind: 'and' | 'or',
  negated: boolean,
  depth: number,
  budget: { terms: number },
): Condition {
  if (depth > filterLimits.logicDepth) scanner.fail(`logic nests deeper than ${filterLimits.logicDepth}`);
  scanner.expect('(');
  const terms: Condition[] = [];
  do {
    if (--budget.terms < 0) scanner.fail(`more than ${filterLimits.terms} conditions`);
    scanner.skipSpace();
    terms.push(parseTerm(scanner, depth, budget));
    scanner.skipSpace();
  } while (scanner.eat(','));
  scanner.expect(')');
  return { kind, negated, terms };
}

function parseTerm(scanner: Scanner, depth: number, budget: { terms: number }): Condition {
  const group = /^(not\.)?(and|or)\s*(?=\()/.exec(
    scanner.text.slice(scanner.position, scanner.position + 16),
  );
  if (group) {
    scanner.position += group[0].length;
    const kind = group[2] === 'or' ? 'or' : 'and';
    return parseGroup(scanner, kind, group[1] !== undefined, depth + 1, budget);
  }
  const field = scanner.field();
  scanner.expect('.');
  return { kind: 'filter', field, ...parseOperation(scanner, () => logicValue(scanner)) };
}

function parseOperation(scanner: Scanner, readValue: () => string): { negated: boolean; test: Test } {
  const negated = scanner.eat('not.');
  const start = scanner.position;
  const word = /^[a-z]*/.exec(scanner.text.slice(start, start + 12))?.[0] ?? '';
  scanner.position += word.length;
  if (word === 'in') return { negated, test: parseIn(scanner) };
  if (word === 'is') return { negated, test: parseIs(scanner) };
  if (isSearch(word)) {
    const language = scanner.eat('(') ? readLanguage(scanner) : undefined;
    scanner.expect('.');
    const value = readValue();
    checkSearch(value);
    return { negated, test: { kind: 'search', operator: word, language, value } };
  }
  if (!isOperator(word)) {
    scanner.position = start;
    scanner.fail('unknown operator (eq, gt, like, in, is, ...)');
  }
  return { negated, test: parseComparison(scanner, word, readValue) };
}

function parseComparison(scanner: Scanner, operator: Operator, readValue: () => string): Test {
  const quantifier = scanner.eat('(any)') ? 'any' : scanner.eat('(all)') ? 'all' : undefined;
  if (quantifier && !quantifiable.has(operator)) scanner.fail(`${operator} takes no any or all`);
  scanner.expect('.');
  if (quantifier) {
    const values = arrayValues(scanner);
    for (const value of values) checkPattern(operator, value);
    return { kind: 'quantified', operator, quantifier, values };
  }
  const value = readValue();
  checkPattern(operator, value);
  return { kind: 'compare', operator, value };
}

function checkPattern(operator: Operator, value: string): void {
  if (operator === 'like' || operator === 'ilike') checkLike(value);
  if (operator === 'match' || operator === 'imatch') checkRegex(value);
}

function readLanguage(scanner: Scanner): string {
  const language = scanner.name();
  scanner.expect(')');
  return language;
}

function parseIs(scanner: Scanner): Test {
  scanner.expect('.');
  const word = /^[A-Za-z_]*/.exec(scanner.text.slice(scanner.position, scanner.position + 12))?.[0] ?? '';
  const value = word.toLowerCase();
  if (!isTruth(value)) scanner.fail('expected null, not_null, true, false or unknown');
  scanner.position += word.length;
  return { kind: 'is', value };
}

function parseIn(scanner: Scanner): Test {
  scanner.expect('.');
  scanner.skipSpace();
  scanner.expect('(');
  const values = listValues(scanner, ')');
  // `in.()` is the empty list, not the list of one empty string; that is `in.("")`.
  return { kind: 'in', values };
}

/** `{a,"b c"}`: the values of a quantified comparison. */
function arrayValues(scanner: Scanner): string[] {
  scanner.expect('{');
  return listValues(scanner, '}');
}

function listValues(scanner: Scanner, end: ')' | '}'): string[] {
  if (scanner.eat(end)) return [];
  const values: string[] = [];
  do {
    if (values.length >= filterLimits.values) scanner.fail(`more than ${filterLimits.values} values`);
    values.push(listValue(scanner, end));
  } while (scanner.eat(','));
  scanner.expect(end);
  return values;
}

function listValue(scanner: Scanner, end: string): string {
  return quotedWhole(scanner, end) ?? readUntil(scanner, (char) => char === ',' || char === end);
}

function logicValue(scanner: Scanner): string {
  const quoted = quotedWhole(scanner, ')');
  if (quoted !== undefined) return quoted;
  const array = scanner.peek() === '{' ? scanner.text.indexOf('}', scanner.position) : -1;
  const literal = array > 0 ? scanner.text.slice(scanner.position, array + 1) : '';
  if (literal !== '' && literal.lastIndexOf('{') === 0) {
    scanner.position = array + 1;
    return literal;
  }
  return readUntil(scanner, (char) => char === ',' || char === ')');
}

/** A quoted value that is the whole element; text that merely begins with a quote is taken as it stands. */
function quotedWhole(scanner: Scanner, end: string): string | undefined {
  if (scanner.peek() !== '"') return undefined;
  const start = scanner.position;
  const value = scanner.quoted();
  if (scanner.done || scanner.peek() === ',' || scanner.peek() === end) return value;
  scanner.position = start;
  return undefined;
}

function readUntil(scanner: Scanner, stops: (char: string) => boolean): string {
  const start = scanner.position;
  while (!scanner.done && !stops(scanner.peek())) scanner.position++;
  return scanner.text.slice(start, scanner.position);
}
