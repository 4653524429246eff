import type { ContractType, JobAnalysis, Workplace } from '@greenroom/domain';
import type { AdLine } from '../job-ad/ad-line.ts';
import { benefit, legal } from '../job-ad/ad-words.ts';
import type { labelledValues } from './labelled-values.ts';
import { isPlaceAlone, nameAndPlace } from './name-and-place.ts';
import { salaryIn } from './read-salary.ts';

/** Lines further down speak of other things by these words; terms come early, or under their own headings. */
const quoteLength = 200;

const workplaceWords: readonly (readonly [Workplace, RegExp])[] = [
  ['hybrid', /\bhybrid\b(?! (?:cloud|vehicles?|apps?|mobile|cars?))/i],
  [
    'on-site',
    /\b(?:fully|100%|this is an?) (?:on[- ]?site|in[- ]person|in[- ]office)\b|\b(?:on[- ]?site|in[- ]person|in[- ]office) (?:only|position|role|job)\b|(?:location|workplace):? ?(?:on[- ]?site|in[- ]person)|\((?:on[- ]?site|in[- ]person|in[- ]office)\)|\b(?:work|working) (?:on[- ]?site|in[- ]person|in (?:the|our) office)\b|\b(?:five|four|three|[2-5]) days (?:a|per) week (?:in|on)\b|^(?:on[- ]?site|in[- ]person)$|\bnot (?:a )?remote\b/i,
  ],
  [
    'remote',
    /\b(?:(?:fully|100%|completely) remote|remote(?:ly)? (?:position|role|job|work|within|in|from|only|first|anywhere|opportunity)|work (?:from home|remotely)|(?:position|role|job) is remote)\b|\(remote\)|^remote\b|[-–|:,] ?remote\b/i,
  ],
];
const contractWords: readonly (readonly [ContractType, RegExp])[] = [
  ['internship', /\binternship\b(?! (?:programs?|experience)\b)/i],
  [
    'temporary',
    /\b(?:temporary|fixed[- ]term|seasonal|(?:\d+|six|twelve|three)[- ]months? contract|contract (?:position|role|job)|per[- ]diem (?:position|role|basis|job|work|shifts?|nurses?))\b|^per[- ]diem$/i,
  ],
  ['freelance', /\b(?:freelance|independent contractor|1099)\b/i],
  ['full-time', /\bfull[- ]time\b/i],
  ['part-time', /\bpart[- ]time\b/i],
];
/** "Full-time experience", "full-time students" and "an approved internship or experience" say nothing of the contract. */
const notContract =
  /\b(?:full|part)[- ]time,? (?:\p{L}+ ){0,3}(?:experience|student|study|equivalent|paid experience)|\binternships?\b[^.;]{0,60}\bexperience\b|\b(?:approved|completed|prior|previous|completion of an?|through) internships?\b/iu;

const saysPay =
  /\b(?:salary|pay|compensation|wage|rate|range|earn|hour|annual|per (?:year|annum)|pro rata|base|ote)\b|\/ ?(?:hr|hour|year)/i;
/** Money that somebody else has: "a $60 million Series B", "a $2M budget". */
const otherMoney =
  /\b(?:million|billion|series [a-e]|budgets?|revenue|funding|raised|bonus of|sign-?on|reimburse\w*|stipend|credit|\d\s?[mb]\b)/i;

const placeLabel =
  /^(?:job |work |office )?(?:location|city|place of work|site|based in|where)\s*[:–-]\s*(.{2,70})$/i;
const cityState =
  /\b((?!(?:B\.?[AS]|M\.?[AS]|RN|LPN)\b)\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2},\s?(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])\b)(?: \d{5})?/u;
const basedIn =
  /\b(?:based|located|office|job is|position is|role is) in ((?:the )?\p{Lu}[\p{L}.'’-]+(?:,? \p{Lu}[\p{L}.'’-]+){0,3})/u;
const firstLines = 14;

type Terms = Pick<JobAnalysis, 'place' | 'salary' | 'workplace' | 'contract'>;

const cut = (text: string) => text.slice(0, quoteLength);

function readSalary(lines: readonly AdLine[]): Terms['salary'] {
  for (const { text, heading } of lines) {
    const value = salaryIn(text);
    const isPay = saysPay.test(text) || /salary|pay|compensation/i.test(heading ?? '');
    if (value && isPay && !otherMoney.test(text)) return { value, quote: cut(text) };
  }
  return undefined;
}

function readPlace(lines: readonly AdLine[]): Terms['place'] {
  for (const { text } of lines) {
    const value = placeLabel.exec(text)?.[1]?.trim();
    if (value && !/^(?:remote|hybrid|tbd|various)\b/i.test(value)) return { value, quote: cut(text) };
  }
  for (const { text, heading, part } of lines.slice(0, firstLines)) {
    if (part === 'about' || part === 'legal') continue;
    if (/location/i.test(heading ?? '') && /^[^:]{3,60}$/.test(text)) return { value: text, quote: text };
    const named = part === 'open' ? nameAndPlace(text)?.place : undefined;
    const alone = part === 'open' && isPlaceAlone(text) ? text.replace(/[.\s]+$/, '') : undefined;
    const value = named ?? cityState.exec(text)?.[1] ?? alone ?? basedIn.exec(text)?.[1];
    if (value) return { value, quote: cut(text) };
  }
  return undefined;
}

/** The first line that says it; what the employer gives or the law says is of other people as well. */
function named<Value extends string>(
  lines: readonly AdLine[],
  patterns: readonly (readonly [Value, RegExp])[],
  isOther?: RegExp,
): { value: Value; quote: string } | undefined {
  for (const { text, part } of lines) {
    if (part === 'offer' || [legal, benefit, isOther].some((one) => one?.test(text))) continue;
    const found = patterns.find(([, pattern]) => pattern.test(text));
    if (found) return { value: found[0], quote: cut(text) };
  }
  return undefined;
}

/** Place, salary, workplace and contract, each with the line it comes from; what the ad doesn't say is left out. */
export function readTerms(lines: readonly AdLine[], told: ReturnType<typeof labelledValues> = {}): Terms {
  const place = told.place ?? readPlace(lines);
  const salary = told.salary ?? readSalary(lines);
  const workplace = named(lines, workplaceWords);
  const contract = named(lines, contractWords, notContract);
  return {
    ...(place ? { place } : {}),
    ...(salary ? { salary } : {}),
    ...(workplace ? { workplace } : {}),
    ...(contract ? { contract } : {}),
  };
}
