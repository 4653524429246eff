import type { Importance } from '@greenroom/domain';
import { evenSpaces } from '../text/even-spaces.ts';
import { namesRole } from '../text/role-words.ts';
import { type Ask, readAsk, yearsAsked } from './ad-asks.ts';
import type { AdPart } from './ad-headings.ts';
import { countWords, readVerbPhrase, type VerbPhrase } from './ad-phrases.ts';
import { type AdSentence, splitAd } from './ad-sentences.ts';
import * as words from './ad-words.ts';
import { wordingAt } from './ask-wording.ts';

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

/** A longer line is no sentence that anybody could be asked about. In characters. */
const longestLine = 600;

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

/** Who does it and how it is put, in front of a duty that a sentence tells. */
const adverbs = '(?:also |then |typically |primarily |mainly |regularly |directly |solely )*';
const willDo = new RegExp(
  String.raw`^([^.;:]{2,110}?)(?:['’]ll|['’]d|\s(?:will|shall|would))\s+${adverbs}(?:(?:be ${adverbs}(?:responsible|accountable) for|(?:be )?(?:expected|required|asked|able|have|need) to|be (?:tasked with|in charge of)|be(?= \p{L}+ing )|help to)\s+)?`,
  'iu',
);
const isCharged = new RegExp(
  String.raw`^([^.;:]{2,80}?)\s(?:is|are)\s+${adverbs}(?:responsible for|accountable for|in charge of|tasked with|expected to)\s+`,
  'iu',
);
/** The same without anybody who could be somebody else. */
const openings: readonly RegExp[] = [
  /^(?:be )?(?:responsible|accountable) for\s+/i,
  /^[^.;:]{0,70}?\b(?:responsibilities|duties|tasks|functions|role|position|job|work)\b[^.;:]{0,40}?\b(?:includes?|involves?|entails?|consists? of|(?:is|are|will be) to)\b:?\s+(?:but (?:is|are) not limited to:?\s+)?/i,
  /^[^.;:]{0,40}\b(?:looking for|seeking|hiring|searching for|in need of)\b[^.;:]{3,90}?\b(?:to|who (?:will|can|is able to))\s+(?=\p{Ll})/iu,
  /^you (?:also )?(?=\p{Ll}+\s)/u,
  /^(?:the )?(?:incumbent|position|role|employee|jobholder)\s+(?:also )?(?=\p{L}+s\s)/iu,
];

/** Whether the words in front of "will" mean the person in the job: "you", "the applicant", "the Project Manager". */
function isActor(words: string): boolean {
  const subject = words.trim().split(/,\s+/).at(-1) as string;
  if (/^if\b|\bnot\b|n['’]t\b|\b(?:your|our|we|who|that|which)\b/i.test(words)) return false;
  if (
    /\b(?:you|they|s?he|candidates?|applicants?|incumbent|individual|employee|appointee|person|role|position|post ?holder)$/i.test(
      subject,
    )
  )
    return true;
  return subject.split(/\s+/).length <= 8 && namesRole(subject);
}

/** The words in front of a duty that a sentence tells; undefined where it tells none. */
function dutyOpening(line: string): string | undefined {
  for (const pattern of [willDo, isCharged]) {
    const match = pattern.exec(line);
    if (match && isActor(match[1] as string)) return match[0];
  }
  for (const opening of openings) {
    const match = opening.exec(line);
    if (match && readVerbPhrase(line.slice(match[0].length))) return match[0];
  }
  return undefined;
}

/** What somebody does for their own good is no duty. */
const forOneself =
  /^(?:enjoy|receiv|get|earn|find|join|gain|learn|grow|benefit|become|have|be|work(?:ing)? (?:in|for|alongside|from|on a|at)\b|report(?:ing)?\b|start|(?:develop|build)(?:ing)? your|interview\b|take (?:part|an? (?:\p{L}+ ){0,3}exam)|spend)/iu;

/** A duty that a whole sentence tells, from its verb on. */
function toldDuty(line: string): VerbPhrase | undefined {
  const rest = line.slice(dutyOpening(line)?.length ?? line.length);
  return rest === '' || forOneself.test(rest) ? undefined : readVerbPhrase(rest);
}

const withoutLabel = (line: string) => line.replace(/^[^:.,]{3,40}:\s+(?=\S+\s+\S)/, '');
/** Sections whose lines may open with their verb. */
const listsDuties = (part: AdPart, isItem: boolean) => part === 'duties' || (part === 'open' && isItem);

function readDuty(line: string, { part, isItem }: AdSentence): VerbPhrase | undefined {
  if (!listsDuties(part, isItem)) return undefined;
  const bare = withoutLabel(line).replace(/^(?:you |to |will |shall |also |and |must )(?=\p{Ll})/iu, '');
  const duty = readVerbPhrase(bare);
  // Outside a list of duties "-ing" may be anything: "Marketing budgets".
  return duty?.form === 'ing' && part !== 'duties' ? undefined : duty;
}

const asksOpenly =
  /\b(?:must|required|requires?|preferred|a plus|you (?:have|are|bring|need)|(?:candidates?|applicants?) (?:should|must|will) (?:have|possess|be)|looking for (?:someone|somebody|candidates|people)|advantage|an asset|desirable|essential|necessary|beneficial)\b/i;
const sectionAsks = (part: AdPart) => part === 'must' || part === 'nice';

function importanceOf(line: string, part: AdPart): Importance {
  const wording = wordingAt(line, Math.floor(line.length / 2));
  if (wording) return wording.importance;
  return part === 'nice' ? 'nice-to-have' : part === 'must' ? 'must-have' : 'mentioned';
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

function readLine(line: string, sentence: AdSentence): Read {
  const { part, isItem } = sentence;
  const idle = idleParts[part];
  if (idle === 'legal' || idle === 'process') return { kind: idle };
  const listed = idle ? undefined : readDuty(line, sentence);
  const told = listed ?? toldDuty(line);
  const idleWords = readIdle(line, part);
  if (idleWords && !(told && idleWords === 'employer')) return { kind: idleWords };
  if (words.trifle.test(line)) return { kind: 'trifle' };
  if (words.fact.test(line)) return { kind: 'fact' };
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
  if (sectionAsks(part)) return { kind: 'requirement' };
  return { kind: part === 'duties' ? 'duty' : 'other' };
}

/** "You will greet guests, take orders and handle cash" tells three duties; each piece is an exact part of the sentence. */
function dutiesTogether(sentence: AdSentence): AdSentence[] {
  const { text, start, part } = sentence;
  if (text.length > longestLine) return [sentence];
  if (part === 'legal' || part === 'process' || part === 'offer') return [sentence];
  const told = dutyOpening(text);
  if (told === undefined || forOneself.test(text.slice(told.length))) return [sentence];
  const form = readVerbPhrase(text.slice(told.length))?.form;
  const cuts = [told.length];
  for (const match of text.matchAll(/,\s+(?:and\s+|or\s+)?(?=\p{Ll})/gu)) {
    const at = match.index + match[0].length;
    if (match.index < told.length) continue;
    const next = text.slice(at);
    // From here on it says why, or what others do: "ensuring they reach their goals, learn more".
    if (
      /^(?:ensur|mak|help|allow|enabl|so\b|which|who|where|while)/.test(next) ||
      (form !== 'ing' && /^\p{L}+ing\b/u.test(next))
    )
      break;
    const isWhole = countWords(text.slice(cuts.at(-1), match.index)) >= 3;
    if (isWhole && form !== undefined && readVerbPhrase(next)?.form === form) cuts.push(at);
  }
  if (cuts.length < 2) return [sentence];
  const pieces = cuts.map((from, index): AdSentence => {
    const until = index + 1 < cuts.length ? (cuts[index + 1] as number) : text.length;
    const piece = text.slice(from, until).replace(/,?\s+(?:and\s+|or\s+)?$/, '');
    return {
      ...sentence,
      part: 'duties',
      isItem: true,
      text: piece,
      start: start + from,
      end: start + from + piece.length,
    };
  });
  const opening = told.trimEnd();
  return [{ ...sentence, text: opening, end: start + opening.length, isItem: false }, ...pieces];
}

/** What was read of a text. */
export interface JobAd {
  /** False for a text that reads like anything else. */
  isAd: boolean;
  lines: AdLine[];
  /** The lines that announce a section. */
  headings: AdSentence[];
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

/** What a text needs to be a job ad: lines that ask for something, and words that other texts don't have. */
const enoughPoints = 6;
const pointsOfSign = 2;
const fewestAsking = 2;
const manySigns = 3;

/** Reads a job ad into its lines, each with its section and its class. Linear in its length; any string is accepted. */
export function readJobAd(text: string, mostSentences = Number.POSITIVE_INFINITY): JobAd {
  const sentences = splitAd(text).slice(0, mostSentences);
  const lines = sentences.flatMap(dutiesTogether).flatMap((sentence) => asLine(sentence) ?? []);
  const count = (test: (line: AdLine) => boolean) =>
    new Set(lines.filter(test).map((line) => line.text)).size;
  const asking = count(({ duty, ask, kind }) => Boolean(duty || ask) || kind === 'fact');
  const listed = count(
    ({ kind, part }) =>
      (kind === 'duty' || kind === 'requirement') && (part === 'duties' || sectionAsks(part)),
  );
  const signs = words.adSigns.filter((sign) => sign.test(text)).length;
  const isPlenty = signs >= manySigns || Math.max(asking, listed) >= fewestAsking;
  const isAd = signs > 0 && asking + listed > 0 && isPlenty && asking + pointsOfSign * signs >= enoughPoints;
  return { isAd, lines, headings: sentences.filter(({ isHeading }) => isHeading) };
}
