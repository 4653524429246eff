import type { LetterRequest, LetterSentence } from '@greenroom/domain';
import { tellingStems } from '../text/telling-stems.ts';
import { degreeOfParts, degreeWords, withArticle } from './letter-degrees.ts';
import { withoutShouting } from './letter-names.ts';
import { fact, listed, skillItems, yearsSentence } from './letter-sentences.ts';
import { isOpen, openStudy, schoolName, studentSaid, toldStudy } from './open-study.ts';
import {
  beingOf,
  courseSaid,
  isCourse,
  isHeld,
  isPaperSkill,
  namedIn,
  partsOfPapers,
  school,
  thingsIn,
} from './paper-words.ts';

type Support = LetterSentence['support'];

/** What somebody is, in words that fit behind "I am". */
const beingSo: readonly (readonly [RegExp, string])[] = [
  [/^(?:a |an )?(?:career[- ]?changer|changing careers?|career change)$/i, 'changing careers'],
  [/^(?:i am |i'm )?self[- ]taught$/i, 'self-taught'],
];

/** "Phlebotomy program, Ivy Tech, 2022" and "Culinary arts certificate, Ivy Tech": courses that name themselves one. */
function courseOf(text: string): string | null {
  const [study = '', place = '', year = '', ...more] = text.split(/,\s*/);
  const isStudy = /^\p{L}[\p{L}&' -]+$/u.test(study) && study.split(' ').length <= 6 && !school.test(study);
  const isYear = /^(?:(?:19|20)\d{2})?$/.test(year);
  if (!isStudy || !school.test(place) || /\bdiploma$/i.test(place) || more.length > 0 || !isYear) return null;
  const behind = `${schoolName(place)}${year === '' ? '' : ` (${year})`}.`;
  if (/program(?:me)?$/i.test(study)) return `I studied in the ${withoutShouting(study)} at ${behind}`;
  return /(?:certificate|certification|diploma|licen[cs]e)$/i.test(study)
    ? `I hold ${withArticle(withoutShouting(study).replace(/^Diploma$/, 'diploma'))} from ${behind}`
    : null;
}

/** A course that gave a certificate, behind "I hold". */
const heldCourse = (part: string) => /^I hold (.+)\.$/.exec(courseOf(part) ?? '')?.[1] ?? null;

const mostListed = 7;
/** More papers than these are two sentences. */
const mostHeld = 4;
const noItem = /[•|]|\/\//;
const onlySchool =
  /^(?!.*\b(?:degree|diploma|certificate|course|program|license)\b)(?:[\p{Lu}&][\p{L}.'’&-]*|of|the|and|at|for|in|,)(?: (?:[\p{Lu}&][\p{L}.'’&-]*|of|the|and|at|for|in))* ?\b(?:University|College|School|Academy)(?: (?:of|at) [\p{Lu}\p{Ll} ]+)?(?:, (?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2})?$/u;
/** "Biochemistry": a subject is no paper. */
const subjectAlone =
  /^(?:\p{Lu}\p{L}+ )?(?:\p{Lu}\p{L}*(?:logy|istry|physics|omics|nomics|matics)|Accounting|Law|History|Philosophy|Literature|(?:\p{Lu}\p{L}+ )Engineering)$/u;
/** Words that a sentence of ours may exchange for others. */
const joints =
  /^(?:an?|the|of|in|at|from|and|for|with|state|by|since|expected|expecting|anticipated|pending|finish|finishing|graduating|completing|present|progress|ongoing|current|currently|completed|studying|degree)$/;
const wordsIn = (text: string) =>
  (
    text
      .toLowerCase()
      .replace(/['’.]/g, '')
      .match(/[\p{L}\p{N}+#]+/gu) ?? []
  ).filter((word) => !joints.test(word));
/** Whether a sentence has every word that was typed: one that would drop a school or a year isn't used. */
function saysAll(sentence: string, part: string): boolean {
  const said = new Set(wordsIn(sentence));
  return wordsIn(part).every(
    (word) => said.has(word) || said.has(`${word}s`) || said.has(word.replace(/s$/, '')),
  );
}

/** Without parts that another part says as well. */
const once = (parts: readonly string[]) =>
  parts.filter(
    (part, at) =>
      !parts.some(
        (other, place) => place !== at && saysAll(other, part) && (place < at || !saysAll(part, other)),
      ),
  );

type Asked = Pick<LetterRequest, 'qualifications' | 'skills'> &
  Partial<Pick<LetterRequest, 'jobDescription'>>;
/** What the ad speaks of comes first: a certificate of the trade in front of one of another. */
function byAd(parts: readonly string[], ad: string): string[] {
  const asked = tellingStems(ad.slice(0, adStart));
  const isAsked = (part: string) =>
    [...tellingStems(part.replace(paperWord, ''))].some((stem) => asked.has(stem));
  return parts.toSorted((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
}
const adStart = 20_000;
/** What papers of any trade are called. */
const paperWord =
  /\b(?:certif|licen[cs]|degree|diploma|professional|advanced|basic|general|state|national|international|universit|college|school|institut|academ|science|arts?|bachelor|master|associate|program|course|training|online)\p{L}*/giu;

/** A part as a sentence that says all of it; null where it has to be listed. */
function sentenceOf(part: string, year: number): string | null {
  const own = beingSo.find(([pattern]) => pattern.test(part))?.[1];
  if (own) return `I am ${own}.`;
  const isStudied = isOpen(part, year);
  const end =
    /\b((?:(?:\p{Lu}\p{Ll}+\.?|spring|summer|fall|autumn|winter) )?(?:19|20)\d{2})\)?$/u.exec(part)?.[1] ??
    '';
  const isPlanned = end !== '' && !/since [^,]*$/i.test(part);
  const isAhead = Number(end.slice(-4)) >= year;
  const until = !isPlanned ? '' : isAhead ? ` and expect to finish in ${end}` : ` (expected ${end})`;
  const study = openStudy(part, year);
  const said = [
    toldStudy(part, year),
    isStudied ? studentSaid(part) : null,
    /\b(?:college|university|school)\b/i.test(part) ? null : yearsSentence(part),
    isStudied && study ? `I am studying for ${study}${until}.` : null,
    isStudied ? null : courseOf(part),
  ].find((text) => text && saysAll(text, withoutSince(part)));
  return said ?? null;
}
const studying = 'I am studying for ';
/** One of several degrees to come. */
const studyIn = (part: string, year: number) =>
  (sentenceOf(part, year) ?? '')
    .slice(studying.length, -1)
    .replace(/ and expect to finish in ([^()]+)$/, ' (expected $1)');
/** "Completed 2018" is the year alone. */
const withoutDone = (part: string) => part.replace(/\bcompleted (?:in )?(?=(?:19|20)\d{2}\b)/i, '');
const withoutSince = (part: string) => part.replace(/,? since (?:19|20)\d{2}$/, '');

const schoolDays =
  /^(?:high ?school|secondary school|HS)\b|^(?:GED|diploma,? high ?school)\b|\bhigh ?school (?:diploma|degree)\b/i;
const college =
  /^(?:Bachelor|Master|Associate|Doctor)|^(?:[AB]\.?[AS]\.?|[BM]\.?S\.?c?\.?|M\.?A\.?|MBA|BBA|Ph\.?D\.?)(?=[\s,]|$)/i;
/** Who went to college says nothing of high school. */
const withoutSchoolDays = (parts: readonly string[]) =>
  parts.some((part) => college.test(part)) ? parts.filter((part) => !schoolDays.test(part)) : [...parts];
/** The highest first; a certificate is none of them. */
const levels = [
  /^(?:Doctor|Ph\.?D|Pharm\.?D|J\.?D|Ed\.?D)/i,
  /^(?:Master|M\.?[A-Z]|MBA|MSW)/,
  /^(?:Bachelor|B\.?[A-Z])/,
  /^(?:Associate|A\.?[AS])/,
  /./,
];
const fromSchool = /^(.+) from (.+?)( \([^()]*\))?$/;
/** Two degrees of one school name it once: "a BA in Art and a BS in Math, both from Hill College (2021)". */
function fromOneSchool(degrees: readonly string[]): string[] {
  const at = degrees.findIndex((_, place) => schoolAt(degrees, place) === schoolAt(degrees, place + 1));
  const [one, other] = degrees.slice(at, at + 2).map((degree) => fromSchool.exec(degree));
  if (at < 0 || !one || !other || schoolAt(degrees, at + 2) === one[2]) return [...degrees];
  const [year = '', own = ''] = [other[3], one[3]];
  const isSame = own === year;
  return [
    ...degrees.slice(0, at),
    `${one[1]}${isSame ? '' : own} and ${other[1]}${isSame ? '' : year}, both from ${other[2]}${isSame ? year : ''}`,
    ...degrees.slice(at + 2),
  ];
}
/** Two that share a school are a row within the row: a comma goes in front of its "and", and of the one behind it. */
const listedDegrees = (things: readonly string[]): string => {
  const isRow = (one: string | undefined) => one !== undefined && / and an? .*, both from /.test(one);
  const [last, ...more] = things.toReversed();
  return more.length > 0 && last !== undefined && things.some(isRow)
    ? `${more.toReversed().join(', ')}, and ${last}`
    : listed(things);
};
const schoolAt = (degrees: readonly string[], at: number) =>
  fromSchool.exec(degrees[at] ?? '')?.[2] ?? `none ${at}`;

/** Everything that the form says of degrees and papers: in sentences where their shape is known, and else as it was typed. */
export function qualificationSentences(
  { qualifications, skills, jobDescription = '' }: Asked,
  year = 9999,
): LetterSentence[] {
  const fromSkills = skillItems(skills).filter(isPaperSkill);
  const said = withoutSchoolDays(
    byAd(once([...new Set([...partsOfPapers(qualifications), ...fromSkills])]), jobDescription),
  );
  const support = (quotes: readonly string[]): Support =>
    quotes.map((quote) => ({ field: fromSkills.includes(quote) ? 'skills' : 'qualifications', quote }));
  const sentences: LetterSentence[] = [];
  let left = said;
  const tell = (quotes: readonly string[], textOf: (quotes: readonly string[]) => string) => {
    if (quotes.length === 0) return;
    sentences.push(fact(textOf(quotes), support(quotes)));
    left = left.filter((part) => !quotes.includes(part));
  };
  const isSaid = (part: string, text: string | null) => text !== null && saysAll(text, part);
  tell(
    left.filter((part) => isSaid(part, beingOf(part))),
    (parts) => `I am ${listed(parts.map((part) => beingOf(part) ?? ''))}.`,
  );
  const degreeOf = (part: string) =>
    [withoutDone(part)]
      .flatMap((one) => [degreeWords(one), degreeOfParts(one), heldCourse(one)])
      .find((text) => isSaid(part, text ?? null)) ?? '';
  const levelOf = (part: string) => levels.findIndex((level) => level.test(part));
  const degrees = left
    .filter((part) => !isOpen(part, year) && !/^diploma\b/i.test(part) && degreeOf(part) !== '')
    .toSorted((one, other) => levelOf(one) - levelOf(other));
  const held = left.filter(
    (part) =>
      !degrees.includes(part) &&
      isHeld(part) &&
      !isOpen(part, year) &&
      !noItem.test(part) &&
      !sentenceOf(part, year),
  );
  const isShort = degrees.length > 0 && degrees.length + held.length <= mostHeld;
  tell(
    [...degrees, ...(isShort ? held : [])],
    () =>
      `I hold ${listedDegrees([...fromOneSchool(degrees.map(degreeOf)), ...(isShort ? thingsIn(held) : [])])}.`,
  );
  const also = () => (sentences.length > 0 ? 'also ' : '');
  tell(isShort ? [] : held, (parts) => `I ${also()}hold ${listed(thingsIn(parts))}.`);
  const open = left.filter((part) => sentenceOf(part, year)?.startsWith(studying));
  tell(
    open.length > 1 ? open : [],
    (parts) => `${studying}${parts.map((part) => studyIn(part, year)).join(' and for ')}.`,
  );
  for (const part of left) if (sentenceOf(part, year)) tell([part], () => sentenceOf(part, year) ?? '');
  // A school without a degree.
  const attended = left.filter((part) => onlySchool.test(part));
  tell(
    attended,
    (parts) =>
      `I studied at ${listed(parts.map((part) => schoolName(part.replace(/,\s*((?:\p{Lu}\p{Ll}+ )?(?:19|20)\d{2})$/u, ' ($1)'))))}.`,
  );
  left = left.filter((part) => !noItem.test(part)).slice(0, mostListed);
  tell(
    left.filter((part) => subjectAlone.test(part)),
    (parts) => `I studied ${listed(parts)}.`,
  );
  for (const part of left.filter((one) => isCourse(one) && isOpen(one, year)))
    tell([part], (parts) => `I am enrolled in ${listed(thingsIn(parts))}.`);
  tell(
    left.filter((part) => courseSaid(part) !== null),
    (parts) => `I have ${also()}completed ${listed(parts.map((part) => courseSaid(part) ?? ''))}.`,
  );
  // What fits no sentence is named as it was typed: right of a title, a course, a study and a prize.
  const other = sentences.length > 0 ? 'My other' : 'My';
  tell(left, (parts) => `${other} education and training include ${listed(namedIn(parts))}.`);
  return sentences;
}
