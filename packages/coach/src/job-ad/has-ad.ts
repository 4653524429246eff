import { namesRole } from '../text/role-words.ts';
import type { AdPart } from './ad-headings.ts';
import type { AdLine } from './ad-line.ts';
import type { AdSentence } from './ad-sentences.ts';
import * as words from './ad-words.ts';
import { isTitleLine } from './title-line.ts';

const sectionAsks = (part: AdPart) => part === 'must' || part === 'nice';

/** What lines need to be a job ad: those that ask for something, and words that other texts don't have. */
const pointsOfSign = 2;
const short = { signs: 1, asking: 1, points: 6 };
/** A long text has many stretches, and some of the words in one by chance. */
const long = { signs: 3, asking: 3, points: 8 };
/** Between the two, one sign more for so many lines. */
const linesForSign = 20;
const fewestAsking = 2;
const manySigns = 3;
const longList = 20;
/** With so many signs, a short text is an ad even if its duties are nouns. */
const sureSigns = 5;
/** An ad can be a small part of what was copied with it, so its lines are looked for in stretches of so many lines. */
const stretchLines = 40;

const seeks =
  /\b(?:looking for|looking to (?:hire|add)|seeks?|seeking|hiring|searching for|in (?:search|need) of|recruiting|accepting applications for|have an? (?:immediate |urgent )?(?:need|opening) for|we need|needs an?|wanted:?)\s(.{3,90})/iu;

/** Whether a sentence says that somebody for a job is wanted: "We are seeking a structural engineer". */
function seeksRole(text: string): boolean {
  const [, wanted] = seeks.exec(text) ?? [];
  return (
    wanted !== undefined &&
    namesRole(wanted) &&
    !/^(?:an? )?(?:new )?(?:job|position|role|work)\b/i.test(wanted)
  );
}

/** How often somebody speaks of themselves, and of the reader or a house. */
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const ownWords = /(?<![\p{L}/])(?:I|I['’](?:m|ve|d|ll)|[Mm]y|me|MY)(?![\p{L}/])/gu;
const othersWords = /\b(?:you|your|we|our|us|candidates?|applicants?)\b/gi;
const spans =
  /\b(?:19|20)\d\d\s*(?:[-–—]|to)\s*(?:\p{L}+\.? )?(?:(?:19|20)\d\d|present|current|now|today)\b/giu;
const fewestOwn = 3;
const fewestSpans = 3;

/** Whether somebody tells of their own work, as resumes, letters and profiles do with the words of an ad. */
function tellsOfOneself(text: string): boolean {
  const own = count(text, ownWords);
  return (own >= fewestOwn && own > count(text, othersWords)) || count(text, spans) >= fewestSpans;
}

/** Facts alone, such as "high school", are in many texts. */
const isWork = (lines: readonly AdLine[]) =>
  lines.some(({ kind }) => kind === 'duty' || kind === 'requirement') ||
  (lines[0] !== undefined && isTitleLine(lines[0]));

/** The sentences of a part of the text, found by bisection: a long text has many parts. */
function textsBetween(sentences: readonly AdSentence[], from: number, until: number): string[] {
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  const texts: string[] = [];
  for (let at = low; at < sentences.length && (sentences[at]?.start ?? 0) < until; at += 1)
    texts.push(sentences[at]?.text ?? '');
  return texts;
}

/** Whether lines that follow each other ask for something in the words of a job ad. */
function asksAsAd(sentences: readonly AdSentence[], lines: readonly AdLine[], needed: typeof short): boolean {
  const linesThat = (test: (line: AdLine) => boolean) =>
    new Set(lines.filter(test).map((line) => line.text)).size;
  const asking = linesThat(
    ({ duty, ask, kind, part }) =>
      Boolean(duty || ask) || kind === 'fact' || (kind === 'requirement' && part === 'open'),
  );
  const listed = linesThat(
    ({ kind, part }) =>
      (kind === 'duty' || kind === 'requirement') && (part === 'duties' || sectionAsks(part)),
  );
  const told = textsBetween(sentences, lines[0]?.start ?? 0, lines.at(-1)?.end ?? 0);
  const said = told.join('\n');
  if (tellsOfOneself(said)) return false;
  const signs = words.adSigns.filter((sign) => sign.test(said)).length;
  if (needed !== long && asking + listed > 0 && told.some(seeksRole) && isWork(lines)) return true;
  const isTitled = lines[0] !== undefined && needed !== long && isTitleLine(lines[0]);
  if (isTitled && asking + listed >= Math.max(fewestAsking, lines.length / 4)) return true;
  if (asking + listed < needed.asking) return needed !== long && signs >= sureSigns;
  const isPlenty = signs >= manySigns || Math.max(asking, listed) >= fewestAsking;
  // A long list of duties needs fewer words of an ad beside it.
  const fewest = asking + listed >= longList ? 1 : needed.signs;
  return isPlenty && signs >= fewest && asking + pointsOfSign * signs >= needed.points;
}

/** Whether a stretch of the text reads as an ad. What is before it and after it doesn't matter, however long it is. */
export function hasAd(sentences: readonly AdSentence[], lines: readonly AdLine[]): boolean {
  const step = stretchLines / 2;
  const isLong = lines.length > stretchLines;
  const needed = isLong ? long : { ...short, signs: 1 + Math.floor(lines.length / linesForSign) };
  const count = isLong ? Math.ceil(lines.length / step) - 1 : 1;
  return Array.from({ length: count }, (_, at) => at * step).some((from) =>
    asksAsAd(sentences, lines.slice(from, from + stretchLines), needed),
  );
}
