import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { WasmWriter } from './bytes.ts';
import { uncrowdModule } from './uncrowd-module.ts';

const rules = 1_200;
const header = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00];
const i32 = 0x7f;

const bytesOf = (write: (into: WasmWriter) => void): Uint8Array => {
  const into = new WasmWriter(1 << 16);
  write(into);
  return into.written;
};
const number = (value: number) => [...bytesOf((into) => into.unsigned(value))];
const section = (id: number, content: readonly number[]) => [id, ...number(content.length), ...content];

/**
 * Like a parser's table of rules: `(rule, value) => result`. Each rule works on the value some times and goes to the same end, every
 * third one by a condition first. Other rules go to a second end, which adds 1.
 */
function parserLike(): Uint8Array {
  const code: number[] = [0x02, 0x40, 0x02, 0x40];
  for (let rule = 0; rule < rules; rule += 1) code.push(0x02, 0x40);
  const depths = Array.from({ length: rules }, (_, rule) => number(rule)).flat();
  // Rules that don't exist go to the first end at once.
  code.push(0x20, 0, 0x0e, ...number(rules), ...depths, ...number(rules), 0x0b);
  for (let rule = 0; rule < rules; rule += 1) {
    const inner = rules - 1 - rule;
    for (let step = 0; step < 6; step += 1)
      code.push(0x20, 1, 0x41, 31 + step, 0x6c, 0x41, rule % 60, 0x6a, 0x21, 1);
    if (rule % 3 === 0)
      code.push(0x20, 1, 0x41, 1, 0x71, 0x0d, ...number(inner), 0x20, 1, 0x41, 5, 0x6a, 0x21, 1);
    code.push(0x0c, ...number(rule % 7 === 0 ? inner + 1 : inner), 0x0b);
  }
  // The end of the last rule has closed the first end. What comes here is skipped by those that went to the second.
  code.push(0x20, 1, 0x41, 1, 0x6a, 0x21, 1, 0x0b, 0x20, 1, 0x0b);
  const body = [0x00, ...code];
  return Uint8Array.from([
    ...header,
    ...section(1, [1, 0x60, 2, i32, i32, 1, i32]),
    ...section(3, [1, 0]),
    ...section(7, [1, 1, 0x66, 0x00, 0]),
    ...section(10, [1, ...number(body.length), ...body]),
  ]);
}

async function resultsOf(module: Uint8Array): Promise<number[]> {
  const { instance } = await WebAssembly.instantiate(Uint8Array.from(module));
  const run = instance.exports.f as (rule: number, value: number) => number;
  const results: number[] = [];
  for (let rule = -1; rule <= rules; rule += 1)
    for (const value of [0, 1, -7, 123_456]) results.push(run(rule, value));
  return results;
}

it('gives the same results with few branches to one place', async () => {
  const before = parserLike();
  const after = uncrowdModule(before);
  expect(after).not.toEqual(before);
  expect(await resultsOf(after)).toEqual(await resultsOf(before));
});

it('leaves nothing to do for a second time', () => {
  const once = uncrowdModule(parserLike());
  expect(uncrowdModule(once)).toEqual(once);
});

it("changes PGlite's code as long as its parser needs it, and keeps it valid", async () => {
  const before = await readFile(fileURLToPath(import.meta.resolve('@electric-sql/pglite/pglite.wasm')));
  const after = uncrowdModule(before);
  expect(WebAssembly.validate(after)).toBe(true);
  expect(Buffer.compare(uncrowdModule(after), after)).toBe(0);
  // Where this fails, a new release has no such function any more: then the rewriting can go.
  expect(after.length).not.toBe(before.length);
});

it.each([
  ['an empty file', new Uint8Array()],
  ['half a module', parserLike().subarray(0, 60_000)],
])('throws a RangeError for %s', (_, bytes) => {
  expect(() => uncrowdModule(bytes)).toThrow(RangeError);
});
