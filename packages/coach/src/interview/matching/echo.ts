import type { Token } from '../../text/passage.ts';
import { matching } from '../rubric/calibration.ts';
import type { Clause } from '../reading/clauses.ts';

const leads = new Set(
  'of at on to about with for into from in by as is was are were this these following namely'.split(' '),
);

/** Marks runs of at least `echoRun` words in the order in which the product printed them. */
function markRuns(isEcho: Uint8Array, tokens: readonly Token[], printed: readonly (readonly string[])[]) {
  const size = matching.echoRun;
  const runs = new Set<string>();
  for (const stems of printed)
    for (let at = 0; at + size <= stems.length; at += 1) runs.add(stems.slice(at, at + size).join(' '));
  for (let at = 0; at + size <= tokens.length; at += 1) {
    let run = tokens[at]?.stem ?? '';
    for (let step = 1; step < size; step += 1) run += ` ${tokens[at + step]?.stem}`;
    if (runs.has(run)) isEcho.fill(1, at, at + size);
  }
}

/** A short printed text that stands alone or behind a preposition; in the person's own sentence it stays. */
function markWholes(
  isEcho: Uint8Array,
  tokens: readonly Token[],
  clauses: readonly Clause[],
  printed: readonly (readonly string[])[],
  starts: ReadonlySet<number>,
) {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const stems of printed) {
    const [first] = stems;
    if (first === undefined || stems.length > matching.echoWhole) continue;
    byFirst.set(first, [...(byFirst.get(first) ?? []), stems]);
  }
  for (let at = 0; at < tokens.length; at += 1) {
    for (const stems of byFirst.get(tokens[at]?.stem ?? '') ?? []) {
      const end = at + stems.length;
      if (end > tokens.length || !stems.every((stem, step) => tokens[at + step]?.stem === stem)) continue;
      const before = tokens[at - 1];
      const opens = !before || starts.has(at) || leads.has(before.word);
      if (opens && (end === tokens.length || starts.has(end) || stems.length > 1 || clauses.length === 1))
        isEcho.fill(1, at, end);
    }
  }
}

/** Which words of an answer repeat what the product itself printed (question, coaching questions, labels, praise). */
export function findEchoes(
  tokens: readonly Token[],
  clauses: readonly Clause[],
  printed: readonly (readonly string[])[],
): Uint8Array {
  const isEcho = new Uint8Array(tokens.length);
  markRuns(isEcho, tokens, printed);
  markWholes(isEcho, tokens, clauses, printed, new Set(clauses.map(({ from }) => from)));
  return isEcho;
}
