import {
  type AdLanguage,
  jobCounts,
  jobLimits,
  type ReadJobAdOutput,
  type RequirementDraft,
  type RequirementKind,
} from '@greenroom/domain';
import { builtinEngine } from '../engine.ts';
import { yearsAsked } from '../job-ad/ad-asks.ts';
import type { AdLine } from '../job-ad/ad-line.ts';
import * as words from '../job-ad/ad-words.ts';
import { foreignAdLanguage, foreignLines } from '../job-ad/foreign-ad.ts';
import { readJobAd } from '../job-ad/read-job-ad.ts';
import { isTitleLine } from '../job-ad/title-line.ts';
import { readCompany } from '../job-analyzer/read-company.ts';
import { readTerms } from '../job-analyzer/read-job-terms.ts';
import { readTitle } from '../job-analyzer/read-job-title.ts';
import { cutBetweenWords } from '../text/cut-between-words.ts';
import { nameRequirement } from './name-requirement.ts';

/** Papers that somebody has or hasn't, beyond those that a line calls so. */
const paper =
  /\b(?:licen[cs]e|background (?:check|screen\w*)|drug (?:screen\w*|test\w*)|clearance|driving record|high school|ged|authori[sz]ed to work|work authori[sz]ation|vaccinat\w+|references|diploma|degree)\b/i;
const language =
  /\b(?:speak|native|fluen\w+|bilingual|read|write|proficien\w+)\b[^.]{0,40}\b(?:english|spanish|french|german|mandarin|chinese|portuguese|arabic)\b|\bbilingual\b/i;

function kindOfFact(text: string): RequirementKind {
  if (language.test(text)) return 'skill';
  return paper.test(text) || (words.credential.test(text) && !words.condition.test(text))
    ? 'credential'
    : 'terms';
}

const people =
  /\b(?:communicat\w+|team ?(?:player|work\w*)|attitude|work ethic|attention to detail|organi[sz]\w+|reliab\w+|dependab\w+|punctual\w*|friendly|flexib\w+|self[- ]\w+|motivated|positive|calm|patien(?:t|ce)|empath\w+|interpersonal|problem[- ]solv\w+|multi-?task\w*|time management|curio\w+|proactive|creativ\w+|detail[- ]oriented|passion\w*|eager|willing\w*|mindset|judgment)\b/i;

/** What an applicant is asked for in a line; undefined for a line that asks for nothing. */
function kindOf({ kind, text, ask, part }: AdLine): RequirementKind | undefined {
  if (kind === 'duty') return 'duty';
  if (kind === 'fact') return kindOfFact(text);
  if (kind !== 'requirement') return undefined;
  if (ask?.form === 'years' || (yearsAsked.test(text) && /experience/i.test(text))) return 'years';
  if (ask?.form === 'able') return 'duty';
  const isTrait = ask ? ask.form === 'trait' || ask.form === 'person' : part !== 'must' || people.test(text);
  return isTrait && people.test(text) ? 'trait' : 'skill';
}

const loneWord = /^\W*(?:or|and|plus|and\/or)\W*$/i;
/** A heading that was read as a line of its own. */
const heading =
  /^\W*(?:\p{L}+ ){0,2}(?:skills|qualifications|requirements|competencies|responsibilities|duties|experience|education|abilities)\W*$/iu;
const isHeading = (text: string) =>
  heading.test(text) &&
  !/\b(?:communication|people|computer|language|leadership|organi[sz]ational|interpersonal|\p{L}+ing)\b/iu.test(
    text,
  );
/** A bare duty says too little: "Flexibility" under tasks is a heading of somebody's own. */
const fewestLetters = 3;

/** The place of a line in the ad without white space around it; cut to what a line may have. */
function placeOf(ad: string, { start, end }: AdLine) {
  const slice = ad.slice(start, end);
  const from = start + (slice.length - slice.trimStart().length);
  const until = Math.min(start + slice.trimEnd().length, from + jobLimits.line);
  return { line: ad.slice(from, until), start: from, end: until };
}

/** What an ad asks for, in its order: tasks, skills, papers and terms; benefits, trifles and the law are left out. */
function requirementsOf(ad: string, lines: readonly AdLine[]): RequirementDraft[] {
  const seen = new Set<string>();
  const found: RequirementDraft[] = [];
  for (const line of lines) {
    const kind = kindOf(line);
    const key = line.text.toLowerCase().replace(/\W+/g, ' ').trim();
    if (
      !kind ||
      key.length < fewestLetters ||
      loneWord.test(line.text) ||
      isHeading(line.text) ||
      isTitleLine(line) ||
      seen.has(key)
    )
      continue;
    seen.add(key);
    // A task is what the job is: the ad needs no "must" for it.
    const importance =
      line.importance === 'mentioned' && (line.kind === 'duty' || line.kind === 'fact')
        ? 'must-have'
        : line.importance;
    found.push({ name: nameRequirement(line), ...placeOf(ad, line), importance, kind });
  }
  return found.slice(0, jobCounts.requirements);
}

/** What an ad in another language asks for, each by its whole line. */
function foreignRequirements(ad: string, language: AdLanguage): RequirementDraft[] {
  return foreignLines(ad, language)
    .slice(0, jobCounts.requirements)
    .map(({ text, start, end, kind, isPlus }) => ({
      name: cutBetweenWords(text, jobLimits.requirementName),
      line: text,
      start,
      end,
      importance: isPlus ? 'nice-to-have' : 'must-have',
      kind: kind === 'duty' ? 'duty' : 'skill',
    }));
}

/** Where a value that was read is in the ad; null where it isn't there word for word. */
export function placeIn(ad: string, value: string | null | undefined): ReadJobAdOutput['title'] {
  const wanted = value?.trim();
  if (!wanted) return null;
  // White space may be uneven in the ad, the words may not.
  const pattern = wanted
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('\\s+');
  const match = new RegExp(pattern, 'u').exec(ad);
  return match
    ? { value: wanted, quote: match[0], start: match.index, end: match.index + match[0].length }
    : null;
}

const isAdText = (text: string) => readJobAd(text).isAd || foreignAdLanguage(text) !== undefined;

/**
 * Where the part of an ad that is read begins: at its start, unless only a later part of a long text is an ad, as with pages
 * of a company in front of it. Parts overlap by half, so that an ad on a border is whole in one of them.
 */
function readStart(ad: string): number {
  const starts = [0];
  for (let at = jobLimits.adRead / 2; at + jobLimits.adRead / 2 < ad.length; at += jobLimits.adRead / 2)
    starts.push(ad.lastIndexOf('\n', at) + 1);
  if (starts.length === 1) return 0;
  const start = starts.find((from) => isAdText(ad.slice(from, from + jobLimits.adRead))) ?? 0;
  return start === 0 ? 0 : headOf(ad, start);
}

const mostBlocks = 4;
/** Where the title over the first line that asks for something begins, a few blocks up; `start` where there is none. */
function headOf(ad: string, start: number): number {
  const part = ad.slice(start, start + jobLimits.adRead);
  const first = readJobAd(part).lines.find(({ duty, ask }) => duty || ask);
  const above = [...part.slice(0, first?.start ?? 0).matchAll(/\n[ \t]*\n+(?=\S)/g)]
    .slice(-mostBlocks)
    .reverse();
  const heads = above.map((gap) => start + gap.index + gap[0].length);
  const isHead = (from: number) => {
    const { isAd, lines } = readJobAd(ad.slice(from, from + jobLimits.adRead));
    return isAd && readTitle(lines) !== null;
  };
  return heads.find(isHead) ?? start;
}

/** The part of an ad that is read. */
export function readPart(ad: string): string {
  const start = readStart(ad);
  return ad.slice(start, start + jobLimits.adRead);
}

/** Something found in the part of an ad that begins at `by`, with its place in the whole ad. */
export const moved = <T extends { start: number; end: number }>(found: T, by: number): T => ({
  ...found,
  start: found.start + by,
  end: found.end + by,
});

/**
 * Reads a job ad into title, company, place and what it asks for, each with its place in the ad. `isAd` is false for a text
 * without tasks and requirements. Of an ad in another language, `language` names it, and its lines are taken as they stand. Any string is accepted; of a
 * longer one, 20,000 characters are read: the first, or those that are an ad.
 */
export async function readAd(request: { ad: string }): Promise<ReadJobAdOutput> {
  const start = readStart(request.ad);
  const read = readAdPart(request.ad.slice(start, start + jobLimits.adRead));
  if (start === 0) return read;
  return {
    ...read,
    readStart: start,
    title: read.title && moved(read.title, start),
    company: read.company && moved(read.company, start),
    place: read.place && moved(read.place, start),
    requirements: read.requirements.map((one) => moved(one, start)),
  };
}

function readAdPart(ad: string): ReadJobAdOutput {
  const { isAd, lines, headings } = readJobAd(ad);
  const language = foreignAdLanguage(ad);
  const requirements = language ? foreignRequirements(ad, language) : isAd ? requirementsOf(ad, lines) : [];
  const company = readCompany(lines, headings);
  return {
    isAd: requirements.length > 0 || language !== undefined,
    ...(language ? { language } : {}),
    title: placeIn(ad, readTitle(lines)),
    company: placeIn(ad, company),
    place: placeIn(ad, readTerms(lines).place?.value),
    requirements,
    readLength: ad.length,
    engine: builtinEngine,
  };
}
