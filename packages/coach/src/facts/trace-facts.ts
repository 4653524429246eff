import type { UnsupportedFact } from '@greenroom/domain';
import { opensWithVerb } from '../resume/read-bullets.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { everydayStems } from '../text/common-words.ts';
import { isFunctionWord } from '../text/function-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { namesRole } from '../text/role-words.ts';
import { stemOf } from '../text/stem.ts';
import { neighborhoodOf } from './line-neighborhood.ts';
import { readNamePhrases } from './read-names.ts';
import { readFigures } from './read-numbers.ts';
import { fact, sentencesOf, type TracedSentence } from './sentences.ts';
import { degreesIn, isKnown, isKnownTogether, type Support, supportOf, wordsOf } from './support.ts';
import {
  type Counts,
  countsOf,
  isTitle,
  type Titles,
  titlesOf,
  traceCounts,
  traceOpeningTitle,
  traceStanding,
} from './trace-claims.ts';
import { traceContacts } from './trace-contacts.ts';
import { traceDegrees } from './trace-degrees.ts';
import { entriesOfTexts, traceEntries } from './trace-entries.ts';
import { type SourceEntry, traceTuples, tupleSourceOf } from './trace-tuples.ts';
import { verbatimIn } from './verbatim.ts';

export interface TraceRequest {
  text: string;
  /** What the person said: the resume, the form, what was confirmed. */
  sources: readonly string[];
  /** What the other side said. It supports sentences about the job, never claims of the person. */
  jobText?: string;
  /** Entries whose facts may not be mixed; read from the sources where they are not given. */
  entries?: readonly SourceEntry[];
  /** Words of fixed wording, which claim nothing. */
  wording?: string;
}

const speaksOfJob =
  /\b(?:you|your|posting|advertisement|vacancy|opening|listing|description|job asks|role asks|company)\b/i;
const speaksOfSelf = /\b(?:I|my|me|mine|we|our)\b/;
const claimsOutright =
  /\bI\s+(?:also |now |already |myself )?(?:have|bring|hold|am|was|worked|led|managed|use|used|know|built|earned|completed|possess|offer|ran|did|gained|studied)\b/;

/** The words between colons, semicolons, commas and dashes around a place. */
function clauseAt(text: string, at: number): string {
  const start = Math.max(...[',', ';', ':', '—', '–'].map((mark) => text.lastIndexOf(mark, at - 1)));
  const end = text.slice(at).search(/[,;:—–]/);
  return text.slice(start + 1, end < 0 ? undefined : at + end);
}

/** Who has to support the words at a place: the person alone, or the posting as well where the sentence speaks of it. */
function supportAt(sentence: TracedSentence, at: number, own: Support, wide: Support): Support {
  if (own === wide || !speaksOfJob.test(sentence.text)) return own;
  const clause = clauseAt(sentence.text, at);
  const isClaim = claimsOutright.test(clause) || (speaksOfSelf.test(clause) && !speaksOfJob.test(clause));
  return isClaim ? own : wide;
}

interface Bounds {
  own: Support;
  wide: Support;
  wording: ReadonlySet<string>;
  titles: { own: Titles; wide: Titles };
  counts: Counts;
}

function traceFigures(sentence: TracedSentence, { own, wide }: Bounds): UnsupportedFact[] {
  return readFigures(sentence.text)
    .filter((figure) => !supportAt(sentence, figure.start, own, wide).figures.has(figure.key))
    .map((figure) =>
      fact(
        figure.kind,
        sentence,
        figure,
        `No input holds ${figure.kind === 'date' ? 'this date' : 'this figure'}.`,
      ),
    );
}

const isWording = (quote: string, wording: ReadonlySet<string>) =>
  wordsOf(quote).every((word) => wording.has(stemOf(word)));

const spokenLanguage =
  /\b(?:spanish|french|german|italian|portuguese|polish|russian|ukrainian|arabic|hindi|urdu|tamil|bengali|mandarin|cantonese|chinese|japanese|korean|vietnamese|tagalog|turkish|dutch|swedish|greek|hebrew|farsi|swahili|creole)\b/;

function traceSkills(sentence: TracedSentence, { own, wide, wording }: Bounds): UnsupportedFact[] {
  return findSkills(sentence.text)
    .filter((one) => {
      const support = supportAt(sentence, one.start, own, wide);
      if (support.skills.has(one.skill) || isWording(one.quote, wording)) return false;
      if (/^(?:bi|multi)lingual$/i.test(one.quote) && spokenLanguage.test(support.plain)) return false;
      // Ordinary words that the lexicon knows as a skill: "report", "organize".
      return !(isKnown(one.quote, support) && isKnownTogether(one.quote, support));
    })
    .map((one) => fact('skill', sentence, one, `No input says ${one.skill}.`));
}

const plainAdjective =
  /^(?:strong|keen|proven|experienced|reliable|careful|calm|friendly|fluent|bilingual|comfortable|confident|familiar|open|happy|eager|good|great|quick|hands-on|current|recent|new)$/i;

/** A plain word that opens a sentence has its capital from there. */
const isPlainOpening = (word: string) =>
  everydayStems.has(stemOf(word.toLowerCase())) ||
  /(?:ed|ing|ly)$/.test(word) ||
  opensWithVerb(word) ||
  plainAdjective.test(word);

function traceNames(sentence: TracedSentence, { own, wide, wording }: Bounds): UnsupportedFact[] {
  return readNamePhrases(sentence.text).flatMap((phrase) => {
    const support = supportAt(sentence, phrase.start, own, wide);
    const words = phrase.words.filter(
      (word) =>
        !(word.isFirst && isPlainOpening(word.word)) &&
        !(word.isFirst && wording.has(stemOf(word.word.toLowerCase()))),
    );
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last) return [];
    const isSupported =
      words.every((word) => isKnown(word.word, support)) &&
      (words.length < 2 ||
        words.length > 6 ||
        isKnownTogether(words.map((word) => word.word).join(' '), support));
    const initials = words
      .map((word) => word.word[0])
      .join('')
      .toLowerCase();
    if (isSupported || (words.length > 2 && support.words.has(initials))) return [];
    const quote = sentence.text.slice(first.start, last.end);
    // "ADN": a degree is held against degrees.
    if (degreesIn(quote).some((one) => one.end - one.start === quote.length)) return [];
    const kind = namesRole(quote) ? 'title' : 'name';
    return [fact(kind, sentence, { start: first.start, end: last.end }, `No input names ${quote}.`)];
  });
}

const asRole =
  /\b(?:(?:(?:was|been|got) )?promoted to|served as|worked as|as|was|am|became|been)\s+(?:an?\s+|the\s+)?((?:[\p{L}-]+\s+){0,5}[\p{L}-]+)/giu;

/** A title in any letters: up to its last word that names a role. */
function traceTitles(sentence: TracedSentence, { own, wide, titles }: Bounds): UnsupportedFact[] {
  return [...sentence.text.matchAll(asRole)].flatMap((match) => {
    const start = match.index + match[0].length - (match[1] as string).length;
    const words = [...(match[1] as string).matchAll(/[\p{L}-]+/gu)];
    const stop = words.findIndex((word) => /^(?:in|at|for|with|from|and|to|who|that|on|by)$/i.test(word[0]));
    const phrase = stop < 0 ? words : words.slice(0, stop);
    const last = phrase.findLast((word) => namesRole(word[0]));
    if (!last) return [];
    const end = start + last.index + last[0].length;
    const content = sentence.text
      .slice(start, end)
      .split(/\s+/)
      .filter((word) => !isFunctionWord(word.toLowerCase()))
      .join(' ');
    const support = supportAt(sentence, start, own, wide);
    const isHeld = content.includes(' ')
      ? isTitle(content, support === own ? titles.own : titles.wide)
      : true;
    return isHeld && isKnownTogether(content, support)
      ? []
      : [fact('title', sentence, { start, end }, `No input says that the person was ${content}.`)];
  });
}

/** Numbers in words and the times they are for: held against the inputs as figures. */
const plainMeasure =
  /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|hundr\w*|thousand|million|billion|percent|annual\w*|yearli|monthli|weekli|daili|quarterli|quarter|hourli)$/;
const unknownShare = 0.5;
const fewestUnknown = 3;

/** A sentence that tells mostly of things no input speaks of. */
function traceClaim(sentence: TracedSentence, { wide, wording }: Bounds): UnsupportedFact[] {
  const stems = [...new Set(contentStems(readPassage(sentence.text)))].filter(
    (stem) => !everydayStems.has(stem) && !wording.has(stem) && !plainMeasure.test(stem),
  );
  const unknown = stems.filter((stem) => !wide.stems.has(stem) && !/^\d/.test(stem));
  const isInvented = unknown.length >= fewestUnknown && unknown.length > stems.length * unknownShare;
  return isInvented
    ? [fact('claim', sentence, { start: 0, end: sentence.text.length }, 'No input tells of this.')]
    : [];
}

/** Of findings at the same words, the first. Linear: what is taken is marked letter by letter. */
function withoutOverlaps(facts: readonly UnsupportedFact[], sentence: TracedSentence): UnsupportedFact[] {
  const taken = new Uint8Array(sentence.text.length);
  return facts.filter((one) => {
    const from = Math.max(0, one.start - sentence.start);
    const to = Math.min(taken.length, one.end - sentence.start);
    if (taken.subarray(from, to).includes(1)) return false;
    taken.fill(1, from, to);
    return true;
  });
}

const isWholeLine = (one: UnsupportedFact, { text }: TracedSentence) =>
  one.end - one.start >= text.replace(/^[-•\s]+/, '').length;

const lineAt = (text: string, at: number) =>
  text.slice(
    text.lastIndexOf('\n', at - 1) + 1,
    text.indexOf('\n', at) < 0 ? undefined : text.indexOf('\n', at),
  );

/**
 * What a generated text says that no input supports: figures, dates, employers, titles, degrees, skills, names and contacts, and
 * true facts put together wrongly. An empty list means that every fact can be traced. Linear; any text is accepted.
 */
export function traceFacts(request: TraceRequest): UnsupportedFact[] {
  const own = supportOf(request.sources);
  const wide = request.jobText ? supportOf([...request.sources, request.jobText]) : own;
  const ownTitles = titlesOf(request.sources);
  const bounds = {
    own,
    wide,
    wording: new Set(wordsOf(request.wording ?? '').map(stemOf)),
    titles: {
      own: ownTitles,
      wide: request.jobText ? [...ownTitles, ...titlesOf([request.jobText])] : ownTitles,
    },
    counts: countsOf(request.jobText ? [...request.sources, request.jobText] : request.sources),
  };
  const entries = request.entries ?? entriesOfTexts(request.sources);
  const tuples = tupleSourceOf(entries, request.sources);
  const isAtHome = neighborhoodOf(request.text, request.sources);
  const mixed = traceEntries(request.text, tuples);
  const isVerbatim = verbatimIn(request.sources);
  const found: UnsupportedFact[] = [];
  for (const sentence of sentencesOf(request.text)) {
    const end = sentence.start + sentence.text.length;
    const isHome = isAtHome(lineAt(request.text, sentence.start));
    // A line that is where the sources have it was not moved, whatever job it was read into; a figure in it may still be another's.
    const moved = mixed.filter(
      (one) => one.start >= sentence.start && one.start < end && !(isHome && isWholeLine(one, sentence)),
    );
    // What the sources say in the same words is true, unless it is now said of another job.
    if (isVerbatim(sentence.text)) {
      found.push(...moved.filter(() => !isHome));
      continue;
    }
    const facts = [
      ...traceTuples(sentence, tuples),
      ...moved,
      ...traceContacts(sentence, wide),
      ...traceFigures(sentence, bounds),
      ...traceDegrees(sentence, (at) => supportAt(sentence, at, own, wide)),
      ...traceSkills(sentence, bounds),
      ...traceTitles(sentence, bounds),
      ...traceNames(sentence, bounds),
    ];
    facts.push(
      ...traceCounts(sentence, bounds.counts, wide),
      ...traceStanding(sentence, wide),
      ...traceOpeningTitle(sentence, bounds.titles.wide),
    );
    const distinct = withoutOverlaps(facts, sentence);
    found.push(...(distinct.length > 0 ? distinct : traceClaim(sentence, bounds)));
  }
  return found;
}
