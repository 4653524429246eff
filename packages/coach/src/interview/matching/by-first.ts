/** Phrases of at least `least` stems by their first, so that a text is read once for all of them. */
export type ByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;

export function byFirst(phrases: readonly (readonly string[])[], least = 1): ByFirst {
  const known = new Map<string, (readonly string[])[]>();
  for (const stems of phrases) {
    const [first] = stems;
    if (first === undefined || stems.length < least) continue;
    const others = known.get(first);
    if (others) others.push(stems);
    else known.set(first, [stems]);
  }
  return known;
}
