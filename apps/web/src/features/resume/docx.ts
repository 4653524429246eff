import { strToU8, zipSync } from 'fflate';

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const office = 'http://schemas.openxmlformats.org';
const relations = `${office}/officeDocument/2006/relationships`;
const main = `${office}/wordprocessingml/2006/main`;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

export const docxMimeType = `${wordType}.document`;

const contentTypes = `${xmlHead}<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/></Types>`;

const relationship = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
const relationshipPart = (items: string) =>
  `${xmlHead}<Relationships xmlns="${office}/package/2006/relationships">${items}</Relationships>`;

const style = (id: string, name: string, paragraph: string, run: string) =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${paragraph}</w:pPr><w:rPr>${run}</w:rPr></w:style>`;

// Sizes are in half points, distances in twentieths of a point. One column, plain fonts: what every parser reads.
const styles = `${xmlHead}<w:styles xmlns:w="${main}">${style('Normal', 'Normal', '<w:spacing w:after="60" w:line="264" w:lineRule="auto"/>', '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="22"/>')}${style('Title', 'Title', '<w:spacing w:after="40"/>', '<w:b/><w:sz w:val="36"/>')}${style('Heading1', 'heading 1', '<w:keepNext/><w:spacing w:before="240" w:after="60"/><w:outlineLvl w:val="0"/>', '<w:b/><w:sz w:val="26"/>')}${style('ListBullet', 'List Bullet', '<w:numPr><w:numId w:val="1"/></w:numPr>', '')}</w:styles>`;

const numbering = `${xmlHead}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="360" w:hanging="240"/></w:pPr></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

const bullet = /^\s*[-*•–]\s+/;

/** Text as XML may hold it: escaped, without the control characters that XML forbids. */
function escapeXml(text: string): string {
  return (
    text
      .toWellFormed()
      .replace(/&/g, '&amp;')
      .replace(/</g, '&lt;')
      .replace(/>/g, '&gt;')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is left out
      .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
  );
}

function styleOf(line: string, position: number, previous: string | undefined): string | null {
  if (position === 0) return 'Title';
  if (bullet.test(line)) return 'ListBullet';
  const isHeading = previous?.trim() === '' && line.length <= 40 && !/[.,;:@|\d]/.test(line);
  return isHeading ? 'Heading1' : null;
}

function paragraph(line: string, name: string | null): string {
  const properties = name ? `<w:pPr><w:pStyle w:val="${name}"/></w:pPr>` : '';
  const words = escapeXml(line.replace(name === 'ListBullet' ? bullet : /$^/, '').trim());
  return `<w:p>${properties}<w:r><w:t xml:space="preserve">${words}</w:t></w:r></w:p>`;
}

/**
 * A Word file of a resume's text: the first line as the name, short lines after a blank one as headings, lines that
 * begin with a dash or dot as bullets. One column without tables, so that it reads back as it was written.
 */
export function buildDocx(text: string): Uint8Array<ArrayBuffer> {
  const lines = text.trim().split(/\r?\n/);
  const body = lines
    .map((line, position) =>
      line.trim() === '' ? '' : paragraph(line, styleOf(line, position, lines[position - 1])),
    )
    .join('');
  const page =
    '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1080" w:right="1080" w:bottom="1080" w:left="1080" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>';
  const document = `${xmlHead}<w:document xmlns:w="${main}"><w:body>${body}${page}</w:body></w:document>`;
  const parts: Record<string, string> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationshipPart(relationship('rId1', 'officeDocument', 'word/document.xml')),
    'word/document.xml': document,
    'word/_rels/document.xml.rels': relationshipPart(
      relationship('rId1', 'styles', 'styles.xml') + relationship('rId2', 'numbering', 'numbering.xml'),
    ),
    'word/styles.xml': styles,
    'word/numbering.xml': numbering,
  };
  const archive = zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const)),
  );
  return new Uint8Array(archive);
}
