import { namesRole } from '../text/role-words.ts';
import { findPeriod, findSingleDate } from './dates.ts';
import type { Entry } from './entry.ts';
import type { Words } from './field-log.ts';
import { findEntries } from './find-entries.ts';
import { withoutPeriod } from './header-parts.ts';
import { findDegree, isPlace, namesCourseProvider, namesField, namesSchool } from './place-words.ts';
import { isOpenBracket, isRestOfName, joinLines, type PlacedLine } from './placed-line.ts';
import { splitDegree } from './split-degree.ts';
import {
  coursePattern,
  type Draft,
  emptyDraft,
  fill,
  isDetail,
  isEmpty,
  isFaculty,
  isSchoolName,
  notes,
} from './study-draft.ts';
import { scorePattern, splitStudy } from './study-parts.ts';
import { entriesByLook } from './undated-entries.ts';

interface Found {
  school: boolean;
  degree: boolean;
  period: boolean;
  /** A course that somebody sells. */
  provider: boolean;
}

/** A part that fills what is already filled starts the next study. */
function clashes(draft: Draft, found: Found): boolean {
  return (
    (found.provider && !!draft.degree) ||
    (found.school && !!draft.school) ||
    (found.degree && !!draft.degree) ||
    (found.period && !!draft.period && (found.school || found.degree || !!draft.school))
  );
}

/** "MSc in Data" / "Science" in a narrow column. */
const isRestOfField = (degree: string, rest: string) =>
  /\sin\s/.test(degree) &&
  findDegree(degree) !== null &&
  /^\p{L}+(?: \p{L}+)?$/u.test(rest) &&
  !namesSchool(rest) &&
  !findDegree(rest) &&
  !isPlace(rest);

/** "BSc Transport, Gdynia Maritime" / "University, 2011 – 2014" */
const isRestOfSchool = (before: string, rest: string) =>
  /^(?:university|college|institute|school|academy|polytechnic)\b(?! of\b)/i.test(rest) &&
  /,\s*\p{Lu}[\p{L}.'’ -]+$/u.test(before) &&
  !namesSchool(before);

/** "Nkrumah University of Science" / "and Technology": a line that goes on in small letters. */
const isLowerRest = (before: PlacedLine, { text, isBullet, fontSize }: PlacedLine) =>
  /^\p{Ll}{2,}/u.test(text) &&
  !isBullet &&
  !before.isBullet &&
  !/[.;:,]$/.test(before.text) &&
  // In another print it is a line of its own ("formation continue" under a school).
  Math.abs(before.fontSize - fontSize) < 1 &&
  !findPeriod(before.text) &&
  before.text.split(/\s+/).length <= 9;

/** A school whose name wraps in a narrow column is one line again. */
function joinWrappedNames(lines: readonly PlacedLine[]): PlacedLine[] {
  const joined: PlacedLine[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    const goesOn =
      last &&
      !line.isBullet &&
      line.text.length < 60 &&
      (/\b(?:of|at|and|in|for|&)$/i.test(last.text) ||
        isLowerRest(last, line) ||
        isOpenBracket(last, line) ||
        isRestOfName(last, line) ||
        isRestOfField(last.text, line.text) ||
        isRestOfSchool(last.text, line.text));
    if (goesOn) joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
  }
  return joined;
}

/** A school in a part of the line; a faculty is a part of the school that is known. */
const namesNewSchool = (text: string, { school }: Draft) =>
  text.split(/\s*[;|\t]\s*/).some((part) => isSchoolName(part) && !(school && isFaculty(part)));

const schoolWords = 8;

/** "• University of Leeds" right under a degree: the school, marked like an item. */
const isSchoolBelow = ({ text }: PlacedLine, { school, degree, lines }: Draft, found: Found) =>
  found.school &&
  !school &&
  degree !== undefined &&
  lines.length === 1 &&
  text.split(/\s+/).length <= schoolWords;

/** One line after the other: what is filled already starts the next study. */
function draftsInTurn(lines: readonly PlacedLine[]): Draft[] {
  const hasPlain = lines.some((line) => !line.isBullet && (findDegree(line.text) ?? namesSchool(line.text)));
  const hasPlainDegree = lines.some((line) => !line.isBullet && findDegree(line.text));
  const drafts: Draft[] = [emptyDraft()];
  for (const line of lines) {
    const period = findPeriod(line.text) ?? findSingleDate(line.text);
    const plain = withoutPeriod(line.text, period).replace(notes, ' ');
    const isBesideDate = period?.start === 0 && line.text[period.end] === '\t';
    const isSentence =
      (line.text.split(/\s+/).length > 22 && !isBesideDate) || (isDetail(line.text) && !period);
    const found = {
      school: !isSentence && namesNewSchool(plain, drafts.at(-1) as Draft),
      degree: findDegree(plain) !== null && !coursePattern.test(plain) && !isSentence,
      period: period !== null && !isSentence,
      provider: namesCourseProvider(plain),
    };
    let open = drafts.at(-1) as Draft;
    // Under a study that is named in plain lines, bullets tell of it.
    const isTold =
      hasPlain &&
      line.isBullet &&
      !isSchoolBelow(line, open, found) &&
      !(found.degree && (found.school || found.period || !hasPlainDegree));
    if (isTold && !coursePattern.test(line.text) && !scorePattern.test(line.text)) {
      open.lines.push(line);
      continue;
    }
    if (clashes(open, found) && !(line.isBullet && !found.degree)) {
      open = emptyDraft();
      drafts.push(open);
    }
    open.lines.push(line);
    if (!isSentence) fill(open, line, period);
  }
  return drafts.filter((draft) => !isEmpty(draft));
}

const longPart = 80;

/** How well the parts of a header name a study: a degree, a school, a field, and nothing that is left over. */
function studyHeaderPoints(parts: readonly Words[]): number {
  const pieces = parts.flatMap(splitStudy).filter((piece) => /\p{L}.*\p{L}/u.test(piece.text));
  const degrees = pieces.filter((piece) => findDegree(piece.text)).length;
  const schools = pieces.filter((piece) => !findDegree(piece.text) && namesSchool(piece.text)).length;
  const places = pieces.filter((piece) => isPlace(piece.text)).length;
  const others = pieces.length - degrees - schools - places;
  // One part without a word that tells may be the school, another the field.
  const room = (degrees > 0 ? 1 : 0) + (schools > 0 ? 1 : 2);
  return (
    Math.min(degrees, 1) * 2.5 +
    Math.min(schools, 1) * 2 +
    Math.min(places, 1) * 0.5 +
    Math.min(others, room) * 0.75 -
    Math.max(0, degrees - 1) * 1.25 -
    Math.max(0, schools - 1) * 1.5 -
    Math.max(0, others - room) -
    pieces.filter((piece) => piece.text.length > longPart).length * 2 -
    (pieces.length === 0 ? 3 : 0)
  );
}

/** A line below a header that has more words tells of the study, and names none of its parts. */
const detailWords = 10;

/** A degree in letters ("M.Sc.") whose field may be on the next line. */
const lacksField = ({ degree, area, loose }: Draft) =>
  degree !== undefined && !area && loose.length === 1 && splitDegree(degree.text).area === undefined;

/** A study around its dates; what stands below its header tells more of it, and may name what the header doesn't. */
function draftOf({ header, period, periodLine, body }: Entry): Draft {
  const draft = emptyDraft();
  for (const line of header) fill(draft, line, line === periodLine ? period : null);
  const named = draft.loose.length;
  for (const line of body) {
    const isShort = !line.isBullet && line.text.split(/\s+/).length <= detailWords;
    if (isShort || coursePattern.test(line.text) || scorePattern.test(line.text)) fill(draft, line, null);
    const field = draft.loose[named];
    if (field && namesField(field.text) && lacksField(draft)) draft.area = field;
    draft.loose.length = named;
  }
  draft.lines.push(...header, ...body);
  return draft;
}

/** A school or a degree by its words, or what stands in their place beside a date and is no post. */
const isNamed = ({ school, degree, period, loose: [first, second] }: Draft) =>
  school || degree || (period && first && (second || !namesRole(first.text)));

/** Around the dates, in the shape that most studies of the section have. */
const draftsAtDates = (lines: readonly PlacedLine[]): Draft[] =>
  findEntries(lines, studyHeaderPoints).map(draftOf).filter(isNamed);

/** Lines below the name of a school that say what was learned there, and when. */
const namedLines = 3;

/** A study under each name in larger or bolder print. */
function draftsByLook(lines: readonly PlacedLine[]): Draft[] {
  const entries = entriesByLook(lines) ?? [];
  return entries
    .map(({ header, period, periodLine, body }) => {
      const told = body.findIndex((line) => line.isBullet || line.text.split(/\s+/).length > detailWords);
      const named = body.slice(0, told < 0 ? namedLines : Math.min(told, namedLines));
      const date = period ? null : named.find((line) => findPeriod(line.text) ?? findSingleDate(line.text));
      return draftOf({
        header: [...header, ...named],
        period: period ?? (date ? (findPeriod(date.text) ?? findSingleDate(date.text)) : null),
        periodLine: periodLine ?? date ?? null,
        body: body.slice(named.length),
      });
    })
    .filter((draft) => isNamed(draft) || draft.loose.length > 1);
}

/** How much the drafts name: each needs two fields to gain, and loses by parts that are left over. */
const worthOf = (drafts: readonly Draft[]) =>
  drafts.reduce((sum, { school, degree, area, period, loose }) => {
    const taken = (school ? 0 : 1) + (degree || area ? 0 : 1);
    const named =
      (school ? 1 : loose.length > 0 ? 0.75 : 0) +
      (degree ? 1 : area || loose.length > (school ? 0 : 1) ? 0.5 : 0) +
      (period ? 1 : 0);
    return sum + named - 1 - Math.max(0, loose.length - taken) * 0.5;
  }, 0);

/** Another reading has the same dates for the same degree. */
const isAgreed = ({ degree, period }: Draft, others: readonly Draft[]) =>
  others.some((one) => one.degree?.line === degree?.line && one.period?.line === period?.line);

/** By how much the reading around dates has to name more. */
const clearlyMore = 0.5;

/**
 * The studies of a section, read in two ways: line after line, and around the dates. The second is taken where it names
 * clearly more, as where a date stands above its study, or schools have names that nothing shows to be schools.
 */
export function studyDrafts(section: readonly PlacedLine[]): Draft[] {
  const lines = joinWrappedNames(section);
  const inTurn = draftsInTurn(lines).filter((draft) => draft.school || draft.degree);
  const atDates = draftsAtDates(lines);
  const byLook = draftsByLook(lines);
  const byWords = worthOf(atDates) > worthOf(inTurn) + clearlyMore ? atDates : inTurn;
  // Looks that tell more studies apart need to name no more than these do.
  const isFuller = byLook.length > byWords.length && worthOf(byLook) > worthOf(byWords);
  const drafts = isFuller || worthOf(byLook) > worthOf(byWords) + clearlyMore ? byLook : byWords;
  for (const draft of drafts) draft.isDisputed = !isAgreed(draft, drafts === inTurn ? atDates : inTurn);
  // Under the heading of studies, two names without a date or a known word are one.
  return drafts.length > 0
    ? drafts
    : findEntries(lines, studyHeaderPoints)
        .map(draftOf)
        .filter(({ loose }) => loose.length > 1);
}
