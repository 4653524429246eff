/** Less alike than this is no help. */
const leastLikeness = 0.33;
/** Longer names exist nowhere in PostgreSQL; it bounds what a comparison costs. */
const longestName = 63;
const mostNames = 500;

/** Edits between two texts: letters put in, left out or replaced. */
function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      current.push(Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    above = current;
  }
  return above[other.length] ?? 0;
}

const pairsOf = (text: string) => {
  const framed = `-${text}-`;
  return new Set(Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2)));
};

/** The name most like `wanted`, for "Perhaps you meant"; null when none is like it, or when `wanted` is among them. */
export function closestName(wanted: string, names: Iterable<string>): string | null {
  const target = wanted.slice(0, longestName).toLowerCase();
  const pairs = pairsOf(target);
  let best: string | null = null;
  let most = leastLikeness;
  let compared = 0;
  for (const name of names) {
    if (name === wanted) return null;
    const lower = name.toLowerCase();
    if (![...pairsOf(lower)].some((pair) => pairs.has(pair))) continue;
    compared += 1;
    if (compared > mostNames) break;
    const likeness = 1 - editDistance(target, lower) / Math.max(target.length, lower.length, 1);
    if (likeness >= most) [best, most] = [name, likeness];
  }
  return best;
}
