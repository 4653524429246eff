import {
  type LetterEntry,
  type LetterRequest,
  type LetterSentence,
  type LetterTie,
  letterLimits,
} from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import {
  isOngoing,
  jobAs,
  jobHead,
  jobSaid,
  jobSaidThere,
  placeOf,
  placeQuote,
  timeOf,
} from './letter-jobs.ts';
import { workplaceName } from './letter-names.ts';
import { fact } from './letter-sentences.ts';
import * as wordings from './letter-wording.ts';
import { inTense } from './line-tense.ts';
import { type OwnFact, typed } from './own-facts.ts';
import { isPast } from './own-lines.ts';
import { byFit, type Tie } from './tie-facts.ts';

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

/** A part of the letter about one place: what leads to its list, and the list. The lines that answer tasks of the ad come first. */
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
  /** How well a fact fits the ad, which is how a letter picks. */
  fitOf: (fact: OwnFact) => number;
}

const itemOf = ({ text, line, where, field }: OwnFact): LetterSentence =>
  fact(
    `${mark}${text}`,
    field === 'facts'
      ? [{ field, quote: text }]
      : [{ field, quote: line }, ...(where === '' ? [] : [{ field: 'history' as const, quote: where }])],
  );

const isUnpaid = (title: string) => /\bvolunteer\b/i.test(title);

/** The line above a job's list: a sentence, the resume's own heading, or the place. Empty if the place has no usable name. */
function leadOfJob(job: LetterEntry, time: string, isThere: boolean): string {
  const place = placeOf(job, time);
  const sentence = job.kind === 'work' ? (isThere ? jobSaidThere : jobSaid)(job, time) : '';
  const isNamed =
    job.isChecked || (job.kind === 'volunteer' && /\p{Lu}/u.test(job.title) && !isUnpaid(job.title));
  if (sentence === '' && job.kind !== 'project' && isNamed) return jobAs(job, time);
  if (job.kind === 'volunteer') return (workplaceName(job.name) === '' && jobHead(job, time)) || place;
  // Letters from before times were read have a heading.
  return sentence || (job.time === undefined ? jobHead(job, time) : jobAs(job, time)) || place;
}

const canLead = ({ history, experience }: LetterRequest, entry: number): boolean => {
  const job = history[entry];
  return job !== undefined && leadOfJob(job, timeOf(job, experience), false) !== '';
};

/** The words in front of a list. */
function leadOf({ request }: Told, entry: number, at: number, above: readonly string[]): LetterSentence {
  const job = request.history[entry];
  if (!job)
    return fact(at === 0 ? wordings.typedLists.first : wordings.typedLists.more, [
      { field: 'experience', quote: request.experience },
    ]);
  const time = timeOf(job, request.experience);
  const isThere = job.name !== '' && above.includes(job.name);
  const unnamed = job.isCurrent ? wordings.unnamedJob.now : wordings.unnamedJob.past;
  return fact(`${leadOfJob(job, time, isThere) || unnamed}:`, [{ field: 'history', quote: placeQuote(job) }]);
}

/** The list of one place with what leads to it. */
function blockOf(
  told: Told,
  entry: number,
  at: number,
  facts: readonly OwnFact[],
  names: readonly string[],
): Paragraph {
  const ties = told.ties.filter((tie) => tie.task && tie.fact.entry === entry);
  const tasks = ties.flatMap(({ task }) => task ?? []);
  const isTyped = entry === typed;
  // What was typed stands in its own order.
  const all = isTyped ? told.facts.filter((one) => one.entry === typed) : facts;
  return {
    sentences: [leadOf(told, entry, at, names), ...all.map(itemOf)],
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

/** The places in the letter: what was typed, then the jobs that fit the ad best, always with the current one. */
function placesOf({ request: { history, ...request }, ranked, facts }: Told, most: number): number[] {
  const own = new Set(facts.map(({ entry }) => entry));
  const places = ranked.filter((entry) => own.has(entry) && canLead({ history, ...request }, entry));
  const nameOf = (entry: number) => history[entry]?.name ?? '';
  const isNew = (entry: number, at: number) =>
    nameOf(entry) === '' || places.slice(0, at).every((other) => nameOf(other) !== nameOf(entry));
  const named = places.filter(isNew);
  // Who was at one employer alone had other jobs there.
  if (named.length === 1) named.push(...places.filter((entry) => !named.includes(entry)));
  const [first, ...others] = named;
  // The current job comes second at the latest. A third place is added only if it has an achievement.
  const isCurrent = (entry: number) => history[entry]?.kind === 'work' && history[entry]?.isCurrent === true;
  const told = new Set(facts.filter(({ isDeed }) => isDeed).map(({ entry }) => entry));
  const after = others.toSorted((one, other) => Number(isCurrent(other)) - Number(isCurrent(one)));
  const jobs = after.filter((entry, at) => at === 0 || told.has(entry));
  return [...(own.has(typed) ? [typed] : []), ...(first === undefined ? [] : [first]), ...jobs].slice(
    0,
    most,
  );
}

const fewestOfList = 3;
/** Number of places, lines for the first, lines for the others, and whether any line will do. The first size that is long enough is used. */
const sizes = [
  [2, 3, 3, false],
  [2, 5, 4, false],
  [2, 4, 4, true],
  [2, 5, 5, true],
  [3, 5, 4, true],
  [4, 7, 5, true],
] as const;
type Size = (typeof sizes)[number];

function writeBody(told: Told, [most, ofFirst, ofOthers, isAny]: Size) {
  const places = placesOf(told, most);
  const nameOf = (entry: number) => told.request.history[entry]?.name ?? '';
  return places.map((entry, at) => {
    const own = told.facts.filter((one) => one.entry === entry);
    const tied = told.ties.filter((tie) => tie.fact.entry === entry).map((tie) => tie.fact);
    const free = byFit(own, told.fitOf).filter((one) => !tied.includes(one));
    // What says something to who wrote the ad makes a list longer first.
    const isWorth = ({ text, entry }: OwnFact) =>
      isAny || entry === typed || told.relevanceOf(text) > 0 || /\d/.test(text);
    const lines = [...tied, ...free].filter((one, place) => place < fewestOfList || isWorth(one));
    const names = places.slice(Math.max(0, at - 1), at).map(nameOf);
    return blockOf(told, entry, at, lines.slice(0, at === 0 ? ofFirst : ofOthers), names);
  });
}

/** A letter with two places aims for this many words above the minimum. */
const room = 60;
/** What the user did, as one list for each place, with at least `fewest` words if there is enough to say. */
export function bodyOf(told: Told, fewest: number): Paragraph[] {
  let body: Paragraph[] = [];
  for (const size of sizes) {
    const length = body.reduce((sum, { sentences }) => sum + lengthOf(sentences), 0);
    if (length >= fewest + (size[0] > 2 ? 0 : room)) break;
    body = writeBody(told, size);
  }
  return body;
}

/** A line in the past where it isn't yet, as far as that is sure. */
const inPast = (one: OwnFact): OwnFact => ({ ...one, text: inTense(one.text, false) });
const opensInPast = ({ text }: OwnFact) => isPast(text.split(' ')[0] ?? '');

/** The chosen lines of a place in one tense: a job that goes on can be told in the past too. */
export function inOneTense(lines: readonly OwnFact[], job: LetterEntry | undefined): OwnFact[] {
  const past = lines.map(inPast);
  if (job && !isOngoing(job)) return past;
  const isMixed = lines.some(opensInPast) && past.some((one, at) => one.text !== lines[at]?.text);
  return isMixed ? past : [...lines];
}
