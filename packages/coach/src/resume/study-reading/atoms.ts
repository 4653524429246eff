import { findPeriod, findSingleDate, type Period } from '../dates.ts';
import { findDegree, findPlace } from '../place-words.ts';
import type { PlacedLine } from '../placed-line.ts';
import { coursePattern, isDetail } from '../study-draft.ts';

/** The smallest piece of a line that may be a part of a study: what is between two borders. */
export interface Atom {
  /** Which of the section's lines it is in. */
  at: number;
  line: PlacedLine;
  start: number;
  end: number;
  /** What the border before it is. */
  joint: string;
  period: Period | null;
}

const borders: readonly (readonly [string, RegExp])[] = [
  ['tab', /^\t/],
  ['bar', /^[|•·¦∙◆●○■▪►~]/u],
  ['semicolon', /^;/],
  ['comma', /^,/],
  ['colon', /^:/],
  ['open', /^[([]/],
  ['close', /^[)\]]/],
  ['slash', /^\//],
  ['dash', /^[-–—]/],
];
const border =
  /\s*\t\s*|\s*[|•·¦∙◆●○■▪►~]\s*|\s*;\s+|\s*,\s*|\s*:\s+|\s*[([]\s*|\s*[)\]]\s*|\s*\/\s*|\s+[-–—]+\s+|[-–—]+\s+|\s*[–—]\s*|\s+(?:at|@|from|chez|bei|presso|an der|am|à|à l['’]|en la|en el|na|no)\s+/gu;

const schoolAhead =
  /(?<=[\p{L}\d.)]\s)(?=(?:(?:University|College|School|Institute) of|Universi(?!ty)|Univ\.|Institut(?!e)|Hochschule|Fachhochschule|Technische|Escuela|Colegio|Colégio|Faculdade|[ÉE]cole|Instituto|Istituto|Lycée|Liceo|(?!High |[^,]*(?:Diploma|Degree|Certificate))\p{Lu}[\p{L}.'’-]+ (?:University|College|Institute|School|High School|Academy|Polytechnic))(?!\p{Ll}*\p{Lu}))/gu;

/** "University of Texas at Austin": what the campus is named behind "at". */
const campus = /university of [\p{L} ]+$/iu;

/** So many letters at most make up the name of a study; a longer line tells something. */
const longest = 220;
const toldWords = 16;
const atomsMost = 14;

/** A line that tells of a study: a long one, an item in many words, or what a label names. */
function isTold(line: PlacedLine, period: Period | null): boolean {
  if (line.text.length > longest || coursePattern.test(line.text)) return true;
  if (period === null && isDetail(line.text)) return true;
  const names = findDegree(line.text) !== null;
  return line.isBullet && !names && line.text.split(/\s+/).length > toldWords;
}

interface Cut {
  start: number;
  end: number;
  joint: string;
}

/** Where a text is cut, and by what; a cut may be as wide as nothing. */
function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  for (const match of text.matchAll(border)) {
    if (match[0].trim() === 'at' && campus.test(text.slice(0, match.index))) continue;
    const sign = match[0].includes('\t') ? '\t' : match[0].trim();
    const joint = borders.find(([, pattern]) => pattern.test(sign))?.[0] ?? 'word';
    cuts.push({ start: match.index, end: match.index + match[0].length, joint });
  }
  for (const match of text.matchAll(schoolAhead))
    cuts.push({ start: match.index, end: match.index, joint: 'school' });
  const degree = findDegree(text);
  const behind = degree ? degree.start + degree.words.length : 0;
  if (
    degree &&
    /^\s+(?!diploma|degree|certificate)\p{Lu}/iu.test(text.slice(behind)) &&
    /^\s+\p{Lu}/u.test(text.slice(behind))
  ) {
    const end = behind + (/^\s+/.exec(text.slice(behind))?.[0].length ?? 0);
    cuts.push({ start: behind, end, joint: 'degree' });
  }
  const place = findPlace(text);
  if (place && place.start > 0) cuts.push({ start: place.start, end: place.start, joint: 'place' });
  return cuts.toSorted((a, b) => a.start - b.start || b.end - a.end);
}

/** Cuts a piece of a line at its borders. */
function pieces(atom: Atom): Atom[] {
  const { line, start, end } = atom;
  const text = line.text.slice(start, end);
  const found: Atom[] = [];
  let [from, joint] = [0, atom.joint];
  const push = (to: number) => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    if (piece.trim())
      found.push({
        ...atom,
        joint,
        start: start + from + lead,
        end: start + from + piece.trimEnd().length,
      });
  };
  for (const cut of cutsOf(text)) {
    if (cut.start < from) continue;
    push(cut.start);
    const isWeak = joint === 'tab' || joint === 'start' || cut.start > from;
    joint = isWeak && cut.start === from && from > 0 ? joint : cut.joint;
    if (found.length === 0) joint = atom.joint;
    from = cut.end;
  }
  push(text.length);
  return found;
}

function atomsOfLine(line: PlacedLine, at: number): Atom[] {
  const period = findPeriod(line.text) ?? findSingleDate(line.text);
  const whole: Atom = { at, line, start: 0, end: line.text.length, joint: 'start', period: null };
  if (!line.text.trim()) return [];
  if (isTold(line, period)) return [whole];
  if (!period) return pieces(whole).slice(0, atomsMost);
  const before = pieces({ ...whole, end: period.start });
  const after = pieces({ ...whole, start: period.end, joint: 'date' });
  const date = {
    ...whole,
    start: period.start,
    end: period.end,
    period,
    joint: before.length > 0 ? 'date' : 'start',
  };
  return [...before.slice(0, atomsMost), date, ...after.slice(0, atomsMost)];
}

/** The lines of a section as atoms, line after line. */
export const atomsOf = (lines: readonly PlacedLine[]): Atom[] => lines.flatMap(atomsOfLine);
