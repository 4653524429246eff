import type { PrintedResume } from './printed.ts';

/** A line of a printed resume, and the heading that it is under. */
export interface PrintedLine {
  section: string;
  text: string;
}

const filled = (texts: readonly string[]) => texts.filter(Boolean);

/** A printed resume line by line. The contact details are under no heading. */
export function linesOf({ name, label, contact, sections }: PrintedResume): PrintedLine[] {
  const top = filled([name, label, ...contact]).map((text) => ({ section: '', text }));
  const rest = sections.flatMap(({ title, lines, entries }) => [
    ...lines.map((text) => ({ section: title, text })),
    ...entries.flatMap((entry) =>
      filled([
        filled([entry.title, entry.under, entry.dates]).join(', '),
        ...entry.lines,
        ...entry.bullets,
      ]).map((text) => ({ section: title, text })),
    ),
  ]);
  return [...top, ...rest];
}

/** A printed resume as plain text, for the reader and the matcher: headings on lines of their own, a bullet before what was done. */
export function textOf({ name, label, contact, sections }: PrintedResume): string {
  const body = sections.flatMap(({ title, lines, isList, entries }) => [
    '',
    title,
    ...lines.map((line) => (isList ? `- ${line}` : line)),
    ...entries.flatMap((entry) => [
      '',
      ...filled([filled([entry.title, entry.under]).join(', '), entry.dates]),
      ...entry.lines,
      ...entry.bullets.map((bullet) => `- ${bullet}`),
    ]),
  ]);
  return [...filled([name, label, contact.join(' | ')]), ...body].join('\n');
}
