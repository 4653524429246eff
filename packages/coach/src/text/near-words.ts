import { nearWords } from './near-words.data.ts';
import { stemOf } from './stem.ts';

const none: ReadonlySet<string> = new Set();

/** By stem, the stems that may stand for it in an explanation. */
const neighbors = new Map<string, Set<string>>();
for (const line of nearWords.trim().split('\n')) {
  const stems = [...new Set(line.split(' ').map(stemOf))];
  for (const stem of stems) {
    const found = neighbors.get(stem) ?? new Set();
    for (const other of stems) if (other !== stem) found.add(other);
    neighbors.set(stem, found);
  }
}

/** The stems that mean nearly the same as a stem; an empty set for a word that has none. */
export function nearStems(stem: string): ReadonlySet<string> {
  return neighbors.get(stem) ?? none;
}
