import {
  AlignmentType,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { PrintedEntry, PrintedResume } from './printed.ts';

/** Sizes are in half points, distances in twentieths of a point. */
const pages = { a4: { width: 11906, height: 16838 }, letter: { width: 12240, height: 15840 } } as const;
const looks = {
  plain: { size: 21, name: 48, edge: 1080, gap: 140 },
  margin: { size: 21, name: 48, edge: 1000, gap: 160 },
  compact: { size: 19, name: 40, edge: 860, gap: 90 },
} as const;
const [brand, soft, line] = ['15573F', '48534C', 'CFCABE'];

const bullet = (text: string) => new Paragraph({ text, numbering: { reference: 'bullets', level: 0 } });

/** An entry: its head with the dates at the right edge, and what it tells. The head stays with what follows. */
function entryOf({ title, under, dates, lines, bullets }: PrintedEntry, right: number): Paragraph[] {
  const runs = [new TextRun({ text: title, bold: true })];
  if (dates) runs.push(new TextRun({ text: `\t${dates}`, color: soft }));
  const tabStops = [{ type: TabStopType.RIGHT, position: right }];
  const hasMore = lines.length + bullets.length > 0;
  return [
    new Paragraph({ children: runs, tabStops, keepNext: under !== '' || hasMore, spacing: { before: 120 } }),
    ...(under
      ? [new Paragraph({ children: [new TextRun({ text: under, color: soft })], keepNext: hasMore })]
      : []),
    ...lines.map((text) => new Paragraph({ text, spacing: { before: 30 } })),
    ...bullets.map(bullet),
  ];
}

/** A resume as a Word file: real headings and bullets in one column, the same words as the PDF. */
export async function wordFile(resume: PrintedResume): Promise<Uint8Array<ArrayBuffer>> {
  const { name, label, contact, sections, template, paper, language } = resume;
  const { size, name: nameSize, edge, gap } = looks[template];
  const page = pages[paper];
  const right = page.width - 2 * edge;
  const children = [
    ...(name ? [new Paragraph({ text: name, heading: HeadingLevel.TITLE })] : []),
    ...(label ? [new Paragraph({ children: [new TextRun({ text: label, color: brand })] })] : []),
    ...(contact.length > 0
      ? [new Paragraph({ children: [new TextRun({ text: contact.join('  |  '), color: soft })] })]
      : []),
    ...sections.flatMap(({ title, lines, isList, entries }) => [
      new Paragraph({
        text: title,
        heading: HeadingLevel.HEADING_1,
        border: { bottom: { style: 'single', size: 6, color: line, space: 2 } },
      }),
      ...lines.map((text) => (isList ? bullet(text) : new Paragraph({ text }))),
      ...entries.flatMap((entry) => entryOf(entry, right)),
    ]),
  ];
  const font = 'Calibri';
  const blob = await Packer.toBlob(
    new Document({
      title: name || 'Resume',
      creator: name,
      styles: {
        default: {
          document: {
            run: { font, size, color: '17251E', language: { value: language } },
            paragraph: { spacing: { line: 264, after: 20 } },
          },
          title: {
            run: { font: 'Georgia', size: nameSize, color: '17251E' },
            paragraph: { spacing: { after: 40 } },
          },
          heading1: {
            run: { font, size: size + 2, bold: true, color: brand },
            paragraph: { keepNext: true, spacing: { before: gap * 2, after: 80 } },
          },
        },
      },
      numbering: {
        config: [
          {
            reference: 'bullets',
            levels: [
              {
                level: 0,
                format: LevelFormat.BULLET,
                text: '•',
                alignment: AlignmentType.LEFT,
                style: { paragraph: { indent: { left: 300, hanging: 220 } } },
              },
            ],
          },
        ],
      },
      sections: [
        {
          properties: {
            page: { size: page, margin: { top: edge, right: edge, bottom: edge, left: edge } },
          },
          children,
        },
      ],
    }),
  );
  return new Uint8Array(await blob.arrayBuffer());
}
