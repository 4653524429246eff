import { WasmWriter } from './bytes.ts';
import type { Instruction } from './instructions.ts';

/** A block, by the place of the instruction that opens it. `whole` is the function. */
type BlockId = number;
const whole: BlockId = -1;

/** Goes to the block in question: which instruction, and which of its targets. */
interface Entry {
  at: number;
  target: number;
}

/** A block that is put around everything in another one. `first` and `last` are the instructions that it opens and closes in front of. */
interface Group {
  id: BlockId;
  first: number;
  last: number;
  onward: BlockId;
}

const branchOpcode = 0x0c;
const branchTableOpcode = 0x0e;
const closeBytes = Uint8Array.of(0x0b);
const openVoidBytes = Uint8Array.of(0x02, 0x40);

/** Branches name their block by how many others lie between. Here they name the block, so that blocks can be put between. */
function resolveTargets(instructions: readonly Instruction[]): Map<number, BlockId[]> {
  const targets = new Map<number, BlockId[]>();
  const open: BlockId[] = [whole];
  for (const [at, one] of instructions.entries()) {
    if (one.kind === 'open') open.push(at);
    else if (one.kind === 'close') open.pop();
    else if (one.kind === 'branch')
      targets.set(
        at,
        one.depths.map((depth) => open[open.length - 1 - depth] ?? whole),
      );
  }
  return targets;
}

const isVoidBlock = (one: Instruction | undefined) => one?.kind === 'open' && one.isVoidBlock;

/** Puts blocks between until at most about `most` branches in a row go to `crowded` itself, and sends the others to them. */
function groupsFor(
  crowded: BlockId,
  {
    instructions,
    targets,
    most,
  }: { instructions: readonly Instruction[]; targets: Map<number, BlockId[]>; most: number },
): Group[] {
  const groups: Group[] = [];
  const open: { id: BlockId; entries: Entry[] }[] = [{ id: whole, entries: [] }];
  for (const [at, one] of instructions.entries()) {
    if (one.kind === 'open') open.push({ id: at, entries: [] });
    else if (one.kind === 'branch') {
      const entries = (targets.get(at) ?? []).flatMap((id, target) =>
        id === crowded ? [{ at, target }] : [],
      );
      open.at(-1)?.entries.push(...entries);
    } else if (one.kind === 'close') {
      const { id, entries } = open.pop() ?? { id: whole, entries: [] };
      const before = instructions[at - 1];
      // Only where everything in the block ends by going to `crowded` can another block end right in front of that.
      const endsThere =
        before?.kind === 'branch' && before.opcode === branchOpcode && targets.get(at - 1)?.[0] === crowded;
      const canHold = id !== crowded && isVoidBlock(instructions[id]) && endsThere;
      if (canHold && entries.length >= most) {
        const group = { id: whole - 1 - at, first: id + 1, last: at, onward: crowded };
        for (const entry of entries) targets.get(entry.at)?.splice(entry.target, 1, group.id);
        groups.push(group);
      } else open.at(-1)?.entries.push(...entries);
    }
  }
  return groups;
}

/** Writes instructions with the blocks that were put between. */
class FunctionWriter {
  readonly into = new WasmWriter(1 << 16);
  readonly #depths = new Map<BlockId, number>([[whole, 0]]);
  readonly #open: BlockId[] = [whole];

  open(id: BlockId, bytes: Uint8Array): void {
    this.into.bytes(bytes);
    this.#depths.set(id, this.#open.length);
    this.#open.push(id);
  }

  close(): void {
    this.into.bytes(closeBytes);
    this.#open.pop();
  }

  branch(opcode: number, targets: readonly BlockId[]): void {
    this.into.bytes(Uint8Array.of(opcode));
    if (opcode === branchTableOpcode) this.into.unsigned(targets.length - 1);
    for (const id of targets) this.into.unsigned(this.#open.length - 1 - (this.#depths.get(id) ?? 0));
  }
}

function write(
  instructions: readonly Instruction[],
  targets: Map<number, BlockId[]>,
  groups: readonly Group[],
) {
  const opening = new Map(groups.map((group) => [group.first, group]));
  const closing = new Map(groups.map((group) => [group.last, group]));
  const writer = new FunctionWriter();
  for (const [at, one] of instructions.entries()) {
    const opened = opening.get(at);
    if (opened) writer.open(opened.id, openVoidBytes);
    const closed = closing.get(at);
    if (closed) {
      writer.close();
      writer.branch(branchOpcode, [closed.onward]);
    }
    if (one.kind === 'open') writer.open(at, one.bytes);
    else if (one.kind === 'close') writer.close();
    else if (one.kind === 'branch') writer.branch(one.opcode, targets.get(at) ?? []);
    else writer.into.bytes(one.bytes);
  }
  return writer.into.written;
}

/**
 * The same function with blocks between, so that few branches meet in one place. Undefined where no block has more than
 * `crowd` branches. `most` is how many go to a block that is put between, give or take a few.
 */
export function groupBranches(
  instructions: readonly Instruction[],
  { crowd, most }: { crowd: number; most: number },
): Uint8Array | undefined {
  const targets = resolveTargets(instructions);
  const counts = new Map<BlockId, number>();
  for (const id of [...targets.values()].flat()) counts.set(id, (counts.get(id) ?? 0) + 1);
  const crowded = [...counts].filter(([id, count]) => isVoidBlock(instructions[id]) && count > crowd);
  const groups = crowded.flatMap(([id]) => groupsFor(id, { instructions, targets, most }));
  return groups.length > 0 ? write(instructions, targets, groups) : undefined;
}
