import type { Token } from '../../text/passage.ts';
import type { Clause } from '../reading/clauses.ts';
import { matching } from '../rubric/calibration.ts';
import { type ByFirst, byFirst } from './by-first.ts';

const leads = new Set(
  'of at on to about with for into from in by as is was are were this these following namely'.split(' '),
);

/** "What did you do" and "what I did" are the same words said by another person. */
const persons = new Map(
  Object.entries({ you: 'i', your: 'my', yours: 'my', me: 'i', mine: 'my', we: 'i', our: 'my' }),
);
const samePerson = (stem: string) => persons.get(stem) ?? stem;

/** What the product prints about a question, ready to be found in answers. */
export interface Printed {
  /** Runs of `echoRun` words, said by whomever. */
  runs: ReadonlySet<string>;
  /** Labels and praise, said by whomever. */
  whole: ByFirst;
}

const runsOf = (stems: readonly string[]): string[] => {
  const said = stems.map(samePerson);
  const count = Math.max(0, said.length - matching.echoRun + 1);
  return Array.from({ length: count }, (_, at) => said.slice(at, at + matching.echoRun).join(' '));
};

/** Takes the roots of what is printed before the answer, and of labels and praise, which are a copy only as a whole: people say parts of them. */
export const preparePrinted = (
  before: readonly (readonly string[])[],
  whole: readonly (readonly string[])[],
): Printed => ({
  runs: new Set(before.flatMap(runsOf)),
  whole: byFirst(whole.map((stems) => stems.map(samePerson))),
});

/** Marks runs of at least `echoRun` words in the order in which the product printed them. */
function markRuns(isEcho: Uint8Array, roots: readonly string[], runs: ReadonlySet<string>) {
  for (const [at, run] of runsOf(roots).entries())
    if (runs.has(run)) isEcho.fill(1, at, at + matching.echoRun);
}

/** Labels from this length on are nobody's own words, wherever they are. */
const longWhole = 3;

/** A label or praise, alone or behind a preposition. A pair of words in the person's own sentence is theirs. */
function markWholes(
  isEcho: Uint8Array,
  tokens: readonly Token[],
  roots: readonly string[],
  whole: ByFirst,
  starts: ReadonlySet<number>,
) {
  const said = roots.map(samePerson);
  for (const [at, root] of said.entries()) {
    for (const stems of whole.get(root) ?? []) {
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
  { runs, whole }: Printed,
): Uint8Array {
  const isEcho = new Uint8Array(tokens.length);
  markRuns(isEcho, roots, runs);
  markWholes(isEcho, tokens, roots, whole, new Set(clauses.map(({ from }) => from)));
  return isEcho;
}
