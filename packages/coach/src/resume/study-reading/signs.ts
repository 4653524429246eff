import { endsInRole, namesRole } from '../../text/role-words.ts';
import { findPeriod, findSingleDate } from '../dates.ts';
import { stepOf } from '../header-blocks/line-signs.ts';
import {
  endsInLegalForm,
  findDegree,
  findPlace,
  isPlace,
  namesEmployer,
  namesField,
  namesSchool,
} from '../place-words.ts';
import type { PlacedLine } from '../placed-line.ts';
import { coursePattern, isDetail, isSchoolName } from '../study-draft.ts';
import { scorePattern } from '../study-parts.ts';
import type { Atom } from './atoms.ts';

/** What a line shows, asked once. */
interface LineKnown {
  line: PlacedLine;
  school: boolean;
  degree: boolean;
  place: boolean;
  date: boolean;
  words: number;
  /** Its atoms, as a range of those of the section. */
  first: number;
  last: number;
}

/** A section of studies while it's read. */
export interface StudySection {
  atoms: readonly Atom[];
  lines: readonly LineKnown[];
  usualSize: number;
}

export function sectionOf(given: readonly PlacedLine[], atoms: readonly Atom[]): StudySection {
  const lines = given.map((line, at): LineKnown => {
    const first = atoms.findIndex((one) => one.at === at);
    return {
      line,
      school: namesSchool(line.text),
      degree: findDegree(line.text) !== null,
      place: findPlace(line.text) !== null,
      date: (findPeriod(line.text) ?? findSingleDate(line.text)) !== null,
      words: line.text.split(/\s+/).length,
      first,
      last: atoms.findLastIndex((one) => one.at === at),
    };
  });
  const sizes = given.map((line) => line.fontSize).toSorted((a, b) => a - b);
  return { atoms, lines, usualSize: sizes[Math.floor(sizes.length / 2)] ?? 0 };
}

/** Brackets that the text opens and leaves open, less those that it closes alone. */
const openBrackets = (text: string) => text.split(/[([]/).length - text.split(/[)\]]/).length;

/** The words of atoms one after the other, which may go on in the next line; with the bracket that closes what they open. */
export function wordsBetween({ atoms }: StudySection, from: number, to: number): string {
  const [first, last] = [atoms[from] as Atom, atoms[to - 1] as Atom];
  const isOne = first.at === last.at;
  const before = isOne ? '' : `${first.line.text.slice(first.start)} `;
  const text = before + last.line.text.slice(isOne ? first.start : 0, last.end);
  const closing = openBrackets(text) > 0 ? /^\s*[)\]]/.exec(last.line.text.slice(last.end)) : null;
  return closing ? text + closing[0] : text;
}

const lengths = [2, 3, 4, 5, 7, 10, 14];
const gaps = [0.1, 0.3, 0.5, 0.9, 1.6];
const ratios = [0.85, 0.96, 1.04, 1.2];
const wordsMost = 8;

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘`]/g, "'")
    .match(/[\p{L}']+/gu) ?? [];

/** What words alone say of a part. */
function ownSigns(text: string): string[] {
  const degree = findDegree(text);
  const school = namesSchool(text);
  const field = namesField(text);
  const place = isPlace(text);
  const signs: string[] = ['part'];
  const add = (name: string, is: boolean) => is && signs.push(name);
  add('school', school);
  add(`degree ${degree?.start === 0 ? 'first' : 'within'}`, degree !== null);
  add('degree whole', degree?.words.length === text.length);
  add('field', field);
  add('is place', place);
  add('has place', !place && findPlace(text) !== null);
  add('school and degree', school && degree !== null);
  add('degree and field', field && degree !== null);
  add('place and school', school && findPlace(text) !== null);
  add('unknown', !school && !degree && !field && !place);
  add('employer', namesEmployer(text) || endsInLegalForm(text));
  add('role', namesRole(text));
  add('ends role', endsInRole(text));
  add('small', /^\p{Ll}/u.test(text));
  add('caps', /\p{Lu}{2}/u.test(text) && text === text.toUpperCase());
  add('number', /\d/.test(text));
  add('of', /\s(?:of|de|di|für|der|des)\s/.test(text));
  add('in', /\s(?:in|en|em)\s/.test(text));
  add('closed', /[.!?]$/.test(text));
  add('marks', scorePattern.test(text));
  add('open', (text.match(/[([]/g)?.length ?? 0) !== (text.match(/[)\]]/g)?.length ?? 0));
  add('has comma', /,\s/.test(text));
  add('has tab', text.includes('\t'));
  add('has bar', /[|•·]/.test(text));
  add('has dash', /\s[-–—]\s/.test(text));
  add('has colon', /:\s/.test(text));
  return signs;
}

function lineSigns({ lines, usualSize }: StudySection, at: number): string[] {
  const { line, date, first, last } = lines[at] as LineKnown;
  const signs = [`line atoms ${Math.min(last - first, 5)}`];
  if (line.isBold) signs.push('bold');
  if (line.hasBoldLead) signs.push('bold lead');
  if (line.isBullet) signs.push('item');
  if (line.isHeading) signs.push('styled');
  if (date) signs.push('dated');
  if (usualSize > 0) signs.push(`size ${stepOf(line.fontSize / usualSize, ratios)}`);
  if (isDetail(line.text)) signs.push('detail');
  if (coursePattern.test(line.text)) signs.push('courses');
  if (at === 0) signs.push('top');
  for (const [name, other] of [
    ['above', lines[at - 1]],
    ['below', lines[at + 1]],
  ] as const) {
    if (!other) signs.push(`${name} none`);
    else
      for (const sign of ['school', 'degree', 'date'] as const)
        if (other[sign]) signs.push(`${name} ${sign}`);
    if (other?.line.isBullet) signs.push(`${name} item`);
  }
  return signs;
}

/** What words are at first sight. */
function kindOf(text: string): string {
  if (findDegree(text))
    return isSchoolName(text) ? 'degree of school' : namesField(text) ? 'degree of field' : 'degree';
  if (namesSchool(text)) return 'school';
  if (isPlace(text)) return 'place';
  return namesField(text) ? 'field' : 'unknown';
}

/** What speaks for a part by its kind and what is around it. */
function kindSigns(section: StudySection, from: number, to: number, text: string, rest: string): string[] {
  const { atoms, lines } = section;
  const [first, last] = [atoms[from] as Atom, atoms[to - 1] as Atom];
  const kind = kindOf(text);
  const own = lines[first.at] as LineKnown;
  const [above, below] = [lines[first.at - 1], lines[last.at + 1]];
  const next = atoms[to];
  const seen = (one: LineKnown | undefined) =>
    one
      ? `${one.school ? 'S' : ''}${one.degree ? 'G' : ''}${one.date ? 'D' : ''}${one.line.isBullet ? 'i' : ''}`
      : 'none';
  return [
    kind,
    `${kind} before ${first.joint}`,
    `${kind} behind ${next?.at === last.at ? next.joint : 'end'}`,
    `${kind} dated ${own.date}`,
    `${kind} above ${seen(above)}`,
    `${kind} below ${seen(below)}`,
    `${kind} bold ${own.line.isBold}`,
    ...(section.usualSize > 0
      ? [`${kind} size ${stepOf(own.line.fontSize / section.usualSize, ratios)}`]
      : []),
    `${kind} rest ${/\p{L}{2}/u.test(rest) ? kindOf(rest) : 'none'}`,
    `${kind} length ${stepOf(text.split(/\s+/).length, lengths)}`,
  ];
}

const endsSmall = /\s(?:of|and|in|for|&|et|de|y|e|und|für|der|la|di)$/iu;

/** What speaks for a part that goes on in the next line, up to the atom `to`. */
function wrapSigns({ line }: LineKnown, other: LineKnown, to: number): string[] {
  const next = other.line;
  const signs = [
    'wrap',
    `wrap ${line.endsShort} ${/^\p{Ll}/u.test(next.text)}`,
    `wrap gap ${stepOf(next.gapAbove, gaps)}`,
    `wrap ${line.isBold} ${next.isBold}`,
    `wrap after ${wordsOf(line.text).at(-1) ?? ''}`,
    `wrap words ${stepOf(other.words, lengths)}`,
    `wrap joint ${to - 1 === other.last}`,
    `wrap kind ${kindOf(next.text)}`,
    `wrap alike ${Math.abs(next.fontSize - line.fontSize) < 0.3}`,
  ];
  if (/[,&-]$/.test(line.text)) signs.push('wrap after comma');
  if (other.date) signs.push('wrap dated');
  if (other.first === other.last) signs.push('wrap alone');
  if (openBrackets(line.text) > 0) signs.push('wrap in brackets');
  if (endsSmall.test(line.text)) signs.push('wrap after small word');
  return signs;
}

/** What speaks for atoms as one part: a school, a degree with its field, a place. */
export function partSigns(section: StudySection, from: number, to: number): string[] {
  const { atoms, lines } = section;
  const [first, last] = [atoms[from] as Atom, atoms[to - 1] as Atom];
  const text = wordsBetween(section, from, to);
  const words = wordsOf(text);
  const own = lines[first.at] as LineKnown;
  const next = atoms[to];
  const isEnd = !next || next.at !== last.at;
  const behind = isEnd ? 'end' : next.joint;
  const signs = [...ownSigns(text), ...lineSigns(section, first.at)];
  for (const word of words.slice(0, wordsMost)) signs.push(`word ${word}`);
  signs.push(`opens ${words[0] ?? ''}`, `ends ${words.at(-1) ?? ''}`);
  signs.push(`length ${stepOf(words.length, lengths)}`, `atoms ${Math.min(to - from, 4)}`);
  signs.push(`before ${first.joint}`, `behind ${behind}`);
  const before = text && first.line.text.slice(0, first.start);
  const rest = `${before} ${isEnd ? '' : last.line.text.slice(last.end)}`;
  signs.push(...kindSigns(section, from, to, text, rest));
  if (first.joint === 'start' && isEnd) signs.push('whole line');
  else {
    for (const [name, is] of [
      ['school', namesSchool(rest)],
      ['degree', findDegree(rest) !== null],
      ['place', findPlace(rest) !== null],
      ['field', namesField(rest)],
    ] as const)
      if (is) signs.push(`beside ${name}`);
    if (/[\p{L}]{2}/u.test(before)) signs.push('words before');
  }
  return last.at === first.at ? signs : [...signs, ...wrapSigns(own, lines[last.at] as LineKnown, to)];
}

/** What speaks for a date as that of a study. */
export function dateSigns(section: StudySection, at: number): string[] {
  const { atoms, lines } = section;
  const atom = atoms[at] as Atom;
  const own = lines[atom.at] as LineKnown;
  const signs = ['date', ...lineSigns(section, atom.at), `length ${stepOf(own.words, lengths)}`];
  if (atom.period?.startDate && atom.period.endDate) signs.push('period');
  if (own.school) signs.push('with school');
  if (own.degree) signs.push('with degree');
  if (own.first === own.last) signs.push('alone');
  signs.push(atom.joint === 'start' ? 'opens' : at === own.last ? 'ends' : 'within');
  const before = atoms[at - 1];
  const word =
    before && before.at === atom.at ? wordsOf(atom.line.text.slice(0, atom.start)).at(-1) : undefined;
  if (word) signs.push(`behind ${word}`);
  return signs;
}

/** What speaks for a line as the first of a study. */
export function startSigns(section: StudySection, at: number): string[] {
  const { lines } = section;
  const [own, before] = [lines[at] as LineKnown, lines[at - 1]];
  const { line } = own;
  const signs = ['start'];
  const add = (name: string, is: boolean) => is && signs.push(name);
  add('school', own.school);
  add('degree', own.degree);
  add('date', own.date);
  add('place', own.place);
  add('bold', line.isBold);
  add('item', line.isBullet);
  add('detail', isDetail(line.text));
  add('small', /^\p{Ll}/u.test(line.text));
  signs.push(`length ${stepOf(own.words, lengths)}`, `kind ${own.school} ${own.degree} ${own.date}`);
  const below = lines[at + 1];
  if (below) signs.push(`below ${below.school} ${below.degree} ${below.date}`);
  if (!before) return [...signs, 'top'];
  signs.push(`gap ${stepOf(line.gapAbove, gaps)}`, `turn ${before.line.isBold} ${line.isBold}`);
  signs.push(
    `items ${before.line.isBullet} ${line.isBullet}`,
    `above ${before.school} ${before.degree} ${before.date}`,
  );
  if (before.line.fontSize > 0) signs.push(`ratio ${stepOf(line.fontSize / before.line.fontSize, ratios)}`);
  add('new region', before.line.region !== line.region);
  add('above closed', /[.;]$/.test(before.line.text));
  const first = lines[0] as LineKnown;
  const isAlike =
    first.line.isBold === line.isBold &&
    first.line.isBullet === line.isBullet &&
    Math.abs(first.line.fontSize - line.fontSize) < 0.5;
  signs.push(`gap ${stepOf(line.gapAbove, gaps)} ${own.school} ${own.degree} ${own.date}`);
  signs.push(
    `alike ${isAlike}`,
    `alike ${isAlike} ${first.school === own.school} ${first.degree === own.degree} ${first.date === own.date}`,
  );
  return signs;
}
