import { endsSentence } from './sentence-ends/judge.ts';
import { leadsIn, markAtPause } from './sentence-ends/pauses.ts';
import { canEnd, dependence, joinsClause, startsClause, sureSubjects } from './spoken-words.ts';

/** A place in dictated words where a sentence ends or takes a comma; `drops` words behind it are left out ("and"). */
export interface Stop {
  /** The word that follows. */
  at: number;
  mark: '.' | ',' | ' —';
  drops: number;
}

const shortestSentence = 3;
const leadAdverbs =
  /^(?:then|now|afterwards|later|first|sometimes|honestly|today|also|meanwhile|normally|eventually|finally|suddenly|maybe|usually|luckily|afterward)$/;
/** "and in the end we ...", "so for me it's ...": words of time and place between a connective and its clause. */
const frames =
  /^(?:in the (?:end|beginning|meantime|morning|evening|afternoon|summer|winter)|in between|(?:last|this|one) (?:day|night|morning|evening|afternoon|week|weekend|month|year|summer|winter|spring|fall|monday|tuesday|wednesday|thursday|friday|saturday|sunday|time)|since then|after that|from then on|at the (?:end|same time|moment)|at first|for (?:me|us|them|him|her)|the (?:next|second|first|last|same|other) (?:day|morning|time|week|month|year|night)|the (?:day|week|month|year) after|(?:a|one|two|three) (?:day|days|week|weeks|month|months|year|years) later|to be honest|by (?:that time|then)|(?:after|for|within) (?:about |like )?(?:a few|a couple|\w+(?: \w+)?) (?:seconds|minutes|hours|days|weeks|months|years)) /;

/** How many words lead in the clause at `at`: "and", "so", "and then"; 0 where none does. */
function leadIn(words: readonly string[], at: number): number {
  const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
  if (!/^(?:and|but|so)$/.test(word)) return 0;
  const frame =
    frames
      .exec(`${words.slice(at + 1, at + 7).join(' ')} `)?.[0]
      .trim()
      .split(' ').length ?? 0;
  if (frame > 0) return 1 + frame;
  if (leadAdverbs.test(next) || (/^(?:so|but)$/.test(next) && next !== word)) return 2;
  return 1;
}

/** "what it means and when it starts": two things that are said or asked. */
const indirect = /^(?:what|why|how|who|whether|where)(?:'.+)?$/;
/** "I like solving problems and when they're happy": both are liked. */
const liking = /^(?:like|love|enjoy|hate)$/;

/** "so they can read it", "so we don't lose the day", "so the data is still there", "made it so I'm the owner": may say what for, and stays with its sentence. */
const isPurpose = (words: readonly string[], at: number) =>
  words[at] === 'so' &&
  (/^(?:make|makes|made|making) it$/.test(words.slice(at - 2, at).join(' ')) ||
    /^(?:can|could|know|feel|don't|won't|can't)$/.test(words[at + 2] ?? '') ||
    !/^(?:i|we|i'.*|we'.*|that's|now|then|if|when|first|what)$/.test(words[at + 1] ?? ''));

const reportReach = 14;
const longestReport = 40;
/** "I'd explain that it's full and we have one left and that ...": all of it is what was said. */
const isReported = (words: readonly string[], from: number, at: number) =>
  words[at] === 'and' &&
  words.slice(Math.max(from, at - longestReport), at).includes('that') &&
  words.slice(at, at + reportReach).some((word, place) => word === 'that' && words[at + place - 1] === 'and');

/** Words, where "I'm" is two. */
const wordCount = (words: readonly string[], from: number, at: number) =>
  at - from + (words[from]?.includes("'") ? 1 : 0);

/** Whether a separate clause may start at "and", "but" or "so". */
function startsHere(words: readonly string[], from: number, at: number): boolean {
  const lead = leadIn(words, at);
  if (lead === 0 || isReported(words, from, at) || isPurpose(words, at)) return false;
  if (words[at] === 'and' && dependence(words, from, at) !== 'none') return false;
  if (/^(?:if|when|once)$/.test(words[at + lead] ?? '')) return startsWithCase(words, from, at, at + lead);
  return words[at] === 'and' ? joinsClause(words, from, at, lead) : startsClause(words, at + lead);
}

/** "By then I had", "and then": these words and "then" are one. */
const thenBelongs =
  /^(?:and|but|or|so|by|since|until|till|than|just|back|even|now|only|right|from|before|every|the|well|if|when|because|as|like|what|that|were|was|is)$/;

const caseReach = 14;
/** "And if she still says no, then I'd ask": the case and its own clause. "Compare the dates and if she signed" is one more thing to compare. */
function startsWithCase(words: readonly string[], from: number, at: number, opens: number): boolean {
  const isAsked = words
    .slice(Math.max(from, at - 12), at)
    .some((word) => indirect.test(word) || (words[opens] === 'when' && liking.test(word)));
  if (isAsked || !startsClause(words, opens + 1)) return false;
  for (let place = opens + 3; place < opens + caseReach; place += 1) {
    if (words[place] === 'then') return startsClause(words, place + 1);
    if (/^(?:and|but|so|or)$/.test(words[place] ?? '')) return false;
    if (sureSubjects.has(words[place] ?? '') && startsClause(words, place)) return true;
  }
  return false;
}

/** "If she says no, then I'd ask": the main clause behind a case. */
const answersCase = (words: readonly string[], from: number, at: number) =>
  words[at] === 'then' &&
  startsClause(words, at + 1) &&
  !thenBelongs.test(words[at - 1] ?? '') &&
  words.slice(Math.max(from, at - longestReport), at).some((word) => /^(?:if|when|once)$/.test(word));

/** Places where a sentence may end, and commas behind a clause with "if". Words are plain: lower case, fillers gone. */
function findPlaces(words: readonly string[]): { places: number[]; commas: Stop[] } {
  const places: number[] = [];
  const commas: Stop[] = [];
  let from = 0;
  for (let at = 2; at < words.length; at += 1) {
    if (wordCount(words, from, at) < shortestSentence) continue;
    if (answersCase(words, from, at)) {
      commas.push({ at, mark: ',', drops: 0 });
      continue;
    }
    if (!startsHere(words, from, at) || dependence(words, from, at) === 'front') continue;
    if (!canEnd(words, from, at)) continue;
    places.push(at);
    from = at;
  }
  return { places, commas };
}

/** Where a filler that is gone was the only break between two thoughts. */
function stopsAtPauses(words: readonly string[], pauses: readonly number[], known: readonly Stop[]): Stop[] {
  let from = 0;
  return pauses.flatMap((at): Stop[] => {
    for (const stop of known) if (stop.mark === '.' && stop.at < at) from = Math.max(from, stop.at);
    const mark = known.some((stop) => Math.abs(stop.at - at) < 2) ? null : markAtPause(words, from, at);
    if (mark === '.') from = at;
    // In doubt what was held apart stays apart: "he had something — if they're equal".
    if (mark === ',' && !leadsIn(words, at)) return [{ at, mark: ' —', drops: 0 }];
    return mark ? [{ at, mark, drops: 0 }] : [];
  });
}

/** Where dictated words end a sentence or take a comma; `pauses` are places where a filler was left out. In doubt a sentence runs on. */
export function findStops(words: readonly string[], pauses: readonly number[] = []): Stop[] {
  const { places, commas } = findPlaces(words);
  const ends = places.filter((at, index) =>
    endsSentence(words, { from: places[index - 1] ?? 0, at, until: places[index + 1] ?? words.length }),
  );
  const stops = ends.map((at): Stop => ({ at, mark: '.', drops: words[at] === 'and' ? 1 : 0 }));
  const known = [...commas, ...stops].sort((one, other) => one.at - other.at);
  return [...known, ...stopsAtPauses(words, pauses, known)].sort((one, other) => one.at - other.at);
}
