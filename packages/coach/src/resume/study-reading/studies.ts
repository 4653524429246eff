import type { Words } from '../field-log.ts';
import { findDegree, isPlace, namesField, namesSchool } from '../place-words.ts';
import { joinLines, type PlacedLine } from '../placed-line.ts';
import { splitDegree } from '../split-degree.ts';
import {
  coursePattern,
  type Draft,
  emptyDraft,
  isFaculty,
  labelledStudy,
  notes,
  takeLabelled,
} from '../study-draft.ts';
import { scoreOf, scorePattern } from '../study-parts.ts';
import type { Atom } from './atoms.ts';
import { readParts } from './judge.ts';
import type { Label, Step } from './lattice.ts';
import { type StudySection, wordsBetween } from './signs.ts';

const isOpen = (text: string, open: string, close: string) =>
  text.split(open).length !== text.split(close).length;

/** Without the marks at its ends, nor a bracket that nothing in it opens or closes. */
function trimmed(text: string): string {
  const plain = text.replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/g, '').replace(/\s+(?:in|at|from|of)$/i, '');
  const bare = isOpen(plain, '(', ')') ? plain.replace(/^[()]|[()]$/g, '').trim() : plain;
  return bare === plain ? plain : trimmed(bare);
}

/** What goes on, in brackets. */
const ongoing =
  /\s*\((?:in[ -]progress|expected|ongoing|incomplete|en cours|in corso|en curso|cursando|laufend)\)?/gi;

/** The words of a step, with the line that they are in; what wraps is one line again. */
function wordsOf(section: StudySection, { from, to, label }: Step): Words {
  const [first, last] = [section.atoms[from] as Atom, section.atoms[to - 1] as Atom];
  const line = first.at === last.at ? first.line : joinLines(first.line, last.line);
  const text = trimmed(wordsBetween(section, from, to).replace(ongoing, ''));
  if (label === 'G') {
    const plain = trimmed(
      text
        .replace(notes, ' ')
        .replace(scorePattern, ' ')
        .replace(/\(\s*\)/g, ' '),
    );
    return { text: labelledStudy(plain)?.words ?? plain, line };
  }
  return { text: label === 'P' ? text.replace(/(?<=\p{Ll}{3})\.$/u, '') : text, line };
}

/** A line between two parts has nothing but the border of both. */
const isBeside = (first: Words, second: Words) =>
  first.line === second.line &&
  between(first, second).text.length < first.text.length + second.text.length + 5;

/** "Lindgate University, Department of Biology": a part of the school right behind it. */
function takeFaculty(draft: Draft, degrees: readonly Words[]): Words[] {
  const { school } = draft;
  return degrees.filter((one) => {
    const isPart = school !== undefined && isFaculty(one.text) && isBeside(school, one);
    if (isPart) draft.school = between(school, one);
    return !isPart;
  });
}

/** "BSc, Biology" and "BSc Biology, Minor in Art": what two parts say of a degree. */
function takeDegrees(draft: Draft, degrees: readonly Words[]): void {
  const [first, second] = degrees;
  if (!first) return;
  const named = degrees.find((one) => findDegree(one.text));
  const other = named === second ? first : second;
  if (!named) {
    draft.area = second && isBeside(first, second) ? between(first, second) : first;
    return;
  }
  // "PhD" beside "PhD in Physics": the same degree.
  const isSame = other?.text.toLowerCase().startsWith(named.text.toLowerCase());
  draft.degree = isSame ? other : named;
  if (!other || isSame) return;
  const field = splitDegree(named.text).area;
  if (field === undefined) draft.area = other;
  else if (named === first && isBeside(named, other)) draft.area = between({ ...named, text: field }, other);
}

/** All words of a line from one part to another. */
function between(first: Words, last: Words): Words {
  const start = first.line.text.indexOf(first.text);
  const end = first.line.text.indexOf(last.text, start) + last.text.length;
  return start < 0 || end <= start ? first : { line: first.line, text: first.line.text.slice(start, end) };
}

/** The steps of each study. */
function studiesOf(steps: readonly Step[]): Step[][] {
  const studies: Step[][] = [];
  for (const step of steps) {
    if (step.isNew) studies.push([]);
    studies.at(-1)?.push(step);
  }
  return studies;
}

function coursesOf(line: PlacedLine): string[] {
  const courses = coursePattern.exec(line.text)?.[1] ?? '';
  return courses
    .split(/[,;]\s*/)
    .map((one) => one.trim())
    .filter(Boolean);
}

function draftOf(section: StudySection, steps: readonly Step[]): Draft {
  const draft = emptyDraft();
  const all = (label: Label) => steps.filter((step) => step.label === label);
  const words = (label: Label) =>
    all(label)
      .map((step) => wordsOf(section, step))
      .filter(({ text }) => text.length > 1);
  [draft.school] = words('S');
  [draft.place] = words('P');
  takeDegrees(draft, takeFaculty(draft, words('G')).slice(0, 2));
  takeField(draft);
  const date = all('D')
    .map(({ from }) => section.atoms[from] as Atom)
    .find((atom) => atom.period);
  if (date?.period) draft.period = { period: date.period, line: date.line };
  const atoms = section.atoms.slice(steps[0]?.from, steps.at(-1)?.to);
  draft.lines = [...new Set(atoms.map((atom) => atom.line))];
  for (const line of draft.lines) takeLabelled(draft, line);
  draft.courses = draft.lines.flatMap(coursesOf);
  for (const line of draft.lines) draft.score ??= scoreOf(line);
  return draft;
}

/** "Boğaziçi University, Computer Engineering" beside a degree: school and field. */
function takeField(draft: Draft): void {
  const { school, degree, area } = draft;
  const [, name = '', field = ''] = /^([^,]+),\s+(.+)$/.exec(school?.text ?? '') ?? [];
  const lacksField = !area && degree && splitDegree(degree.text).area === undefined;
  if (!school || !lacksField || !namesSchool(name) || !namesField(field) || isPlace(field)) return;
  draft.school = { ...school, text: name };
  draft.area = { ...school, text: field };
}

/** "Fjord University" once above two degrees: the school of both. */
function withSchools(drafts: readonly Draft[]): Draft[] {
  let above: Words | undefined;
  return drafts.map((draft) => {
    const { school, degree, area } = draft;
    const study = degree ?? area;
    if (school) above = !study || school.line.start < study.line.start ? school : undefined;
    return school || !above ? draft : { ...draft, school: above, isDisputed: true };
  });
}

/** The studies of a section. */
export function readStudies(lines: readonly PlacedLine[]): Draft[] {
  const { section, steps } = readParts(lines);
  const drafts = studiesOf(steps).map((one) => draftOf(section, one));
  return withSchools(drafts.filter(({ school, degree, area }) => school ?? degree ?? area));
}
