import type { ByFirst } from './by-first.ts';

/** Authored clauses that stand in the answer word for word. */
export function findCopies(roots: readonly string[], clauses: ByFirst) {
  const isCopied = new Uint8Array(roots.length);
  let count = 0;
  for (const [at, root] of roots.entries()) {
    for (const stems of clauses.get(root) ?? []) {
      if (!stems.every((stem, step) => roots[at + step] === stem)) continue;
      count += 1;
      isCopied.fill(1, at, at + stems.length);
    }
  }
  const words = isCopied.reduce((sum, one) => sum + one, 0);
  return { clauses: count, share: words / Math.max(1, roots.length) };
}
