import type { DegreeLevel, JobAnalysis, Seniority } from '@greenroom/domain';
import { degreeLevels } from '@greenroom/domain';
import { numberUnits } from '../text/number-words.ts';
import { wordingAt } from './job-words.ts';
import { isBoilerplate, type JobSentence } from './read-job-text.ts';

const yearsPattern =
  /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:\(\d{1,2}\)\s?)?\+?\s?(?:(?:-|–|to|or)\s?(\d{1,2}|three|four|five|six|seven|eight|nine|ten)\s?\+?\s?)?(?:or more |plus )?(?:years?|yrs?)\b/gi;
const notExperience = /\byears?(?: of age| old)\b|\bfor (?:over |more than )?\d+ years\b|\byears ago\b/i;
const yearsLimit = 30;

const asNumber = (text: string) => numberUnits[text.toLowerCase()] ?? Number(text);

/** The years of experience that are asked for: the largest minimum, a must before a wish. */
export function readYears(sentences: readonly JobSentence[]): JobAnalysis['years'] {
  let best: { years: NonNullable<JobAnalysis['years']>; isMust: boolean } | null = null;
  for (const sentence of sentences) {
    if (sentence.part === 'about' || sentence.part === 'offer' || notExperience.test(sentence.text)) continue;
    const saysSo =
      sentence.part === 'must' ||
      sentence.part === 'nice' ||
      /experien|background|track record/i.test(sentence.text);
    if (!saysSo) continue;
    for (const match of sentence.text.matchAll(yearsPattern)) {
      const min = asNumber(match[1] as string);
      const max = match[2] === undefined ? null : asNumber(match[2]);
      if (min > yearsLimit) continue;
      const isMust =
        sentence.part !== 'nice' && wordingAt(sentence.text, match.index)?.importance !== 'nice-to-have';
      const isBetter = !best || (isMust && !best.isMust) || (isMust === best.isMust && min > best.years.min);
      if (isBetter)
        best = { years: { min, max: max !== null && max > min ? max : null, quote: sentence.text }, isMust };
    }
  }
  return best?.years ?? null;
}

const degreePatterns: Record<DegreeLevel, RegExp> = {
  doctorate: /\b(?:ph\.?\s?d\b|doctorate|doctoral|pharm\.?d\b|juris doctor|\bj\.?d\.?\b degree)/i,
  master:
    /\b(?:master(?:'s|’s|s)?(?: of \w+)? (?:degree|in|level)|masters|master['’]s|m\.?s\.?c\b|m\.?b\.?a\b|m\.s\.|\bms (?:degree|in)|msn\b|mph\b|graduate degree|advanced degree)/i,
  bachelor:
    /\b(?:bachelor|b\.?s\.?c\b|b\.s\.|b\.a\.|\bbs\/|\bba\/|\bbs (?:degree|in)|\bba (?:degree|in)|bsn\b|b\.?tech\b|undergraduate degree|four[- ]year degree|4[- ]year degree|college degree|university degree)/i,
  associate:
    /\b(?:associate['’]?s?(?: of \w+| in \w+)? degree|associate['’]s|two[- ]year degree|2[- ]year degree|vocational degree|college diploma)/i,
  secondary: /\b(?:high school|ged\b|secondary school|h\.s\. diploma|a[- ]levels)/i,
};
const asksForNone =
  /\bno (?:\w+ )?(?:degree|qualification)|\bdegree (?:is |are )?not (?:\w+ )?(?:needed|required|necessary|essential)|\bwithout a degree|\bdon['’]t need a degree/i;
/** A degree that is not named is a first one. */
const anyDegree = /\bdegree\b/i;
const fieldPattern =
  /\b(?:degree|bachelor['’]?s?|master['’]?s?|diploma|b\.?s\.?c?|m\.?s\.?c?|ph\.?d\.?) (?:degree )?in ((?:[\p{L}&/-]+(?:, | or | and | )?){1,9})/iu;
const fieldStops =
  /\b(?:or (?:a |an |equivalent|related|similar|other)|and \d|with|from|is|are|required|preferred|plus|experience|field|discipline).*$/i;

function fieldsOf(text: string): string[] {
  const list = fieldPattern.exec(text)?.[1]?.replace(fieldStops, '') ?? '';
  return list
    .split(/,| or | and |\//)
    .map((field) => field.trim().replace(/[.\s]+$/, ''))
    .filter((field) => field.length > 2 && field.split(' ').length <= 4);
}

/** The lowest degree that opens the door, with the fields it may be in. */
export function readDegree(sentences: readonly JobSentence[]): JobAnalysis['degree'] {
  let best: NonNullable<JobAnalysis['degree']> | null = null;
  for (const sentence of sentences) {
    if ((isBoilerplate(sentence) && sentence.part !== 'must') || asksForNone.test(sentence.text)) continue;
    const named = degreeLevels.find((one) => degreePatterns[one].test(sentence.text));
    const level = named ?? (anyDegree.test(sentence.text) ? 'bachelor' : undefined);
    if (!level) continue;
    const at = (named ? degreePatterns[named] : anyDegree).exec(sentence.text)?.index ?? 0;
    const isWish = sentence.part === 'nice' || wordingAt(sentence.text, at)?.importance === 'nice-to-have';
    const found = { level, fields: fieldsOf(sentence.text), isRequired: !isWish, quote: sentence.text };
    if (!best || (!best.isRequired && found.isRequired)) best = found;
  }
  return best;
}

const seniorityPatterns: readonly (readonly [Seniority, RegExp])[] = [
  ['executive', /\b(?:chief [\w ]{2,25} officer|c[etfio]o|vice president|vp|svp|evp|president)\b/i],
  ['director', /\b(?:director|head of)\b/i],
  ['intern', /\b(?:intern|internship|trainee|apprentice|working student)\b/i],
  [
    'lead',
    /\b(?:principal|staff (?:software|engineer|scientist|designer)|team lead|tech lead|lead|architect)\b/i,
  ],
  ['senior', /\b(?:senior|sr\.?)(?=\s|$)/i],
  ['junior', /\b(?:junior|jr\.?|entry[- ]level|graduate|new grad|associate)(?=\s|$|,)/i],
  ['manager', /\b(?:manager|supervisor|superintendent)\b/i],
];
const levelPhrases: readonly (readonly [Seniority, RegExp])[] = [
  ['intern', /\binternship\b/i],
  ['junior', /\b(?:entry[- ]level|junior[- ]level|recent graduates?)\b/i],
  ['mid', /\bmid[- ](?:level|senior)\b/i],
  ['senior', /\bsenior[- ]level\b/i],
];
const yearsFor: readonly (readonly [number, Seniority])[] = [
  [10, 'lead'],
  [5, 'senior'],
  [2, 'mid'],
  [0, 'junior'],
];

/** From the title, else from the level the text names, else from the years it asks for. */
export function readSeniority(
  text: string,
  title: string | null,
  years: JobAnalysis['years'],
): Seniority | null {
  const named = title && seniorityPatterns.find(([, pattern]) => pattern.test(title));
  if (named) return named[0];
  const phrased = levelPhrases.find(([, pattern]) => pattern.test(text));
  if (phrased) return phrased[0];
  return (years && yearsFor.find(([min]) => years.min >= min)?.[1]) ?? null;
}
