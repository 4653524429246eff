import type { UnsupportedFact } from '@greenroom/domain';
import { isFunctionWord } from '../text/function-words.ts';
import { endsInRole, namesRole } from '../text/role-words.ts';
import { type Figure, readFigures } from './read-numbers.ts';
import { fact, type TracedSentence } from './sentences.ts';
import { isKnown, type Support, wordsOf } from './support.ts';

/** Words that make a title smaller: without them it claims more. */
const lowering = new Set(
  'assistant junior associate deputy trainee intern apprentice acting interim student aspiring sub vice'.split(
    ' ',
  ),
);
const roleTail = /^(?:of|and|the|for|&|-)$/;
const titleWordsMax = 7;

/** The titles that the inputs name, each as its words. */
export type Titles = readonly ReadonlySet<string>[];

const titleWords = (text: string) =>
  wordsOf(text.replace(/\bsr\b\.?/gi, 'senior').replace(/\bjr\b\.?/gi, 'junior')).filter(
    (word) => !roleTail.test(word),
  );

/** The parts of lines that name a role. */
export function titlesOf(texts: readonly string[]): Titles {
  const titles: ReadonlySet<string>[] = [];
  for (const line of texts.join('\n').split('\n'))
    for (const part of line.split(/\s*[,;|•·\t:()/]\s*|\s[–—-]\s|\s(?:at|in|with|as|for|from)\s/)) {
      const words = titleWords(part);
      if (words.length > 0 && words.length <= titleWordsMax && namesRole(part)) titles.push(new Set(words));
    }
  return titles;
}

/** A title of the inputs holds all the words, and no word that makes it smaller is left out. */
export function isTitle(claimed: string, titles: Titles): boolean {
  const words = titleWords(claimed);
  return titles.some(
    (title) =>
      words.every((word) => title.has(word) || title.has(word.replace(/s$/, ''))) &&
      [...title].every((word) => !lowering.has(word) || words.includes(word)),
  );
}

const headerTitle =
  /^[-•\s]*((?:\p{Lu}[\p{L}'’-]*(?: (?:of|and|the|for|&))? ){1,5}\p{Lu}[\p{L}'’-]*)(?=,| at | with | since | - | – |\s*$)/u;

/** "Head nurse of a 24-bed unit": in small letters a word of rank tells a title. */
const rankedTitle =
  /^[-•\s]*((?:head|lead|senior|chief|principal|charge|general|regional|area|managing) \p{Ll}+(?: \p{Ll}+)?)(?= (?:of|at|for|in|with)\b|,)/iu;

/** "Lead Analyst, Fjord Labs", "Store Manager at Lakeside": the title that opens a line. */
export function traceOpeningTitle(sentence: TracedSentence, titles: Titles): UnsupportedFact[] {
  const words = headerTitle.exec(sentence.text)?.[1] ?? rankedTitle.exec(sentence.text)?.[1];
  if (!words || !endsInRole(words) || isTitle(words, titles)) return [];
  const start = sentence.text.indexOf(words);
  return [
    fact('title', sentence, { start, end: start + words.length }, `No input names the title ${words}.`),
  ];
}

const periodOf: readonly (readonly [string, RegExp])[] = [
  ['hour', /\b(?:an?|per|each|every|first)\s+hour\b|\bhourly\b/i],
  ['day', /\b(?:a|per|each|every|first)\s+day\b|\bdaily\b/i],
  ['week', /\b(?:a|per|each|every|first)\s+week\b|\bweekly\b/i],
  ['month', /\b(?:a|per|each|every|first)\s+month\b|\bmonthly\b/i],
  ['quarter', /\b(?:a|per|each|every|first)\s+quarter\b|\bquarterly\b/i],
  ['year', /\b(?:a|per|each|every|first)\s+year\b|\b(?:yearly|annual|annually)\b/i],
];
const periodsIn = (text: string) => periodOf.filter(([, words]) => words.test(text)).map(([name]) => name);

/** The noun that a figure counts: "3 analysts", "a team of 5 nurses". */
const counted = (text: string, figure: Figure) =>
  /^\s+((?:\p{Ll}[\p{L}-]*\s+)?\p{Ll}[\p{L}-]*)/u
    .exec(text.slice(figure.end))?.[1]
    ?.split(/\s+/)
    .map((word) => word.toLowerCase())
    .filter((word) => !isFunctionWord(word)) ?? [];

/** What the figures of the inputs count, and over which time. */
export interface Counts {
  /** Figures of a noun. */
  ofNoun: ReadonlyMap<string, ReadonlySet<string>>;
  /** Periods that stand with a figure. */
  periods: ReadonlyMap<string, ReadonlySet<string>>;
}

/** How much of the next line can belong to a figure at the end of a line. */
const wrapLength = 60;

/** What the figures of these texts count, read line by line. */
export function countsOf(texts: readonly string[]): Counts {
  const ofNoun = new Map<string, Set<string>>();
  const periods = new Map<string, Set<string>>();
  const put = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  const lines = texts.join('\n').split('\n');
  for (const [at, line] of lines.entries()) {
    const named = periodsIn(line);
    // "Eight", and on the next line "years".
    const wrapped = `${line.trimEnd()} ${(lines[at + 1] ?? '').trimStart()}`.slice(
      0,
      line.length + wrapLength,
    );
    for (const figure of readFigures(line)) {
      for (const noun of [...counted(line, figure), ...counted(wrapped, figure)])
        put(ofNoun, noun, figure.key);
      for (const period of named) put(periods, figure.key, period);
    }
  }
  return { ofNoun, periods };
}

/** What people led one of: several of them is more than the inputs say, where they know the word in the singular only. */
const several =
  /^(?:teams|units|shops|stores|branches|sites|locations|offices|departments|plants|warehouses|schools|countries|regions)$/;

/** A figure that the inputs hold, but of something else: 5 analysts where there were 3, a month where it was a year. */
export function traceCounts(
  sentence: TracedSentence,
  { ofNoun, periods }: Counts,
  { words }: Support,
): UnsupportedFact[] {
  const claimedPeriods = periodsIn(sentence.text);
  return readFigures(sentence.text).flatMap((figure) => {
    if (figure.kind === 'date') return [];
    const [noun, ...more] = counted(sentence.text, figure).toReversed();
    const known = noun === undefined ? undefined : ofNoun.get(noun);
    const isOther =
      known !== undefined &&
      !known.has(figure.key) &&
      !more.some((word) => ofNoun.get(word)?.has(figure.key));
    const isManyOfOne = noun !== undefined && several.test(noun) && !words.has(noun);
    if (isOther || isManyOfOne) return [fact('number', sentence, figure, `The inputs count other ${noun}.`)];
    const own = periods.get(figure.key);
    const isOtherTime =
      own !== undefined && claimedPeriods.length > 0 && !claimedPeriods.some((period) => own.has(period));
    return isOtherTime
      ? [fact('number', sentence, figure, `The inputs hold this figure for a ${[...own].join(' or ')}.`)]
      : [];
  });
}

const certified =
  /\b(?:[Cc]ertified|[Ll]icensed|[Cc]hartered|[Aa]ccredited)\s+((?:\p{Ll}[\p{L}-]*\s?){1,3})/gu;
const award =
  /\b(?:awards?|prizes?|medals?|trophy|scholarships?|fellowships?)\b|\bof the (?:month|quarter|year)\b/gi;
const distinction =
  /\bwith (?:(?:first|second)[- ]class )?(?:honou?rs|distinction|merit)\b|\b(?:summa|magna)? ?cum laude\b|\bvaledictorian\b/gi;

/** "Certified diabetes educator", "with honors", "employee of the year": claims in small letters that no name and no lexicon holds. */
export function traceStanding(sentence: TracedSentence, own: Support): UnsupportedFact[] {
  const licences = [...sentence.text.matchAll(certified)].filter((match) =>
    (match[1] as string)
      .trim()
      .split(/\s+/)
      .some((word) => word.length > 3 && !isFunctionWord(word.toLowerCase()) && !isKnown(word, own)),
  );
  const honours = [...sentence.text.matchAll(distinction)].filter(
    (match) =>
      !own.plain.includes(
        match[0]
          .toLowerCase()
          .replace(/^with /, '')
          .trim(),
      ),
  );
  const awards = [...sentence.text.matchAll(award)].filter(
    (match) => !own.plain.includes(match[0].toLowerCase().replace(/s$/, '')),
  );
  return [...licences, ...honours, ...awards].map((match) =>
    fact(
      'degree',
      sentence,
      { start: match.index, end: match.index + match[0].trimEnd().length },
      'No input holds this.',
    ),
  );
}
