import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { makeArchive } from '../resume/fixtures/make-archive.ts';
import { readDocument } from './read-document.ts';

const spaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"';
const paragraph = (text: string, more = '') => `<w:p><w:r><w:t>${text}</w:t></w:r>${more}</w:p>`;

/** A text box as Word writes it: once for new readers with its place in points, and once more for old ones. */
function box(x: number, y: number, ...texts: string[]): string {
  const content = `<w:txbxContent>${texts.map((text) => paragraph(text)).join('')}</w:txbxContent>`;
  const at = (axis: string, points: number) =>
    `<wp:position${axis} relativeFrom="page"><wp:posOffset>${points * 12_700}</wp:posOffset></wp:position${axis}>`;
  const anchor = `<wp:anchor>${at('H', x)}${at('V', y)}<wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></wp:anchor>`;
  const old = `<w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict>`;
  return `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${anchor}</w:drawing></mc:Choice><mc:Fallback>${old}</mc:Fallback></mc:AlternateContent></w:r>`;
}

async function readLines(...paragraphs: string[]): Promise<string[]> {
  const body = `<w:document ${spaces}><w:body>${paragraphs.join('')}</w:body></w:document>`;
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
  const relations =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
  const { lines } = await readDocument(
    makeArchive({
      '[Content_Types].xml': strToU8(types),
      '_rels/.rels': strToU8(relations),
      'word/document.xml': strToU8(`<?xml version="1.0"?>${body}`),
    }),
  );
  return lines.map((line) => line.text);
}

describe('a text box of a Word file', () => {
  it('is read once, behind the paragraph of its anchor', async () => {
    const lines = await readLines(
      paragraph('Maya Okafor'),
      paragraph('Experience'),
      paragraph('Nurse, Mercy Hospital', box(400, 90, 'May 2019 – June 2022')),
      paragraph('Cared for 20 patients a day'),
    );
    expect(lines).toEqual([
      'Maya Okafor',
      'Experience',
      'Nurse, Mercy Hospital',
      'May 2019 – June 2022',
      'Cared for 20 patients a day',
    ]);
  });

  it('comes column by column with the others of its anchor', async () => {
    const boxes = [
      box(220, 300, 'Nurse, Mercy Hospital'),
      box(30, 200, 'Skills', 'Triage'),
      box(222, 100, 'Experience'),
      box(30, 40, 'Maya Okafor'),
    ];
    expect(await readLines(paragraph('', boxes.join('')), paragraph('References on request'))).toEqual([
      'Maya Okafor',
      'Skills',
      'Triage',
      'Experience',
      'Nurse, Mercy Hospital',
      'References on request',
    ]);
  });

  it('within another one is read once too', async () => {
    const outer = box(30, 40, 'Maya Okafor').replaceAll(
      '</w:t></w:r>',
      `</w:t></w:r>${box(30, 60, 'Leeds, UK')}`,
    );
    expect(await readLines(paragraph('Resume', outer))).toEqual(['Resume', 'Maya Okafor', 'Leeds, UK']);
  });
});
