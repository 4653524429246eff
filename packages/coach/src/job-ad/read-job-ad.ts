import type { Importance } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { rememberLatest } from '../text/remember-latest.ts';
import { type Ask, readAsk, yearsAsked } from './ad-asks.ts';
import { dutiesTogether, forOneself, longestLine, toldDuty } from './ad-duties.ts';
import type { AdPart } from './ad-headings.ts';
import type { AdLine, AdLineKind } from './ad-line.ts';
import { countWords, readVerbPhrase, type VerbPhrase } from './ad-phrases.ts';
import { type AdSentence, splitAd } from './ad-sentences.ts';
import * as words from './ad-words.ts';
import { hasAd } from './has-ad.ts';
import { kindsOfLines, type LineKind } from './line-kinds/judge.ts';

const withoutLabel = (line: string) => line.replace(/^[^:.,]{3,40}:\s+(?=\S+\s+\S)/, '');
const beforeVerb = /^(?:you (?:also )?|to |will |shall |also |and |must )(?=\p{Ll})/iu;

/** A duty whose verb opens the line. */
function listedDuty(line: string): VerbPhrase | undefined {
  const bare = withoutLabel(line).replace(beforeVerb, '');
  return /^you\b/i.test(line) && forOneself.test(bare) ? undefined : readVerbPhrase(bare);
}

/** "Ideally" in the middle of a line speaks of a part of it: the whole line is a plus by its first words or its last. */
const plusAtEnd =
  /\b(?:preferred|preferable|desired|desirable|a (?:\p{L}+ )?plus|an? (?:\p{L}+ )?(?:asset|advantage|bonus)|advantageous|beneficial|helpful|nice to have|optional|not required)\W*$/iu;
/** "A degree is required, and a master's is preferred" needs the degree. */
const alsoNeeded = /(?<!not )\b(?:required|must|mandatory|minimum)\b/i;
const plusAtStart = /^(?:ideally|preferably|preferred|bonus|nice to have|desired|desirable)\b/i;
const mustSaid = /\b(?:must|required|requires?|mandatory|essential|minimum|at least|necessary)\b/i;

function importanceOf(line: string, part: AdPart): Importance {
  // "Fluent in a language (German preferred)" needs the language.
  const aside = line.length <= longestLine ? / \([^()]+\)[.;]?$/.exec(line)?.[0].trim() : undefined;
  const withoutAside = aside?.includes(' ') ? line.slice(0, line.lastIndexOf('(')) : line;
  const isPlus = plusAtEnd.test(withoutAside) && !alsoNeeded.test(line);
  if (isPlus || plusAtStart.test(line)) return 'nice-to-have';
  if (part === 'must' || mustSaid.test(line)) return 'must-have';
  return part === 'nice' ? 'nice-to-have' : 'mentioned';
}

const sectionAsks = (part: AdPart) => part === 'must' || part === 'nice';

type Read = Pick<AdLine, 'kind' | 'duty' | 'ask'>;

const kindOf: Record<LineKind, AdLineKind> = {
  duty: 'duty',
  requirement: 'requirement',
  condition: 'fact',
  job: 'other',
  heading: 'other',
  other: 'other',
  benefit: 'benefit',
  employer: 'employer',
  process: 'process',
};

function askOf(line: string): Ask | undefined {
  const ask = readAsk(line);
  if (ask) return ask;
  const able = readVerbPhrase(withoutLabel(line).replace(/^(?:must |to )/i, ''));
  return able?.form === 'base' ? { form: 'able', phrase: able.phrase } : undefined;
}

const isYears = (line: string) =>
  yearsAsked.test(line) && /experience/i.test(line) && !/degree|bachelor|diploma/i.test(line);
/** Papers, languages and the like, which are confirmed and not told. */
const isFact = (line: string) => words.fact.test(line) || (words.credential.test(line) && !isYears(line));

function readDuty(line: string, part: AdPart, listed: VerbPhrase | undefined): Read {
  if (words.trifle.test(line)) return { kind: 'trifle' };
  if (sectionAsks(part) && listed?.form === 'base')
    return { kind: 'requirement', ask: { form: 'able', phrase: listed.phrase } };
  const told = toldDuty(line);
  // "Bake in small teams" under "Our Promise" is what somebody gets.
  if (part === 'offer' && !told) return { kind: 'benefit' };
  const duty = listed ?? told;
  return { kind: 'duty', ...(duty && { duty }) };
}

/** The class of a line, and how it can be spoken. Under a heading of duties, a verb in front is enough. */
function readLine(line: string, part: AdPart, told: LineKind): Read {
  const kind = kindOf[told];
  if (line.length > longestLine || countWords(line) < 2) return { kind };
  const listed = kind === 'duty' || part === 'duties' ? listedDuty(line) : undefined;
  const isAsked = kind === 'requirement' || kind === 'fact';
  if (kind === 'duty' || (listed && !isAsked)) return readDuty(line, part, listed);
  if (kind !== 'requirement') return { kind };
  if (part === 'offer' && !mustSaid.test(line)) return { kind: 'benefit' };
  if (isFact(line)) return { kind: 'fact' };
  const ask = askOf(line);
  return { kind, ...(ask && { ask }) };
}

/** What was read of a text. */
export interface JobAd {
  /** False for a text that reads like anything else. */
  isAd: boolean;
  lines: readonly AdLine[];
  /** The lines that announce a section. */
  headings: readonly AdSentence[];
}

const silent = new Set<AdLineKind>(['benefit', 'employer', 'process']);

/** Whether a line asks nothing of the applicant: what the employer is and gives, how to apply, the law. */
export const isSilent = ({ kind }: AdLine): boolean => silent.has(kind);

/** The lines of an ad, headings aside, each with its class. */
function linesOf(sentences: readonly AdSentence[]): AdLine[] {
  const told = sentences
    .map((sentence) => ({ ...sentence, text: evenSpaces(sentence.text).trim() }))
    .filter(({ text, isHeading }) => !isHeading && text !== '');
  const kinds = kindsOfLines(told);
  return told.map((sentence, at) => {
    const { text, start, end, part, heading } = sentence;
    const read = readLine(text, part, kinds[at] as LineKind);
    return { text, start, end, part, heading, importance: importanceOf(text, part), ...read };
  });
}

/** One request asks for the lines of an ad, or of its parts, up to five times each. */
const mostKnown = 4;
const readSentences = rememberLatest(mostKnown, (text: string, mostSentences: number): JobAd => {
  const sentences = splitAd(text).slice(0, mostSentences);
  const lines = linesOf(sentences.flatMap(dutiesTogether));
  const isAd = hasAd(sentences, lines);
  return { isAd, lines, headings: sentences.filter(({ isHeading }) => isHeading) };
});

/** Reads a job ad into its lines, each with its section and its class. Linear in its length; any string is accepted. */
export const readJobAd = (text: string, mostSentences = Number.POSITIVE_INFINITY): JobAd =>
  readSentences(text, mostSentences);
