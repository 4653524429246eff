import type { CorrectablePart, ResumeCorrection } from './correction-contract.ts';
import type { EntryPart } from './entry-lines.ts';
import type { ParsedField, ParsedResume } from './parsed-contract.ts';

export const entryParts = [
  'work',
  'education',
  'skills',
  'projects',
  'certificates',
  'languages',
] as const satisfies readonly EntryPart[];

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isBlank = (value: unknown) => value === undefined || value === null || value === '' || value === false;

/** A value as text that is the same for equal values: keys in order, blank ones left out. */
export const keyOf = (value: unknown): string =>
  JSON.stringify(value ?? null, (_, inner: unknown) =>
    isPlain(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => !isBlank(one))
            .toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );

/** For each entry of the corrected list the index of the entry that was read and says the same; null for a changed one. */
export function sameEntries(read: readonly unknown[], corrected: readonly unknown[]): (number | null)[] {
  const places = new Map<string, number[]>();
  for (const [at, entry] of read.entries()) {
    const key = keyOf(entry);
    places.set(key, [...(places.get(key) ?? []), at]);
  }
  return corrected.map((entry) => places.get(keyOf(entry))?.shift() ?? null);
}

/** Whether a list differs from the one that was read: in an entry, in their number, or in their order. */
export const isListChanged = (read: readonly unknown[], corrected: readonly unknown[]): boolean =>
  read.length !== corrected.length || sameEntries(read, corrected).some((from, at) => from !== at);

/** The field at its place in the corrected reading; null where the user changed what it says. */
function keptField(
  field: ParsedField,
  read: ParsedResume,
  corrected: ParsedResume,
  movedTo: ReadonlyMap<EntryPart, ReadonlyMap<number, number>>,
): ParsedField | null {
  const [part = '', key = '', ...rest] = field.path.split('.');
  if (part === 'basics') {
    const of = ({ basics }: ParsedResume) => keyOf(basics[key as keyof ParsedResume['basics']]);
    return of(read) === of(corrected) ? field : null;
  }
  const moved = movedTo.get(part as EntryPart);
  if (!moved) return field;
  const place = moved.get(Number(key));
  return key === '' || place === undefined ? null : { ...field, path: [part, place, ...rest].join('.') };
}

/** Where the entries of each changed list went. Lists that say what was read are not in it. */
function movesOf(read: ParsedResume, corrected: ParsedResume): Map<EntryPart, Map<number, number>> {
  const changed = entryParts.filter((part) => isListChanged(read[part], corrected[part]));
  return new Map(
    changed.map((part) => {
      const from = sameEntries(read[part], corrected[part]);
      return [part, new Map(from.flatMap((old, at) => (old === null ? [] : [[old, at] as const])))];
    }),
  );
}

/**
 * The reading with the user's correction in it. What the user changed has no entry in `fields`: it has no place in the file,
 * and it is sure because the user said so. Lines that are settled are no longer unassigned, and dates outside of entries no
 * longer count once the user has said what the jobs or the schools are.
 */
export function correctedResume(read: ParsedResume, correction: ResumeCorrection): ParsedResume {
  const { settled = [], ...parts } = correction;
  const corrected: ParsedResume = { ...read, ...parts };
  const moves = movesOf(read, corrected);
  const fields = read.fields.flatMap((field) => keptField(field, read, corrected, moves) ?? []);
  const { coverage } = read;
  if (!coverage) return { ...corrected, fields };
  const isSettled = new Set(settled);
  return {
    ...corrected,
    fields,
    coverage: {
      ...coverage,
      unassigned: coverage.unassigned.filter(({ source }) => !isSettled.has(source.text)),
      datesOutside: moves.has('work') || moves.has('education') ? 0 : coverage.datesOutside,
      ...(coverage.suspects && { suspects: coverage.suspects.filter((section) => !moves.has(section)) }),
    },
  };
}

const tidyText = (value: string) => value.replace(/[^\S\n]+/g, ' ').trim();

function tidyValue(value: unknown): unknown {
  if (typeof value === 'string') return tidyText(value);
  if (Array.isArray(value)) return value.map(tidyValue).filter((one) => one !== '');
  if (!isPlain(value)) return value;
  const tidied = Object.entries(value).map(([key, one]) => [key, tidyValue(one)] as const);
  // Names are required where the contract has them; any other text is left out while it is empty.
  return Object.fromEntries(
    tidied.filter(([key, one]) => one !== '' || key === 'name' || key === 'language'),
  );
}

const saysSomething = (entry: unknown): boolean =>
  isPlain(entry) &&
  Object.values(entry).some((value) => (Array.isArray(value) ? value.length > 0 : !isBlank(value)));

/** A correction without blanks: texts trimmed, empty lines, values and entries left out. */
export function tidyCorrection(correction: ResumeCorrection): ResumeCorrection {
  const tidied = tidyValue(correction) as ResumeCorrection;
  const lists = entryParts.flatMap((part) => {
    const list = tidied[part];
    return list ? [[part, (list as unknown[]).filter(saysSomething)] as const] : [];
  });
  return { ...tidied, ...Object.fromEntries(lists) };
}

/** The corrected parts of a reading, or all of them where nothing is corrected: what an editor starts from. */
export const correctableOf = (resume: ParsedResume): Required<Pick<ResumeCorrection, CorrectablePart>> => ({
  basics: resume.basics,
  work: resume.work,
  education: resume.education,
  skills: resume.skills,
  projects: resume.projects,
  certificates: resume.certificates,
  languages: resume.languages,
});
