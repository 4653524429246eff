import { type LetterEntry, type LetterSource, letterLimits } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { foreignLanguageOf } from '../text/language.ts';
import {
  type FactPlace,
  readFact,
  type SayableFact,
  sentencesOf,
  splitDeeds,
  splitParts,
} from './fact-forms.ts';
import { newestJob, openingOf, timeOf } from './letter-jobs.ts';
import { placeWords } from './letter-names.ts';
import { typedJobs } from './typed-jobs.ts';

/** A fact of the user with where it was. */
export interface OwnFact extends SayableFact {
  place: FactPlace;
  /** Facts of the same place have the same number. */
  entry: number;
  where: string;
  field: LetterSource;
}

const mostFacts = 240;
const fewestWords = 3;

/** A project is told in the past: "Allows users to book" and "Create a page" are about the project. A job may go on. */
function fits({ form }: SayableFact, line: string, { kind, isCurrent }: LetterEntry): boolean {
  if (kind === 'project') return form === 'past' || form === 'sentence' || form === 'deed';
  const isThirdPerson = form === 'base' && /^\P{L}*\p{L}+s\s/u.test(line);
  return !isThirdPerson || isCurrent;
}

/** The lines of jobs, projects and posts that a letter can say. */
function factsOfHistory({ history, experience }: OwnWords): OwnFact[] {
  const newest = newestJob(history, experience);
  return history.flatMap((entry, at) => {
    const opening = openingOf(entry, timeOf(entry, experience), entry === newest);
    // Beside other jobs, what was done at one that can't be named would be read as work of another.
    if (opening === '' && history.filter(({ kind }) => kind === 'work').length > 1) return [];
    const place = { opening, isCurrent: entry.isCurrent, isJob: entry.kind === 'work' };
    const where = [evenSpaces(entry.title), evenSpaces(entry.name)].filter(Boolean).join(', ');
    const lines = entry.lines.flatMap(sentencesOf).flatMap(splitDeeds).flatMap(splitParts);
    // The lines of a job that goes on open with their verbs.
    const isListed = entry.isCurrent || lines.some((line) => readFact(line)?.form === 'base');
    return lines.flatMap((line): OwnFact[] => {
      const fact = readFact(line, isListed);
      if (fact === null || !fits(fact, line, entry)) return [];
      // A line that names its employer needs no place in front of it.
      const named = entry.name !== '' && fact.text.toLowerCase().includes(entry.name.toLowerCase());
      return [
        {
          ...fact,
          place:
            named || (fact.form === 'sentence' && /\bat\b/.test(fact.text))
              ? { ...place, opening: '' }
              : place,
          entry: at,
          where,
          field: 'history',
        },
      ];
    });
  });
}

/** Where a typed deed was: at the one job that is typed; of several nobody can tell which. */
function placeTyped({ form }: SayableFact, experience: string): FactPlace {
  const jobs = typedJobs(experience);
  const job = jobs.length === 1 ? jobs[0] : undefined;
  if (!job)
    return {
      opening: jobs.length > 1 && form === 'past' ? 'In these jobs' : '',
      isCurrent: true,
      isJob: true,
    };
  const opening = job.place === '' ? '' : `At ${placeWords(job.place)}`;
  return { opening, isCurrent: job.isCurrent, isJob: true };
}

/** Fields in which people type what they did: each part that is a whole clause of its own is a fact. */
function factsOfField(text: string, field: LetterSource, entry: number): OwnFact[] {
  return text.split(/;\s*|\n+|(?<=[\p{Ll}\d)%]{2}[.!?])\s+(?=\p{Lu})/u).flatMap((part): OwnFact[] => {
    const fact = readFact(part);
    const isSaid =
      fact !== null &&
      fact.text.split(' ').length >= fewestWords &&
      !/^(?:I (?:am|have|hold|bring|want|would|like)|(?:I )?(?:graduated|studied|completed|attended|earned|majored|received|obtained))\b/i.test(
        fact.text,
      );
    if (!isSaid) return [];
    const place = placeTyped(fact, field === 'experience' ? text : '');
    return [{ ...fact, place, entry, where: '', field }];
  });
}

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

interface OwnWords {
  history: readonly LetterEntry[];
  experience: string;
  qualifications: string;
}

/** All facts that a letter can say, those of the newest job first, and the language of a resume that isn't in English. */
export function readOwnFacts(own: OwnWords): { facts: OwnFact[]; language: string | null } {
  const language =
    foreignLanguageOf(
      own.history
        .flatMap(({ lines }) => lines)
        .join('\n')
        .slice(0, 20_000),
    ) ?? null;
  const told = language ? [] : factsOfHistory(own);
  const typed = [
    ...factsOfField(own.experience, 'experience', -1),
    ...factsOfField(own.qualifications, 'qualifications', -2),
  ];
  const seen = new Set<string>();
  const facts = [...typed, ...told].filter(({ text }) => {
    const key = text.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
  return { facts: facts.slice(0, mostFacts), language };
}
