import { wordClass } from '../../../text/function-words.ts';
import { isVerbLike, startsClause, sureSubjects } from '../spoken-words.ts';

/** A place where a sentence may end: before "and", "but" or "so" at `at`, with the places before and behind it. */
export interface Place {
  from: number;
  at: number;
  until: number;
}

const reach = { back: -3, ahead: 4 };
const openers = new Set(
  'if when because that what which who where how why like before after until while since as than or'.split(
    ' ',
  ),
);

/** The part of speech of a word, as far as its form tells. */
export function classOf(word: string): string {
  if (word === '') return 'none';
  if (sureSubjects.has(word)) return word.includes("'") ? 'subject+verb' : 'subject';
  const known = wordClass(word);
  if (known) return known;
  if (/\d/.test(word)) return 'number';
  if (isVerbLike(word)) return 'verb';
  return /(?:ing|ly|ed|er|tion|ment|s)$/.exec(word)?.[0] ?? 'other';
}

const bucket = (length: number) =>
  length < 3 ? '2' : length < 5 ? '4' : length < 8 ? '7' : length < 12 ? '11' : length < 18 ? '17' : '18';

/** Clauses since `from` that start without a connective: where one of these was meant as a sentence, the place ahead may be inside the next. */
function looseStarts(words: readonly string[], { from, at }: Place): number[] {
  const starts: number[] = [];
  for (let place = from + 3; place < at - 1; place += 1) {
    const before = wordClass(words[place - 1] ?? '');
    const isLed =
      before === 'conjunction' ||
      before === 'auxiliary' ||
      before === 'determiner' ||
      openers.has(words[place - 1] ?? '');
    if (!isLed && sureSubjects.has(words[place] ?? '') && startsClause(words, place)) starts.push(place);
  }
  return starts;
}

const subjectOf = (word: string) => word.replace(/'.*/, '');

/** What the judge knows of a place, as names of features. */
export function featuresOf(words: readonly string[], place: Place): string[] {
  const { from, at, until } = place;
  const word = (step: number) => words[at + step] ?? '';
  const kind = word(0);
  const found = [`kind ${kind}`];
  for (let step = reach.back; step <= reach.ahead; step += 1)
    found.push(`${step} ${word(step)}`, `${step} <${classOf(word(step))}>`);
  for (const step of [-2, -1, 0, 1, 2]) found.push(`${step} ${word(step)} ${word(step + 1)}`);
  const classes = (...steps: number[]) => steps.map((step) => `<${classOf(word(step))}>`).join('');
  found.push(
    `-2 ${classes(-2, -1)}`,
    `${kind} 1 ${classes(1, 2, 3)}`,
    `${kind} -1 ${classes(-1)}${classes(1)}`,
    `${kind} 1 ${word(1)}`,
    `${kind} -1 ${word(-1)}`,
    `left ${bucket(at - from)}`,
    `${kind} left ${bucket(at - from)}`,
    `right ${bucket(until - at)}`,
    `${kind} right ${bucket(until - at)}`,
    `first ${words[from] ?? ''}`,
  );
  const starts = looseStarts(words, place);
  const last = starts.at(-1);
  found.push(`loose ${Math.min(3, starts.length)}`, `${kind} loose ${Math.min(3, starts.length)}`);
  if (last !== undefined) found.push(`loose at ${bucket(at - last)}`, `loose ${words[last]}`);
  const subject = subjectOf(word(1));
  if (words.slice(from, at).some((one) => subjectOf(one) === subject)) found.push(`${kind} same subject`);
  for (const one of new Set(words.slice(from, at))) if (openers.has(one)) found.push(`has ${one}`);
  for (const one of new Set(words.slice(Math.max(from, at - 6), at)))
    if (openers.has(one)) found.push(`near ${one}`, `${kind} near ${one}`);
  for (const one of new Set(words.slice(at + 1, at + 7))) if (openers.has(one)) found.push(`ahead ${one}`);
  return found;
}
