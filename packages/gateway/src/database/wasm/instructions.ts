import { WasmReader } from './bytes.ts';

/** An instruction of a function. What isn't a block or a branch is copied as it is. */
export type Instruction =
  | { kind: 'open'; isVoidBlock: boolean; bytes: Uint8Array }
  | { kind: 'close' }
  | { kind: 'branch'; opcode: number; depths: readonly number[] }
  | { kind: 'plain'; bytes: Uint8Array };

/** Numbers that follow an opcode. Others have none, or are listed below. */
const numbersAfter = new Map<number, number>([
  [0x08, 1],
  [0x10, 1],
  [0x11, 2],
  [0x12, 1],
  [0x13, 2],
  ...range(0x20, 0x26, 1),
  ...range(0x28, 0x3e, 2),
  ...range(0x3f, 0x42, 1),
  [0xd0, 1],
  [0xd2, 1],
]);
const numbersAfterBulk = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];
const opensABlock = new Set([0x02, 0x03, 0x04]);

function range(from: number, to: number, numbers: number): [number, number][] {
  return Array.from({ length: to - from + 1 }, (_, index) => [from + index, numbers]);
}

function skipNumbers(reader: WasmReader, count: number): void {
  for (let index = 0; index < count; index += 1) reader.skipNumber();
}

/** Skips what follows a plain opcode. False for opcodes that aren't known here. */
function skipOperands(reader: WasmReader, opcode: number): boolean {
  const numbers = numbersAfter.get(opcode);
  if (numbers !== undefined) skipNumbers(reader, numbers);
  else if (opcode === 0x1c) skipNumbers(reader, reader.unsigned());
  else if (opcode === 0x43) reader.take(4);
  else if (opcode === 0x44) reader.take(8);
  else if (opcode === 0xfc) {
    const after = numbersAfterBulk[reader.unsigned()];
    if (after === undefined) return false;
    skipNumbers(reader, after);
  } else {
    const isBare = opcode <= 0x01 || opcode === 0x05 || opcode === 0x0f || opcode === 0x1a || opcode === 0x1b;
    return isBare || (opcode >= 0x45 && opcode <= 0xc4) || opcode === 0xd1;
  }
  return true;
}

function readBranch(reader: WasmReader, opcode: number): Instruction {
  const count = opcode === 0x0e ? reader.unsigned() + 1 : 1;
  const depths = Array.from({ length: count }, () => reader.unsigned());
  return { kind: 'branch', opcode, depths };
}

/**
 * The instructions of a function after its locals, or undefined where one isn't known here (exceptions, vectors, threads): such a
 * function is better left alone. Source: WebAssembly specification, binary format, instructions.
 */
export function readInstructions(code: Uint8Array): Instruction[] | undefined {
  const reader = new WasmReader(code);
  const instructions: Instruction[] = [];
  while (reader.at < code.length) {
    const start = reader.at;
    const opcode = reader.byte();
    if (opcode === 0x0b) instructions.push({ kind: 'close' });
    else if (opcode >= 0x0c && opcode <= 0x0e) instructions.push(readBranch(reader, opcode));
    else {
      const opens = opensABlock.has(opcode);
      if (opens) reader.skipNumber();
      else if (!skipOperands(reader, opcode)) return undefined;
      const bytes = code.subarray(start, reader.at);
      const isVoidBlock = opens && opcode === 0x02 && bytes[1] === 0x40;
      instructions.push(opens ? { kind: 'open', isVoidBlock, bytes } : { kind: 'plain', bytes });
    }
  }
  return instructions;
}
