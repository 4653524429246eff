import type { Period } from './dates.ts';
import type { Words } from './field-log.ts';
import { labelledPlace, partsOf, withoutPeriod } from './header-parts.ts';
import { findDegree, findPlace, isPlace, namesField, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';
import { type StudyPart, scoreOf, scorePattern, splitStudy } from './study-parts.ts';

/** A study while its lines are read. */
export interface Draft {
  school?: Words;
  degree?: Words;
  /** The field, where a label names it. */
  area?: Words;
  place?: Words;
  score?: Words;
  period?: { period: Period; line: PlacedLine };
  courses: string[];
  loose: Words[];
  /** Read in another way, it has other dates. */
  isDisputed?: boolean;
  lines: PlacedLine[];
}

/** A study of which nothing is read yet. */
export const emptyDraft = (): Draft => ({ courses: [], loose: [], lines: [] });

export const coursePattern =
  /^(?:relevant )?(?:coursework|courses|modules)\s*(?:include[sd]?)?\s*:?\s*(.+)$/i;

/** "Thesis: ...", "Activities and societies: ...": what a line tells of a study, beside what names it. */
const detail =
  /^(?!(?:degree|major|minor|field|gpa|cgpa|grade|score|marks|school|college|university|institut\p{L}*|location|board|course|courses|coursework|relevant|dates?|duration|year|percentage|qualification|exam\p{L}*|specializ\p{L}+|stream|branch|diploma|certificate|studium|bachelor\p{L}*|master\p{L}*|ph\.?d\.?|b\.?sc\.?|m\.?sc\.?)\b)(?:[\p{L}&/’'-]+ ){0,5}[\p{L}&/’'-]+\s?:\s/iu;
const opensDetail =
  /^(?:thesis|dissertation|advis[eo]r|supervis\p{L}+|concentration in|focus(?:ed)? on|graduated (?:with|in the)|member of|awarded|recipient|dean[’']?s list|final project|activities|titel der|thema|note|abschlussnote|mémoire|tesis|tesi|voto|média|praca (?:magisterska|inżynierska|dyplomowa))\b/iu;
export const isDetail = (text: string) =>
  (detail.test(text) && !(findDegree(text) && namesSchool(text))) ||
  (opensDetail.test(text) && !findDegree(text));

export const isEmpty = (draft: Draft) =>
  !draft.school && !draft.degree && !draft.period && draft.loose.length === 0;

/** "Graduation Date: 2016": the label of a date, and who led a thesis; neither is a degree or a school. */
export const notes =
  /(?:\b(?:expected|anticipated)\s+)?\b(?:graduation (?:date|year)|(?:date|year) of graduation)\s*[:–-]?|,?\s*\b(?:advised|supervised) by [^\t|]+/gi;

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

/** "PhD in Computer Science" says more than "PhD". */
const isMoreOf = (before: string, text: string) =>
  text.length > before.length && text.toLowerCase().startsWith(before.toLowerCase());

/** "Studiengang: Informatik", "kierunek: Etnologia", "Abschluss: Bachelor": what a line names, by its label. */
const labels: readonly (readonly ['area' | 'degree', RegExp])[] = [
  [
    'area',
    /(?:^|,\s)(?:kierunek(?: studiów)?|specjalność|specjalizacja|profil|studiengang|studienfach|fachrichtung|fachbereich|schwerpunkte?|major|field(?: of study)?|speciali[sz]ation|stream|branch|course of study|filière|spécialité|especialidad|carrera|indirizzo|richting|studierichting|curso)\s*:\s*(.{2,80}?)[,.;]?$/iu,
  ],
  [
    'degree',
    /^(?:degree|qualification|(?:angestrebter )?abschluss|abschluß|diplôme|título|titolo|stopień|tytuł|diploma)\s*:\s*(.{2,80}?)[,.;]?$/iu,
  ],
];

/** Takes what a label names; true where the line is nothing else. */
function takeLabelled(draft: Draft, text: string, line: PlacedLine): boolean {
  const named = labelledPlace(text);
  if (named) draft.place ??= { text: named, line };
  if (named) return true;
  for (const [field, pattern] of labels) {
    const words = pattern.exec(text)?.[1]?.trim();
    if (!words || (field === 'degree' && !findDegree(words))) continue;
    draft[field] ??= { text: words, line };
    return true;
  }
  return false;
}

const emptyWords =
  /^(?:gpa|cgpa|graduated|expected|percentage|grade|year|institution|course|degree|board|in progress|incomplete|ongoing)$/i;
const tails =
  /\b(?:graduated|expected|graduation|with|gpa|cgpa|class of|percentage|grade|passed|completed|in|from|at|of)\s*:?\s*$/i;

const plainPart = (text: string) =>
  text
    .replace(/^\d(?:\.\d)+\s+/, '')
    .replace(tails, '')
    .replace(/^in\s+(?=\p{Lu})/u, '')
    .replace(/[\s,(:–-]+$/, '')
    .replace(/^(?:institution|school|university|college)\s*:\s*/i, '')
    .trim();

/** "High School Diploma" is a degree, and no school. */
export const isSchoolName = (text: string): boolean =>
  namesSchool(text) && !/\b(?:diploma|degree|certificate)\s*(?:\(.*)?$/i.test(text);

const faculty =
  /^(?:faculty|school|department|dept\.?|college|institute) of\s|^(?:facultad|faculdade|faculté|facoltà|fakultät|wydział)\s/iu;

/** A part of a school. */
export const isFaculty = (text: string): boolean => faculty.test(text.trim());

/** "Université Toulouse III – Paul Sabatier": the name of a school goes on behind a dash. */
const isRestOfSchool = (school: Words, { text, line }: Words) =>
  line === school.line &&
  ['–', '-', '—'].some((dash) => line.text.includes(`${school.text} ${dash} ${text}`)) &&
  /^\p{Lu}/u.test(text) &&
  text.split(' ').length <= 4 &&
  !namesField(text) &&
  !isPlace(text);

/** Puts a part where it belongs: by what it is known to be, by its words, or with those that nothing tells. */
function place(draft: Draft, { text, line, is }: StudyPart): void {
  const words = { text, line };
  const found = findDegree(text);
  const isSchool = isSchoolName(text);
  if (is === 'place') draft.place ??= words;
  else if (is === 'school') draft.school ??= words;
  // A faculty is a part of the school.
  else if (draft.school && isFaculty(text)) {
    const whole = `${draft.school.text}, ${text}`;
    if (line.text.includes(whole)) draft.school = { text: whole, line };
  } else if (draft.school && !found && isRestOfSchool(draft.school, words)) {
    const at = line.text.indexOf(draft.school.text);
    draft.school = { text: line.text.slice(at, line.text.indexOf(text, at) + text.length), line };
  } else if (found && !(isSchool && (draft.degree || found.start > 0))) {
    if (!draft.degree || isMoreOf(draft.degree.text, text)) draft.degree = words;
    else draft.loose.push(words);
  } else if (isSchool && !draft.school) draft.school = words;
  else if (!isSchool && isPlace(text)) draft.place ??= words;
  else draft.loose.push(words);
}

/** Reads a line of a study into its draft. */
export function fill(draft: Draft, line: PlacedLine, period: Period | null): void {
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
  if (takeLabelled(draft, withoutPeriod(line.text, period), line)) return;
  if (isDetail(line.text) && !scorePattern.test(line.text)) return;
  draft.score ??= scoreOf(line);
  const plain = withoutPeriod(line.text, period)
    .replace(notes, ' ')
    .replace(scorePattern, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/,\s*\)/g, ')');
  if (isDetail(line.text)) return;
  for (const part of partsOf(takePlaceCell(draft, plain, line), line).flatMap(splitStudy)) {
    const text = plainPart(part.text);
    if (text.length > 1 && /\p{L}.*\p{L}/u.test(text) && !emptyWords.test(text))
      place(draft, { ...part, text });
  }
}
