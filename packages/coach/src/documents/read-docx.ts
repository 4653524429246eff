import mammoth from 'mammoth';
import {
  type DocumentText,
  hiddenPart,
  lineOf,
  type TextLine,
  tidy,
  Unreadable,
  unspaced,
  withoutBullet,
} from './document-text.ts';
import { type DocxArchive, openDocx, repack, withPart } from './docx-archive.ts';
import { withBoxesInPlace } from './docx-boxes.ts';
import { withoutHidden } from './docx-hidden.ts';
import { decodeEntities, elementsOf, paragraphsOf, withoutFallback } from './docx-parts.ts';
import { linesOfRow } from './docx-tables.ts';

const tag = /<(\/?)(h[1-6]|p|li|tr|td|th|br|table|strong|a|img)\b([^>]*)>/g;

interface HtmlCursor {
  text: string;
  boldCharacters: number;
  isBold: boolean;
  isHeading: boolean;
  isBullet: boolean;
  /** The rows that are open, each with the lines of its cells: a table may be in a cell of another. */
  rows: TextLine[][][];
}

/** Walks the HTML that mammoth makes: paragraphs, headings, list items and rows become lines. */
function linesOfHtml(html: string): { lines: TextLine[]; links: string[] } {
  const lines: TextLine[] = [];
  const links: string[] = [];
  const at: HtmlCursor = {
    text: '',
    boldCharacters: 0,
    isBold: false,
    isHeading: false,
    isBullet: false,
    rows: [],
  };
  const into = () => at.rows.at(-1)?.at(-1) ?? lines;
  const flush = () => {
    for (const piece of at.text.split('\n').map((line) => tidy(unspaced(line.trim())))) {
      const { text, isBullet } = withoutBullet(piece);
      if (text === '') continue;
      const isBold = at.boldCharacters > at.text.length * 0.6;
      const region = at.rows.length > 0 ? 'table' : 'body';
      into().push(
        lineOf(text, { isBold, isHeading: at.isHeading, isBullet: at.isBullet || isBullet, region }),
      );
    }
    at.text = '';
    at.boldCharacters = 0;
  };
  const open = (name: string, attributes: string) => {
    if (/^h\d|^p$|^li$|^t[dhr]$/.test(name)) flush();
    if (/^h\d/.test(name)) at.isHeading = true;
    if (name === 'li') at.isBullet = true;
    if (name === 'strong') at.isBold = true;
    if (name === 'tr') at.rows.push([]);
    if (name === 'td' || name === 'th') at.rows.at(-1)?.push([]);
    if (name === 'br') at.text += '\n';
    const href = /href="([^"#][^"]*)"/.exec(attributes)?.[1];
    if (href) links.push(decodeEntities(href));
  };
  const close = (name: string) => {
    if (/^h\d|^p$|^li$|^t[dhr]$/.test(name)) flush();
    if (/^h\d/.test(name)) at.isHeading = false;
    if (name === 'li') at.isBullet = false;
    if (name === 'strong') at.isBold = false;
    if (name === 'tr') {
      const row = linesOfRow(at.rows.pop() ?? []);
      into().push(...row);
    }
  };
  let from = 0;
  for (const match of html.matchAll(tag)) {
    const words = decodeEntities(html.slice(from, match.index).replace(/<[^>]*>/g, ''));
    at.text += words;
    if (at.isBold) at.boldCharacters += words.length;
    from = match.index + match[0].length;
    if (match[1]) close(match[2] as string);
    else open(match[2] as string, match[3] as string);
  }
  at.text += decodeEntities(html.slice(from).replace(/<[^>]*>/g, ''));
  flush();
  return { lines, links };
}

function partLines(archive: DocxArchive, pattern: RegExp, region: 'header' | 'footer'): TextLine[] {
  return [...archive.parts.keys()]
    .filter((name) => pattern.test(name))
    .sort()
    .flatMap((name) => paragraphsOf(withoutFallback(archive.xml(name))))
    .filter((text, at, all) => all.indexOf(text) === at)
    .map((text) => lineOf(tidy(text), { region }));
}

async function bodyLines(archive: DocxArchive) {
  try {
    const buffer = repack(archive);
    const input = { buffer, arrayBuffer: buffer.buffer } as unknown as Parameters<
      typeof mammoth.convertToHtml
    >[0];
    const options = {
      convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
      ignoreEmptyParagraphs: true,
    };
    const { value } = await mammoth.convertToHtml(input, options);
    return linesOfHtml(value);
  } catch {
    throw new Unreadable('broken');
  }
}

const sameText = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** Lines that stand in text boxes are marked; those that the body's reader leaves out are put in front. */
function markBoxes(lines: TextLine[], boxTexts: readonly string[]): TextLine[] {
  const boxes = new Set(boxTexts.map(sameText));
  const seen = new Set<string>();
  for (const line of lines) {
    const key = sameText(line.text);
    if (boxes.has(key)) line.region = 'text-box';
    seen.add(key);
  }
  const missing = boxTexts.filter((text) => !seen.has(sameText(text)));
  return [...missing.map((text) => lineOf(tidy(text), { region: 'text-box' })), ...lines];
}

const joined = (lines: readonly TextLine[]) =>
  lines
    .map((line) => line.text)
    .join(' / ')
    .slice(0, 200);

function lostParts(header: TextLine[], footer: TextLine[], boxes: readonly string[]): DocumentText['lost'] {
  const why = 'many tracking systems skip this part of a Word file';
  const lost: DocumentText['lost'] = [];
  if (header.length > 0) lost.push({ what: 'Text in the page header', why, text: joined(header) });
  if (footer.length > 0) lost.push({ what: 'Text in the page footer', why, text: joined(footer) });
  if (boxes.length > 0) lost.push({ what: 'Text in text boxes', why, text: boxes.join(' / ').slice(0, 200) });
  return lost;
}

const bodyPart = 'word/document.xml';

/** Reads a Word file: body, tables and lists, and the header, footer and text-box parts. Throws Unreadable. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const opened = openDocx(bytes);
  const { xml: seen, hidden } = withoutHidden(opened.xml(bodyPart));
  const placed = withBoxesInPlace(seen);
  const archive = placed === opened.xml(bodyPart) ? opened : withPart(opened, bodyPart, placed);
  const xml = withoutFallback(seen);
  const boxTexts = elementsOf(xml, 'w:txbxContent').flatMap((box) => paragraphsOf(withBoxesInPlace(box)));
  const body = await bodyLines(archive);
  const header = partLines(archive, /^word\/header\d*\.xml$/, 'header');
  const footer = partLines(archive, /^word\/footer\d*\.xml$/, 'footer');
  const lines = [...header, ...markBoxes(body.lines, boxTexts), ...footer];
  if (lines.length === 0) throw new Unreadable(archive.images > 0 ? 'scanned' : 'empty');
  const columns = Math.max(
    1,
    ...[...xml.matchAll(/<w:cols\b[^>]*w:num="(\d)"/g)].map((match) => Number(match[1])),
  );
  return {
    kind: 'docx',
    pages: null,
    encoding: null,
    lines,
    columns,
    tables: elementsOf(xml, 'w:tbl').length,
    textBoxes: boxTexts.length > 0 ? elementsOf(xml, 'w:txbxContent').length : 0,
    images: archive.images,
    hiddenCharacters: hidden.length,
    isOutOfOrder: false,
    lost: [...lostParts(header, footer, boxTexts), ...(hidden ? [hiddenPart(hidden)] : [])],
    links: body.links,
  };
}
