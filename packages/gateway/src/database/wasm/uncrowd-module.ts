import { WasmReader, WasmWriter } from './bytes.ts';
import { groupBranches } from './group-branches.ts';
import { readInstructions } from './instructions.ts';

const codeSection = 10;
const headerBytes = 8;
/** Functions below this many bytes can't have enough branches to matter. */
const smallBytes = 50_000;
/** Branches to one place. PostgreSQL's parser has 2,033, and no other function more than a few hundred. */
const limits = { crowd: 1_000, most: 64 };

/** The body of a function with few branches to one place, or as it was. */
function uncrowdBody(body: Uint8Array): Uint8Array {
  const reader = new WasmReader(body);
  for (let groups = reader.unsigned(); groups > 0; groups -= 1) {
    reader.unsigned();
    reader.skipNumber();
  }
  const instructions = readInstructions(body.subarray(reader.at));
  const code = instructions && groupBranches(instructions, limits);
  if (!code) return body;
  const into = new WasmWriter(body.length + 1024);
  into.bytes(body.subarray(0, reader.at));
  into.bytes(code);
  return into.written;
}

function uncrowdCode(section: Uint8Array): Uint8Array {
  const reader = new WasmReader(section);
  const into = new WasmWriter(section.length + (1 << 16));
  const count = reader.unsigned();
  into.unsigned(count);
  for (let index = 0; index < count; index += 1) {
    const bytes = reader.unsigned();
    const body = reader.take(bytes);
    const written = bytes < smallBytes ? body : uncrowdBody(body);
    into.unsigned(written.length);
    into.bytes(written);
  }
  return into.written;
}

/**
 * The same WebAssembly module, with at most some dozens of branches to one place in its large functions. V8's optimizer takes memory by
 * the product of the branches to a place and the values that live across them: 600 MB and 1.4 s for PostgreSQL's parser, whose 2,033 rules
 * all end in one place (decision 039). Throws RangeError where the module breaks off.
 */
export function uncrowdModule(wasm: Uint8Array): Uint8Array<ArrayBuffer> {
  const reader = new WasmReader(wasm);
  const into = new WasmWriter(wasm.length + (1 << 16));
  into.bytes(reader.take(headerBytes));
  while (reader.at < wasm.length) {
    const id = reader.byte();
    const bytes = reader.unsigned();
    const section = reader.take(bytes);
    const written = id === codeSection ? uncrowdCode(section) : section;
    into.bytes(Uint8Array.of(id));
    into.unsigned(written.length);
    into.bytes(written);
  }
  return into.written;
}
