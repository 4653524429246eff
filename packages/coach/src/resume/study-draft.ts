import type { Period } from './dates.ts';
import type { Words } from './field-log.ts';
import { labelledPlace } from './header-parts.ts';
import { findDegree, namesSchool } from './place-words.ts';
import type { PlacedLine } from './placed-line.ts';

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
  /** Its school is that of the study above, or something else about it is unsure. */
  isDisputed?: boolean;
  lines: PlacedLine[];
}

/** A study of which nothing is read yet. */
export const emptyDraft = (): Draft => ({ courses: [], lines: [] });

/** "Coursework: Optics, Algebra" */
export const coursePattern =
  /^(?:relevant )?(?:coursework|courses|modules)\s*(?:include[sd]?)?\s*:?\s*(.+)$/i;

/** "Thesis: ...", "Activities and societies: ...": what a line tells of a study, beside what names it. */
const detail =
  /^(?!(?:degree|major|minor|field|gpa|cgpa|grade|score|marks|school|college|university|institut\p{L}*|location|board|course|courses|coursework|relevant|dates?|duration|year|percentage|qualification|exam\p{L}*|specializ\p{L}+|stream|branch|diploma|certificate|studium|bachelor\p{L}*|master\p{L}*|ph\.?d\.?|b\.?sc\.?|m\.?sc\.?)\b)(?:[\p{L}&/’'-]+ ){0,5}[\p{L}&/’'-]+\s?:\s/iu;
const opensDetail =
  /^(?:thesis|dissertation|advis[eo]r|supervis\p{L}+|concentration in|focus(?:ed)? on|graduated (?:with|in the)|member of|awarded|recipient|dean[’']?s list|final project|activities|titel der|thema|note|abschlussnote|mémoire|tesis|tesi|voto|média|praca (?:magisterska|inżynierska|dyplomowa))\b/iu;
/** A line that tells of a study, and names none of its parts. */
export const isDetail = (text: string) =>
  (detail.test(text) && !(findDegree(text) && namesSchool(text))) ||
  (opensDetail.test(text) && !findDegree(text));

/** "Graduation Date: 2016": the label of a date, and who led a thesis; neither is a degree or a school. */
export const notes =
  /(?:\b(?:expected|anticipated)\s+)?\b(?:graduation (?:date|year)|(?:date|year) of graduation)\s*[:–-]?|,?\s*\b(?:advised|supervised) by [^\t|]+/gi;

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

/** The field or the degree that a label names. */
export function labelledStudy(text: string): { field: 'area' | 'degree'; words: string } | null {
  for (const [field, pattern] of labels) {
    const words = pattern.exec(text)?.[1]?.trim();
    if (words && (field === 'area' || findDegree(words))) return { field, words };
  }
  return null;
}

/** Takes the place, the field or the degree that a line names by a label. */
export function takeLabelled(draft: Draft, line: PlacedLine): void {
  const place = labelledPlace(line.text);
  const study = place ? null : labelledStudy(line.text);
  if (place) draft.place ??= { text: place, line };
  if (study) draft[study.field] ??= { text: study.words, line };
}

/** "High School Diploma" is a degree, and no school. */
export const isSchoolName = (text: string): boolean =>
  namesSchool(text) && !/\b(?:diploma|degree|certificate)\s*(?:\(.*)?$/i.test(text);

const faculty =
  /^(?:faculty|school|department|dept\.?|college|institute) of\s|^(?:facultad|faculdade|faculté|facoltà|fakultät|wydział)\s/iu;

/** A part of a school. */
export const isFaculty = (text: string): boolean => faculty.test(text.trim());
