import type { ContractType, DegreeLevel, JobAnalysis, Seniority } from '@greenroom/domain';
import { degreeLevels } from '@greenroom/domain';
import type { AdLine } from '../job-ad/ad-line.ts';
import { wordingAt } from '../job-ad/ask-wording.ts';
import { isSilent } from '../job-ad/read-job-ad.ts';
import { numberUnits } from '../text/number-words.ts';

const yearsPattern =
  /\b(\d{1,2}|an?(?<=\b(?:at least|minimum of|more than|over) an?)|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:\(\d{1,2}\)\s?)?\+?\s?(?:(?:-|–|to|or)\s?(\d{1,2}|three|four|five|six|seven|eight|nine|ten)\s?\+?\s?)?(?:or more |plus )?(?:years?|yrs?)\b/gi;
const notExperience = /\byears?(?: of age| old)\b|\bfor (?:over |more than )?\d+ years\b|\byears ago\b/i;
const yearsLimit = 30;
/** A span in which the experience was gained, or a limit, is no amount of it: "within the last 12 years", "at most 6 years". */
const isSpan =
  /\b(?:(?:within|in|during|over) (?:the )?(?:last|past|previous)|(?:at most|up to|no more than|not exceed\w*)|maximum\b[^.;]{0,80}|for each) (?:\(?\w+\)? )?$/i;

const asNumber = (text: string) =>
  /^an?$/i.test(text) ? 1 : (numberUnits[text.toLowerCase()] ?? Number(text));

/** "4+ years with a degree, or 7+": the second figure is for somebody without it. */
const eitherWay = /\bdegree\b|\bbachelor|\bmaster|\bdiploma\b|\bequivalent\b/i;
/** More years open the door as well. */
const eitherYears = /\byears?\b.*\bor (?:at least )?\d{1,2}\s?\+/i;
const secondFigure = /\bor (?:at least )?(\d{1,2})\s?\+?(?: years?| yrs?|\b)/i;
const fieldOfYears =
  /^\s*(?:of )?(?<kind>(?:(?:\p{L}|-)+ ){0,3}?)experience (?:in|as|with|of|working (?:in|as|with)) ((?:an? )?[^.;:()]{3,80})|^\s*(?:of |in |as )((?!experience)[^.;:(),]{3,60}?) experience\b/iu;

/** "Acute care experience in a hospital setting": the words in front tell more. */
const anySetting = /^an? (?:[\p{L}-]+ )?(?:setting|environment)\b/iu;

/** Characters before and behind a figure in which its words stand: a line may be a whole ad. */
const reach = 400;

function yearsIn(sentence: AdLine, match: RegExpExecArray) {
  const min = asNumber(match[1] as string);
  const max = match[2] === undefined ? null : asNumber(match[2]);
  const end = match.index + match[0].length;
  const after = sentence.text.slice(end, end + reach);
  const without = eitherWay.test(sentence.text.slice(Math.max(0, match.index - reach), end + reach))
    ? Number(secondFigure.exec(after)?.[1] ?? 0)
    : 0;
  const named = fieldOfYears.exec(after);
  const told = named?.[2] ?? named?.[3];
  const field = (told && anySetting.test(told) ? named?.groups?.kind || told : told)
    ?.replace(/,? (?:is |are )?(?:required|preferabl[ey]|preferred|or\b|and\b|with\b|,).*$/i, '')
    .replace(/,.*$/, '')
    .trim();
  return {
    min,
    max: max !== null && max > min ? max : null,
    ...(without > min ? { withoutDegree: without } : {}),
    ...(field && !/described|above|below|following|the (?:last|past|areas)|acquired/i.test(field)
      ? { field }
      : {}),
    quote: sentence.text,
  };
}

/** The years of experience that are asked for: the largest minimum, a must before a wish. */
export function readYears(lines: readonly AdLine[]): JobAnalysis['years'] {
  let best: { years: NonNullable<JobAnalysis['years']>; isMust: boolean } | null = null;
  for (const sentence of lines) {
    if (isSilent(sentence) || notExperience.test(sentence.text)) continue;
    const saysSo =
      sentence.part === 'must' ||
      sentence.part === 'nice' ||
      /experien|background|track record/i.test(sentence.text);
    if (!saysSo) continue;
    for (const match of sentence.text.matchAll(yearsPattern)) {
      const years = yearsIn(sentence, match);
      if (
        years.min > yearsLimit ||
        isSpan.test(sentence.text.slice(Math.max(0, match.index - reach), match.index))
      )
        continue;
      const wording = wordingAt(sentence.text, match.index)?.importance;
      const isMust = wording ? wording === 'must-have' : sentence.part !== 'nice';
      const isBetter =
        !best || (isMust && !best.isMust) || (isMust === best.isMust && years.min > best.years.min);
      const isSecond = best?.years.quote === sentence.text && best.years.withoutDegree === years.min;
      if (isBetter && !isSecond) best = { years, isMust };
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
  secondary:
    /(?<!vocational )\bhigh[- ]school\b(?=\W*$|[^.]{0,30}\b(?:diploma|graduat\w+|degree|equivalen\w+|education|ged|certificate|transcript|required|preferred|completion)\b)|\b(?:diploma|graduat\w+|completion)\b[^.]{0,20}\bhigh[- ]school\b|\b(?:ged\b|secondary school|h\.s\. diploma|a[- ]levels)/i,
};
const asksForNone =
  /\bno (?:\w+ )?(?:degree|qualification)|\bdegree (?:is |are )?not (?:\w+ )?(?:needed|required|necessary|essential)|\bwithout a degree|\bdon['’]t need a degree/i;
/** A degree that is not named is a first one. */
const anyDegree = /\bdegree\b/i;
const fieldPattern =
  /\b(?:degree|bachelor['’]?s?|master['’]?s?|diploma|b\.?s\.?c?|m\.?s\.?c?|ph\.?d\.?) (?:degree )?in ((?:[\p{L}&/-]+(?:, | or | and | )?){1,9})/iu;
const fieldStops =
  /\b(?:or (?:a |an |equivalent|related|similar|other)|and \d|with|from|is|are|required|preferred|plus|experience|field|discipline).*$/i;

/** "In a quantitative field like statistics, economics": the fields are named behind it. */
const openField =
  /(?<=\bin )an? (?:[\p{L}-]+ ){0,3}(?:fields?|disciplines?|subjects?|areas?),? (?:such as|like|including) /iu;

function fieldsOf(text: string): string[] {
  const list = fieldPattern.exec(text.replace(openField, ''))?.[1]?.replace(fieldStops, '') ?? '';
  return list
    .split(/,| or | and |\//)
    .map((field) => field.trim().replace(/[.\s]+$/, ''))
    .filter((field) => field.length > 2 && field.split(' ').length <= 4);
}

/** The lowest degree that opens the door, with the fields it may be in. */
export function readDegree(sentences: readonly AdLine[]): JobAnalysis['degree'] {
  let best: NonNullable<JobAnalysis['degree']> | null = null;
  for (const sentence of sentences) {
    if (isSilent(sentence) || asksForNone.test(sentence.text)) continue;
    const named = degreeLevels.find((one) => degreePatterns[one].test(sentence.text));
    const level = named ?? (anyDegree.test(sentence.text) ? 'bachelor' : undefined);
    if (!level) continue;
    const at = (named ? degreePatterns[named] : anyDegree).exec(sentence.text)?.index ?? 0;
    const wording = wordingAt(sentence.text, at)?.importance;
    const isWish =
      eitherYears.test(sentence.text) || (wording ? wording === 'nice-to-have' : sentence.part === 'nice');
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
  { title, years, contract }: Pick<JobAnalysis, 'title' | 'years'> & { contract: ContractType | undefined },
): Seniority | null {
  const named = title && seniorityPatterns.find(([, pattern]) => pattern.test(title));
  if (named) return named[0];
  if (contract === 'internship') return 'intern';
  const phrased = levelPhrases.find(([, pattern]) => pattern.test(text));
  if (phrased) return phrased[0];
  return (years && yearsFor.find(([min]) => years.min >= min)?.[1]) ?? null;
}
