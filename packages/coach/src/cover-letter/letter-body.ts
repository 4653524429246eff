import { type LetterRequest, type LetterSentence, type LetterTie, letterLimits } from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { type Choice, choose, entryPlace } from './letter-choice.ts';
import { jobLine, timeOf } from './letter-jobs.ts';
import { fact } from './letter-sentences.ts';
import * as wordings from './letter-wording.ts';
import { type OwnFact, typed } from './own-facts.ts';
import type { Tie } from './tie-facts.ts';

export const countWords = (text: string) =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
export const lengthOf = (sentences: readonly LetterSentence[]) =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

const mark = '• ';
/** Sentences as a paragraph; each line of a list is a line of its own. */
export const textOf = (sentences: readonly LetterSentence[]) =>
  sentences.reduce(
    (text, one, at) => (at === 0 ? one.text : `${text}${one.text.startsWith(mark) ? '\n' : ' '}${one.text}`),
    '',
  );

/** A part of the letter about one place: what leads to its list, and the list. */
export interface Paragraph {
  entry: number;
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

/** The words in front of a list: "At Bella Kitchen (Line Cook, 2016 to 2019):". */
export const leadAt = (place: string): string => `${place.charAt(0).toUpperCase()}${place.slice(1)}:`;

function leadOf({ request }: Told, entry: number, at: number): LetterSentence {
  if (entry === typed)
    return fact(at === 0 ? wordings.typedLists.first : wordings.typedLists.more, [
      { field: 'experience', quote: request.experience },
    ]);
  return fact(leadAt(entryPlace(request, entry)), [
    { field: 'history', quote: request.history[entry]?.name ?? '' },
  ]);
}

/** The list of one place with what leads to it. */
function blockOf(told: Told, entry: number, at: number, facts: readonly OwnFact[]): Paragraph {
  const ties = told.ties.filter((tie) => tie.task && facts.includes(tie.fact));
  return {
    entry,
    sentences: [leadOf(told, entry, at), ...facts.map(itemOf)],
    tasks: ties.flatMap(({ task }) => task ?? []),
    facts: [...facts],
    ties: ties.map(({ task, fact: { text, where } }) => ({
      task: task?.line ?? '',
      quote: text,
      where,
      paragraph: `${mark}${text}`,
      others:
        entry === typed
          ? []
          : (told.others[told.ties.findIndex((tie) => tie.task === task)] ?? [])
              .filter((one) => one.entry === entry && !facts.includes(one))
              .slice(0, letterLimits.others)
              .map((one) => ({ quote: one.text, where: one.where, paragraph: `${mark}${one.text}` })),
    })),
  };
}

/** So many lines of each place; a short letter has more of those that share something with the ad. */
const [usualLines, mostLines] = [3, 5];

/** What the user did as lists, the place that matches the ad best first. */
export function bodyOf(told: Told, words: number): Paragraph[] {
  const choice = choose(told.request, told.facts, told.asked);
  let body: Paragraph[] = [];
  for (let most = usualLines; most <= mostLines; most += 1) {
    body = writeBody(told, choice, most);
    if (body.reduce((sum, { sentences }) => sum + lengthOf(sentences), 0) >= words) break;
  }
  return body;
}

function writeBody(told: Told, { entries, linesOf, shared }: Choice, most: number): Paragraph[] {
  return entries.map((entry, at) => {
    const own = linesOf(entry);
    // What was typed stands whole, in its own order.
    if (entry === typed) return blockOf(told, entry, at, own);
    const tied = own.filter((one) => told.ties.some((tie) => tie.fact === one));
    const free = own.filter((one) => !tied.includes(one));
    const lines = [...tied, ...free];
    const more = lines.slice(usualLines, most).filter((one) => entries.length === 1 || shared(one) > 0);
    return blockOf(told, entry, at, [...lines.slice(0, usualLines), ...more]);
  });
}

const mostJobs = 3;
/** The jobs of which the letter tells nothing else, each as a line. */
export function otherJobs(
  { history, experience }: LetterRequest,
  body: readonly Paragraph[],
  replied: readonly number[] = [],
): LetterSentence[] {
  const told = new Set([...body.map(({ entry }) => entry), ...replied]);
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
