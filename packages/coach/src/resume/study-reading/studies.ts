import type { Words } from '../field-log.ts';
import { findDegree } from '../place-words.ts';
import { joinLines, type PlacedLine } from '../placed-line.ts';
import { splitDegree } from '../split-degree.ts';
import { coursePattern, type Draft, emptyDraft } from '../study-draft.ts';
import { scoreOf } from '../study-parts.ts';
import type { Atom } from './atoms.ts';
import { readParts } from './judge.ts';
import type { Label, Step } from './lattice.ts';
import { type StudySection, wordsBetween } from './signs.ts';

const isOpen = (text: string, open: string, close: string) =>
  text.split(open).length !== text.split(close).length;

/** Without the marks at its ends, nor a bracket that nothing in it opens or closes. */
function trimmed(text: string): string {
  const plain = text
    .replace(/^[\s,;:|•·–—-]+|[\s,;:|•·–—-]+$/g, '')
    .replace(/\s+(?:in|at|from|of)$/i, '');
  const bare = isOpen(plain, '(', ')') ? plain.replace(/^[()]|[()]$/g, '').trim() : plain;
  return bare === plain ? plain : trimmed(bare);
}

/** The words of a step, with the line that they are in; what wraps is one line again. */
function wordsOf(section: StudySection, { from, to }: Step): Words {
  const [first, last] = [section.atoms[from] as Atom, section.atoms[to - 1] as Atom];
  const line = first.at === last.at ? first.line : joinLines(first.line, last.line);
  return { text: trimmed(wordsBetween(section, from, to)), line };
}

/** "BSc, Biology" and "BSc Biology, Minor in Art": what two parts say of a degree. */
function takeDegrees(draft: Draft, degrees: readonly Words[]): void {
  const [first, second] = degrees;
  if (!first) return;
  const named = degrees.find((one) => findDegree(one.text));
  const other = named === second ? first : second;
  if (!named) {
    draft.area = second && second.line === first.line ? between(first, second) : first;
    return;
  }
  draft.degree = named;
  if (!other) return;
  const field = splitDegree(named.text).area;
  if (field === undefined) draft.area = other;
  else if (named === first && other.line === named.line) draft.area = between({ ...named, text: field }, other);
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
  takeDegrees(draft, words('G').slice(0, 2));
  const date = all('D')
    .map(({ from }) => section.atoms[from] as Atom)
    .find((atom) => atom.period);
  if (date?.period) draft.period = { period: date.period, line: date.line };
  const atoms = section.atoms.slice(steps[0]?.from, steps.at(-1)?.to);
  draft.lines = [...new Set(atoms.map((atom) => atom.line))];
  draft.courses = draft.lines.flatMap(coursesOf);
  for (const line of draft.lines) draft.score ??= scoreOf(line);
  return draft;
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
