import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { setFlagsFromString } from 'node:v8';

/** The product takes 440 MB at most. With less than this, 20 MB more or less matter to a system with anything else on it. */
const smallBytes = 0.75 * 1024 ** 3;

/** V8's own `--liftoff-only` comes too late once Node runs; these are what it stands for. */
const baselineOnly = ['--liftoff', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/**
 * V8 sometimes dies while it frees machine code that the optimizer has replaced ("Check failed: jit_page_->allocations_.erase(addr) == 1", seen in
 * Node 24.21 in one of three long test runs). A server that keeps that code lives on.
 */
const keepsCode = '--no-wasm-code-gc';

/** What this process may use: the container's limit, or the machine's memory. */
function memoryBytes(): number {
  const limit = constrainedMemory();
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem();
}

/**
 * Sets how V8 treats the embedded database's code; must run before the database is opened. On a small machine, leaves out the compiler
 * that makes the code fast: it takes 20 MB, and without it a read costs twice the CPU. Returns whether it did.
 */
export function settleMemory(setting: boolean | undefined, bytes = memoryBytes()): boolean {
  setFlagsFromString(keepsCode);
  const isSmall = setting ?? bytes < smallBytes;
  if (isSmall) for (const flag of baselineOnly) setFlagsFromString(flag);
  return isSmall;
}
