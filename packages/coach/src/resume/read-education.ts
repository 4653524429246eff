import type { ParsedResume } from '@greenroom/domain';
import { findPeriod, findSingleDate, type Period } from './dates.ts';
import { isTableHead } from './entry-lines.ts';
import type { FieldLog, Words } from './field-log.ts';
import { linesIn } from './find-sections.ts';
import { partsOf, withoutPeriod } from './header-parts.ts';
import {
  findDegree,
  findPlace,
  isPlace,
  namesCourseProvider,
  namesField,
  namesSchool,
} from './place-words.ts';
import { joinLines, type PlacedLine } from './placed-line.ts';
import { exportedStudies, isExported } from './profile-export.ts';
import { type FormedStudy, formedStudy } from './read-formed-study.ts';
import type { Section } from './section.ts';
import { scoreOf, scorePattern, splitDegree, splitStudy } from './study-parts.ts';
import { studyTable } from './study-table.ts';
import { confidence, degreeConfidence, schoolConfidence } from './sureness.ts';

type Study = ParsedResume['education'][number];

interface Draft {
  school?: Words;
  degree?: Words;
  place?: Words;
  score?: Words;
  period?: { period: Period; line: PlacedLine };
  courses: string[];
  loose: Words[];
  lines: PlacedLine[];
}

const coursePattern = /^(?:relevant )?(?:coursework|courses|modules)\s*(?:include[sd]?)?\s*:?\s*(.+)$/i;

/** "Thesis: ...", "Activities and societies: ...": what a line tells of a study, beside what names it. */
const detail =
  /^(?!(?:degree|major|minor|field|gpa|cgpa|grade|score|marks|school|college|university|institut\p{L}*|location|board|course|courses|coursework|relevant|dates?|duration|year|percentage|qualification|exam\p{L}*|specializ\p{L}+|stream|branch|diploma|bachelor\p{L}*|master\p{L}*|ph\.?d\.?|b\.?sc\.?|m\.?sc\.?)\b)(?:[\p{L}&/’'-]+ ){0,5}[\p{L}&/’'-]+\s?:\s/iu;
const opensDetail =
  /^(?:thesis|dissertation|advis[eo]r|supervis\p{L}+|concentration in|focus(?:ed)? on|graduated (?:with|in the)|member of|awarded|recipient|dean[’']?s list|final project|activities|titel der|thema|note|abschlussnote|mémoire|tesis|tesi|voto|média|praca (?:magisterska|inżynierska|dyplomowa))\b/iu;
const isDetail = (text: string) =>
  (detail.test(text) && !(findDegree(text) && namesSchool(text))) ||
  (opensDetail.test(text) && !findDegree(text));

const isEmpty = (draft: Draft) => !draft.school && !draft.degree && !draft.period && draft.loose.length === 0;

/** "Graduation Date: 2016": the label of a date, and who led a thesis; neither is a degree or a school. */
const notes =
  /(?:\b(?:expected|anticipated)\s+)?\b(?:graduation (?:date|year)|(?:date|year) of graduation)\s*[:–-]?|,?\s*\b(?:advised|supervised) by [^\t|]+/gi;

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
        isRestOfField(last.text, line.text) ||
        isRestOfSchool(last.text, line.text));
    if (goesOn) joined[joined.length - 1] = joinLines(last, line);
    else joined.push(line);
  }
  return joined;
}

/** "PhD in Computer Science" says more than "PhD". */
const isMoreOf = (before: string, text: string) =>
  text.length > before.length && text.toLowerCase().startsWith(before.toLowerCase());

/** A line without the cell that is nothing but a place ("College Park, MD"), which the draft keeps. */
function takePlaceCell(draft: Draft, text: string, line: PlacedLine): string {
  const cells = text.split('\t');
  const place = cells.find(
    (cell) => cell.includes(',') && isPlace(cell) && findPlace(cell)?.text === cell.trim(),
  );
  if (!place || cells.length < 2) return text;
  draft.place ??= { text: place.trim(), line };
  return cells.filter((cell) => cell !== place).join('\t');
}

function fill(draft: Draft, line: PlacedLine, period: Period | null): void {
  const course = coursePattern.exec(line.text)?.[1];
  if (course) {
    draft.courses.push(
      ...course
        .split(/[,;]\s*/)
        .map((one) => one.trim())
        .filter(Boolean),
    );
    return;
  }
  if (period) draft.period ??= { period, line };
  if (isDetail(line.text) && !scorePattern.test(line.text)) return;
  draft.score ??= scoreOf(line);
  const plain = withoutPeriod(line.text, period)
    .replace(notes, ' ')
    .replace(scorePattern, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/,\s*\)/g, ')')
    .replace(/\s([—–])(?=\p{L})/gu, ' $1 ');
  if (isDetail(line.text)) return;
  for (const part of partsOf(takePlaceCell(draft, plain, line), line).flatMap(splitStudy)) {
    const text = part.text
      .replace(
        /\b(?:graduated|expected|graduation|with|gpa|cgpa|class of|percentage|grade|passed|completed|in|from|at|of)\s*:?\s*$/i,
        '',
      )
      .replace(/[\s,(:–-]+$/, '')
      .replace(/^(?:institution|school|university|college)\s*:\s*/i, '')
      .trim();
    if (
      text.length < 2 ||
      !/\p{L}.*\p{L}/u.test(text) ||
      /^(?:gpa|cgpa|graduated|expected|percentage|grade|year|institution|course|degree|board)$/i.test(text)
    )
      continue;
    const words = { text, line };
    if (
      findDegree(text) &&
      !(namesSchool(text) && draft.degree) &&
      !(namesSchool(text) && (findDegree(text)?.start ?? 0) > 0)
    ) {
      if (!draft.degree || isMoreOf(draft.degree.text, text)) draft.degree = words;
      else draft.loose.push(words);
    } else if (namesSchool(text)) {
      if (!draft.school) draft.school = words;
      else draft.loose.push(words);
    } else if (isPlace(text)) draft.place ??= words;
    else draft.loose.push(words);
  }
}

function draftsOf(lines: readonly PlacedLine[]): Draft[] {
  const hasPlain = lines.some((line) => !line.isBullet && (findDegree(line.text) ?? namesSchool(line.text)));
  const drafts: Draft[] = [{ courses: [], loose: [], lines: [] }];
  for (const line of lines) {
    const period = findPeriod(line.text) ?? findSingleDate(line.text);
    const plain = withoutPeriod(line.text, period).replace(notes, ' ');
    const isSentence = line.text.split(/\s+/).length > 22 || (isDetail(line.text) && !period);
    const found = {
      school: namesSchool(plain) && !isSentence,
      degree: findDegree(plain) !== null && !coursePattern.test(plain) && !isSentence,
      period: period !== null && !isSentence,
      provider: namesCourseProvider(plain),
    };
    let open = drafts.at(-1) as Draft;
    // Under a study that is named in plain lines, bullets tell of it.
    const isTold = hasPlain && line.isBullet && !(found.degree && (found.school || found.period));
    if (isTold && !coursePattern.test(line.text) && !scorePattern.test(line.text)) {
      open.lines.push(line);
      continue;
    }
    if (clashes(open, found) && !(line.isBullet && !found.degree)) {
      open = { courses: [], loose: [], lines: [] };
      drafts.push(open);
    }
    open.lines.push(line);
    if (!isSentence) fill(open, line, period);
  }
  return drafts.filter((draft) => !isEmpty(draft));
}

function finish(draft: Draft, path: string, log: FieldLog): Study {
  log.take(draft.lines, draft.period?.line);
  const note = (field: string, words: Words | undefined, confidence: number) =>
    words && log.note(`${path}.${field}`, words.text, words.line, confidence);
  const degree = draft.degree && splitDegree(draft.degree.text);
  const loose = draft.loose.filter((one) => one.text.length < 90);
  const first = loose.find((one) => namesField(one.text)) ?? loose[0];
  const second = loose.find((one) => one !== first);
  const institution =
    draft.school ?? (draft.degree ? first : undefined) ?? (draft.degree ? undefined : first);
  const area =
    degree?.area ??
    (draft.school && first && first.text.length < 60 ? first.text : draft.school ? undefined : second?.text);
  const studyType = degree?.studyType ?? draft.degree?.text ?? '';
  const sureDates =
    draft.school && draft.degree && draft.period?.period.startDate ? confidence.sure : confidence.likely;
  if (draft.degree)
    note(
      'studyType',
      { ...draft.degree, text: studyType },
      degreeConfidence(studyType, draft.school !== undefined),
    );
  if (area)
    note('area', { text: area, line: draft.degree?.line ?? (first as Words).line }, confidence.likely);
  const { period, line } = draft.period ?? {};
  if (period?.startDate && line)
    log.note(`${path}.startDate`, line.text.slice(period.start, period.end), line, sureDates);
  if (period?.endDate && line)
    log.note(`${path}.endDate`, line.text.slice(period.start, period.end), line, sureDates);
  return {
    institution: note('institution', institution, schoolConfidence(draft.school, draft.degree)),
    area,
    studyType: degree?.studyType,
    location: note('location', draft.place, confidence.likely),
    startDate: period?.startDate,
    endDate: period?.endDate,
    score: note('score', draft.score, confidence.likely),
    courses: draft.courses,
  };
}

/** Step four, what they learned: school, degree, field, dates, marks. */
export function readEducation(sections: readonly Section[], log: FieldLog): Study[] {
  const all = linesIn(sections, 'education');
  const lines = all.filter((line) => !isTableHead(line.text));
  const formed = formedStudies(sections, all);
  if (formed) log.take(all);
  if (formed) return formed.map((study, at) => formedStudy(study, `education.${at}`, log));
  return draftsOf(joinWrappedNames(lines))
    .filter((draft) => draft.school || draft.degree)
    .map((draft, at) => finish(draft, `education.${at}`, log));
}

/** The studies where the form of the file tells what each line or cell is: an exported profile, or a table with named columns. */
function formedStudies(sections: readonly Section[], lines: readonly PlacedLine[]): FormedStudy[] | null {
  const isProfile = sections.some(
    (one) => (one.name === 'work' || one.name === 'education') && isExported(one.lines),
  );
  return (isProfile ? exportedStudies(lines) : null) ?? studyTable(lines);
}
