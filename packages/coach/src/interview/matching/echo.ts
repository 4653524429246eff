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
  /** Labels, said by whomever. */
  labels: ByFirst;
  /** Praise, said by whomever. */
  praise: ByFirst;
}

const runsOf = (stems: readonly string[]): string[] => {
  const said = stems.map(samePerson);
  const count = Math.max(0, said.length - matching.echoRun + 1);
  return Array.from({ length: count }, (_, at) => said.slice(at, at + matching.echoRun).join(' '));
};

/** Takes the roots of what is printed before the answer, and of labels and praise, which are a copy only as a whole: people say parts of them. */
export function preparePrinted(
  before: readonly (readonly string[])[],
  labels: readonly (readonly string[])[],
  praise: readonly (readonly string[])[],
): Printed {
  const whole = (texts: readonly (readonly string[])[]) =>
    byFirst(texts.map((stems) => stems.map(samePerson)));
  return { runs: new Set(before.flatMap(runsOf)), labels: whole(labels), praise: whole(praise) };
}

/** Marks runs of at least `echoRun` words in the order in which the product printed them. */
function markRuns(isEcho: Uint8Array, roots: readonly string[], runs: ReadonlySet<string>) {
  for (const [at, run] of runsOf(roots).entries())
    if (runs.has(run)) isEcho.fill(1, at, at + matching.echoRun);
}

/** Labels from this length on are nobody's own words, wherever they are. */
const longWhole = 3;
/** Praise is short and plain, as honest answers are ("I tell my sergeant"): one is the person's own sentence, as many as this are a copy. */
const copiedPraise = 2;

interface Place {
  from: number;
  end: number;
  text: readonly string[];
}

/** Where texts stand as a whole. */
function placesOf(said: readonly string[], whole: ByFirst): Place[] {
  const places: Place[] = [];
  for (const [from, root] of said.entries())
    for (const text of whole.get(root) ?? [])
      if (text.every((stem, step) => said[from + step] === stem))
        places.push({ from, end: from + text.length, text });
  return places;
}

/** A label, alone or behind a preposition. A pair of words in the person's own sentence is theirs. */
function markLabels(
  isEcho: Uint8Array,
  tokens: readonly Token[],
  said: readonly string[],
  labels: ByFirst,
  starts: ReadonlySet<number>,
) {
  for (const { from, end } of placesOf(said, labels)) {
    const before = tokens[from - 1];
    const opens = !before || starts.has(from) || leads.has(before.word);
    const closes = end === said.length || starts.has(end) || end - from > 1;
    if (end - from >= longWhole || (opens && closes)) isEcho.fill(1, from, end);
  }
}

function markPraise(isEcho: Uint8Array, said: readonly string[], praise: ByFirst) {
  const found = placesOf(said, praise).filter(({ text }) => text.length >= longWhole);
  if (new Set(found.map(({ text }) => text)).size < copiedPraise) return;
  for (const { from, end } of found) isEcho.fill(1, from, end);
}

/** Which words of an answer repeat what the product itself holds: the question and its coaching questions, labels, praise. */
export function findEchoes(
  tokens: readonly Token[],
  roots: readonly string[],
  clauses: readonly Clause[],
  { runs, labels, praise }: Printed,
): Uint8Array {
  const isEcho = new Uint8Array(tokens.length);
  markRuns(isEcho, roots, runs);
  const said = roots.map(samePerson);
  markLabels(isEcho, tokens, said, labels, new Set(clauses.map(({ from }) => from)));
  markPraise(isEcho, said, praise);
  return isEcho;
}
