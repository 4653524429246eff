import { findPeriod } from '../resume/dates.ts';
import { bareName } from './trace-tuples.ts';

/** A line that dates an entry: what is above it and what is below it may belong to different ones. */
export const isDated = (line: string) => /\d/.test(line) && findPeriod(line) !== null;

/** A line is known by its first words, so that one that wraps is found again after its parts were joined. */
const knownBy = 5;
const keyOf = (line: string) => bareName(line).split(' ', knownBy).join(' ');

/** For each place of a line what is next to it: the lines before and after a dated line, for any other the last dated line. */
function neighborsOf(text: string): Map<string, string[][]> {
  const lines = text.split('\n').filter((line) => keyOf(line) !== '');
  const neighbors = new Map<string, string[][]>();
  let dated = '';
  for (const [at, line] of lines.entries()) {
    const key = keyOf(line);
    const beside = [lines[at - 1], lines[at + 1]].map((one) => keyOf(one ?? ''));
    const own = isDated(line) ? beside : [dated];
    const known = neighbors.get(key);
    if (known) known.push(own);
    else neighbors.set(key, [own]);
    if (isDated(line)) dated = key;
  }
  return neighbors;
}

/**
 * Says of a line of a generated text whether the sources have it in the same place: under the same dated line, or next to the
 * same line where it is dated itself. Asks the texts alone, so a job that was read wrong makes nobody's own words look moved.
 */
export function neighborhoodOf(text: string, sources: readonly string[]): (line: string) => boolean {
  const own = neighborsOf(sources.join('\n'));
  const claimed = neighborsOf(text);
  return (line) => {
    const places = new Set((own.get(keyOf(line)) ?? []).flat());
    return (claimed.get(keyOf(line)) ?? []).every((beside) => beside.some((one) => places.has(one)));
  };
}
