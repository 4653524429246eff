interface Chunk {
  imports: readonly string[];
}

/**
 * Finds scripts that import each other, as the names on the way round; null where there are none. The app runs scripts one by
 * one (`src/lib/fetch-part.ts`), so it has no order in which both of two such scripts would find what they need.
 */
export function findChunkCycle(chunks: ReadonlyMap<string, Chunk>): string[] | null {
  const done = new Set<string>();
  const visit = (name: string, way: readonly string[]): string[] | null => {
    if (way.includes(name)) return [...way.slice(way.indexOf(name)), name];
    if (done.has(name)) return null;
    for (const next of chunks.get(name)?.imports ?? []) {
      const cycle = visit(next, [...way, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const name of chunks.keys()) {
    const cycle = visit(name, []);
    if (cycle) return cycle;
  }
  return null;
}
