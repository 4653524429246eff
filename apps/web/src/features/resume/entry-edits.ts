import type { EntryPart, ParsedResume, ResumeCorrection } from '@greenroom/domain';
import { entryForms } from './entry-forms.ts';

/** What is being corrected: every correctable part, and the lines that are taken care of. */
export type Edited = Required<ResumeCorrection>;
/** Anything that has the lists of a resume: what is being corrected, or a resume of the editor. */
export type Lists = Pick<Edited, EntryPart>;
/** An entry of any list, as the form reads and writes it. */
export type Entry = Record<string, string | boolean | string[] | undefined>;

const blanks: { [P in EntryPart]: ParsedResume[P][number] } = {
  work: { highlights: [] },
  education: { courses: [] },
  skills: { name: '', keywords: [] },
  projects: { name: '', highlights: [] },
  certificates: { name: '' },
  languages: { language: '' },
};

/** The entries of a list. */
export const entriesOf = (edited: Lists, part: EntryPart): Entry[] => edited[part] as Entry[];

/** The same with another list. */
const withEntries = <T extends Lists>(edited: T, part: EntryPart, entries: readonly Entry[]): T => ({
  ...edited,
  [part]: entries,
});

/** An entry at its place in other words. */
export const withEntry = <T extends Lists>(edited: T, part: EntryPart, at: number, entry: Entry): T =>
  withEntries(edited, part, entriesOf(edited, part).with(at, entry));

/** Adds a blank entry at the end, or one that has its name already. */
export function addEntry<T extends Lists>(edited: T, part: EntryPart, name = ''): T {
  const entry: Entry = { ...blanks[part] } as Entry;
  if (name) entry[entryForms[part].head] = name;
  return withEntries(edited, part, [...entriesOf(edited, part), entry]);
}

export const removeEntry = <T extends Lists>(edited: T, part: EntryPart, at: number): T =>
  withEntries(edited, part, entriesOf(edited, part).toSpliced(at, 1));

/** Moves an entry to another place of its list. */
export function moveEntry<T extends Lists>(edited: T, part: EntryPart, from: number, to: number): T {
  const entries = entriesOf(edited, part);
  const entry = entries[from];
  return entry ? withEntries(edited, part, entries.toSpliced(from, 1).toSpliced(to, 0, entry)) : edited;
}

const textOf = (value: Entry[string]) => (typeof value === 'string' ? value.trim() : '');
export const itemsOf = (entry: Entry, key: string | null): string[] => {
  const items = key === null ? [] : entry[key];
  return Array.isArray(items) ? items : [];
};

/** The earlier or the later of two dates; a blank one gives way. */
function dateOf(key: string, one: string, other: string): string {
  if (!one || !other) return one || other;
  return (key === 'startDate') === one < other ? one : other;
}

/** Two entries as one. No word is lost: what differs in a single field becomes an item of the list, or is appended. */
function merged(part: EntryPart, first: Entry, second: Entry): Entry {
  const { fields, items } = entryForms[part];
  const entry: Entry = { ...first };
  const left: string[] = [];
  for (const { key, kind } of fields) {
    const [one, other] = [textOf(first[key]), textOf(second[key])];
    if (kind === 'items') continue;
    if (kind === 'tick') entry[key] = Boolean(first[key] || second[key]);
    else if (kind === 'date') entry[key] = dateOf(key, one, other) || undefined;
    else if (!one) entry[key] = other || first[key];
    else if (other && one !== other && items === null) entry[key] = `${one} ${other}`;
    else if (other && one !== other) left.push(other);
  }
  if (items) entry[items] = [...itemsOf(first, items), ...left, ...itemsOf(second, items)];
  if (entry.isCurrent) entry.endDate = undefined;
  return entry;
}

/** Joins an entry with the one after it. */
export function mergeEntry(edited: Edited, part: EntryPart, at: number): Edited {
  const entries = entriesOf(edited, part);
  const [first, second] = entries.slice(at, at + 2);
  if (!first || !second) return edited;
  return withEntries(edited, part, entries.toSpliced(at, 2, merged(part, first, second)));
}

/** Splits an entry before one of its items: that item names the new entry, the items after it go along. Skills keep all of them. */
export function splitEntry(edited: Edited, part: EntryPart, at: number, item: number): Edited {
  const { items, head } = entryForms[part];
  const entries = entriesOf(edited, part);
  const entry = entries[at];
  if (!items || !entry) return edited;
  const all = itemsOf(entry, items);
  const named = part === 'skills' ? '' : (all[item] ?? '');
  const added: Entry = {
    ...(blanks[part] as Entry),
    [head]: named,
    [items]: all.slice(part === 'skills' ? item : item + 1),
  };
  return withEntries(
    edited,
    part,
    entries.toSpliced(at, 1, { ...entry, [items]: all.slice(0, item) }, added),
  );
}

/** Puts a line that no entry took into one: to its items. */
export function addLine(edited: Edited, part: 'work' | 'education', at: number, line: string): Edited {
  const { items } = entryForms[part];
  const entry = entriesOf(edited, part)[at];
  if (!entry || !items) return edited;
  return settle(withEntry(edited, part, at, { ...entry, [items]: [...itemsOf(entry, items), line] }), line);
}

/** Marks a line as taken care of. */
export const settle = (edited: Edited, line: string): Edited => ({
  ...edited,
  settled: [...edited.settled, line],
});

/** What an entry is called: its title and its name. Empty where it has neither. */
export function entryName(part: EntryPart, entry: Entry): string {
  const beside = ['location', 'url', 'score', 'fluency', 'issuer'];
  const names = entryForms[part].fields.filter(({ kind, key }) => kind === 'line' && !beside.includes(key));
  return names
    .map(({ key }) => textOf(entry[key]))
    .filter(Boolean)
    .join(', ');
}

/** What else there is to say of an entry in a line: skills and languages by what is in them. */
export function entryDetail(part: EntryPart, entry: Entry): string {
  if (part === 'skills') return itemsOf(entry, 'keywords').filter(Boolean).join(', ');
  return textOf(entry.fluency ?? entry.issuer);
}
