import { matching } from '../rubric/calibration.ts';

/** Authored clauses that stand in the answer word for word. */
export function findCopies(roots: readonly string[], clauses: readonly (readonly string[])[]) {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const stems of clauses) {
    const [first] = stems;
    if (first === undefined || stems.length < matching.echoRun) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), stems]);
  }
  const isCopied = new Uint8Array(roots.length);
  let count = 0;
  for (const [at, root] of roots.entries()) {
    for (const stems of byFirst.get(root) ?? []) {
      if (!stems.every((stem, step) => roots[at + step] === stem)) continue;
      count += 1;
      isCopied.fill(1, at, at + stems.length);
    }
  }
  const words = isCopied.reduce((sum, one) => sum + one, 0);
  return { clauses: count, share: words / Math.max(1, roots.length) };
}
