import { rowsByPosition, textOfRow } from './pdf-rows.ts';
import type { Segment } from './pdf-segments.ts';

/** Rows at each edge of a page that may be its header or footer. */
const edgeRows = 2;
const longest = 120;
/** Points from the lower edge of the page, and from the highest row of all pages, in which rows may repeat. */
const footerHeight = 80;
const headerHeight = 40;

/** "Page 1 of 2", "Jane Roe - 1/2", "Seite 1 von 2 · März 2024". */
const pageOfPages =
  /(?:^|[\s·|–—-])(?:p\.|page|página|pagina|seite|strona)?\s*(\d{1,2})\s?(?:\/|of|de|von|sur|di|van|z)\s?(\d{1,2})(?:$|\s*[·|–—(-])/iu;
const pageNumber = /^(?:p\.|page|página|pagina|seite|strona)?\s*[-–]?\s*(\d{1,2})\s*[-–]?$/iu;
const day =
  /(?:(?:\d{1,2}(?:st|nd|rd|th)?\.?\s+)?\p{L}{3,10}\.?\s+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?\d{4}|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[./-]\d{4}|\d{4})/u;
const changed =
  /(?:(?:last|date)\s+)?(?:updated?|modified|revised|generated|printed)(?:\s+(?:on|in|at))?|última actualización|dernière mise à jour|mise à jour|stand|zuletzt aktualisiert|última atualização|ultimo aggiornamento|laatst bijgewerkt|ostatnia aktualizacja/u;
const stamp = new RegExp(`^(?:${changed.source})\\s*:?\\s*${day.source}$`, 'iu');
/** A footer that says how to reach somebody. */
const contact = /@|\+?\(?\d[\d\s().-]{7,}\d/;

const keyOf = (row: readonly Segment[]) => textOfRow(row).replace(/\d+/g, '#').toLowerCase();

interface Edges {
  top: Segment[][];
  bottom: Segment[][];
}

function edgesOf(segments: readonly Segment[]): Edges {
  const rows = rowsByPosition(segments);
  return { top: rows.slice(0, edgeRows), bottom: rows.slice(-edgeRows) };
}

const heightOf = (row: readonly Segment[]) => row[0]?.y ?? 0;

/** Whether a row says nothing but which page this is, or when the file was made. */
function isPageMark(row: readonly Segment[], page: number, pages: number, isOutermost: boolean): boolean {
  const text = textOfRow(row);
  if (stamp.test(text)) return true;
  if (!isOutermost || text.length > longest) return false;
  const [, number, of] = pageOfPages.exec(text) ?? pageNumber.exec(text) ?? [];
  return Number(number) === page && (of === undefined || Number(of) === pages);
}

/**
 * The pages without their headers and footers: page numbers, stamps, and rows that pages repeat at the same edge. A header
 * that repeats stays on the first page, where it may be the name, and contact details of a footer come before its first line.
 */
export function withoutFurniture(pages: readonly (readonly Segment[])[]): Segment[][] {
  const edges = pages.map(edgesOf);
  const highest = Math.max(...edges.map(({ top }) => heightOf(top[0] ?? [])));
  const isInMargin = (side: keyof Edges, row: readonly Segment[]) =>
    side === 'top' ? heightOf(row) > highest - headerHeight : heightOf(row) < footerHeight;
  const count = (side: keyof Edges, row: readonly Segment[]) =>
    edges.filter((edge) => edge[side].some((other) => keyOf(other) === keyOf(row))).length;
  return pages.map((segments, at) => {
    const { top, bottom } = edges[at] as Edges;
    const drop = new Set<Segment>();
    const raised: Segment[] = [];
    for (const side of ['top', 'bottom'] as const)
      for (const row of side === 'top' ? top : bottom) {
        const isOutermost = row === top[0] || row === bottom.at(-1);
        const isMark = isPageMark(row, at + 1, pages.length, isOutermost);
        const isRepeated = isInMargin(side, row) && count(side, row) > 1;
        if (!isMark && !(isRepeated && (side === 'bottom' || at > 0))) continue;
        for (const one of row) drop.add(one);
        if (!isMark && at === 0 && contact.test(textOfRow(row)))
          raised.push(...row.map((one) => ({ ...one, y: one.y + highest })));
      }
    return [...raised, ...segments.filter((one) => !drop.has(one))];
  });
}
