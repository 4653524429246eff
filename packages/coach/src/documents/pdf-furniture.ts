import { rowsByPosition, textOfRow } from './pdf-rows.ts';
import type { Segment } from './pdf-segments.ts';

/** Rows at each edge of a page that may be its header or footer. */
const edgeRows = 2;
const longest = 120;
/** Points from the lower edge of the page, and from the highest row of all pages, in which rows may repeat. */
const footerHeight = 80;
const headerHeight = 40;

/** "Page 1 of 2", "2 / 3", "Jane Roe - 1/2", "Page 1 of 2 · updated March 2024". */
const pageOfPages =
  /(?:^|[\s·|–—-])(?:(?:page|página|pagina|seite|strona|pagina)\s*)?\d{1,2}\s?(?:\/|of|de|von|sur|di|van|z)\s?\d{1,2}(?:$|\s*[·|–—(-])/iu;
const pageNumber = /^(?:page|página|pagina|seite|strona)?\s*[-–]?\s*\d{1,2}\s*[-–]?$/iu;
const stamp =
  /^(?:(?:last|date) )?(?:updated|update|modified|revised|generated|printed)\b|^(?:última actualización|dernière mise à jour|stand|zuletzt aktualisiert|última atualização|ultimo aggiornamento|laatst bijgewerkt|ostatnia aktualizacja)\b.{0,30}\d{4}$/iu;

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
function isPageMark(row: readonly Segment[], isLastEdge: boolean): boolean {
  const text = textOfRow(row);
  if (text.length > longest || /@/.test(text)) return false;
  return stamp.test(text) || (isLastEdge && (pageNumber.test(text) || pageOfPages.test(text)));
}

/**
 * The pages without their headers and footers: page numbers, stamps, and rows that pages repeat at the same edge. A header
 * that repeats stays on the first page, where it may be the name.
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
    const outermost = [top[0], bottom.at(-1)];
    for (const side of ['top', 'bottom'] as const)
      for (const row of side === 'top' ? top : bottom) {
        const isRepeated = isInMargin(side, row) && count(side, row) > 1 && (side === 'bottom' || at > 0);
        if (isRepeated || isPageMark(row, outermost.includes(row))) for (const one of row) drop.add(one);
      }
    return segments.filter((one) => !drop.has(one));
  });
}
