import { findDegree, isPlace, namesSchool } from '../place-words.ts';
import type { Atom } from './atoms.ts';
import { dateSigns, partSigns, type StudySection, startSigns, wordsBetween } from './signs.ts';

/** What a run of atoms is: a school, a degree or field, a place, a date, or nothing of a study. */
export type Label = 'S' | 'G' | 'P' | 'D' | 'O';

/** What is known of the study so far, and of the line. */
export interface State {
  /** Parts that the study has; null before the first study. */
  has: { S: number; G: number; P: number; D: number } | null;
  /** The label before, in the same line. */
  last: Label | 'N';
}

export const opening: State = { has: null, last: 'N' };
export const keyOf = ({ has, last }: State): string =>
  has ? `${has.S}${has.G}${has.P}${has.D}${last}` : `-${last}`;

/** One step: atoms that are one part, where a new study may begin. */
export interface Step {
  from: number;
  to: number;
  label: Label;
  isNew: boolean;
}

const partMost = 8;
const placeMost = 4;
const wrapGap = 0.6;

/** Cells are parts by themselves. */
const isCell = /^(?:tab|bar|date)$/;

/** May these atoms be one part of a study? */
function isWhole({ atoms }: StudySection, from: number, to: number): boolean {
  const [first, last] = [atoms[from] as Atom, atoms[to - 1] as Atom];
  for (let at = from; at < to; at += 1) if ((atoms[at] as Atom).period) return false;
  for (let at = from + 1; at < to; at += 1) if (isCell.test((atoms[at] as Atom).joint)) return false;
  if (last.at === first.at) return true;
  return (
    last.at === first.at + 1 &&
    !last.line.isBullet &&
    last.line.gapAbove < wrapGap &&
    first.line.region === last.line.region
  );
}

/** No place has the name of a degree or a school. */
const mayBePlace = (text: string) => isPlace(text) || !(findDegree(text) ?? namesSchool(text));

/** The parts that may begin at an atom: their end and label. */
export function partsAt(section: StudySection, from: number): { to: number; label: Label }[] {
  const { atoms } = section;
  const found: { to: number; label: Label }[] = [{ to: from + 1, label: 'O' }];
  const first = atoms[from] as Atom;
  if (first.period) return [...found, { to: from + 1, label: 'D' }];
  for (
    let to = from + 1;
    to <= Math.min(from + partMost, atoms.length) && isWhole(section, from, to);
    to += 1
  ) {
    const last = atoms[to - 1] as Atom;
    if (!/\p{L}/u.test(last.line.text.slice(last.start, last.end)) && last.joint !== 'open') continue;
    found.push({ to, label: 'S' }, { to, label: 'G' });
    if (to - from <= placeMost && last.at === first.at && mayBePlace(wordsBetween(section, from, to)))
      found.push({ to, label: 'P' });
  }
  return found;
}

/** What follows a state by a step. */
export function follow({ has }: State, { label, isNew }: Step, endsLine: boolean): State | null {
  const parts = isNew ? { S: 0, G: 0, P: 0, D: 0 } : has;
  const last = endsLine ? 'N' : label;
  if (!parts) return label === 'O' ? { has: null, last } : null;
  if (label === 'O') return { has: parts, last };
  const most = label === 'G' ? 2 : 1;
  return { has: { ...parts, [label]: Math.min(most, parts[label] + 1) }, last };
}

/** Names of what the order of parts shows. */
export function orderSigns(
  state: State,
  { label, isNew }: Step,
  joint: string,
  opensLine: boolean,
): string[] {
  const { has, last } = state;
  const parts = has ? `${has.S}${has.G}${has.P}${has.D}` : '-';
  const row = opensLine ? 'row' : 'on';
  if (isNew) return [`new ${parts}`, `new ${label}`];
  return [
    ...(has ? [] : [`outside ${row} ${joint}`]),
    `${last} ${label}`,
    `${last} ${label} ${joint}`,
    ...(label === 'O' ? [] : [`${row} ${parts} ${label}`, `again ${label} ${has?.[label] ?? 0} ${row}`]),
  ];
}

/** The end of a section, by what its last study has. */
export const endSign = ({ has }: State): string => (has ? `new ${has.S}${has.G}${has.P}${has.D}` : 'end -');

/** What speaks for atoms as one part, whichever it is. */
export const signsOf = (section: StudySection, { from, to, label }: Step): string[] =>
  label === 'D' ? dateSigns(section, from) : partSigns(section, from, to);

/** What these signs say for one label. */
export const asLabel = (signs: readonly string[], label: Label): string[] =>
  signs.flatMap((sign) => (sign.startsWith('wrap') ? [`${label} ${sign}`, sign] : [`${label} ${sign}`]));

/** What speaks for a new study at a line. */
export const startFeatures = (section: StudySection, at: number): string[] =>
  startSigns(section, at).map((sign) => `start ${sign}`);
