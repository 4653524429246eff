import {
  type LetterEntry,
  type LetterRequest,
  type LetterSource,
  letterLimits,
  listedText,
} from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { foreignLanguageOf } from '../text/language.ts';
import { isOngoing, placeQuote } from './letter-jobs.ts';
import { typedParts } from './letter-sentences.ts';
import { inTense } from './line-tense.ts';
import { speaksToMachine } from './no-facts.ts';
import { listedLine, opensWithDeed, sentencesOf, splitDeeds } from './own-lines.ts';
import { typedJobSentence } from './typed-jobs.ts';

/** A fact of the user, with where it was. */
export interface OwnFact {
  text: string;
  /** As the resume has it: `text` is in the tense of its job. */
  line: string;
  /** Facts of the same place have the same number: the place of the job in the history, or `typed`. */
  entry: number;
  where: string;
  field: LetterSource;
  /** It opens with what was done. */
  isDeed: boolean;
}

/** The number of what was typed into the form, which may be of several places. */
export const typed = -1;
const mostFacts = 240;

/** The lines of jobs, projects and posts that a letter can list. */
const factsOfHistory = (history: readonly LetterEntry[]): OwnFact[] =>
  history.flatMap((entry, at) => {
    const where = placeQuote(entry);
    return (
      entry.lines
        .flatMap(sentencesOf)
        .flatMap(splitDeeds)
        .map(listedLine)
        .filter((text) => text !== '' && !(entry.name !== '' && text.startsWith(`${entry.name} `)))
        .map((line) => ({
          text: inTense(line, isOngoing(entry)),
          line,
          entry: at,
          where,
          field: 'history' as const,
          isDeed: opensWithDeed(line),
        }))
        // "Allows users to book" is about the project.
        .filter(({ text, isDeed }) => entry.kind !== 'project' || (isDeed && !/^\p{L}+s\s/u.test(text)))
    );
  });

const [fewestOfWhole, mostOfWhole] = [4, 60];
/** Lines that a letter wouldn't pick, such as long ones: the user may want them, and can shorten them. */
export const wholeLines = (history: readonly LetterEntry[], told: readonly OwnFact[]): OwnFact[] =>
  history.flatMap((entry, at) =>
    entry.lines
      .map((line) => evenSpaces(line.replace(/^[\s•●▪◦‣∙·*➢✓✔►–—-]+/u, '')))
      .filter((line) => {
        const words = line.split(' ').length;
        const isTold = told.some((fact) => fact.entry === at && line.includes(fact.line));
        return words >= fewestOfWhole && words <= mostOfWhole && !isTold;
      })
      .map((line) => ({
        ...{ text: listedText(line), line, entry: at, where: placeQuote(entry) },
        ...{ field: 'history' as const, isDeed: opensWithDeed(line) },
      })),
  );

/** What was typed of work, part by part: jobs, years and deeds as they stand there. */
const factsOfTyped = (experience: string, told: ReadonlySet<string>): OwnFact[] =>
  typedParts(experience, told).map((text) => ({
    text,
    line: text,
    entry: typed,
    where: '',
    field: 'experience',
    isDeed: typedJobSentence(text) === null && opensWithDeed(text),
  }));

/** A fact is in the first sentence of a line; in characters. */
const readOfLine = 600;
const readOfHistory = 40_000;

/** The part of a resume that a letter is written from: bounds what one request costs. The newest jobs come first. */
export function boundedHistory(history: readonly LetterEntry[]): LetterEntry[] {
  let room = readOfHistory;
  return history.slice(0, letterLimits.entries).map((entry) => ({
    ...entry,
    lines: entry.lines
      .map((line) => line.slice(0, readOfLine))
      .filter((line) => {
        room -= line.length;
        return room >= 0;
      }),
  }));
}

/** What the user typed about work, and the lines they chose, in their order and words. A line that the resume has in these words counts as the resume's. */
export function chosenFacts({ facts = [], history }: LetterRequest, read: readonly OwnFact[]): OwnFact[] {
  const chosen = facts.flatMap(({ entry, line, text }): OwnFact[] => {
    const job = history[entry];
    const said = listedText(text);
    if (!job || said === '' || speaksToMachine(said)) return [];
    const own = read.find((one) => one.entry === entry && one.line === line);
    if (own?.text === said) return [own];
    const where = placeQuote(job);
    return [
      { text: said, line: said, entry, where, field: 'facts', isDeed: own?.isDeed ?? opensWithDeed(said) },
    ];
  });
  return chosen;
}

interface OwnWords {
  history: readonly LetterEntry[];
  experience: string;
}

/** All facts that a letter can list, those of the newest job first, and the language of a resume that isn't in English. `told` are typed parts that the resume tells. */
export function readOwnFacts(
  { history, experience }: OwnWords,
  told: ReadonlySet<string>,
): { facts: OwnFact[]; language: string | null } {
  const lines = history.flatMap((entry) => entry.lines);
  const language = foreignLanguageOf(lines.join('\n').slice(0, 20_000)) ?? null;
  const seen = new Set<string>();
  const facts = [...factsOfTyped(experience, told), ...(language ? [] : factsOfHistory(history))].filter(
    ({ text }) => {
      const key = text.toLowerCase();
      return !seen.has(key) && seen.add(key);
    },
  );
  return { facts: facts.slice(0, mostFacts), language };
}
