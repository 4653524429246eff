import { resumePagesMax } from '@greenroom/domain';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { type DocumentText, hiddenPart, Unreadable } from './document-text.ts';
import { findHidden } from './pdf-hidden.ts';
import type { PdfTextItem } from './pdf-items.ts';
import { linesOfPages } from './pdf-lines.ts';
import type { PagePainting } from './pdf-painting.ts';
import { type PageFonts, type Segment, segmentsOf } from './pdf-segments.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;
type Page = Awaited<ReturnType<Pdf['getPage']>>;

/** Fewer letters than this on a page that holds a picture: the page is the picture. */
const scannedLetters = 40;

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    // The parser takes the bytes over; the caller's stay as they are.
    return await getDocumentProxy(new Uint8Array(bytes), {
      verbosity: 0,
      stopAtErrors: false,
    });
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isEncrypted ? 'encrypted' : 'broken');
  }
}

interface Painted {
  images: number;
  painting: PagePainting;
}

/** What the page paints. Also loads the fonts, whose names tell bold from regular. */
async function readPainting(page: Page): Promise<Painted> {
  const { OPS } = await getResolvedPDFJS();
  const { fnArray, argsArray } = await page.getOperatorList();
  const paintsImage = new Set<number>([
    OPS.paintImageXObject,
    OPS.paintInlineImageXObject,
    OPS.paintImageXObjectRepeat,
  ]);
  const images = fnArray.filter((operator) => paintsImage.has(operator)).length;
  return { images, painting: { fnArray, argsArray, names: OPS, view: page.view } };
}

/** The letters under a scanned picture, laid there so that it can be searched: nearly all of a page that holds a picture. */
const searchableShare = 0.9;

const leastSeenShare = 0.1;

interface Sifted {
  seen: PdfTextItem[];
  hidden: PdfTextItem[];
  /** Words off the page. */
  outside: string;
}

const lengthOf = (items: readonly PdfTextItem[]) =>
  items.reduce((sum, item) => sum + item.str.trim().length, 0);

/** Takes what nobody sees out of a page, so that it counts as no content. */
function sift(given: readonly PdfTextItem[], { images, painting }: Painted): Sifted {
  const { isHidden, outside, texts, letterGaps } = findHidden(given, painting);
  const items = given.map((item, at) => ({
    ...item,
    str: texts[at] as string,
    letterGap: letterGaps[at] as number,
  }));
  const hidden = items.filter((_, at) => isHidden[at]);
  const isSearchable = images > 0 && lengthOf(hidden) > lengthOf(items) * searchableShare;
  return hidden.length === 0 || isSearchable
    ? { seen: items, hidden: [], outside }
    : { seen: items.filter((_, at) => !isHidden[at]), hidden, outside };
}

const boldName = /bold|black|heavy|semibold|demi/i;
/** Fonts whose letters are pictures. Symbol and Wingdings are not among them: Word takes its bullets from those. */
const iconName =
  /awesome|icons?\b|icon[sf]|marvosym|phosphor|material(?!.*roboto)|glyphicon|fontello|ionicon/i;

/** The bold fonts and the fonts of icons among those of a page. Their names are known once its operators are read. */
function fontsOf(page: Page, fontNames: Iterable<string>): PageFonts {
  const [bold, icons] = [new Set<string>(), new Set<string>()];
  for (const id of fontNames) {
    if (!page.commonObjs.has(id)) continue;
    const font = page.commonObjs.get(id) as { name?: string; bold?: boolean; black?: boolean } | null;
    const name = font?.name ?? '';
    if (font?.bold || font?.black || boldName.test(name)) bold.add(id);
    if (iconName.test(name)) icons.add(id);
  }
  return { bold, icons };
}

const hiddenWords = (segments: readonly Segment[]) =>
  segments
    .map((one) => one.text)
    .join(' ')
    .trim();

async function readPage(pdf: Pdf, number: number, siftsHidden: boolean) {
  const page = await pdf.getPage(number);
  const content = await page.getTextContent();
  const items = content.items.filter((item): item is typeof item & PdfTextItem => 'str' in item);
  const painted = await readPainting(page);
  const { seen, hidden, outside } = siftsHidden
    ? sift(items, painted)
    : { seen: items, hidden: [], outside: '' };
  const fonts = fontsOf(page, new Set(items.map((item) => item.fontName)));
  const links = await page.getAnnotations();
  const read = {
    segments: segmentsOf(seen, number, fonts),
    images: painted.images,
    icons: lengthOf(seen.filter((item) => fonts.icons.has(item.fontName))),
    hidden: `${hiddenWords(segmentsOf(hidden, number, fonts))} ${outside}`.trim(),
    links: links.map((one: { url?: string }) => one.url ?? '').filter(Boolean),
  };
  page.cleanup();
  return read;
}

const lettersIn = (pages: readonly { segments: readonly Segment[] }[]) =>
  pages.reduce((sum, page) => sum + page.segments.reduce((all, one) => all + one.text.length, 0), 0);

/** Programs that break words at the end of a line. Browsers and Word leave them whole: their hyphens are the writer's. */
const hyphenating = /tex\b|typst|indesign|dvips|dvipdf|prince|scribus/i;

async function breaksWords(pdf: Pdf): Promise<boolean> {
  const { info } = (await pdf.getMetadata()) as { info?: { Producer?: string; Creator?: string } };
  return hyphenating.test(`${info?.Producer ?? ''} ${info?.Creator ?? ''}`);
}

async function readPages(pdf: Pdf): Promise<DocumentText> {
  if (pdf.numPages > resumePagesMax) throw new Unreadable('too_many_pages');
  const readAll = async (siftsHidden: boolean) => {
    const read = [];
    for (let number = 1; number <= pdf.numPages; number += 1)
      read.push(await readPage(pdf, number, siftsHidden));
    return read;
  };
  let pages = await readAll(true);
  // Where next to nothing is left, the page was painted in a way that we do not follow: better its words than none.
  const hiddenLetters = pages.reduce((sum, page) => sum + page.hidden.length, 0);
  if (lettersIn(pages) < hiddenLetters * leastSeenShare) pages = await readAll(false);
  const letters = lettersIn(pages);
  const images = pages.reduce((sum, page) => sum + page.images, 0);
  if (letters === 0 || (letters < scannedLetters * pages.length && images > 0))
    throw new Unreadable('scanned');
  const hidden = pages
    .map((page) => page.hidden)
    .join(' ')
    .trim();
  const { lines, columns, tables, wasOutOfOrder } = linesOfPages(
    pages.map((page) => page.segments),
    await breaksWords(pdf),
  );
  return {
    kind: 'pdf',
    pages: pdf.numPages,
    encoding: null,
    lines,
    columns,
    tables,
    textBoxes: 0,
    images,
    hiddenCharacters: hidden.length,
    iconCharacters: pages.reduce((sum, page) => sum + page.icons, 0),
    isOutOfOrder: wasOutOfOrder,
    lost: hidden ? [hiddenPart(hidden)] : [],
    links: pages.flatMap((page) => page.links),
  };
}

/** Reads a PDF with the positions of its words, in the order of its content stream. Throws Unreadable. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await openPdf(bytes);
  try {
    return await readPages(pdf);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('broken');
  } finally {
    await pdf.loadingTask.destroy().catch(() => undefined);
  }
}
