import type { Importance } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { namesRole } from '../text/role-words.ts';
import { type Ask, readAsk, yearsAsked } from './ad-asks.ts';
import { dutiesTogether, forOneself, longestLine, toldDuty } from './ad-duties.ts';
import type { AdPart } from './ad-headings.ts';
import { countWords, readVerbPhrase, type VerbPhrase } from './ad-phrases.ts';
import { type AdSentence, splitAd } from './ad-sentences.ts';
import * as words from './ad-words.ts';
import { hasAd } from './has-ad.ts';

/** What a line of a job ad is. A fact is confirmed, not told; `other` is a line of no known class. */
export type AdLineKind =
  | 'duty'
  | 'requirement'
  | 'fact'
  | 'benefit'
  | 'employer'
  | 'process'
  | 'legal'
  | 'trifle'
  | 'other';

/** One line of a job ad. */
export interface AdLine {
  /** Exact part of the ad, with white space evened. */
  text: string;
  start: number;
  end: number;
  part: AdPart;
  heading: string | null;
  kind: AdLineKind;
  importance: Importance;
  /** The duty as it can be spoken; only for some lines of the kind `duty`. */
  duty?: VerbPhrase;
  /** The requirement as it can be spoken; only for some lines of the kind `requirement`. */
  ask?: Ask;
}

const withoutLabel = (line: string) => line.replace(/^[^:.,]{3,40}:\s+(?=\S+\s+\S)/, '');
/** Sections whose lines may open with their verb. */
const listsDuties = (part: AdPart, isItem: boolean) => part === 'duties' || (part === 'open' && isItem);

function readDuty(line: string, { part, isItem }: AdSentence): VerbPhrase | undefined {
  if (!listsDuties(part, isItem)) return undefined;
  const bare = withoutLabel(line).replace(
    /^(?:you (?:also )?|to |will |shall |also |and |must )(?=\p{Ll})/iu,
    '',
  );
  if (/^you\b/i.test(line) && forOneself.test(bare)) return undefined;
  const duty = readVerbPhrase(bare);
  // Outside a list of duties "-ing" may be anything: "Marketing budgets".
  return duty?.form === 'ing' && part !== 'duties' ? undefined : duty;
}

const asksOpenly =
  /\b(?:must|required|requires?|preferred|a plus|you (?:also )?(?:have|are|bring|need)|(?:candidates?|applicants?) (?:should|must|will) (?:have|possess|be)|looking for (?:someone|somebody|candidates|people)|advantage|an asset|desirable|essential|necessary|beneficial)\b/i;
/** Outside of a list of requirements, only these words ask for something plainly. */
const mustHave =
  /^(?:you|individuals?|candidates?|applicants?|the (?:ideal |successful )?(?:candidate|applicant|person))\b[^.]{0,40}\b(?:must|should|will) (?:be|have|possess)\b|\d\+? years?['’]? (?:of )?(?:\p{L}+ ){0,3}experience\b/iu;
const listsInline = /^(?:\p{L}+ ){0,2}(?:responsibilities|duties|tasks) (?:include|encompass)\b/iu;
/** A line of prose that asks by its first words or its last: "Must be driven", "1-2 years of sales required". */
const asksByEnds =
  /^(?:(?:(?:you|they|applicants?|candidates?) )?(?:must|should)\s(?:also )?(?:be (?!sent|submitted|made|received)|have|possess|hold|know|enjoy|love|own|speak|understand|demonstrate|include)|(?:experience|proficien\w+|familiar\w*|ability|abilities|knowledge|strong|excellent|good|solid|proven|minimum|\d+\+? (?:years|yrs)|(?:bachelor|master)['’]s)\s)|\b(?:(?:is|are) )?(?:an? (?:big |huge |strong |definite )?(?:plus|must|asset|advantage)|required|preferred|preferable|desired|helpful|necessary|mandatory)\W*$/iu;
/** The same where an employer speaks of itself: only what asks beyond doubt. */
const asksSurely =
  /^(?:must (?:be|have|possess|hold)|(?:\d+\+?|two|three|five) (?:years|yrs)|(?:bachelor|master)['’]?s?\b|proficien\w+ (?:in|with)|(?:proven |extensive |prior |previous |strong )?experience (?:in|with|as))\s|\b(?:required|preferred|a plus|a must)\W*$/iu;
/** Who is wanted, with what they should have: "We need a cook with a food card". */
const seeksWith =
  /\b(?:looking for|looking to hire|seeks?|seeking|hiring|searching for|in need of|we need)\b.{3,80}?(?:,| )(?:with(?! (?:us|our|the)\b)|who|having|experienced in|skilled in|that (?:is|are|has|have|can))\s/iu;
/** "We are seeking registered nurses" asks for nothing but a person. */
const weSeek = /^we(?:['’]re| are)? (?:\p{Ll}+ )?(?:seeking|looking for|hiring)\b/iu;
const sectionAsks = (part: AdPart) => part === 'must' || part === 'nice';

/** "Ideally" in the middle of a line speaks of a part of it: the whole line is a plus by its first words or its last. */
const plusAtEnd =
  /\b(?:preferred|preferable|desired|desirable|a (?:\p{L}+ )?plus|an? (?:\p{L}+ )?(?:asset|advantage|bonus)|advantageous|beneficial|helpful|nice to have|optional|not required)\W*$/iu;
const plusAtStart = /^(?:ideally|preferably|preferred|bonus|nice to have|desired|desirable)\b/i;
const mustSaid = /\b(?:must|required|requires?|mandatory|essential|minimum|at least|necessary)\b/i;

function importanceOf(line: string, part: AdPart): Importance {
  // "Fluent in a language (German preferred)" needs the language.
  const aside = line.length <= longestLine ? / \([^()]+\)[.;]?$/.exec(line)?.[0].trim() : undefined;
  const withoutAside = aside?.includes(' ') ? line.slice(0, line.lastIndexOf('(')) : line;
  if (plusAtEnd.test(withoutAside) || plusAtStart.test(line)) return 'nice-to-have';
  if (part === 'must' || mustSaid.test(line)) return 'must-have';
  return part === 'nice' ? 'nice-to-have' : 'mentioned';
}

type Read = Pick<AdLine, 'kind' | 'duty' | 'ask'>;

/** Sections that ask nothing, unless a sentence in them tells a duty. */
const idleParts: Partial<Record<AdPart, AdLineKind>> = {
  legal: 'legal',
  process: 'process',
  offer: 'benefit',
  about: 'employer',
};

function readIdle(line: string, part: AdPart): AdLineKind | undefined {
  if (words.legal.test(line) || words.disqualifier.test(line)) return 'legal';
  if (words.process.test(line)) return 'process';
  const isListed = part === 'duties' || sectionAsks(part);
  if (words.benefit.test(line) && !(isListed && readVerbPhrase(withoutLabel(line)))) return 'benefit';
  if (!isListed && (words.employer.test(line) || words.saysWhoWeAre.test(line)) && !asksOpenly.test(line))
    return 'employer';
  return undefined;
}

function isAboutName(line: string): boolean {
  const subject = words.nameActs.exec(line)?.[1];
  return subject !== undefined && !namesRole(subject);
}

function readLine(line: string, sentence: AdSentence): Read {
  const { part, isItem } = sentence;
  const idle = idleParts[part];
  if (idle === 'legal' || idle === 'process') return { kind: idle };
  if (!sectionAsks(part) && isAboutName(line)) return { kind: 'employer' };
  const listed = idle ? undefined : readDuty(line, sentence);
  const told = listed ?? toldDuty(line);
  const idleWords = readIdle(line, part);
  if (idleWords && !(told && idleWords === 'employer')) return { kind: idleWords };
  if (words.trifle.test(line)) return { kind: 'trifle' };
  if (words.fact.test(line)) return { kind: 'fact' };
  if (part === 'about' && asksSurely.test(line)) return { kind: 'requirement' };
  if (idle) return told && idle === 'employer' ? { kind: 'duty', duty: told } : { kind: idle };
  if (told && part !== 'terms') return { kind: 'duty', duty: told };
  const mayAsk = sectionAsks(part) || asksOpenly.test(line) || (isItem && part !== 'duties');
  const isYears = yearsAsked.test(line) && /experience/i.test(line) && !/degree|bachelor|diploma/i.test(line);
  if (mayAsk && !isYears && (words.credential.test(line) || words.condition.test(line)))
    return { kind: 'fact' };
  if (part === 'terms') return { kind: 'other' };
  const ask = mayAsk ? readAsk(line) : undefined;
  if (ask) return { kind: 'requirement', ask };
  const able =
    sectionAsks(part) && isItem
      ? readVerbPhrase(withoutLabel(line).replace(/^(?:must |to )/i, ''))
      : undefined;
  if (able?.form === 'base') return { kind: 'requirement', ask: { form: 'able', phrase: able.phrase } };
  if (sectionAsks(part) || mustHave.test(line) || asksByEnds.test(line) || seeksWith.test(line))
    return { kind: 'requirement' };
  if (weSeek.test(line)) return { kind: 'other' };
  return { kind: part === 'duties' || listsInline.test(line) ? 'duty' : 'other' };
}

/** What was read of a text. */
export interface JobAd {
  /** False for a text that reads like anything else. */
  isAd: boolean;
  lines: readonly AdLine[];
  /** The lines that announce a section. */
  headings: readonly AdSentence[];
}

const silent = new Set<AdLineKind>(['benefit', 'employer', 'process', 'legal']);

/** Whether a line asks nothing of the applicant: what the employer is and gives, how to apply, the law. */
export const isSilent = ({ kind }: AdLine): boolean => silent.has(kind);

function asLine(sentence: AdSentence): AdLine | undefined {
  const line = evenSpaces(sentence.text).trim();
  if (sentence.isHeading || line === '') return undefined;
  const { start, end, part, heading } = sentence;
  const isReadable = countWords(line) >= 2 && line.length <= longestLine;
  const read: Read = isReadable ? readLine(line, sentence) : { kind: 'other' };
  return { text: line, start, end, part, heading, importance: importanceOf(line, part), ...read };
}

/** The texts that were read last, the newest first: one request asks for the lines of an ad, or of its parts, up to five times each. */
let known: { text: string; mostSentences: number; ad: JobAd }[] = [];
const mostKnown = 4;

/** Reads a job ad into its lines, each with its section and its class. Linear in its length; any string is accepted. */
export function readJobAd(text: string, mostSentences = Number.POSITIVE_INFINITY): JobAd {
  const same = known.find((one) => one.text === text && one.mostSentences === mostSentences);
  const read = same ?? { text, mostSentences, ad: readAnew(text, mostSentences) };
  known = [read, ...known.filter((one) => one !== read)].slice(0, mostKnown);
  return read.ad;
}

function readAnew(text: string, mostSentences: number): JobAd {
  const sentences = splitAd(text).slice(0, mostSentences);
  const lines = sentences.flatMap(dutiesTogether).flatMap((sentence) => asLine(sentence) ?? []);
  const isAd = hasAd(sentences, lines);
  return { isAd, lines, headings: sentences.filter(({ isHeading }) => isHeading) };
}
