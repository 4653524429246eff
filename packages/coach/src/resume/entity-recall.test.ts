import { readFileSync } from 'node:fs';
import type { ParsedResume } from '@greenroom/domain';
import { describe, expect, it } from 'vitest';
import { type Label, labelledFiles, readLabelled } from './fixtures/labelled.ts';
import { laidOut } from './fixtures/lay-out.ts';
import { parseResume } from './parse-resume.builtin.ts';

const plain = (text: string | undefined) =>
  (text ?? '')
    .replace(/ in /g, ' ')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim();

/** The same words, or nearly half of them within the other: people mark "Deloitte" and "Deloitte India" alike. */
function isFound(words: string, values: readonly (string | undefined)[]): boolean {
  const label = plain(words);
  return values.map(plain).some((value) => {
    if (value === '' || value === label) return value === label;
    const [short, long] = value.length < label.length ? [value, label] : [label, value];
    return short.length / long.length > 0.45 && ` ${long} `.includes(` ${short} `);
  });
}

const yearsIn = (text: string) =>
  text.match(/(?:19|20)\d{2}/g) ?? (text.match(/(?<=['’]|\d\/)\d{2}/g) ?? []).map((year) => `20${year}`);

function isDated(words: string, resume: ParsedResume): boolean {
  const years = yearsIn(words);
  const isOpen = /present|current|date|now|today|since|depuis|oggi|→$/i.test(words);
  return [...resume.work, ...resume.education].some(
    (one) =>
      (years[0] === one.startDate?.slice(0, 4) || (years.length === 1 && !isOpen)) &&
      (isOpen ? !one.endDate : (years[1] ?? years[0]) === one.endDate?.slice(0, 4)),
  );
}

const valuesOf: Record<string, (resume: ParsedResume) => (string | undefined)[]> = {
  name: ({ basics }) => [basics.name],
  mail: ({ basics }) => [basics.email],
  loc: ({ basics, work }) => [
    basics.location?.city,
    basics.location?.address,
    ...work.map((one) => one.location),
  ],
  link: ({ basics }) => [basics.url, ...basics.profiles.map((one) => one.url)],
  college: ({ education }) => education.map((one) => one.institution),
  degree: ({ education }) =>
    education.flatMap((one) => [one.studyType, [one.studyType, one.area].filter(Boolean).join(' ')]),
  co: ({ work }) => work.map((one) => one.name),
  title: ({ basics, work }) => [basics.label, ...work.map((one) => one.position)],
  years: ({ basics, work }) => [basics.summary, ...work.flatMap((one) => one.highlights)],
  skills: ({ skills }) => skills.flatMap((group) => group.keywords),
};

function isRead({ kind, words }: Label, resume: ParsedResume): boolean {
  if (kind === 'date') return isDated(words, resume);
  if (kind === 'grad')
    return resume.education.some((one) => one.endDate?.startsWith(yearsIn(words)[0] ?? '?'));
  if (kind === 'phone')
    return (resume.basics.phone ?? '').replace(/\D/g, '').endsWith(words.replace(/\D/g, '').slice(-8));
  if (kind === 'years')
    return valuesOf.years?.(resume).some((value) => plain(value).includes(plain(words))) ?? false;
  return isFound(words, valuesOf[kind]?.(resume) ?? []);
}

/** A list of skills is as many labels as it has items. */
const itemsOf = (label: Label): Label[] =>
  label.kind === 'skills'
    ? label.words
        .split(/[,;|]\s*|\s\/\s|\n/)
        .map((words) => words.replace(/\((?:less|\d).*?\)/i, '').trim())
        .filter((words) => words !== '' && !/[()]/.test(words))
        .map((words) => ({ kind: 'skills', words }))
    : [label];

/** How many of the labels were read, by kind. */
async function recallOf(files: readonly { bytes: Uint8Array; labels: readonly Label[] }[]) {
  const counts = new Map<string, { read: number; all: number }>();
  for (const { bytes, labels } of files) {
    const reading = await parseResume({ bytes, fileName: 'resume' });
    if (!reading.ok) throw new Error(reading.refusal.code);
    for (const label of labels.flatMap(itemsOf)) {
      const count = counts.get(label.kind) ?? { read: 0, all: 0 };
      count.all += 1;
      if (isRead(label, reading.resume)) count.read += 1;
      counts.set(label.kind, count);
    }
  }
  const sum = (of: 'read' | 'all') => [...counts.values()].reduce((total, one) => total + one[of], 0);
  return { counts, recall: sum('read') / sum('all') };
}

const labelled = labelledFiles.flatMap((file) => readLabelled(readFileSync(file, 'utf8')));

describe('resumes as people send them out', () => {
  it('give at least 19 in 20 of what a reader marks in them, and nine in ten of every kind', async () => {
    const { counts, recall } = await recallOf(
      labelled.map(({ text, labels }) => ({ bytes: new TextEncoder().encode(text), labels })),
    );
    expect(recall).toBeGreaterThan(0.95);
    for (const [kind, count] of counts) expect(count.read / count.all, kind).toBeGreaterThan(0.9);
  });

  it.each(Object.entries(laidOut))('give nine in ten as PDFs with %s', async (_name, layOut) => {
    const files = labelled
      .filter(({ marked }) => /^~/m.test(marked) && !/[^\x20-\xff\n–—•’“”]/.test(marked))
      .map(({ marked, labels }) => ({ bytes: layOut(marked), labels }));
    expect(files.length).toBeGreaterThan(20);
    expect((await recallOf(files)).recall).toBeGreaterThan(0.9);
  });
});
