import { type LetterRequest, suggestedBeside } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { isSpecific } from './letter-asks.ts';
import { bodyOf, countWords } from './letter-body.ts';
import type { OwnFact } from './own-facts.ts';
import { byFit, factsOfTasks, tieFacts, worthOf } from './tie-facts.ts';

interface Known {
  request: LetterRequest;
  tasks: readonly AdTask[];
  /** All lines of the resume that a letter can use. */
  read: readonly OwnFact[];
  any: ReadonlySet<string>;
  ranked: readonly number[];
  relevanceOf(text: string): number;
  fitOf(fact: OwnFact): number;
}

const alone = { most: 7, words: 170, least: 110 };
/** The page ticks these at first; replies take their place. */
const choice = { most: 4, words: 80, least: 60 };
const suggestedOfTask = 2;
const surePoints = 4;

/** The first facts of a row that fit on a page beside the rest of a letter. */
function firstOf(row: readonly OwnFact[], { most, words }: typeof alone): OwnFact[] {
  const suggested = new Set<OwnFact>();
  let room = words;
  for (const fact of row) {
    if (suggested.has(fact)) continue;
    room -= countWords(fact.text);
    if (suggested.size === most || room < 0) break;
    suggested.add(fact);
  }
  return [...suggested];
}

/** The lines that a letter uses where nobody chose, and those that the page suggests: the best two of each task that are sure to speak of it, and those that fit the ad best, job by job. */
export function suggestedFacts({
  request,
  isChoice = false,
  tasks,
  read,
  any,
  ranked,
  relevanceOf,
  fitOf,
}: Known & { isChoice?: boolean }): OwnFact[] {
  const hasReply = request.deeds.some((deed) => deed.trim() !== '');
  const size = isChoice || hasReply ? choice : alone;
  const facts = byFit(read, fitOf);
  const deeds = facts.filter(({ isDeed }) => isDeed);
  const tied = factsOfTasks(tasks.filter(isSpecific), facts, any, fitOf)
    .toSorted((a, b) => (b.facts[0]?.points ?? 0) - (a.facts[0]?.points ?? 0))
    .flatMap(({ facts: same }) =>
      same.filter(({ points, fact }) => points >= surePoints && fact.isDeed).slice(0, suggestedOfTask),
    );
  const picked = bodyOf(
    { request, facts, ranked, relevanceOf, fitOf, ...tieFacts(tasks, deeds, any) },
    size.least,
  );
  const own = tied.map(({ fact }) => fact);
  const row = [
    ...own,
    ...picked.flatMap((one) => one.facts.filter((fact) => fact.isDeed && (!isChoice || worthOf(fact) > 0))),
  ];
  const most = isChoice ? size.most : suggestedBeside(request.deeds);
  const first = firstOf(row, size).slice(0, most);
  // On the page, one line that nothing in the ad asks for isn't ticked: alone it says less than none.
  return (isChoice && first.length === 1 && own.length === 0 ? [] : first).toSorted(
    (a, b) => ranked.indexOf(a.entry) - ranked.indexOf(b.entry),
  );
}
