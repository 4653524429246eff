import type { Field, JsonStep } from './ast.ts';
import { badQuery } from './errors.ts';

const nameChar = /[\p{L}\p{N}_$ \t\r\n]/u;
const maxNameLength = 256;
const maxPathSteps = 20;

/** Reads one piece of the query language from left to right; every character is looked at a bounded number of times. */
export class Scanner {
  readonly text: string;
  readonly what: string;
  position = 0;

  /** `what` names the parameter in error messages. */
  constructor(text: string, what: string) {
    this.text = text;
    this.what = what;
  }

  get done(): boolean {
    return this.position >= this.text.length;
  }

  peek(): string {
    return this.text.charAt(this.position);
  }

  startsWith(token: string): boolean {
    return this.text.startsWith(token, this.position);
  }

  /** Steps over `token` when it is next. */
  eat(token: string): boolean {
    if (!this.startsWith(token)) return false;
    this.position += token.length;
    return true;
  }

  expect(token: string): void {
    if (!this.eat(token)) this.fail(`expected "${token}"`);
  }

  skipSpace(): void {
    while (/\s/.test(this.peek())) this.position++;
  }

  fail(reason: string): never {
    const found = this.done ? 'end of input' : `"${this.peek()}"`;
    throw badQuery(
      `failed to parse ${this.what} (line 1, column ${this.position + 1})`,
      `unexpected ${found}: ${reason}`,
    );
  }

  /** `"..."` with backslash escapes; the opening quote is next. */
  quoted(): string {
    this.expect('"');
    let value = '';
    while (!this.done) {
      const char = this.text.charAt(this.position++);
      if (char === '"') return value;
      value += char === '\\' ? this.text.charAt(this.position++) : char;
    }
    return this.fail('a closing quote is missing');
  }

  /** A name: quoted, or letters, digits, `_`, `$` and inner spaces, joined by dashes. */
  name(): string {
    this.skipSpace();
    const name = this.peek() === '"' ? this.quoted() : this.bareName();
    if (name.length > maxNameLength) this.fail(`a name is longer than ${maxNameLength} characters`);
    return name;
  }

  private bareName(): string {
    const start = this.position;
    while (!this.done) {
      const char = String.fromCodePoint(this.text.codePointAt(this.position) ?? 0);
      const isDash = char === '-' && this.text.charAt(this.position + 1) !== '>';
      if (!isDash && !nameChar.test(char)) break;
      this.position += char.length;
    }
    const name = this.text.slice(start, this.position).trim();
    if (name === '') this.fail('expected a name (letters, digits, _ or $, or a quoted name)');
    return name;
  }

  /** A column, perhaps with steps into its JSON: `data->a->>0`. */
  field(): Field {
    const column = this.name();
    const path: JsonStep[] = [];
    while (this.startsWith('->')) {
      const arrow = this.eat('->>') ? '->>' : '->';
      if (!arrow.endsWith('>>')) this.expect('->');
      path.push({ arrow, ...this.jsonKey() });
      if (path.length > maxPathSteps) this.fail(`a JSON path has more than ${maxPathSteps} steps`);
    }
    this.skipSpace();
    return { column, path };
  }

  private jsonKey(): { key: string; isIndex: boolean } {
    const index = /^-?\d{1,9}(?=$|[.,:)]|->)/.exec(this.text.slice(this.position, this.position + 12));
    if (index) {
      this.position += index[0].length;
      return { key: index[0], isIndex: true };
    }
    if (this.peek() === '-') this.fail('expected digits');
    return { key: this.name(), isIndex: false };
  }

  expectEnd(): void {
    this.skipSpace();
    if (!this.done) this.fail('expected the end');
  }
}

/** A comma-separated list of names: `columns` and `on_conflict`. */
export function parseNames(text: string, what: string): string[] {
  const scanner = new Scanner(text, what);
  const names = [scanner.name()];
  while (scanner.eat(',')) names.push(scanner.name());
  scanner.expectEnd();
  return names;
}
