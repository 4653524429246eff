import { type LetterRequest, type LetterSentence, type LetterTie, letterLimits } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { jobNamed, jobOfTask, jobSaid, jobSaidThere, placeOf, placeQuote, timeOf } from './letter-jobs.ts';
import { fact, listed } from './letter-sentences.ts';
import * as wordings from './letter-wording.ts';
import { type OwnFact, typed } from './own-facts.ts';
import { byWorth, type Tie } from './tie-facts.ts';

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
export const lengthOf = (sentences: readonly LetterSentence[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

const mark = '• ';
/** Sentences as a paragraph, with each list item on a new line. */
export const textOf = (sentences: readonly LetterSentence[]) =>
  sentences.reduce(
    (text, one, at) => (at === 0 ? one.text : `${text}${one.text.startsWith(mark) ? '\n' : ' '}${one.text}`),
    '',
  );

/** A part of the letter about one place: what leads to its list, and the list. */
export interface Paragraph {
  sentences: LetterSentence[];
  ties: LetterTie[];
  tasks: AdTask[];
  facts: OwnFact[];
}

interface Told {
  request: LetterRequest;
  ties: readonly Tie[];
  /** For each tie the facts that could stand in. */
  others: readonly (readonly OwnFact[])[];
  facts: readonly OwnFact[];
  /** The jobs, those that say most to who wrote the ad first. */
  ranked: readonly number[];
  relevanceOf: (text: string) => number;
}

const itemOf = ({ text, line, where, field }: OwnFact): LetterSentence =>
  fact(`${mark}${text}`, [
    { field, quote: line },
    ...(where === '' ? [] : [{ field: 'history' as const, quote: where }]),
  ]);

const entryPlace = ({ history, experience }: LetterRequest, entry: number): string => {
  const job = history[entry];
  return job ? placeOf(job, timeOf(job, experience)) : '';
};

/** "Your posting lists “A” and “B.”": word for word, so that any line of an ad fits. */
function taskSentence(tasks: readonly AdTask[], isFirst: boolean, pick: wordings.Pick): LetterSentence {
  const isAsked = tasks.every(({ form }) => form === 'asked');
  const isTask = tasks.every(({ form }) => form === 'task');
  const verb = isAsked ? 'ask' : isTask ? 'list' : 'mention';
  const begin = isFirst ? `${pick(wordings.postings)} ${verb}s` : `You also ${verb}`;
  const quotes = tasks.map(({ quote }) => `“${quote}`).join('” and ');
  return {
    text: `${begin}${isAsked ? ' for' : ''} ${quotes}.”`,
    kind: 'job',
    support: tasks.map(({ line }) => ({ field: 'jobDescription', quote: line })),
  };
}

/** What is in front of a list: so many tasks of the ad, and the employers named above. */
interface Before {
  tasks: number;
  names: readonly string[];
}

/** The words in front of a list. */
function leadOf({ request }: Told, entry: number, at: number, before: Before): LetterSentence {
  const job = request.history[entry];
  if (!job)
    return fact(at === 0 ? wordings.typedLists.first : wordings.typedLists.more, [
      { field: 'experience', quote: request.experience },
    ]);
  const time = timeOf(job, request.experience);
  const isThere = job.name !== '' && before.names.includes(job.name);
  const tell = before.tasks === 1 ? jobOfTask : isThere ? jobSaidThere : jobSaid;
  const said = tell(job, time);
  const lead = said === '' ? wordings.filled(wordings.list, entryPlace(request, entry)) : `${said}:`;
  return fact(lead, [{ field: 'history', quote: placeQuote(job) }]);
}

/** The list of one place with what leads to it. */
function blockOf(
  told: Told,
  entry: number,
  at: number,
  facts: readonly OwnFact[],
  names: readonly string[],
  pick: wordings.Pick,
): Paragraph {
  const ties = told.ties.filter((tie) => tie.task && tie.fact.entry === entry);
  const tasks = ties.flatMap(({ task }) => task ?? []);
  const isFirst = !told.ties
    .slice(0, told.ties.indexOf(ties[0] as Tie))
    .some(({ fact }) => fact.entry !== entry);
  const isTyped = entry === typed;
  // What was typed stands in its own order.
  const all = isTyped ? told.facts.filter((one) => one.entry === typed) : facts;
  return {
    sentences: [
      ...(tasks.length > 0 ? [taskSentence(tasks, isFirst, pick)] : []),
      leadOf(told, entry, at, { tasks: tasks.length, names }),
      ...all.map(itemOf),
    ],
    tasks,
    facts: [...all],
    ties: ties.map(({ task, fact: { text, line, where } }) => ({
      task: task?.line ?? '',
      quote: line,
      where,
      paragraph: `${mark}${text}`,
      others: isTyped
        ? []
        : (told.others[told.ties.findIndex((tie) => tie.task === task)] ?? [])
            .filter((one) => one.entry === entry && !all.includes(one))
            .slice(0, letterLimits.others)
            .map((one) => ({ quote: one.line, where: one.where, paragraph: `${mark}${one.text}` })),
    })),
  };
}

/** With fewer lines, two places say too little. */
const [mostPlaces, fewestLines] = [2, 4];
/** The places that the letter speaks of: what was typed, then the jobs that say most to who wrote the ad. One employer comes once. */
function placesOf({ request, ranked, facts }: Told): number[] {
  const own = new Set(facts.map(({ entry }) => entry));
  const places = ranked.filter((entry) => own.has(entry) && entryPlace(request, entry) !== '');
  const nameOf = (entry: number) => request.history[entry]?.name ?? '';
  const isNew = (entry: number, at: number) =>
    nameOf(entry) === '' || places.slice(0, at).every((other) => nameOf(other) !== nameOf(entry));
  const named = places.filter(isNew);
  // Who was at one employer alone had other jobs there.
  if (named.length === 1) named.push(...places.filter((entry) => !named.includes(entry)));
  const all = [...(own.has(typed) ? [typed] : []), ...named];
  const lines = facts.filter(({ entry }) => all.slice(0, mostPlaces).includes(entry)).length;
  return all.slice(0, lines < fewestLines ? mostPlaces + 1 : mostPlaces);
}

const fewestOfList = 3;
/** How many lines of the first place and of the others, and whether any line will do: the first that is long enough. */
const sizes = [
  [3, 3, false],
  [5, 4, false],
  [4, 4, true],
  [5, 5, true],
] as const;
type Size = readonly [number, number, boolean];

function writeBody(told: Told, pick: wordings.Pick, [ofFirst, ofOthers, isAny]: Size) {
  const places = placesOf(told);
  const nameOf = (entry: number) => told.request.history[entry]?.name ?? '';
  return places.map((entry, at) => {
    const own = told.facts.filter((one) => one.entry === entry);
    const tied = told.ties.filter((tie) => tie.fact.entry === entry).map((tie) => tie.fact);
    const free = byWorth(own, told.relevanceOf).filter((one) => !tied.includes(one));
    const most = at === 0 ? ofFirst : ofOthers;
    // What says something to who wrote the ad makes a list longer first.
    const isWorth = ({ text, entry }: OwnFact) =>
      isAny || entry === typed || told.relevanceOf(text) > 0 || /\d/.test(text);
    const lines = [...tied, ...free].filter((one, place) => place < fewestOfList || isWorth(one));
    const names = places.slice(0, at).map(nameOf);
    return blockOf(told, entry, at, lines.slice(0, most), names, pick);
  });
}

/** What the user did as lists, place by place: at least `words` where there is so much to say. */
export function bodyOf(told: Told, pickOf: () => wordings.Pick, words: number): Paragraph[] {
  let body: Paragraph[] = [];
  for (const size of sizes) {
    body = writeBody(told, pickOf(), size);
    if (body.reduce((sum, { sentences }) => sum + lengthOf(sentences), 0) >= words) break;
  }
  return body;
}

const mostJobs = 3;
/** The jobs of which the letter tells nothing else, in one sentence. */
export function otherJobs(
  { history, experience }: LetterRequest,
  body: readonly Paragraph[],
): LetterSentence[] {
  const told = new Set(body.flatMap(({ facts }) => facts.map(({ entry }) => entry)));
  const jobs = history
    .flatMap((job, at) => {
      const time = timeOf(job, experience);
      const said = job.kind !== 'work' || told.has(at) || time === '' ? '' : jobNamed(job, time);
      return said === '' ? [] : [{ job, said }];
    })
    .slice(0, mostJobs);
  if (jobs.length === 0) return [];
  const lead = told.size > 0 ? wordings.otherJobs.more : wordings.otherJobs.first;
  const named = listed(jobs.map(({ said }) => said));
  return [
    fact(
      wordings.filled(lead, named),
      jobs.map(({ job }) => ({ field: 'history', quote: placeQuote(job) })),
    ),
  ];
}
