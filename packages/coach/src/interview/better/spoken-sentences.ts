import { canEnd, dependence, looseSubjects, startsAnew, startsClause } from './spoken-words.ts';

/** A place in dictated words where a sentence ends or takes a comma; `drops` words behind it are left out ("and"). */
export interface Stop {
  /** The word that follows. */
  at: number;
  mark: '.' | ',';
  drops: number;
}

/** Words in a sentence that two short clauses may share. */
const shortSentence = 17;
const shortestSentence = 3;
const leadAdverbs =
  /^(?:then|now|afterwards|later|first|sometimes|honestly|today|also|meanwhile|normally|eventually|finally|suddenly)$/;

/** How many words lead in the clause at `at`: "and", "so", "and then"; 0 where none does. */
function leadIn(words: readonly string[], at: number): number {
  const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
  if (!/^(?:and|but|so|then)$/.test(word)) return 0;
  if (leadAdverbs.test(next) || (/^(?:so|but)$/.test(next) && next !== word)) return 2;
  return 1;
}

const purpose = /^(?:can|could|don't|doesn't|didn't|won't|wouldn't|has|have|get|gets|never)$/;

/** "what it means and when it starts": two things that are said or asked. */
const indirect = /^(?:what|why|how|who|whether|where)$/;

/** "so they can read it": says what for, and stays with its sentence. */
const isPurpose = (words: readonly string[], at: number) =>
  words[at] === 'so' &&
  !/^(?:i|we|i'.*|we'.*|that's|it's|there's|now|then|if|when)$/.test(words[at + 1] ?? '') &&
  (purpose.test(words[at + 2] ?? '') || /'ll|'d/.test(words[at + 1] ?? ''));

function startsHere(words: readonly string[], from: number, at: number, isPause: boolean): boolean {
  const hang = dependence(words, from, at);
  const lead = leadIn(words, at);
  if (lead === 0) return hang !== 'back' && (startsAnew(words, at) || (isPause && startsClause(words, at)));
  if (isPurpose(words, at) || (words[at] === 'and' && hang !== 'none')) return false;
  const next = words[at + lead] ?? '';
  if (
    /^(?:if|when|once)$/.test(next) &&
    words.slice(Math.max(from, at - 12), at).some((word) => indirect.test(word))
  )
    return false;
  if (/^(?:if|when|once)$/.test(next)) return looseSubjects.has(words[at + lead + 1] ?? '');
  return startsClause(words, at + lead);
}

/**
 * Where dictated words end a sentence. Words are plain: lower case, fillers gone. `pauses` are places where an "um" was.
 * In doubt a sentence runs on.
 */
export function findStops(words: readonly string[], pauses: ReadonlySet<number> = new Set()): Stop[] {
  const places: number[] = [];
  const commas: Stop[] = [];
  let from = 0;
  for (let at = 2; at < words.length; at += 1) {
    if (at - from < shortestSentence || !startsHere(words, from, at, pauses.has(at))) continue;
    const answersIf = words[at] === 'then' && words.slice(from, at).includes('if');
    if (answersIf || dependence(words, from, at) === 'front') {
      if ((leadIn(words, at) === 0 || words[at] === 'then') && !/^(?:and|but|so)$/.test(words[at - 1] ?? ''))
        commas.push({ at, mark: ',', drops: 0 });
      continue;
    }
    if (!canEnd(words, from, at)) continue;
    places.push(at);
    from = at;
  }
  return [...commas, ...join(words, places)].sort((one, other) => one.at - other.at);
}

/** "so the data is still there": with another subject than the speaker it may say what for, and a comma is right either way. */
const isResult = (words: readonly string[], at: number) =>
  words[at] === 'so' && !/^(?:i|we|i'.*|we'.*|that's|now|then|if|when|first)$/.test(words[at + 1] ?? '');

/** Two short clauses stay one sentence, with a comma before "but", "so" or "and". */
function join(words: readonly string[], places: readonly number[]): Stop[] {
  let from = 0;
  let joined = false;
  return places.map((at, index) => {
    const until = places[index + 1] ?? words.length;
    const isShort =
      until - from <= shortSentence &&
      /^(?:but|so|and)$/.test(words[at] ?? '') &&
      !/^(?:if|when|once)$/.test(words[at + 1] ?? '');
    joined = !joined && isShort;
    if (joined || isResult(words, at)) return { at, mark: ',', drops: 0 };
    from = at;
    return { at, mark: '.', drops: words[at] === 'and' ? 1 : 0 };
  });
}
