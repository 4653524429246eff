import type { OrderTerm } from './ast.ts';
import { Scanner } from './scanner.ts';

const maxTerms = 32;

/** Parses `order`: `name.desc.nullslast,data->>age,owner(name).asc`. */
export function parseOrder(text: string, key: string): readonly OrderTerm[] {
  const scanner = new Scanner(text, `order (${key})`);
  const terms: OrderTerm[] = [];
  do {
    if (terms.length >= maxTerms) scanner.fail(`more than ${maxTerms} terms`);
    terms.push(parseTerm(scanner));
    scanner.skipSpace();
  } while (scanner.eat(','));
  scanner.expectEnd();
  return terms;
}

function parseTerm(scanner: Scanner): OrderTerm {
  let field = scanner.field();
  let relation: string | undefined;
  if (scanner.peek() === '(') {
    if (field.path.length > 0) scanner.fail('a relation has no JSON path');
    scanner.expect('(');
    relation = field.column;
    field = scanner.field();
    scanner.expect(')');
  }
  const descending = scanner.eat('.desc');
  if (!descending) scanner.eat('.asc');
  const nulls = scanner.eat('.nullsfirst') ? 'first' : scanner.eat('.nullslast') ? 'last' : undefined;
  scanner.skipSpace();
  if (!scanner.done && scanner.peek() !== ',') scanner.fail('expected asc, desc, nullsfirst or nullslast');
  return { relation, field, descending, nulls };
}
