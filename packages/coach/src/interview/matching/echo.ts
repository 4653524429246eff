import type { Token } from '../../text/passage.ts';
import type { Clause } from '../reading/clauses.ts';
import { matching } from '../rubric/calibration.ts';
import type { PreparedQuestion } from './prepare-points.ts';

const leads = new Set(
  'of at on to about with for into from in by as is was are were this these following namely'.split(' '),
);

/** "What did you do" and "what I did" are the same words said by another person. */
const persons = new Map(
  Object.entries({ you: 'i', your: 'my', yours: 'my', me: 'i', mine: 'my', we: 'i', our: 'my' }),
);
const samePerson = (stem: string) => persons.get(stem) ?? stem;

/** Marks runs of at least `echoRun` words in the order in which the product printed them. */
function markRuns(isEcho: Uint8Array, roots: readonly string[], printed: readonly (readonly string[])[]) {
  const size = matching.echoRun;
  const runs = new Set<string>();
  for (const stems of printed)
    for (let at = 0; at + size <= stems.length; at += 1)
      runs.add(
        stems
          .slice(at, at + size)
          .map(samePerson)
          .join(' '),
      );
  const said = roots.map(samePerson);
  for (let at = 0; at + size <= said.length; at += 1)
    if (runs.has(said.slice(at, at + size).join(' '))) isEcho.fill(1, at, at + size);
}

/** Labels from this length on are nobody's own words, wherever they are. */
const longWhole = 3;

/** A label or praise, alone or behind a preposition. A pair of words in the person's own sentence is theirs. */
function markWholes(
  isEcho: Uint8Array,
  tokens: readonly Token[],
  roots: readonly string[],
  whole: readonly (readonly string[])[],
  starts: ReadonlySet<number>,
) {
  const said = roots.map(samePerson);
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const stems of whole.map((one) => one.map(samePerson))) {
    const [first] = stems;
    if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), stems]);
  }
  for (const [at, root] of said.entries()) {
    for (const stems of byFirst.get(root) ?? []) {
      const end = at + stems.length;
      if (end > said.length || !stems.every((stem, step) => said[at + step] === stem)) continue;
      const before = tokens[at - 1];
      const opens = !before || starts.has(at) || leads.has(before.word);
      const closes = end === said.length || starts.has(end) || stems.length > 1;
      if (stems.length >= longWhole || (opens && closes)) isEcho.fill(1, at, end);
    }
  }
}

/** Which words of an answer repeat what the product itself holds: the question and its coaching questions, labels, praise. */
export function findEchoes(
  tokens: readonly Token[],
  roots: readonly string[],
  clauses: readonly Clause[],
  { printed, whole }: Pick<PreparedQuestion, 'printed' | 'whole'>,
): Uint8Array {
  const isEcho = new Uint8Array(tokens.length);
  markRuns(isEcho, roots, printed);
  markWholes(isEcho, tokens, roots, whole, new Set(clauses.map(({ from }) => from)));
  return isEcho;
}
