import type { UnsupportedFact } from '@greenroom/domain';
import { findDegree } from '../resume/place-words.ts';
import { findSkills } from '../skills/find-skills.builtin.ts';
import { everydayStems } from '../text/common-words.ts';
import { contentStems, readPassage } from '../text/passage.ts';
import { namesRole } from '../text/role-words.ts';
import { stemOf } from '../text/stem.ts';
import { readNames } from './read-names.ts';
import { figureKeys, readFigures } from './read-numbers.ts';

/** A job, a study or a post of the source: what belongs together and may not be mixed. */
export interface SourceEntry {
  name: string;
  title: string;
  /** Everything the source says of it, dates included. */
  text: string;
}

export interface TraceRequest {
  text: string;
  /** What the person said: the resume, the form, what was confirmed. */
  sources: readonly string[];
  /** What the other side said. It supports sentences about the job, never claims of the person. */
  jobText?: string;
  /** Entries whose facts may not be mixed. */
  entries?: readonly SourceEntry[];
  /** Words of fixed wording, which claim nothing. */
  wording?: string;
}

interface Support {
  words: ReadonlySet<string>;
  stems: ReadonlySet<string>;
  figures: ReadonlySet<string>;
  skills: ReadonlySet<string>;
  degrees: ReadonlySet<string>;
  plain: string;
}

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .match(/[\p{L}\p{N}+#]+/gu) ?? [];

const degreeLevels: readonly (readonly [string, RegExp])[] = [
  ['doctorate', /ph\.?\s?d|doctor|^j\.?d|^m\.?d|pharm/i],
  ['mba', /m\.?b\.?a|business administration/i],
  ['master', /^m|master|^pg|^ll\.?m/i],
  ['bachelor', /^b|bachelor|^ll\.?b|degree|licen/i],
  ['associate', /associate|^a\.?a/i],
];
const degreeKey = (words: string) =>
  degreeLevels.find(([, pattern]) => pattern.test(words.trim()))?.[0] ?? words.toLowerCase();

function degreesIn(text: string): { key: string; start: number; end: number }[] {
  const found: { key: string; start: number; end: number }[] = [];
  let at = 0;
  for (let degree = findDegree(text); degree && found.length < 20; degree = findDegree(text.slice(at))) {
    const start = at + degree.start;
    found.push({ key: degreeKey(degree.words), start, end: start + degree.words.length });
    at = start + degree.words.length;
  }
  return found;
}

function supportOf(texts: readonly string[]): Support {
  const all = texts.join('\n');
  const words = wordsOf(all);
  return {
    words: new Set(words),
    stems: new Set(words.map(stemOf)),
    figures: figureKeys(all),
    skills: new Set(findSkills(all).map((one) => one.skill)),
    degrees: new Set(all.split('\n').flatMap((line) => degreesIn(line).map((one) => one.key))),
    plain: all.toLowerCase().replace(/\s+/g, ' '),
  };
}

interface Sentence {
  text: string;
  start: number;
}

/** Lines, and sentences within them. */
function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  for (const line of text.matchAll(/[^\n]+/g)) {
    let from = 0;
    const push = (to: number) => {
      const piece = line[0].slice(from, to);
      const lead = piece.length - piece.trimStart().length;
      if (piece.trim()) sentences.push({ text: piece.trim(), start: line.index + from + lead });
      from = to;
    };
    for (const stop of line[0].matchAll(/[.!?](?=\s+[\p{Lu}“"])/gu)) {
      if (!/\b(?:Mr|Mrs|Ms|Dr|St|Inc|Ltd|vs|e\.g|i\.e|No|Jr|Sr)$/.test(line[0].slice(0, stop.index)))
        push(stop.index + 1);
    }
    push(line[0].length);
  }
  return sentences;
}

const claims = /\b(?:I|my|me|mine)\b/;
const speaksOfJob =
  /\b(?:you|your|posting|advertisement|vacancy|opening|listing|description|job asks|role asks|company)\b/i;
const mailOrLink =
  /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:https?:\/\/|www\.)\S+|\b[\w-]+\.(?:com|org|net|io|dev|me)\/\S*/gi;
const phonePattern = /(?<!\w)\+?\(?\d[\d\s().-]{7,}\d/g;

const fact = (
  kind: UnsupportedFact['kind'],
  sentence: Sentence,
  at: { start: number; end: number },
  reason: string,
): UnsupportedFact => ({
  kind,
  quote: sentence.text.slice(at.start, at.end),
  start: sentence.start + at.start,
  end: sentence.start + at.end,
  reason,
});

function traceContacts(sentence: Sentence, support: Support): UnsupportedFact[] {
  const bare = (text: string) => text.toLowerCase().replace(/[\s().-]/g, '');
  const known = bare(support.plain);
  const found = [...sentence.text.matchAll(mailOrLink), ...sentence.text.matchAll(phonePattern)];
  return found
    .filter(
      (match) =>
        !/^(?:19|20)\d{2}\D+(?:19|20)\d{2}$/.test(match[0]) &&
        !known.includes(bare(match[0].replace(/[.,;]+$/, ''))),
    )
    .map((match) =>
      fact(
        'contact',
        sentence,
        { start: match.index, end: match.index + match[0].length },
        'No input holds this address or number.',
      ),
    );
}

function traceFigures(sentence: Sentence, support: Support): UnsupportedFact[] {
  return readFigures(sentence.text)
    .filter((figure) => !support.figures.has(figure.key))
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

function traceSkills(sentence: Sentence, support: Support, wording: ReadonlySet<string>): UnsupportedFact[] {
  return findSkills(sentence.text)
    .filter((one) => !support.skills.has(one.skill) && !isWording(one.quote, wording))
    .filter((one) => !wordsOf(one.quote).every((word) => support.words.has(word)))
    .map((one) => fact('skill', sentence, one, `No input says ${one.skill}.`));
}

const isKnown = (word: string, support: Support) =>
  wordsOf(word).every((part) => support.words.has(part) || support.stems.has(stemOf(part)));

function traceNames(sentence: Sentence, support: Support): UnsupportedFact[] {
  const unknown = readNames(sentence.text).filter((name) => {
    if (isKnown(name.word, support)) return false;
    // A plain word that opens a sentence has its capital from there.
    return !(
      name.isFirst &&
      (everydayStems.has(stemOf(name.word.toLowerCase())) || /(?:ed|ing|ly)$/.test(name.word))
    );
  });
  return unknown.map((name) =>
    fact(namesRole(name.word) ? 'title' : 'name', sentence, name, `No input names ${name.word}.`),
  );
}

function traceDegrees(sentence: Sentence, support: Support): UnsupportedFact[] {
  return degreesIn(sentence.text)
    .filter(
      (one) =>
        !support.degrees.has(one.key) &&
        !support.words.has(sentence.text.slice(one.start, one.end).toLowerCase()),
    )
    .map((one) => fact('degree', sentence, one, 'No input holds this degree.'));
}

const asRole =
  /\b(?:as|was|am|became|been|promoted to|served as|worked as)\s+(?:an?\s+|the\s+)?((?:[\p{L}-]+\s+){0,3}[\p{L}-]+)/giu;

function traceTitles(sentence: Sentence, support: Support): UnsupportedFact[] {
  return [...sentence.text.matchAll(asRole)].flatMap((match) => {
    const from = match.index + match[0].length - (match[1] as string).length;
    return [...(match[1] as string).matchAll(/[\p{L}-]+/gu)]
      .filter((word) => namesRole(word[0]) && !isKnown(word[0], support))
      .map((word) =>
        fact(
          'title',
          sentence,
          { start: from + word.index, end: from + word.index + word[0].length },
          `No input says that the person was ${word[0]}.`,
        ),
      );
  });
}

const unknownShare = 0.5;
const fewestUnknown = 3;

/** A sentence that tells mostly of things no input speaks of. */
function traceClaim(sentence: Sentence, support: Support, wording: ReadonlySet<string>): UnsupportedFact[] {
  const stems = [...new Set(contentStems(readPassage(sentence.text)))].filter(
    (stem) => !everydayStems.has(stem) && !wording.has(stem),
  );
  const unknown = stems.filter((stem) => !support.stems.has(stem) && !/^\d/.test(stem));
  const isInvented = unknown.length >= fewestUnknown && unknown.length > stems.length * unknownShare;
  return isInvented
    ? [fact('claim', sentence, { start: 0, end: sentence.text.length }, 'No input tells of this.')]
    : [];
}

const bareName = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** A sentence that names one employer may hold only that employer's dates and titles. */
function traceTuples(sentence: Sentence, entries: readonly SourceEntry[]): UnsupportedFact[] {
  const plain = ` ${bareName(sentence.text)} `;
  const named = entries.filter(
    (entry) => bareName(entry.name).length > 2 && plain.includes(` ${bareName(entry.name)} `),
  );
  if (named.length === 0) return [];
  const own = figureKeys(named.map((entry) => entry.text).join('\n'));
  const others = figureKeys(entries.map((entry) => entry.text).join('\n'));
  const mixed = readFigures(sentence.text)
    .filter((figure) => !own.has(figure.key) && others.has(figure.key))
    .map((figure) =>
      fact('tuple', sentence, figure, `This belongs to another entry than ${named[0]?.name}.`),
    );
  const titles = entries
    .filter(
      (entry) =>
        bareName(entry.title).length > 2 &&
        !named.some((one) => bareName(one.title).includes(bareName(entry.title))),
    )
    .filter(
      (entry) =>
        plain.includes(` ${bareName(entry.title)} `) &&
        !named.some((one) => plain.includes(` ${bareName(one.title)} `)),
    )
    .map((entry) => {
      const at = sentence.text.toLowerCase().indexOf(entry.title.toLowerCase());
      const start = Math.max(0, at);
      return fact(
        'tuple',
        sentence,
        { start, end: at < 0 ? sentence.text.length : start + entry.title.length },
        `This title belongs to another entry than ${named[0]?.name}.`,
      );
    });
  return [...mixed, ...titles];
}

const overlaps = (a: UnsupportedFact, b: UnsupportedFact) => a.start < b.end && b.start < a.end;

/**
 * What a generated text says that no input supports: figures, dates, employers, titles, degrees, skills, names and contacts, and
 * true facts put together wrongly. An empty list means that every fact can be traced. Linear; any text is accepted.
 */
export function traceFacts(request: TraceRequest): UnsupportedFact[] {
  const wording = new Set(wordsOf(request.wording ?? '').map(stemOf));
  const own = supportOf([...request.sources]);
  const wide = request.jobText ? supportOf([...request.sources, request.jobText]) : own;
  const found: UnsupportedFact[] = [];
  for (const sentence of sentencesOf(request.text)) {
    const isClaim = claims.test(sentence.text) && !speaksOfJob.test(sentence.text);
    const support = isClaim ? own : wide;
    const facts = [
      ...traceTuples(sentence, request.entries ?? []),
      ...traceContacts(sentence, wide),
      ...traceFigures(sentence, support),
      ...traceDegrees(sentence, support),
      ...traceSkills(sentence, support, wording),
      ...traceTitles(sentence, support),
      ...traceNames(sentence, wide),
    ];
    const distinct = facts.filter((one, at) => !facts.slice(0, at).some((other) => overlaps(one, other)));
    found.push(...(distinct.length > 0 ? distinct : traceClaim(sentence, wide, wording)));
  }
  return found;
}
