import { type LetterRequest, type LetterSentence, type LetterTie, letterLimits } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { jobLine, placeOf, timeOf } from './letter-jobs.ts';
import { fact } from './letter-sentences.ts';
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
  /** Those that some task of the ad speaks of. */
  asked: ReadonlySet<OwnFact>;
}

const itemOf = ({ text, where, field }: OwnFact): LetterSentence =>
  fact(`${mark}${text}`, [
    { field, quote: text },
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

/** The words in front of a list. */
function leadOf(told: Told, entry: number, at: number): LetterSentence {
  const { history } = told.request;
  const support: LetterSentence['support'] = [{ field: 'history', quote: history[entry]?.name ?? '' }];
  if (entry === typed)
    return fact(at === 0 ? wordings.typedLists.first : wordings.typedLists.more, [
      { field: 'experience', quote: told.request.experience },
    ]);
  const place = entryPlace(told.request, entry);
  return fact(wordings.filled(wordings.list, place), support);
}

/** The list of one place with what leads to it. */
function blockOf(
  told: Told,
  entry: number,
  at: number,
  facts: readonly OwnFact[],
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
      leadOf(told, entry, at),
      ...all.map(itemOf),
    ],
    tasks,
    facts: [...all],
    ties: ties.map(({ task, fact: { text, where } }) => ({
      task: task?.line ?? '',
      quote: text,
      where,
      paragraph: `${mark}${text}`,
      others: isTyped
        ? []
        : (told.others[told.ties.findIndex((tie) => tie.task === task)] ?? [])
            .filter((one) => one.entry === entry && !all.includes(one))
            .slice(0, letterLimits.others)
            .map((one) => ({ quote: one.text, where: one.where, paragraph: `${mark}${one.text}` })),
    })),
  };
}

/** The places that the letter speaks of: those that answer the ad, what was typed, then those that go on and the newest. */
function placesOf({ request, ties, facts }: Told, most: number): number[] {
  const isNamed = (entry: number) => entry === typed || entryPlace(request, entry) !== '';
  const tied = ties.filter(({ task }) => task).map(({ fact }) => fact.entry);
  const isOver = (entry: number) => Number(entry !== typed && !request.history[entry]?.isCurrent);
  const rest = [...new Set(facts.map(({ entry }) => entry))].toSorted((a, b) => isOver(a) - isOver(b));
  return [...new Set([...tied, ...rest])].filter(isNamed).slice(0, Math.max(most, new Set(tied).size));
}

function writeBody(told: Told, pick: wordings.Pick, most: number, each: number): Paragraph[] {
  return placesOf(told, most).map((entry, at) => {
    const own = told.facts.filter((one) => one.entry === entry);
    const tied = told.ties.filter((tie) => tie.fact.entry === entry).map((tie) => tie.fact);
    const free = byWorth(own, told.asked).filter((one) => !tied.includes(one));
    return blockOf(told, entry, at, [...tied, ...free].slice(0, Math.max(each, tied.length)), pick);
  });
}

/** How many places and how many lines of each: the first that is long enough. */
const sizes = [
  [2, 2],
  [2, 3],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 4],
] as const;

/** What the user did as lists, place by place: at least `words` where there is so much to say. */
export function bodyOf(told: Told, pickOf: () => wordings.Pick, words: number): Paragraph[] {
  let body: Paragraph[] = [];
  for (const [most, each] of sizes) {
    body = writeBody(told, pickOf(), most, each);
    if (body.reduce((sum, { sentences }) => sum + lengthOf(sentences), 0) >= words) break;
  }
  return body;
}

const mostJobs = 4;
/** The jobs of which the letter tells nothing else, each as a line. */
export function otherJobs(
  { history, experience }: LetterRequest,
  body: readonly Paragraph[],
): LetterSentence[] {
  const told = new Set(body.flatMap(({ facts }) => facts.map(({ entry }) => entry)));
  const jobs = history.flatMap((job, at) => {
    const line = job.kind !== 'work' || told.has(at) ? '' : jobLine(job, timeOf(job, experience));
    return line === '' || !timeOf(job, experience) ? [] : [{ job, line }];
  });
  if (jobs.length === 0) return [];
  const support = (job: LetterRequest['history'][number]) => [
    { field: 'history' as const, quote: [job.title, job.name].filter(Boolean).join(', ') },
  ];
  const shown = jobs.slice(0, mostJobs);
  const leads = told.size > 0 ? wordings.jobLists.more : wordings.jobLists.first;
  const lead = leads[shown.length === 1 ? 0 : 1];
  return [
    fact(
      lead,
      shown.flatMap(({ job }) => support(job)),
    ),
    ...shown.map(({ job, line }) => fact(`${mark}${line}`, support(job))),
  ];
}
