import {
  type CoverLetter,
  deedsParagraph,
  type LetterAsk,
  type LetterRequest,
  type LetterSentence,
  type LetterTie,
  letterWordsRange,
} from '@greenroom/domain';
import type { AdTask } from './ad-tasks.ts';
import { assembleLetter } from './assemble-letter.ts';
import { jobSentences } from './job-sentences.ts';
import { askedLine, askedPlace, isSpecific } from './letter-asks.ts';
import { inOneTense, lengthOf, type Paragraph, textOf } from './letter-body.ts';
import { isOngoing, placeLead } from './letter-jobs.ts';
import { qualificationSentences } from './letter-papers.ts';
import { closing, deedParagraphs, gapsOf, isForClient, type Names, opening, whyOf } from './letter-parts.ts';
import { fact } from './letter-sentences.ts';
import { skillSentences } from './letter-skills.ts';
import * as wordings from './letter-wording.ts';
import { lineSentences } from './line-sentence.ts';
import type { OwnFact } from './own-facts.ts';
import { demandsIn, weightsIn } from './task-weights.ts';
import { byFit, factsOfTasks, withoutReplies } from './tie-facts.ts';
import { typedWork } from './typed-work.ts';

interface Known {
  request: LetterRequest;
  names: Names;
  pick: wordings.Pick;
  tasks: readonly AdTask[];
  adLanguage: string | null;
  ownLanguage: string | null;
  /** All lines of the resume that a letter can use, and those that the user chose. */
  read: readonly OwnFact[];
  chosen: readonly OwnFact[];
  any: ReadonlySet<string>;
  ranked: readonly number[];
  fitOf(fact: OwnFact): number;
  /** Parts of the experience field that the jobs of the resume tell. */
  told: ReadonlySet<string>;
  year: number;
}

const mostQuestions = 2;
const [fewestAsked, mostAsked] = [4, 24];
/** The line of the resume that fits the ad best and isn't about a task that is asked about: how it was done, and what came of it, only its writer knows. */
function askOfLine(
  { request: { history }, read, fitOf }: Known,
  told: readonly OwnFact[],
): LetterAsk | undefined {
  const best = byFit(read, fitOf).find((one) => {
    const words = one.text.split(' ').length;
    return (
      one.isDeed &&
      one.field === 'history' &&
      words >= fewestAsked &&
      words <= mostAsked &&
      !told.includes(one)
    );
  });
  const job = best && history[best.entry];
  if (!best || !job) return undefined;
  const place = [job.title, job.name].filter(Boolean).join(', ');
  return { task: '', lead: '', place, isOver: !isOngoing(job), line: best.line };
}

/**
 * Two questions and an optional third about a line of the resume: about the tasks of the ad that the resume speaks of most, as their owner has something to tell of them, then about its
 * other tasks, then about the job as a whole.
 */
function questionsFor(known: Known): LetterAsk[] {
  const { request, tasks, read, any, ranked, fitOf } = known;
  const asked = factsOfTasks(tasks.filter(isSpecific), read, any, fitOf);
  const points = ({ task, facts: [best] }: (typeof asked)[number]) =>
    (best?.points ?? 0) + 2 * Number(task.isTask);
  const best = [
    ...new Map(asked.toSorted((a, b) => points(b) - points(a)).map(({ task }) => [task.line, task])).values(),
  ];
  const { place, isOver } = askedPlace(request, [], ranked);
  const where = { place, isOver, line: '' };
  // What an ad asks for may have been done anywhere.
  const ofTask = { place: '', isOver: false, line: '' };
  // One about what they have done most of, one about what the ad asks for most.
  const weightOf = weightsIn(tasks, request.jobRole);
  const main = best.toSorted((a, b) => weightOf(b) - weightOf(a)).find((one) => one !== best[0]);
  const first = [best[0], main].filter((one) => one !== undefined).slice(0, mostQuestions);
  const demands =
    first.length < mostQuestions
      ? demandsIn(request.jobDescription, request.jobRole)
          .filter((line) => !first.some((task) => line.includes(task.quote) || task.line.includes(line)))
          .slice(0, mostQuestions - first.length)
      : [];
  const told = asked.flatMap(({ task, facts: [one] }) => (first.includes(task) && one ? [one.fact] : []));
  return [
    ...first.map((task) => ({ task: askedLine(task), lead: `“${task.quote}”`, ...ofTask })),
    ...demands.map((line) => ({ task: line, lead: `“${line}”`, ...ofTask })),
    ...Array.from({ length: mostQuestions - first.length - demands.length }, () => ({
      task: '',
      lead: '',
      ...where,
    })),
    ...[askOfLine(known, told)].filter((one) => one !== undefined),
  ];
}

const mark = '• ';
const itemOf = ({ text, line, where, field }: OwnFact): LetterSentence =>
  fact(`${mark}${text}`, [
    field === 'facts' ? { field, quote: text } : { field, quote: line },
    ...(where === '' ? [] : [{ field: 'history' as const, quote: where }]),
  ]);

/** Lines of one place under its name; those of a place that isn't sure, or is the only one named, under words that claim none. */
function blocksOf(
  { request: { history }, pick }: Known,
  facts: readonly OwnFact[],
  named: ReadonlySet<string>,
): { lead: string; facts: OwnFact[] }[] {
  const places = new Set(facts.map(({ entry }) => history[entry]?.name ?? ''));
  const isOnly = places.size === 1 && named.size === 1 && [...places].every((one) => named.has(one));
  const plain = pick(wordings.linesLead);
  const blocks = new Map<string, OwnFact[]>();
  for (const one of facts) {
    const job = history[one.entry];
    const where = job && !isOnly ? placeLead(job) : '';
    blocks.set(where, [...(blocks.get(where) ?? []), one]);
  }
  // Lines that claim no place come first: behind one that does, they would be read as of that place.
  return [...blocks]
    .toSorted(([one], [other]) => Number(one !== '') - Number(other !== ''))
    .map(([where, own]) => ({
      lead: where || plain,
      facts: inOneTense(own, history[own[0]?.entry ?? 0]),
    }));
}

/** The lines of the resume; those that don't fit on the page beside the user's own sentences are left out. */
function listsOf(known: Known, named: ReadonlySet<string>, room: number): Paragraph[] {
  const { request, tasks, any, fitOf } = known;
  const replied = questionsFor(known).filter((_, at) => deedsParagraph([request.deeds[at] ?? '']) !== '');
  const chosen = known.chosen.filter(({ line }) => !replied.some((ask) => ask.line === line));
  const left = [...withoutReplies(chosen, request.deeds, [request.experience, request.why]).others];
  const wordsOf = () =>
    blocksOf(known, left, named).reduce(
      (sum, { lead, facts }) => sum + lengthOf([fact(lead, []), ...facts.map(itemOf)]),
      0,
    );
  while (left.length > 2 && wordsOf() > room) left.pop();
  const tied = factsOfTasks(tasks, left, any, fitOf)
    .filter(({ facts: [best] }) => (best?.points ?? 0) >= surePoints)
    .slice(0, mostQuestions);
  const paragraphs = blocksOf(known, left, named).map(({ lead, facts }): Paragraph => {
    const lineOf = (one: OwnFact | undefined) =>
      facts.find(({ line, entry }) => line === one?.line && entry === one.entry);
    const own = tied.filter(({ facts: [best] }) => lineOf(best?.fact));
    const alone = lineSentences(facts, request.history);
    const list = [fact(lead, [{ field: 'history', quote: facts[0]?.where ?? '' }]), ...facts.map(itemOf)];
    return {
      sentences: alone ?? list,
      tasks: own.map(({ task }) => task),
      facts,
      ties: own.map(({ task, facts: [best] }): LetterTie => {
        const one = lineOf(best?.fact) as OwnFact;
        return {
          task: task.line,
          quote: one.line,
          where: one.where,
          paragraph: (alone?.[facts.indexOf(one)] ?? itemOf(one)).text,
          others: [],
        };
      }),
    };
  });
  return inOneParagraph(paragraphs);
}

/** Sentences about single lines follow each other; lists stay apart. */
function inOneParagraph(paragraphs: readonly Paragraph[]): Paragraph[] {
  const isList = ({ sentences }: Paragraph) => sentences.at(-1)?.text.startsWith(mark) === true;
  const [first, ...more] = paragraphs.filter((one) => !isList(one));
  const lists = paragraphs.filter(isList);
  if (!first) return lists;
  const joined = more.reduce(
    (all, { sentences, tasks, facts, ties }) => ({
      sentences: [...all.sentences, ...sentences],
      tasks: [...all.tasks, ...tasks],
      facts: [...all.facts, ...facts],
      ties: [...all.ties, ...ties],
    }),
    first,
  );
  return [joined, ...lists];
}
/** How many years comes first, then what goes on, then what is over, no matter who said it. */
function inOrder(jobs: readonly LetterSentence[], typed: readonly LetterSentence[]): LetterSentence[] {
  const goesOn = ({ text }: LetterSentence) =>
    /^I(?:['’]ve| have) (?:been|worked)\b.*\bsince\b|^I am an? /.test(text);
  const tellsYears = ({ text }: LetterSentence) => /^I have (?:\S+ ){1,5}years?\b/.test(text);
  const isFirst =
    typed[0] !== undefined && (tellsYears(typed[0]) || (goesOn(typed[0]) && !jobs.some(goesOn)));
  return isFirst ? [...typed, ...jobs] : [...jobs, ...typed];
}
const saidIn = (sentences: readonly LetterSentence[]) => sentences.map(({ text }) => text).join('\n');
/** A degree to come without when, where its writer says that: "after I graduate in May 2027". */
function withoutEnd(sentence: LetterSentence, said: string): LetterSentence {
  const [whole = '', end = ''] =
    / and expect to finish in (\p{Lu}\p{Ll}+ \d{4})(?=\.$)/u.exec(sentence.text) ?? [];
  return end !== '' && said.includes(end)
    ? { ...sentence, text: sentence.text.replace(whole, '') }
    : sentence;
}
const surePoints = 4;
const ends = 8;

/**
 * A letter that is mostly its writer's own sentences: why this company, what they typed about their work, their replies to two duties of
 * the ad, and the lines of the resume that they chose, between a plain opening and a plain ask.
 */
export function plainLetter(known: Known): CoverLetter {
  const { request, names, pick, year } = known;
  const why = whyOf(request, names);
  const start = opening(
    isForClient(request.jobDescription) ? { ...names, company: '' } : names,
    pick,
    why[0]?.text,
  );
  const { sentences: typed, fragments } = typedWork(request.experience, known.told);
  const { sentences: jobs, named } = jobSentences(known, [saidIn(typed), ...fragments].join('\n'));
  const work = inOrder(jobs, typed);
  const deeds = deedParagraphs(request);
  const last = closing(request, pick);
  const said = saidIn([...why, ...work, ...deeds.flat(), ...last]);
  const papers = qualificationSentences(request, year).map((one) => withoutEnd(one, said));
  const support = [{ field: 'experience' as const, quote: request.experience }];
  const typedList =
    fragments.length === 0
      ? []
      : [fact(wordings.typedList, support), ...fragments.map((text) => fact(`${mark}${text}`, support))];
  const own = ends + lengthOf([start, ...why, ...work, ...deeds.flat(), ...typedList, ...papers, ...last]);
  const skills = skillSentences(request, saidIn([...why, ...work, ...deeds.flat(), ...typedList, ...papers]));
  const lists = listsOf(known, named, letterWordsRange.max - own - lengthOf(skills));
  const held = [...papers, ...skills];
  const blocks = [...lists.map(({ sentences }) => sentences), typedList, held, last].filter(
    (one) => one.length > 0,
  );
  const whole = [[start, ...why], work, ...deeds, ...blocks].filter((one) => one.length > 0);
  return assembleLetter(request, names, whole, lists, {
    asks: questionsFor(known),
    opening: start.text,
    deedsAfter: '',
    deedsBefore: textOf(blocks[0] ?? last),
    why: why[0]?.text ?? '',
    closing: textOf(last),
    gaps: gapsOf(request, lists, { ad: known.adLanguage, own: known.ownLanguage }),
  });
}
