import { type FieldGroup, type Note, plainText, type TrueEntry } from './resume-truth.ts';

/** The reading of each true entry: the pairs that share most go first, and an entry is used once. -1 where nothing is like it. */
function pairsOf(expected: readonly string[][], read: readonly (string | undefined)[][]): number[] {
  const likeness = (a: readonly string[], b: readonly (string | undefined)[]) =>
    a.reduce((sum, value, at) => {
      const [one, other] = [plainText(value), plainText(b[at])];
      if (!one || !other) return sum;
      return sum + (one === other ? 1 : one.includes(other) || other.includes(one) ? 0.5 : 0);
    }, 0);
  const scored = expected.flatMap((entry, at) =>
    read.map((other, of) => ({ at, of, score: likeness(entry, other) - Math.abs(at - of) * 0.01 })),
  );
  const pairs = expected.map(() => -1);
  for (const { at, of, score } of scored.toSorted((a, b) => b.score - a.score))
    if (score > 0.3 && pairs[at] === -1 && !pairs.includes(of)) pairs[at] = of;
  return pairs;
}

interface ReadEntry {
  startDate?: string | undefined;
  endDate?: string | undefined;
  isCurrent?: boolean | undefined;
  location?: string | undefined;
  highlights?: readonly string[];
}

/** A truth that names the year alone is met by any month of it. */
const isSameDate = (read: string, expected: string) =>
  read === expected || (/^\d{4}$/.test(expected) && read.startsWith(`${expected}-`));

const readEnd = (entry: ReadEntry | undefined) => entry?.endDate ?? (entry?.isCurrent ? 'present' : '');

function compareDates(
  group: FieldGroup,
  at: string,
  truth: TrueEntry,
  entry: ReadEntry | undefined,
  note: Note,
) {
  const path = entry ? at : null;
  if (truth.start !== undefined)
    note({
      group,
      what: `${at} start`,
      expected: String(truth.start ?? ''),
      read: entry?.startDate ?? '',
      isRight: isSameDate(entry?.startDate ?? '', String(truth.start ?? '')),
      path: path && `${path}.startDate`,
    });
  if (truth.end === undefined) return;
  const expected = String(truth.end ?? '');
  const read = readEnd(entry);
  // JSON Resume has no flag for a project or a study that goes on: a start without an end says it.
  const isOpen =
    (group === 'projects' || group === 'education') &&
    expected === 'present' &&
    Boolean(entry?.startDate) &&
    !entry?.endDate;
  note({
    group,
    what: `${at} end`,
    expected,
    read,
    path: path && `${path}.endDate`,
    isRight: isOpen || isSameDate(read, expected),
  });
}

function compareBullets(
  group: FieldGroup,
  at: string,
  truth: TrueEntry,
  entry: ReadEntry | undefined,
  note: Note,
) {
  const highlights = entry?.highlights ?? [];
  if (typeof truth.bullets === 'number')
    note({
      group,
      what: `${at} bullets`,
      expected: String(truth.bullets),
      read: String(highlights.length),
      path: null,
    });
  else
    for (const bullet of truth.bullets ?? []) {
      const found = highlights.findIndex((one) => plainText(one) === plainText(bullet));
      const start = plainText(bullet).slice(0, 20);
      const near = highlights.findIndex((one) => plainText(one).includes(start));
      const of = found < 0 ? near : found;
      note({
        group,
        what: `${at} bullet`,
        expected: bullet,
        read: highlights[of] ?? '',
        path: of < 0 ? null : `${at}.highlights.${of}`,
      });
    }
}

/** Compares the entries of one list. `keys` pairs the names of the truth with those of the reading; the first two tell entries apart. */
export function compareEntries<Entry extends ReadEntry>(
  group: FieldGroup,
  list: string,
  truths: readonly TrueEntry[],
  entries: readonly Entry[],
  keys: readonly (readonly [keyof TrueEntry & string, keyof Entry & string])[],
  note: Note,
): void {
  const lead = keys.slice(0, 2);
  const pairs = pairsOf(
    truths.map((truth) => lead.map(([name]) => String(truth[name] ?? ''))),
    entries.map((entry) => lead.map(([, name]) => entry[name] as string | undefined)),
  );
  for (const [at, truth] of truths.entries()) {
    const of = pairs[at] as number;
    const entry = entries[of];
    const path = entry ? `${list}.${of}` : `${list}(${at + 1})`;
    for (const [name, key] of keys)
      if (truth[name] !== undefined)
        note({
          group,
          what: `${path} ${name}`,
          expected: String(truth[name] ?? ''),
          read: String(entry?.[key] ?? ''),
          path: entry ? `${path}.${key}` : null,
        });
    compareDates(group, path, truth, entry, note);
    compareBullets(group, path, truth, entry, note);
  }
  for (const [of, entry] of entries.entries())
    if (!pairs.includes(of) && truths.length > 0)
      note({
        group,
        what: `${list}.${of} is no entry`,
        expected: '',
        read: lead.map(([, key]) => entry[key] ?? '').join(', '),
        path: `${list}.${of}`,
        isRight: false,
      });
}
